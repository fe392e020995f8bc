import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Analysis } from './analysis.entity.js';
import { figuresSql, problemsSql, technicalSql } from './analysis-figures.js';
import type { AnalysisStats, PriceFigures } from './analysis.types.js';
import { toCard } from './analysis-view.js';

type Kind = 'flats' | 'houses';

/** kr/m² of this week and of before, and of how many homes each. */
interface Change {
  recent_count: number;
  recent_sqm: number | null;
  older_count: number;
  older_sqm: number | null;
}

type OfKind = Record<`${Kind}_${'count' | 'lowest' | 'highest' | 'average'}`, number> &
  Record<`${Kind}_sqm`, number | null> & {
    [name in keyof Change as `${Kind}_${name}`]: Change[name];
  };

interface Figures extends OfKind {
  total: number;
  this_week: number;
  average_confidence: number | null;
  red_flags: number;
  green: number;
  yellow: number;
  red: number;
}

/** The figures of /home over one user's own analyses, counted by the database; no result is opened for them. */
@Injectable()
export class AnalysisStatsService {
  constructor(private readonly em: EntityManager) {}

  async stats(userId: string): Promise<AnalysisStats> {
    const { em } = this;
    const [[figures], technical, problems, latest] = await Promise.all([
      em.fork().execute<Figures[]>(figuresSql, [userId]),
      em.fork().execute<{ status: 'green' | 'yellow' | 'red'; count: number }[]>(technicalSql, [userId]),
      em.fork().execute<{ title: string; count: number }[]>(problemsSql, [userId]),
      em.fork().find(Analysis, { user: userId }, { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 3 }),
    ]);
    const f = figures!;
    return {
      total: f.total,
      thisWeek: f.this_week,
      averageConfidence: f.average_confidence,
      latest: latest.map(toCard),
      priceInsights: { flats: toPrices(f, 'flats'), houses: toPrices(f, 'houses') },
      riskOverview: {
        totalRedFlags: f.red_flags,
        verdicts: { GREEN: f.green, YELLOW: f.yellow, RED: f.red },
        technical: toShares(technical),
        commonProblems: problems,
      },
    };
  }
}

function toPrices(f: Figures, kind: Kind): PriceFigures | null {
  if (f[`${kind}_count`] === 0) return null;
  return {
    count: f[`${kind}_count`],
    lowestPriceKr: f[`${kind}_lowest`],
    highestPriceKr: f[`${kind}_highest`],
    averagePriceKr: f[`${kind}_average`],
    averagePricePerSqmKr: f[`${kind}_sqm`],
    trend: toTrend({
      recent_count: f[`${kind}_recent_count`],
      recent_sqm: f[`${kind}_recent_sqm`],
      older_count: f[`${kind}_older_count`],
      older_sqm: f[`${kind}_older_sqm`],
    }),
  };
}

/** At least two analyses on each side of the week's border and a change of 5 % or more, else nothing is claimed. */
function toTrend(f: Change): { direction: 'up' | 'down'; percent: number } | null {
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
