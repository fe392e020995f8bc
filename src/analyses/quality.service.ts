import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isoTime } from '../shared/database/admin-list.js';
import { qualityPeriods, type QualityPeriods } from './quality-periods.js';
import { readShare, stateOf } from './quality-sites.js';
import type {
  FailureFigures,
  QualityDays,
  QualityFigures,
  QualityPoint,
  QualityView,
  SiteAnswers,
  SiteFigures,
  Spread,
  WriterFigures,
} from './quality.types.js';
import { runningVersions } from './running-versions.js';

type Span = 'period' | 'recent' | 'earlier';
type Percentiles = readonly [number, number] | null;
type FiguresRow = Record<'capture' | 'images' | 'report' | 'total', Percentiles> & {
  readonly from: string | null;
  readonly reports: number;
  readonly failed: number;
  readonly costUsd: number | null;
};
type WriterRow = Omit<WriterFigures, 'time' | 'tokens' | 'costUsd'> &
  Record<'time' | 'tokens' | 'costUsd', Percentiles>;

const spread = (values: string): string =>
  `percentile_cont(array[0.5, 0.9]) within group (order by ${values})`;
const isDone = `outcome = 'completed'`;
const isFailed = `outcome = 'failed'`;
/** A worker that died leaves its run open until the next one finds it; no run takes so long. */
const isLost = `(outcome = 'lost' or (outcome is null and started_at < now() - interval '20 minutes'))`;
const siteAnswers = ['read', 'blocked', 'changed', 'unavailable', 'gone', 'other'] as const;

/** How quick, how dear and how reliable the reports were, counted from the runs' own log. */
@Injectable()
export class QualityService {
  constructor(private readonly em: EntityManager) {}

  /** Runs of deleted analyses are gone with them, and in no figure. */
  async view(days: QualityDays): Promise<QualityView> {
    // One after the other: buyers wait for the same few connections.
    const em = this.em.fork();
    const periods = await qualityPeriods(em, days, new Date());
    const [whole, points] = await this.figures(em, periods);
    const writers = await this.writers(em, periods);
    const ends = await this.ends(em, periods);
    const sites = await this.sites(em, periods);
    const written = writers.map(({ analyst, reports, reused, fellBack }) => ({
      asked: analyst === 'openai' ? reports - reused : fellBack,
      fellBack,
    }));
    const sum = (key: 'asked' | 'fellBack') => written.reduce((total, each) => total + each[key], 0);
    const fallback = { asked: sum('asked'), fellBack: sum('fellBack') };
    return {
      days,
      step: periods.step,
      whole,
      points,
      writers,
      fallback,
      ...ends,
      sites,
      versions: runningVersions(),
    };
  }

  /** How each site answers that was asked in the last 30 days; those that stopped reading well first. */
  async siteFigures(): Promise<SiteFigures[]> {
    const em = this.em.fork();
    return this.sites(em, await qualityPeriods(em, 30, new Date()));
  }

  private async figures(
    em: EntityManager,
    { period, step, moments }: QualityPeriods,
  ): Promise<[whole: QualityFigures, points: QualityPoint[]]> {
    const rows = await em.execute<FiguresRow[]>(
      `select to_char(first, 'YYYY-MM-DD') as "from", (count(*) filter (where ${isDone}))::int as reports,
              (count(*) filter (where ${isFailed}))::int as failed,
              ${spread('capture_ms')} filter (where ${isDone}) as capture,
              ${spread('images_ms')} filter (where ${isDone}) as images,
              ${spread('report_ms')} filter (where ${isDone}) as report,
              ${spread('extract(epoch from ended_at - started_at)::float8 * 1000')} filter (where ${isDone}) as total,
              sum(cost_usd) as "costUsd"
         from (select *, date_trunc('${step}', started_at at time zone 'Europe/Stockholm') as first
                 from analysis_runs where started_at >= ?) runs
        group by grouping sets ((first), ())`,
      [period],
    );
    const found = new Map(rows.map((row) => [row.from, figuresOf(row)]));
    return [found.get(null) ?? none, moments.map((from) => ({ from, ...(found.get(from) ?? none) }))];
  }

