import { sized } from '../effort.js';
import { askedSql } from './asked-sql.js';
import { startBare } from './bare.js';
import { shoot } from './shoot.js';
import type { Stage } from './stage.js';

/** What a reading endpoint may take of the time of its bare counterpart, at the ninety-ninth percentile. */
const bar = 3;

export interface Reading {
  readonly what: string;
  readonly oursP99: number;
  readonly bareP99: number;
  readonly ratio: number;
  readonly isOver: boolean;
}

/** The endpoints that pages read, each beside the same SQL on a bare route, in turns, by the same rate. */
export async function loadReadings(
  { server, env, readers }: Stage,
  options: { rounds: number; seconds: number; rate: number; connections: number },
): Promise<Reading[]> {
  const [reader] = readers;
  const headers = { authorization: `Bearer ${reader!.token}` };
  const paths = [
    '/api/auth/me',
    '/api/analyses?limit=24',
    '/api/analyses?limit=24&search=malm',
    '/api/analyses/stats',
    `/api/analyses/${reader!.reportId}`,
    `/api/analyses/${reader!.reportId}/report`,
  ];
  const bare = await startBare(env['DATABASE_URL']!, await askedSql(env, reader!.token, paths));
  try {
    const readings: Reading[] = [];
    for (const path of paths) {
      const [oursP99, bareP99] = await inTurns([server.url + path, bare.url + path], headers, options);
      const ratio = oursP99 / bareP99;
      const what = path.replace(reader!.reportId, ':id');
      readings.push({ what, oursP99, bareP99, ratio, isOver: ratio > bar });
    }
    return readings;
  } finally {
    bare.stop();
  }
}

/** Shoots at each address by turns, round by round. @returns the median of each one's p99, ms */
async function inTurns(
  urls: readonly [string, string],
  headers: Record<string, string>,
  options: { rounds: number; seconds: number; rate: number; connections: number },
): Promise<[number, number]> {
  const p99s: [number[], number[]] = [[], []];
  // The first round warms both up.
  const warming = sized(1, 0);
  for (let round = 0; round < warming + options.rounds; round += 1) {
    for (const [index, url] of urls.entries()) {
      const shots = await shoot({ url, headers }, options);
      if (shots.faults > 0) throw new Error(`${url}: ${shots.faults} of ${shots.requests} failed`);
      if (round >= warming) p99s[index]!.push(shots.p99);
    }
  }
  return [median(p99s[0]), median(p99s[1])];
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
