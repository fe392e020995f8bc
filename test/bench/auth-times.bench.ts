import { randomUUID } from 'node:crypto';
import { UsersService } from '../../src/auth/users.service.js';
import { REDIS, type Redis } from '../../src/shared/redis/redis.module.js';
import { callAs } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { Dice } from '../support/drawn/dice.js';
import { startSmtpServer } from '../support/smtp-server.js';
import { median } from './analysis.bench.js';
import type { Row } from './bench-table.js';
import { sized } from './effort.js';

const SEED = 9;
const TRIES = sized(80, 3);
/** So many shufflings say what chance alone would do; the bar lets one run in a thousand fail by it. */
const SHUFFLES = sized(4_000, 20);
const BY_CHANCE = 0.001;
/** The first ones warm the way. */
const WARMING = sized(10, 0);
const password = 'blåbär och mjölk';

type Ask = (email: string) => readonly [path: string, body: object];
const logIn: Ask = (email) => ['/auth/login', { email, password: 'inte det rätta' }];
const signUp: Ask = (email) => ['/auth/signup', { email, password: 'ett annat lösenord' }];
const reset: Ask = (email) => ['/auth/reset', { email }];

/**
 * How long strangers wait for an answer about an address that has an account, beside one that has none: both in turns
 * drawn at random, in one run. The bar is what the same times, dealt out by chance, would differ by.
 */
export async function benchAuthTimes(): Promise<Row[]> {
  const inbox = await startSmtpServer();
  const app = await startTestApp({
    SMTP_URL: inbox.url,
    AUTH_EMAIL_CONFIRMATION: 'true',
    PUBLIC_URL: 'https://visningsklar.example',
  });
  try {
    const rows: Row[] = [];
    for (const [name, ask, confirmed] of [
      ['log-in', logIn, true],
      ['sign-up', signUp, true],
      ['sign-up, address not confirmed', signUp, false],
      ['reset', reset, true],
    ] as const) {
      const { known, unknown } = await timesOf(app, ask, confirmed);
      const [ours, bare] = [median(known), median(unknown)];
      const bar = (bare + chanceDifference([...known, ...unknown])) / bare;
      const spread = `${quantile(known, 0.1)}–${quantile(known, 0.9)} and ${quantile(unknown, 0.1)}–${quantile(unknown, 0.9)} ms`;
      rows.push({
        what: `${name} for a known address`,
        oursMs: ours,
        bareMs: bare,
        bare: `an unknown one (${spread})`,
        bar: Number(bar.toFixed(3)),
      });
      // The other way round tells as much.
      rows.push({
        what: `${name} for an unknown one`,
        oursMs: bare,
        bareMs: ours,
        bar: Number(bar.toFixed(3)),
      });
    }
    return rows;
  } finally {
    await app.close();
    await inbox.close();
  }
}

async function timesOf(app: TestApp, ask: Ask, confirmed: boolean) {
  const users = app.app.get(UsersService, { strict: false });
  const redis = app.app.get<Redis>(REDIS);
  const call = callAs(app.url);
  const dice = new Dice(SEED);
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let n = -WARMING; n < TRIES * 2; n += 1) {
    const kind = dice.of(['known', 'unknown'] as const);
    // Both have had an account made just before: what that leaves of work behind is the same.
    const email = `${randomUUID()}@test.example`;
    await users.create({ email, password, confirmed });
    const counters = await redis.keys('limits:*');
    if (counters.length > 0) await redis.del(counters);
    const [path, body] = ask(kind === 'known' ? email : `${randomUUID()}@test.example`);
    const begun = performance.now();
    const { status } = await call('POST', path, body);
    const took = performance.now() - begun;
    if (status === 429 || status >= 500) throw new Error(`${path} answered ${status}`);
    if (n >= 0) times[kind].push(took);
  }
  return times;
}

/** The difference of medians that times dealt out by chance exceed so seldom, ms. */
function chanceDifference(times: readonly number[]): number {
  const dice = new Dice(SEED);
  const half = times.length / 2;
  const differences = Array.from({ length: SHUFFLES }, () => {
    const dealt = shuffled(dice, times);
    return Math.abs(median(dealt.slice(0, half)) - median(dealt.slice(half)));
  });
  return differences.sort((a, b) => b - a)[Math.floor(SHUFFLES * BY_CHANCE)]!;
}

function shuffled(dice: Dice, times: readonly number[]): number[] {
  const dealt = [...times];
  for (let at = dealt.length - 1; at > 0; at -= 1) {
    const other = dice.whole(0, at);
    [dealt[at], dealt[other]] = [dealt[other]!, dealt[at]!];
  }
  return dealt;
}

function quantile(times: readonly number[], part: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(part * sorted.length)]!.toFixed(1);
}
