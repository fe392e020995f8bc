import type { INestApplicationContext } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { setTimeout as sleep } from 'node:timers/promises';
import { operator } from '../../../cli/operator.js';
import { AnalysesService } from '../../../src/analyses/analyses.service.js';
import { runAnalysis } from '../../../src/analyses/run-analysis.job.js';
import { QueueService } from '../../../src/shared/queue/queue.service.js';
import type { Dice } from '../../support/drawn/dice.js';
import { sized } from '../effort.js';
import { AT_RANDOM } from './chaos-analyses-strikes.js';
import type { AnalysesWorld } from './chaos-analyses-world.js';

/** What befalls the world: how many cards of a deck, and whether the next card waits for its end. */
interface Mishap {
  readonly cards: number;
  readonly happen: (world: AnalysesWorld, dice: Dice, hands: INestApplicationContext) => Promise<void>;
}

/** What a whole run must have had of each, as the world notes it: a mishap that cannot happen proves nothing. */
export const expectedMishaps = [
  'workers halted while another takes their jobs',
  'jobs put in line twice',
  'finished reports started over by an operator',
  'pictures added to a finished report',
  'clocks set',
  'Redis flushed',
  'Redis restarted (with its file)',
  'Redis restarted (empty)',
  'PostgreSQL restarted (fast)',
  'PostgreSQL restarted (immediate)',
  'disk for pictures full',
] as const;

/** Longer than Bull's lock and the look for jobs whose lock has run out: another worker has the job by then. */
const HALT_MS = sized(40_000, 1_000);
const FULL_MS = sized(8_000, 1_000);
const MINUTE = 60_000;
const jumps = [2, 10, 60, 26 * 60, 3 * 24 * 60].flatMap((minutes) => [minutes * MINUTE, -minutes * MINUTE]);

const mishaps: readonly Mishap[] = [
  {
    cards: 26,
    happen: async (world, dice) => {
      world.strike(AT_RANDOM, dice.is(0.12) ? world.places[0]! : dice.of(world.workers));
    },
  },
  {
    cards: 3,
    happen: async (world, dice) => {
      const worker = dice.of(world.workers);
      if (!worker.isUp) return;
      world.note('workers halted while another takes their jobs');
      void worker.halt(HALT_MS);
    },
  },
  { cards: 4, happen: (world, dice, hands) => putTwice(world, dice, hands) },
  { cards: 3, happen: (world, dice, hands) => startOver(world, dice, hands) },
  {
    cards: 4,
    happen: async (world, dice) => {
      world.note('clocks set');
      const place = dice.of(world.places);
      place.setClock(dice.of(jumps));
      // Half of them are set right again while the process runs.
      if (dice.is(0.5)) void sleep(15_000).then(() => place.setClock(0));
    },
  },
  { cards: 1, happen: (world) => world.flushRedis() },
  { cards: 1, happen: (world, dice) => world.restartRedis(dice.of(['with its file', 'empty'])) },
  { cards: 1, happen: (world, dice) => world.restartPostgres(dice.of(['fast', 'immediate'])) },
  { cards: 1, happen: (world) => world.fillDisk(FULL_MS) },
];

/** A job of an analysis under way stands in line once more, as after a double click of an operator. */
async function putTwice(world: AnalysesWorld, dice: Dice, hands: INestApplicationContext): Promise<void> {
  const em = hands.get(EntityManager, { strict: false }).fork();
  const under = await em.execute<{ id: string; attempt: number }[]>(
    `select id, attempt from analyses where status in ('processing', 'scraped', 'analyzing')`,
  );
  if (under.length === 0) return;
  const { id, attempt } = dice.of(under);
  const keySuffix = `:again${dice.whole(0, 1_000_000)}`;
  await hands
    .get(QueueService, { strict: false })
    .add(runAnalysis, { analysisId: id, attempt }, { keySuffix });
  world.note('jobs put in line twice');
}

/** An operator has a finished report written anew, from an advert that may be gone. */
async function startOver(world: AnalysesWorld, dice: Dice, hands: INestApplicationContext): Promise<void> {
  const em = hands.get(EntityManager, { strict: false }).fork();
  const finished = await em.execute<{ id: string }[]>(`select id from analyses where status = 'completed'`);
  if (finished.length === 0) return;
  await hands
    .get(AnalysesService, { strict: false })
    .retry(operator, dice.of(finished).id, { force: true, actor: 'operator:chaos' });
  world.note('finished reports started over by an operator');
}

/** One mishap after the other until the end, in decks that hold each kind. */
export async function befall(
  world: AnalysesWorld,
  hands: INestApplicationContext,
  dice: Dice,
  end: AbortSignal,
): Promise<void> {
  let deck: Mishap[] = [];
  while (!end.aborted) {
    if (deck.length === 0) deck = shuffled(mishaps, dice);
    await deck
      .pop()!
      .happen(world, dice, hands)
      .catch(() => undefined);
    await sleep(dice.whole(1_000, 2_600), undefined, { signal: end }).catch(() => undefined);
  }
}

function shuffled(kinds: readonly Mishap[], dice: Dice): Mishap[] {
  const ranked = kinds.flatMap((kind) =>
    Array.from({ length: kind.cards }, () => ({ kind, rank: dice.next() })),
  );
  return ranked.sort((a, b) => a.rank - b.rank).map(({ kind }) => kind);
}
