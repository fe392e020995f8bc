import { NestFactory } from '@nestjs/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { PaidAuditService } from '../../../src/analyses/paid-audit.service.js';
import { AppModule } from '../../../src/app.module.js';
import { BillingAuditService } from '../../../src/billing/billing-audit.service.js';
import { BillingSweep } from '../../../src/billing/billing-sweep.js';
import { loadConfig } from '../../../src/shared/config/config.js';
import { signUp, type ApiClient } from '../../support/api-client.js';
import { Dice } from '../../support/drawn/dice.js';
import { sampleResult } from '../../support/results.js';
import { waitFor } from '../../support/wait-for.js';
import { acts, noPast, Refused, type Buyer } from './chaos-buyers.js';
import { countTheMoney } from './chaos-count.js';
import { World } from './chaos-world.js';

// Random steps of buyers, banks and bad luck; at the end every krona and report is counted. Run by
// `npm run chaos:billing`; the same seed throws the same dice. Ends by itself, with 1 when the money does not add up.
const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '10000' },
    users: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const steps = Number(values.steps);
const users = Math.min(50, Number(values.users));
const seed = Number(values.seed);
/** Acts that are under way at the same time. */
const atOnce = 8;
const previewsEach = 400;
const overallMs = 45 * 60_000;

setTimeout(() => {
  console.error(`Not ready after ${overallMs / 60_000} minutes; the seed is ${seed}.`);
  process.exit(1);
}, overallMs).unref();

const names = Object.keys(acts);
const total = names.reduce((sum, name) => sum + acts[name]![0], 0);

function throwAct(dice: Dice): string {
  let at = dice.next() * total;
  return names.find((name) => (at -= acts[name]![0]) < 0) ?? names[0]!;
}

/** Runs an act on the server's services in this process, without serving or taking jobs. */
async function withServices<T>(world: World, act: (get: AppGet) => Promise<T>): Promise<T> {
  const app = await NestFactory.createApplicationContext(
    AppModule.for({ ...loadConfig(world.env), role: 'web' }),
    { logger: false, abortOnError: false },
  );
  try {
    return await act((token) => app.get(token, { strict: false }));
  } finally {
    await app.close();
  }
}
type AppGet = <T>(token: new (...args: never[]) => T) => T;

async function makeBuyers(world: World): Promise<Buyer[]> {
  const clients: ApiClient[] = [];
  for (let at = 0; at < users; at += 1) clients.push(await signUp(world.url));
  return withServices(world, async (get) => {
    const em = get(EntityManager).fork();
    const result = JSON.stringify(sampleResult());
    return Promise.all(
      clients.map(async (client): Promise<Buyer> => {
        const previews = await em.execute<{ id: string }[]>(
          `insert into analyses (id, user_id, hemnet_url, listing_key, status, is_paid, attempt, run, scraping_progress,
              analysis_result, verdict, created_at, started_at, updated_at, facts_from_link, is_forced, photos_count,
              floorplans_count)
           select gen_random_uuid(), ?, 'https://exempelmaklaren.example/objekt/' || n, 'chaos:' || n, 'completed', false,
              1, 1, '{"current_step": "completed"}', ?::jsonb, 'YELLOW', now(), now(), now(), false, false, 0, 0
             from generate_series(1, ?) as n returning id`,
          [client.userId, result, previewsEach],
        );
        return { client, token: client.token, previews: previews.map(({ id }) => id) };
      }),
    );
  });
}

/** Long after any timeout of ours. */
const answerMs = 120_000;
const HUNG = 'no answer at all';
function hang(): never {
  throw new Refused(HUNG);
}

/** How often each act went through, and what became of it otherwise. */
type Outcomes = Record<string, Record<string, number>>;

