import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppModule } from '../../../src/app.module.js';
import { CreditsService } from '../../../src/billing/credits.service.js';
import { loadConfig } from '../../../src/shared/config/config.js';
import { Dice } from '../../support/drawn/dice.js';
import { sized } from '../effort.js';
import { optionsAsked } from '../asked.js';
import { conclude, type Findings } from '../ending.js';
import { act, Buyer, noPast } from './chaos-analyses-buyers.js';
import { groups, type Books } from './chaos-analyses-count.js';
import { befall, expectedMishaps } from './chaos-analyses-mishaps.js';
import { settle } from './chaos-analyses-settle.js';
import { Strikes } from './chaos-analyses-strikes.js';
import { AnalysesWorld } from './chaos-analyses-world.js';

// Buyers have adverts analysed while the processes are killed at every step, and everything they stand on breaks; at
// the end each analysis, report and picture is counted. Run by `npm run chaos:analyses`. The same seed throws the same
// dice; which process is where just then is the machine's.
const values = optionsAsked({
  kills: { type: 'string', default: sized('500', '2') },
  analyses: { type: 'string', default: sized('300', '4') },
  users: { type: 'string', default: sized('24', '2') },
  minutes: { type: 'string', default: '45' },
  seed: { type: 'string', default: sized(String(Date.now() % 1_000_000), '7') },
  smoke: { type: 'boolean' },
});
const [kills, analyses, seed] = [Number(values.kills), Number(values.analyses), Number(values.seed)];
/** Sign-ups from one address within an hour are limited. */
const users = Math.min(50, Number(values.users));
const limitMs = 60 * 60_000;
/** After so long it is settled and counted all the same, and the missing kills are too little. */
const streamMs = Number(values.minutes) * 60_000;
const mostUnderWay = sized(24, 3);
const tellEveryMs = 30_000;
/** A run of so many kills goes on until somebody has died at every boundary there is. */
const wholeRun = 300;
/** Bought reports of every fourth buyer: none, few, and enough for the whole run. */
const bought = [0, 2, 60, 60];

const dice = new Dice(seed);
const strikes = new Strikes(dice, kills, 350);
const buyers: Buyer[] = [];
const past = noPast();
let begunWorld: AnalysesWorld | undefined;

async function chaos(): Promise<Findings> {
  const world = (begunWorld = await AnalysesWorld.start(strikes, seed, analyses * 6));
  const hands = await NestFactory.createApplicationContext(
    AppModule.for({ ...loadConfig(world.env), role: 'web' }),
    { logger: false, abortOnError: false },
  );
  const em = hands.get(EntityManager, { strict: false });
  await signUpBuyers(world, hands);
  const tooLittle = await stream(world, hands, em);
  console.error('settling down');
  const { faults, books, seconds } = await settle(world, hands, buyers, past);
  report(world, books, seconds);
  for (const { id, why } of await unforeseen(em)) console.error(`analysis ${id} failed as internal: ${why}`);
  await hands.close();
  await world.stop();
  return {
    measured: {
      kills: strikes.total,
      'analyses begun': past.started,
      'of them completed': books.analyses.filter(({ status }) => status === 'completed').length,
    },
    wrong: [...faults, ...world.faults],
    tooLittle: [...tooLittle, ...(kills < wholeRun ? [] : unproven(world))],
  };
}

async function signUpBuyers(world: AnalysesWorld, hands: INestApplicationContext): Promise<void> {
  for (let at = 0; at < users; at += 1) {
    const buyer = await Buyer.signUp(world.url);
    const reports = bought[at % bought.length]!;
    if (reports > 0)
      await hands.get(CreditsService, { strict: false }).grant(buyer.userId, reports, 'chaos', 'chaos');
    past.bought.set(buyer.userId, reports);
    buyer.page.open();
    buyers.push(buyer);
  }
}

/**
 * Analyses are begun as others end, until there were kills and analyses enough.
 * @returns what was too little when the time was over
 */
async function stream(
  world: AnalysesWorld,
  hands: INestApplicationContext,
  em: EntityManager,
): Promise<string[]> {
  const end = new AbortController();
  const mishaps = befall(world, hands, new Dice(seed + 3), end.signal);
  const tooLittle: string[] = [];
  const began = performance.now();
  let told = began;
  const isWhole = () => kills < wholeRun || strikes.missed.length === 0;
  while (strikes.total < kills || past.started < analyses || !isWhole()) {
    if (performance.now() - began > streamMs) {
      tooLittle.push(
        `only ${strikes.total} kills and ${past.started} analyses in ${streamMs / 60_000} minutes`,
      );
      break;
    }
    if (strikes.total >= kills && isWhole()) strikes.end();
    const under = await unfinished(em).catch(() => mostUnderWay);
    if (under < mostUnderWay) await Promise.all([1, 2, 3].map(() => act(world, past, buyers, dice)));
    await sleep(250);
    if (performance.now() - told < tellEveryMs) continue;
    told = performance.now();
    console.error(`${strikes.total} kills, ${past.started} analyses, ${under} under way`);
  }
  strikes.end();
  end.abort();
  await mishaps;
  return tooLittle;
}

async function unfinished(em: EntityManager): Promise<number> {
  const [row] = await em
    .fork()
    .execute<{ n: number }[]>(
      `select count(*)::int as n from analyses where status in ('processing', 'scraped', 'analyzing')`,
    );
  return row?.n ?? 0;
}

/** What a whole run should have met and has not. */
function unproven(world: AnalysesWorld): string[] {
  const faults = Object.entries(world.model.counts).filter(([, count]) => count === 0);
  return [
    ...strikes.missed.map((name) => `nobody was killed at: ${name}`),
    ...expectedMishaps.filter((name) => !world.counts[name]).map((name) => `there was none of: ${name}`),
    ...faults.map(([name]) => `the model never gave: ${name}`),
  ];
}

/** Runs that failed by something that no code names: each is worth a look. */
function unforeseen(em: EntityManager): Promise<{ id: string; why: string }[]> {
  return em.fork().execute(
    `select analysis_id as id, error_message as why from analysis_runs
      where error_code = 'internal' and outcome = 'failed'`,
  );
}

function report(world: AnalysesWorld, { analyses: rows, runs, entries }: Books, seconds: number): void {
  const tally = (names: readonly string[]) =>
    Object.fromEntries([...groups(names, (name) => name)].map(([name, same]) => [name, same.length]));
  console.table(Object.fromEntries(strikes.counts));
  console.table({ ...world.counts, 'full disk by': world.diskBy });
  console.table(world.model.counts);
  console.table({
    kills: strikes.total,
    'analyses begun': past.started,
    retried: past.retried,
    deleted: past.deleted,
    ...tally(rows.map(({ status, failure_code: code }) => (code ? `${status}: ${code}` : status))),
    ...tally(runs.map(({ outcome }) => `runs ${outcome ?? 'without an end'}`)),
    'reports spent': entries.filter(({ reason }) => reason === 'spend').length,
    'seconds until all had ended': seconds,
  });
}

console.error(`seed ${seed}`);
await conclude(chaos, {
  limitMs,
  clean: async () => begunWorld?.abandon(),
  words: {
    good: `All adds up; the seed is ${seed}.`,
    wrong: `It does not add up; the seed is ${seed}.`,
    tooLittle: `Too little happened to say that all adds up; the seed is ${seed}.`,
    brokenOff: `The run was broken off and nothing was counted; the seed is ${seed}.`,
  },
});
