import { NestFactory } from '@nestjs/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { AppModule } from '../../../src/app.module.js';
import { CreditsService } from '../../../src/billing/credits.service.js';
import { loadConfig } from '../../../src/shared/config/config.js';
import { Dice } from '../../support/drawn/dice.js';
import { act, Buyer, noPast } from './chaos-analyses-buyers.js';
import { groups, type Books } from './chaos-analyses-count.js';
import { befall, expectedMishaps } from './chaos-analyses-mishaps.js';
import { settle } from './chaos-analyses-settle.js';
import { Strikes } from './chaos-analyses-strikes.js';
import { AnalysesWorld } from './chaos-analyses-world.js';

// Buyers have adverts analysed while the processes are killed at every step, and everything they stand on breaks; at
// the end each analysis, report and picture is counted. Run by `npm run chaos:analyses`; ends by itself, with 1 when
// something does not add up. The same seed throws the same dice; which process is where just then is the machine's.
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '500' },
    analyses: { type: 'string', default: '300' },
    users: { type: 'string', default: '24' },
    minutes: { type: 'string', default: '45' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const [kills, analyses, seed] = [Number(values.kills), Number(values.analyses), Number(values.seed)];
/** Sign-ups from one address within an hour are limited. */
const users = Math.min(50, Number(values.users));
const overallMs = 60 * 60_000;
/** After so long it is settled and counted all the same, and the missing kills are a fault. */
const streamMs = Number(values.minutes) * 60_000;
const mostUnderWay = 24;
const tellEveryMs = 30_000;
/** A run of so many kills goes on until somebody has died at every boundary there is. */
const wholeRun = 300;
/** Bought reports of every fourth buyer: none, few, and enough for the whole run. */
const bought = [0, 2, 60, 60];

setTimeout(() => {
  console.error(`Not ready after ${overallMs / 60_000} minutes; the seed is ${seed}.`);
  void world.abandon().finally(() => process.exit(1));
}, overallMs).unref();

console.error(`seed ${seed}`);
const dice = new Dice(seed);
const strikes = new Strikes(dice, kills, 350);
const world = await AnalysesWorld.start(strikes, seed, analyses * 6);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void world.abandon().finally(() => process.exit(130)));
}
const hands = await NestFactory.createApplicationContext(
  AppModule.for({ ...loadConfig(world.env), role: 'web' }),
  { logger: false, abortOnError: false },
);
const em = hands.get(EntityManager, { strict: false });
const buyers: Buyer[] = [];
const past = noPast();
for (let at = 0; at < users; at += 1) {
  const buyer = await Buyer.signUp(world.url);
  const reports = bought[at % bought.length]!;
  if (reports > 0)
    await hands.get(CreditsService, { strict: false }).grant(buyer.userId, reports, 'chaos', 'chaos');
  past.bought.set(buyer.userId, reports);
  buyer.page.open();
  buyers.push(buyer);
}
await stream();
console.error('settling down');
const { faults, books, seconds } = await settle(world, hands, buyers, past);
report(books);
for (const { id, why } of await unforeseen()) console.error(`analysis ${id} failed as internal: ${why}`);
const missed = kills < wholeRun ? [] : unproven();
const all = [...faults, ...world.faults, ...missed];
for (const fault of all) console.error(`FAULT ${fault}`);
await hands.close();
await world.stop();
console.log(all.length === 0 ? `All adds up. Seed ${seed}.` : `${all.length} faults. Seed ${seed}.`);
process.exit(all.length === 0 ? 0 : 1);

/** Analyses are begun as others end, until there were kills and analyses enough. */
async function stream(): Promise<void> {
  const end = new AbortController();
  const mishaps = befall(world, hands, new Dice(seed + 3), end.signal);
  const began = performance.now();
  let told = began;
  const isWhole = () => kills < wholeRun || strikes.missed.length === 0;
  while (strikes.total < kills || past.started < analyses || !isWhole()) {
    if (performance.now() - began > streamMs) {
      world.faults.push(
        `only ${strikes.total} kills and ${past.started} analyses in ${streamMs / 60_000} minutes`,
      );
      break;
    }
    if (strikes.total >= kills && isWhole()) strikes.end();
    const under = await unfinished().catch(() => mostUnderWay);
    if (under < mostUnderWay) await Promise.all([1, 2, 3].map(() => act(world, past, buyers, dice)));
    await sleep(250);
    if (performance.now() - told < tellEveryMs) continue;
    told = performance.now();
    console.error(`${strikes.total} kills, ${past.started} analyses, ${under} under way`);
  }
  strikes.end();
  end.abort();
  await mishaps;
}

async function unfinished(): Promise<number> {
  const [row] = await em
    .fork()
    .execute<{ n: number }[]>(
      `select count(*)::int as n from analyses where status in ('processing', 'scraped', 'analyzing')`,
    );
  return row?.n ?? 0;
}

/** What a whole run should have met and has not. */
function unproven(): string[] {
  const faults = Object.entries(world.model.counts).filter(([, count]) => count === 0);
  return [
    ...strikes.missed.map((name) => `nobody was killed at: ${name}`),
    ...expectedMishaps.filter((name) => !world.counts[name]).map((name) => `there was none of: ${name}`),
    ...faults.map(([name]) => `the model never gave: ${name}`),
  ];
}

/** Runs that failed by something that no code names: each is worth a look. */
function unforeseen(): Promise<{ id: string; why: string }[]> {
  return em.fork().execute(
    `select analysis_id as id, error_message as why from analysis_runs
      where error_code = 'internal' and outcome = 'failed'`,
  );
}

function report({ analyses: rows, runs, entries }: Books): void {
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
