import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Analysis } from './analysis.entity.js';
import type { AnalysisStats } from './analysis.types.js';
import { toCard } from './analysis-view.js';

interface Figures {
  total: number;
  this_week: number;
  average_confidence: number | null;
  red_flags: number;
  green: number;
  yellow: number;
  red: number;
  priced: number;
  lowest_price: number;
  highest_price: number;
  average_price: number;
  average_sqm: number | null;
  houses: number;
  apartments: number;
  recent_count: number;
  recent_sqm: number | null;
  older_count: number;
  older_sqm: number | null;
}

/** The figures of /home over one user's own analyses, counted by the database. */
@Injectable()
export class AnalysisStatsService {
  constructor(private readonly em: EntityManager) {}

  async stats(userId: string): Promise<AnalysisStats> {
    const em = this.em.fork();
    const [[figures], technical, problems, latest] = await Promise.all([
      em.fork().execute<Figures[]>(FIGURES, [userId]),
      em.fork().execute<{ status: 'green' | 'yellow' | 'red'; count: number }[]>(TECHNICAL, [userId]),
      em.fork().execute<{ title: string; count: number }[]>(PROBLEMS, [userId]),
      em.find(Analysis, { user: userId }, { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 3 }),
    ]);
    const f = figures!;
    return {
      total: f.total,
      thisWeek: f.this_week,
      averageConfidence: f.average_confidence,
      latest: latest.map(toCard),
      priceInsights:
        f.priced === 0
          ? null
          : {
              averagePricePerSqmKr: f.average_sqm,
              lowestPriceKr: f.lowest_price,
              highestPriceKr: f.highest_price,
              averagePriceKr: f.average_price,
              houses: f.houses,
              apartments: f.apartments,
              trend: toTrend(f),
            },
      riskOverview: {
        totalRedFlags: f.red_flags,
        verdicts: { GREEN: f.green, YELLOW: f.yellow, RED: f.red },
        technical: toShares(technical),
        commonProblems: problems,
      },
    };
  }
}

/** At least two analyses on each side of the week's border and a change of 5 % or more, else nothing is claimed. */
function toTrend(f: Figures): { direction: 'up' | 'down'; percent: number } | null {
  if (f.recent_count < 2 || f.older_count < 2 || !f.recent_sqm || !f.older_sqm) return null;
  const change = (f.recent_sqm / f.older_sqm - 1) * 100;
  if (Math.abs(change) < 5) return null;
  return { direction: change > 0 ? 'up' : 'down', percent: Math.round(Math.abs(change)) };
}

function toShares(rows: { status: 'green' | 'yellow' | 'red'; count: number }[]) {
  const total = rows.reduce((sum, row) => sum + row.count, 0);
  if (total === 0) return null;
  const share = (status: string) =>
    Math.round(((rows.find((row) => row.status === status)?.count ?? 0) / total) * 100);
  return { green: share('green'), yellow: share('yellow'), red: share('red') };
}

const FIGURES = `
  with own as (select *, created_at > now() - interval '7 days' as recent from analyses where user_id = ?),
       done as (select * from own where status = 'completed'),
       priced as (select * from done where price is not null)
  select
    (select count(*)::int from own) as total,
    (select count(*)::int from own where recent) as this_week,
    (select round(avg(confidence))::int from done) as average_confidence,
    (select coalesce(sum(red_flags_count), 0)::int from done) as red_flags,
    (select count(*)::int from done where verdict = 'GREEN') as green,
    (select count(*)::int from done where verdict = 'YELLOW') as yellow,
    (select count(*)::int from done where verdict = 'RED') as red,
    (select count(*)::int from priced) as priced,
    (select min(price) from priced) as lowest_price,
    (select max(price) from priced) as highest_price,
    (select round(avg(price))::int from priced) as average_price,
    (select round(avg(price_per_sqm))::int from priced) as average_sqm,
    (select count(*)::int from priced where property_type ~* 'villa|hus') as houses,
    (select count(*)::int from priced where property_type ~* 'lägenhet' or (tenure ~* 'bostadsrätt' and coalesce(property_type, '') !~* 'villa|hus')) as apartments,
    (select count(*)::int from priced where recent and price_per_sqm is not null) as recent_count,
    (select avg(price_per_sqm)::float from priced where recent) as recent_sqm,
    (select count(*)::int from priced where not recent and price_per_sqm is not null) as older_count,
    (select avg(price_per_sqm)::float from priced where not recent) as older_sqm`;

const TECHNICAL = `
  select spec.value ->> 'status' as status, count(*)::int as count
    from analyses, jsonb_each(analysis_result -> 'technicalSpecs') as spec
   where user_id = ? and status = 'completed' and is_paid
   group by 1`;

const PROBLEMS = `
  select flag ->> 'title' as title, count(*)::int as count
    from analyses, jsonb_array_elements(analysis_result -> 'redFlags') as flag
   where user_id = ? and status = 'completed' and is_paid
   group by 1 order by 2 desc, 1 limit 5`;
