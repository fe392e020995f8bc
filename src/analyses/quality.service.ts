import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isoTime } from '../shared/database/admin-list.js';
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
/** A worker that died leaves its run open; no run takes so long. */
const isLost = `outcome is null and started_at < now() - interval '20 minutes'`;
const local = `at time zone 'Europe/Stockholm'`;
/** SQL of the first moment of so many days, this one included: midnight in Stockholm. */
const beginOf = (days: number): string => `((now() ${local})::date - ${days - 1})::timestamp ${local}`;
const siteAnswers = ['read', 'blocked', 'changed', 'unavailable', 'gone', 'other'] as const;

/** First moments: of the period, of as many days before it, of the last 7 days and of the last 35. */
type Begins = Readonly<Record<'period' | 'before' | 'recent' | 'earlier', Date>>;

/** How quick, how dear and how reliable the reports were, counted from the runs' own log. */
@Injectable()
export class QualityService {
  constructor(private readonly em: EntityManager) {}

  /** Runs of deleted analyses are gone with them, and in no figure. */
  async view(days: QualityDays): Promise<QualityView> {
    const step = days === 30 ? 'day' : 'week';
    const begins = await this.begins(days);
    const [[whole, points], writers, failures, sites] = await Promise.all([
      this.figures(begins, step),
      this.writers(begins),
      this.failures(begins),
      this.sites(begins),
    ]);
    const written = writers.map(({ analyst, reports, reused, fellBack }) => ({
      asked: analyst === 'openai' ? reports - reused : fellBack,
      fellBack,
    }));
    const sum = (key: 'asked' | 'fellBack') => written.reduce((total, each) => total + each[key], 0);
    const fallback = { asked: sum('asked'), fellBack: sum('fellBack') };
    return { days, step, whole, points, writers, fallback, failures, sites };
  }

  /** As constants: an expression would be worked out anew for each row. */
  private async begins(days: QualityDays): Promise<Begins> {
    const [begins] = await this.em.fork().execute<Begins[]>(
      `select ${beginOf(days)} as period, ${beginOf(days)} - make_interval(days => ${days}) as before,
              ${beginOf(7)} as recent, ${beginOf(35)} as earlier`,
    );
    return begins!;
  }

  private async figures(
    { period }: Begins,
    step: 'day' | 'week',
  ): Promise<[whole: QualityFigures, points: QualityPoint[]]> {
    const em = this.em.fork();
    const rows = await em.execute<FiguresRow[]>(
      `select to_char(first, 'YYYY-MM-DD') as "from", (count(*) filter (where ${isDone}))::int as reports,
              (count(*) filter (where outcome = 'failed'))::int as failed,
              ${spread('capture_ms')} filter (where ${isDone}) as capture,
              ${spread('images_ms')} filter (where ${isDone}) as images,
              ${spread('report_ms')} filter (where ${isDone}) as report,
              ${spread('extract(epoch from ended_at - started_at)::float8 * 1000')} filter (where ${isDone}) as total,
              sum(cost_usd) as "costUsd"
         from (select *, date_trunc('${step}', started_at ${local}) as first
                 from analysis_runs where started_at >= ?) runs
        group by grouping sets ((first), ())`,
      [period],
    );
    const found = new Map(rows.map((row) => [row.from, figuresOf(row)]));
    const all = await em.execute<{ from: string }[]>(
      `select to_char(day, 'YYYY-MM-DD') as "from"
         from generate_series(date_trunc('${step}', ?::timestamptz ${local}), (now() ${local}), interval '1 ${step}') day`,
      [period],
    );
    return [found.get(null) ?? none, all.map(({ from }) => ({ from, ...(found.get(from) ?? none) }))];
  }

  private async writers({ period }: Begins): Promise<WriterFigures[]> {
    const rows = await this.em.fork().execute<WriterRow[]>(
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

  private failures({ period, before }: Begins): Promise<FailureFigures[]> {
    return this.em.fork().execute<FailureFigures[]>(
      `select coalesce(error_code, 'lost') as code, (count(*) filter (where started_at >= ?))::int as count,
              (count(*) filter (where started_at < ?))::int as before
         from analysis_runs
        where started_at >= ? and (outcome = 'failed' or (${isLost}))
        group by 1 order by 2 desc, 3 desc, 1`,
      [period, period, before],
    );
  }

  private async sites(begins: Begins): Promise<SiteFigures[]> {
    const [period, recent, earlier] = await Promise.all([
      this.readings('read_at >= ?', [begins.period]),
      this.readings('read_at >= ?', [begins.recent]),
      this.readings('read_at >= ? and read_at < ?', [begins.earlier, begins.recent]),
    ]);
    return [...period]
      .map(([site, answers]) => {
        const [late, before] = [recent.get(site) ?? noAnswers, earlier.get(site) ?? noAnswers];
        return { site, ...answers, state: stateOf(late, before), recent: late, earlier: before };
      })
      .sort(
        (a, b) =>
          Number(b.state === 'stopped') - Number(a.state === 'stopped') ||
          b.reads - a.reads ||
          (readShare(a) ?? 1) - (readShare(b) ?? 1),
      );
  }

  private async readings(
    condition: string,
    values: readonly Date[],
  ): Promise<ReadonlyMap<string, SiteAnswers>> {
    type Row = { site: string; reads: number; medianFacts: number | null } & SiteAnswers['answers'];
    const counted = siteAnswers.map(
      (answer) => `(count(*) filter (where answer = '${answer}'))::int as "${answer}"`,
    );
    const rows = await this.em.fork().execute<Row[]>(
      `select site, count(*)::int as reads, ${counted.join(', ')},
              percentile_cont(0.5) within group (order by facts) as "medianFacts"
         from site_readings where ${condition} group by site`,
      [...values],
    );
    return new Map(
      rows.map(({ site, reads, medianFacts, ...answers }) => [site, { reads, answers, medianFacts }]),
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
