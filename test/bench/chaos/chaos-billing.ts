import { NestFactory } from '@nestjs/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { setTimeout as sleep } from 'node:timers/promises';
import { PaidAuditService } from '../../../src/analyses/paid-audit.service.js';
import { AppModule } from '../../../src/app.module.js';
import { BillingAuditService } from '../../../src/billing/billing-audit.service.js';
import { BillingSweep } from '../../../src/billing/billing-sweep.js';
import { loadConfig } from '../../../src/shared/config/config.js';
import { signUp, type ApiClient } from '../../support/api-client.js';
import { Dice } from '../../support/drawn/dice.js';
import { sampleResult } from '../../support/results.js';
import { sized } from '../effort.js';
import { optionsAsked } from '../asked.js';
import { conclude, type Findings } from '../ending.js';
import { limitFaults, limitsFor, tooLittleIn, type LimitMet } from './chaos-billing-happened.js';
import { meetTheLimit } from './chaos-billing-limit.js';
import { acts, noPast, Refused, type Buyer } from './chaos-buyers.js';
import { countTheMoney, undecided } from './chaos-count.js';
import { World } from './chaos-world.js';

// Random steps of buyers, banks and bad luck; at the end every krona and report is counted. Run by
// `npm run chaos:billing`; the same seed throws the same dice.
const values = optionsAsked({
  steps: { type: 'string', default: sized('10000', '80') },
  users: { type: 'string', default: sized('30', '2') },
  seed: { type: 'string', default: sized(String(Date.now() % 1_000_000), '7') },
  smoke: { type: 'boolean' },
});
const steps = Number(values.steps);
const users = Math.min(50, Number(values.users));
const seed = Number(values.seed);
/** Acts that are under way at the same time. */
const atOnce = 8;
/** How many acts there are for each buyer: so many previews are enough, and so many payments are the limit. */
const each = Math.ceil(steps / users);
const limits = limitsFor(each);
const limitMs = 45 * 60_000;
const settleMs = 6 * 60_000;
/** What the sweep began may take so long. */
const sweepMs = sized(1_000, 300);

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
  // The last one buys nothing, and meets the limit instead.
  for (let at = 0; at <= users; at += 1) clients.push(await signUp(world.url));
  return withServices(world, async (get) => {
    const em = get(EntityManager).fork();
    const result = JSON.stringify(sampleResult());
    const buyers: Buyer[] = [];
    // One after the other: all at once would wait for a connection longer than the pool has patience.
    for (const client of clients) {
      const previews = await em.execute<{ id: string }[]>(
        `insert into analyses (id, user_id, hemnet_url, listing_key, status, is_paid, attempt, run, scraping_progress,
            analysis_result, verdict, created_at, started_at, updated_at, facts_from_link, is_forced, photos_count,
            floorplans_count)
         select gen_random_uuid(), ?, 'https://exempelmaklaren.example/objekt/' || n, 'chaos:' || n, 'completed', false,
            1, 1, '{"current_step": "completed"}', ?::jsonb, 'YELLOW', now(), now(), now(), false, false, 0, 0
           from generate_series(1, ?) as n returning id`,
        [client.userId, result, Math.max(20, Math.ceil(each * 1.2))],
      );
      buyers.push({ client, token: client.token, previews: previews.map(({ id }) => id) });
    }
    return buyers;
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

async function run(world: World, buyers: readonly Buyer[], onMiddle: () => Promise<void>): Promise<Outcomes> {
  const dice = new Dice(seed);
  const past = noPast();
  const outcomes: Outcomes = {};
  const note = (name: string, what: string) => {
    const row = (outcomes[name] ??= { done: 0 });
    row[what] = (row[what] ?? 0) + 1;
  };
  const under = new Set<Promise<unknown>>();
  const begin = (work: Promise<unknown>): void => {
    const one: Promise<unknown> = work.finally(() => under.delete(one));
    under.add(one);
  };
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
    begin(work);
    if (step === Math.ceil(steps / 2)) begin(onMiddle());
    if (under.size >= atOnce) await Promise.race(under);
    if (step % 500 === 0) console.error(`${step} of ${steps} steps`);
  }
  await Promise.all(under);
  return outcomes;
}

/**
 * Nothing is broken any more, everything on its way arrives, and what was lost is looked for.
 * @returns what is not settled by then
 */
async function settleDown(world: World): Promise<string[]> {
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
  return withServices(world, async (get) => {
    const em = get(EntityManager).fork();
    const unfinished = async () => {
      const [row] = await em.execute<{ events: number; purchases: number; analyses: number }[]>(
        `select (select count(*)::int from stripe_events where status in ('received', 'failed')) as events,
                (select count(*)::int from purchases where status in ('pending', 'waiting') and session_id is not null)
                  + (select count(*)::int from purchases where amount_withdrawn > 0 and withdrawal_refund_id is null
                      and coalesce(dispute_status, '') <> all (?::text[])) as purchases,
                (select count(*)::int from analyses where status in ('processing', 'scraped', 'analyzing')) as analyses`,
        [`{${undecided.join()}}`],
      );
      return row!;
    };
    const deadline = Date.now() + settleMs;
    for (;;) {
      // Later than now: what is quiet for minutes is looked for at once.
      await get(BillingSweep).sweep(new Date(Date.now() + 60 * 60_000));
      await sleep(sweepMs);
      const { events, purchases, analyses } = await unfinished();
      const left = `${events} events, ${purchases} purchases, ${analyses} analyses`;
      console.error(`unsettled: ${left}`);
      if (events + purchases + analyses === 0) return [];
      if (Date.now() > deadline) return [`not settled after ${settleMs / 60_000} minutes: ${left}`];
      await sleep(500);
    }
  });
}

let world: World | undefined;

async function chaos(): Promise<Findings> {
  const begun = Date.now();
  world = await World.start(limits.env);
  const buyers = await makeBuyers(world);
  const impatient = buyers.pop()!;
  let limit: LimitMet = { letThrough: 0, allowed: 0, waitS: undefined };
  const outcomes = await run(world, buyers, async () => {
    limit = await meetTheLimit(world!, impatient, limits.payments);
  });
  const unsettled = await settleDown(world);
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
  console.table({
    ...world.counts,
    ...count.table,
    'payments let through to the limit': limit.letThrough,
    'audit findings': audit.length,
  });
  console.log(`answers: ${[...world.answers].map(([status, times]) => `${status} ×${times}`).join(', ')}`);
  const hung = Object.values(outcomes).reduce((sum, row) => sum + (row[HUNG] ?? 0), 0);
  const paid = books.sessions.filter(({ payment_status: status }) => status === 'paid').length;
  return {
    measured: { 'purchases begun': books.sessions.length, 'of them paid': paid },
    wrong: [
      ...count.faults,
      ...unsettled,
      ...audit.map(({ id, text }) => `audit: ${id}: ${text}`),
      ...(hung > 0 ? [`${hung} acts were never answered`] : []),
      ...limitFaults(limit),
    ],
    tooLittle: tooLittleIn({
      steps,
      begun: books.sessions.length,
      paid,
      answers: world.answers,
      acts: names.map((name) => ({
        name,
        done: outcomes[name]?.['done'] ?? 0,
        meant: (steps * acts[name]![0]) / total,
      })),
      limit,
    }),
  };
}

console.log(`seed ${seed}, ${steps} steps, ${users} buyers`);
await conclude(
  async () => {
    const findings = await chaos();
    await world!.stop();
    return findings;
  },
  {
    limitMs,
    clean: async () => world?.stop(),
    words: {
      good: 'Every krona and report adds up.',
      wrong: `The books do not add up; the seed is ${seed}.`,
      tooLittle: `Too little happened to say that the books add up; the seed is ${seed}.`,
      brokenOff: `The run was broken off and nothing was counted; the seed is ${seed}.`,
    },
  },
);