  private async writers(em: EntityManager, { period }: QualityPeriods): Promise<WriterFigures[]> {
    const rows = await em.execute<WriterRow[]>(
      `select analyst, template, version, count(*)::int as reports,
              (count(*) filter (where is_reused))::int as reused,
              (count(*) filter (where fell_back and not is_reused))::int as "fellBack",
              ${spread('report_ms')} filter (where not is_reused) as time,
              ${spread('token_count')} filter (where not is_reused) as tokens,
              ${spread('cost_usd')} filter (where not is_reused) as "costUsd",
              ${isoTime('max(started_at)')} as "lastUsed"
         from analysis_runs where started_at >= ? and ${isDone} and analyst is not null
        group by analyst, template, version order by max(started_at) desc limit 50`,
      [period],
    );
    return rows.map(({ time, tokens, costUsd, ...row }) => ({
      ...row,
      time: spreadOf(time),
      tokens: spreadOf(tokens),
      costUsd: spreadOf(costUsd, 6),
    }));
  }

  private async ends(
    em: EntityManager,
    { period, before }: QualityPeriods,
  ): Promise<Pick<QualityView, 'failures' | 'lost'>> {
    const rows = await em.execute<(Omit<FailureFigures, 'code'> & { code: string | null })[]>(
      `select case when ${isFailed} then coalesce(error_code, 'internal') end as code,
              (count(*) filter (where started_at >= ?))::int as count,
              (count(*) filter (where started_at < ?))::int as before
         from analysis_runs
        where started_at >= ? and (${isFailed} or ${isLost})
        group by 1 order by 2 desc, 3 desc, 1`,
      [period, period, before],
    );
    const { count, before: earlier } = rows.find(({ code }) => code === null) ?? { count: 0, before: 0 };
    const failures = rows.flatMap(({ code, ...row }) => (code === null ? [] : [{ code, ...row }]));
    return { failures, lost: { count, before: earlier } };
  }

  private async sites(em: EntityManager, periods: QualityPeriods): Promise<SiteFigures[]> {
    const counted = await this.readings(em, periods);
    const of = (span: Span, site: string) => counted.get(`${span} ${site}`) ?? noAnswers;
    return [...counted.keys()]
      .filter((key) => key.startsWith('period '))
      .map((key) => {
        const site = key.slice('period '.length);
        const [recent, earlier] = [of('recent', site), of('earlier', site)];
        return { site, ...of('period', site), state: stateOf(recent, earlier), recent, earlier };
      })
      .sort(
        (a, b) =>
          Number(b.state === 'stopped') - Number(a.state === 'stopped') ||
          b.reads - a.reads ||
          (readShare(a) ?? 1) - (readShare(b) ?? 1),
      );
  }

  /** By span and site, with a space between. */
  private async readings(
    em: EntityManager,
    { period, recent, earlier }: QualityPeriods,
  ): Promise<ReadonlyMap<string, SiteAnswers>> {
    type Row = { key: string; reads: number; medianFacts: number | null } & SiteAnswers['answers'];
    const counted = siteAnswers.map(
      (answer) => `(count(*) filter (where answer = '${answer}'))::int as "${answer}"`,
    );
    const rows = await em.execute<Row[]>(
      `select span || ' ' || site as key, count(*)::int as reads, ${counted.join(', ')},
              percentile_cont(0.5) within group (order by facts) as "medianFacts"
         from (values ('period', ?::timestamptz, 'infinity'::timestamptz), ('recent', ?, 'infinity'), ('earlier', ?, ?))
              as spans (span, first, past)
         join site_readings on read_at >= first and read_at < past
        group by span, site`,
      [period, recent, earlier, recent],
    );
    return new Map(
      rows.map(({ key, reads, medianFacts, ...answers }) => [key, { reads, answers, medianFacts }]),
    );
  }
}

const none: QualityFigures = {
  reports: 0,
  failed: 0,
  times: { capture: null, images: null, report: null, total: null },
  costUsd: null,
};
const noAnswers: SiteAnswers = {
  reads: 0,
  answers: { read: 0, blocked: 0, changed: 0, unavailable: 0, gone: 0, other: 0 },
  medianFacts: null,
};

/** PostgreSQL gives an array of nulls, or null, where there was nothing to count. */
function spreadOf(values: Percentiles, decimals = 0): Spread | null {
  if (values?.[0] == null) return null;
  const [median, p90] = values.map((value) => Number(value.toFixed(decimals)));
  return { median: median!, p90: p90! };
}

const figuresOf = ({
  reports,
  failed,
  costUsd,
  capture,
  images,
  report,
  total,
}: FiguresRow): QualityFigures => ({
  reports,
  failed,
  times: {
    capture: spreadOf(capture),
    images: spreadOf(images),
    report: spreadOf(report),
    total: spreadOf(total),
  },
  costUsd,
});
