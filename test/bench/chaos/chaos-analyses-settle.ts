import type { INestApplicationContext } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { setTimeout as sleep } from 'node:timers/promises';
import { PictureSweep } from '../../../src/analyses/picture-sweep.js';
import { runAnalysis } from '../../../src/analyses/run-analysis.job.js';
import { QueueControl } from '../../../src/shared/queue/queue-control.service.js';
import { sized } from '../effort.js';
import { readBooks } from './chaos-analyses-books.js';
import type { Buyer, Past } from './chaos-analyses-buyers.js';
import { faultsIn, type Books } from './chaos-analyses-count.js';
import type { AnalysesWorld } from './chaos-analyses-world.js';

/** The service has so long to bring everything to its end by itself, ms: more than the slowest model and two sweeps. */
const SETTLE_MS = 6 * 60_000;
/** A page that came back may take so long to hear all that it missed, ms. */
const HEAR_MS = 30_000;
/** It is looked at so often. */
const LOOK_MS = sized(1_000, 200);

/** Waits for the end of all that was begun, without a hand in it, and reads what is there then. */
export async function settle(
  world: AnalysesWorld,
  hands: INestApplicationContext,
  buyers: readonly Buyer[],
  past: Past,
): Promise<{ faults: string[]; books: Books; seconds: number }> {
  const started = performance.now();
  await world.calm();
  const read = async () => booksOf(world, hands, buyers, past);
  await until(SETTLE_MS, async () => {
    const { analyses, jobs, leases } = await read();
    return jobs.length + leases.length === 0 && analyses.every(({ status }) => isEnded(status));
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  await Promise.all(buyers.map(({ page }) => page.close()));
  for (const { page } of buyers) page.open();
  await until(HEAR_MS, async () => !faultsIn(await read()).some((fault) => fault.includes('page')));
  await hands.get(PictureSweep, { strict: false }).sweep(0);
  const books = await read();
  await Promise.all(buyers.map(({ page }) => page.close()));
  return { faults: faultsIn(books), books, seconds };
}

const isEnded = (status: string) => status === 'completed' || status === 'failed';

async function booksOf(
  world: AnalysesWorld,
  hands: INestApplicationContext,
  buyers: readonly Buyer[],
  past: Past,
): Promise<Books> {
  const control = hands.get(QueueControl, { strict: false });
  const jobs = await Promise.all(
    (['waiting', 'active', 'stalled', 'delayed'] as const).map((state) =>
      control.ids(runAnalysis.queue, state),
    ),
  );
  return {
    ...(await readBooks(hands.get(EntityManager, { strict: false }).fork(), world.images)),
    jobs: jobs.flat(),
    bought: past.bought,
    given: past.given,
    pages: new Map(buyers.map(({ userId, page }) => [userId, page.cards])),
  };
}

/** Whatever is not so by then is found by the count. */
async function until(milliseconds: number, condition: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + milliseconds;
  while (performance.now() < deadline && !(await condition().catch(() => false))) await sleep(LOOK_MS);
}