async function run(world: World, buyers: readonly Buyer[]): Promise<Outcomes> {
  const dice = new Dice(seed);
  const past = noPast();
  const outcomes: Outcomes = {};
  const note = (name: string, what: string) => {
    const row = (outcomes[name] ??= { done: 0 });
    row[what] = (row[what] ?? 0) + 1;
  };
  const under = new Set<Promise<unknown>>();
  for (let step = 1; step <= steps; step += 1) {
    const name = throwAct(dice);
    const buyer = dice.of(buyers);
    // Each act throws dice of its own, so that what it does hangs on its step and not on who was faster.
    const own = new Dice(seed * 100_003 + step);
    // What is under way meets the blow; what comes after it would only hear that nobody is at home.
    await world.whole();
    const act = acts[name]![1](world, past, buyer, own);
    const work = Promise.race([act, sleep(answerMs, undefined, { ref: false }).then(hang)]).then(
      () => note(name, 'done'),
      (error: unknown) => note(name, error instanceof Refused ? error.message : 'broken off'),
    );
    const one: Promise<unknown> = work.finally(() => under.delete(one));
    under.add(one);
    if (under.size >= atOnce) await Promise.race(under);
    if (step % 500 === 0) console.error(`${step} of ${steps} steps`);
  }
  await Promise.all(under);
  return outcomes;
}

/** Nothing is broken any more, everything on its way arrives, and what was lost is looked for. */
async function settleDown(world: World): Promise<void> {
  const { control, sdk } = world.stripe;
  console.error('settling down');
  await world.calm();
  await control.faults({ count: 0 });
  await control.delivery('normal');
  for await (const session of sdk.checkout.sessions.list({ limit: 100 })) {
    if (session.status === 'open') await control.expire(session.id);
    else if (session.payment_status === 'unpaid') await control.settle(session.id).catch(() => undefined);
  }
  for (let waiting = 1; waiting > 0;) waiting = (await control.deliver()).waiting.length;
  await world.stripe.settled();
  await withServices(world, async (get) => {
    const em = get(EntityManager).fork();
    const unfinished = async () => {
      const [row] = await em.execute<{ events: number; purchases: number; analyses: number }[]>(
        `select (select count(*)::int from stripe_events where status in ('received', 'failed')) as events,
                (select count(*)::int from purchases where status in ('pending', 'waiting') and session_id is not null)
                  + (select count(*)::int from purchases where amount_withdrawn > 0 and withdrawal_refund_id is null) as purchases,
                (select count(*)::int from analyses where status in ('processing', 'scraped', 'analyzing')) as analyses`,
      );
      return row!;
    };
    await waitFor(
      async () => {
        // Later than now: what is quiet for minutes is looked for at once.
        await get(BillingSweep).sweep(new Date(Date.now() + 60 * 60_000));
        await sleep(1_000);
        const { events, purchases, analyses } = await unfinished();
        console.error(`unsettled: ${events} events, ${purchases} purchases, ${analyses} analyses`);
        return events + purchases + analyses === 0;
      },
      { timeoutMs: 6 * 60_000, everyMs: 500, what: 'everything to be settled' },
    );
  });
}

console.log(`seed ${seed}, ${steps} steps, ${users} buyers`);
const begun = Date.now();
const world = await World.start();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void world.stop().finally(() => process.exit(1)));
try {
  const outcomes = await run(world, await makeBuyers(world));
  await settleDown(world);
  // Kept events whose refusal was lost are asked for once more: nothing may change by it.
  const books = await world.stripe.control.books();
  const { count, audit } = await withServices(world, async (get) => ({
    count: await countTheMoney(get(EntityManager).fork(), books),
    audit: [
      ...(await get(BillingAuditService).audit(new Date(begun - 60_000))),
      ...(await get(PaidAuditService).audit()),
    ],
  }));
  console.table(outcomes);
  console.table({ ...world.counts, ...count.table, 'audit findings': audit.length });
  for (const fault of [...count.faults, ...audit.map(({ id, text }) => `audit: ${id}: ${text}`)])
    console.error(fault);
  // Of four steps one begins a purchase: a run in which next to none was made has proved nothing.
  const fewest = Math.floor(steps / 12);
  const made = books.sessions.length;
  if (made < fewest) console.error(`only ${made} purchases were begun, at least ${fewest} should have been`);
  const hung = Object.values(outcomes).reduce((sum, row) => sum + (row[HUNG] ?? 0), 0);
  if (hung > 0) console.error(`${hung} acts were never answered`);
  const isRight = count.faults.length + audit.length + hung === 0 && made >= fewest;
  console.log(isRight ? 'Every krona and report adds up.' : `It does not add up; the seed is ${seed}.`);
  process.exitCode = isRight ? 0 : 1;
} finally {
  await world.stop();
}
process.exit();
