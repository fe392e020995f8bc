import { createHash, randomUUID } from 'node:crypto';
import { AttemptLimitsService } from '../../src/auth/attempt-limits.service.js';
import { type Limits, LimitsService } from '../../src/shared/limits/limits.service.js';
import { TooManyAttempts } from '../../src/shared/limits/limits.errors.js';
import { ConfigError } from '../../src/shared/config/config.js';
import { connectTestRedis } from '../support/redis-client.js';

let redis: Awaited<ReturnType<typeof connectTestRedis>>;
let limits: LimitsService;
let attempts: AttemptLimitsService;
beforeAll(async () => {
  redis = await connectTestRedis();
  limits = new LimitsService({ jwtSecret: 'only-for-tests', limits: {} }, redis);
  attempts = new AttemptLimitsService(redis, limits);
});
afterAll(() => redis?.destroy());

/** Of so many acts, how many were let through. */
async function passed(times: number, act: () => Promise<void>): Promise<number> {
  let through = 0;
  for (let n = 0; n < times; n += 1) {
    try {
      await act();
      through += 1;
    } catch (error) {
      if (!(error instanceof TooManyAttempts)) throw error;
    }
  }
  return through;
}

const logIn = (email: string, ip: string) => () => attempts.count('login', email, ip);
const address = () => `${randomUUID()}@example.se`;
/** An address of the block for documentation, in a /48 that no other test here uses. */
let hosts = 0;
const place = () => `2001:db8:${(hosts += 1).toString(16)}:0::1`;

it('keeps nothing of the addresses that a refused network names', async () => {
  const ip = place();
  expect(await passed(205, () => attempts.count('login', address(), ip))).toBe(200);
  const keys = async () => (await redis.keys('limits:login:*')).length;
  const before = await keys();
  expect(await passed(20, () => attempts.count('login', address(), ip))).toBe(0);
  expect(await keys()).toBe(before);
});

it('lets one person who is refused use up nothing of the office', async () => {
  const ip = place();
  const forgetful = address();
  expect(await passed(250, logIn(forgetful, ip))).toBe(10);
  expect(await passed(1, logIn(address(), ip))).toBe(1);
});

it('refuses a person who has used up theirs without asking Redis, and nobody else', async () => {
  const ofPersons: Limits<'person' | 'network'> = {
    act: 'try',
    keys: { person: { points: 3, seconds: 60 }, network: { points: 100, seconds: 60 } },
  };
  const own = await connectTestRedis();
  const service = new LimitsService({ jwtSecret: 'only-for-tests', limits: {} }, own);
  const ask = (person: string) => () => service.count(ofPersons, { person, network: place() });
  expect(await passed(5, ask('one'))).toBe(3);
  own.destroy();
  expect(await passed(5, ask('one'))).toBe(0);
  await expect(ask('another')()).rejects.toMatchObject({ status: 503 });
});

it('counts a password that is asked inside by its network, and keeps nothing of one that is refused', async () => {
  const ip = place();
  const inside = () => attempts.countInside(address(), ip);
  expect(await passed(205, inside)).toBe(200);
  const keys = async () => (await redis.keys('limits:login:*')).length;
  const before = await keys();
  expect(await passed(20, inside)).toBe(0);
  expect(await keys()).toBe(before);
});

describe('counted acts', () => {
  it('are counted together by servers on one Redis', async () => {
    const table: Limits<'person'> = { act: randomUUID(), keys: { person: { points: 3, seconds: 60 } } };
    const others = new LimitsService({ jwtSecret: 'only-for-tests', limits: {} }, redis);
    await limits.count(table, { person: 'a' });
    await others.count(table, { person: 'a' });
    await limits.count(table, { person: 'a' });
    await expect(others.count(table, { person: 'a' })).rejects.toMatchObject({ status: 429 });
    await others.count(table, { person: 'b' });
  });

  it('are let through as often as the operator has said, where he has', async () => {
    const act = `act-${randomUUID()}`;
    const table: Limits<'person' | 'network'> = {
      act,
      keys: { person: { points: 1, seconds: 60 }, network: { points: 5, seconds: 60 } },
    };
    const turned = new LimitsService(
      { jwtSecret: 'only-for-tests', limits: { [`${act}.person`]: 3 } },
      redis,
    );
    expect(await passed(9, () => turned.count(table, { person: 'a', network: 'n' }))).toBe(3);
    // The other number stands: three of its five are used.
    expect(await passed(9, () => turned.count(table, { network: 'n' }))).toBe(2);
  });

  it('stop a start that names a limit that there is not', () => {
    const named = (limits: Record<string, number>) => () =>
      new LimitsService({ jwtSecret: 'only-for-tests', limits }, redis).onModuleInit();
    expect(named({ 'login.network': 400 })).not.toThrow();
    expect(named({ 'login.network': 400, 'login.netwrok': 400 })).toThrow(ConfigError);
    expect(named({ 'login.netwrok': 400 })).toThrow(/LIMITS: there is no login\.netwrok; .*login\.network/);
  });

  it('use nothing up of the other keys when the first refuses', async () => {
    const table: Limits<'first' | 'second'> = {
      act: randomUUID(),
      keys: { first: { points: 1, seconds: 60 }, second: { points: 2, seconds: 60 } },
    };
    expect(await passed(5, () => limits.count(table, { first: 'a', second: 'all' }))).toBe(1);
    await limits.count(table, { first: 'b', second: 'all' });
    await expect(limits.count(table, { first: 'c', second: 'all' })).rejects.toThrow(TooManyAttempts);
  });

  it('keep no address in Redis', async () => {
    const email = address();
    await attempts.count('login', email, '192.0.2.77');
    await attempts.forgive('login', email, '192.0.2.77');
    const keys = await redis.keys('*');
    expect(keys.some((key) => key.startsWith('limits:login:network:'))).toBe(true);
    expect(keys.filter((key) => key.includes(email) || key.includes('192.0.2'))).toEqual([]);
    // Nor what whoever guesses one could hold against it.
    const values = await Promise.all(
      keys.filter((key) => key.includes(':known:')).map((key) => redis.sMembers(key)),
    );
    const guesses = [email, '192.0.2.77', `${email} 192.0.2.77`].map((guess) =>
      createHash('sha256').update(guess).digest('hex'),
    );
    for (const guess of guesses) expect([...keys, ...values.flat()].join()).not.toContain(guess);
  });
});

describe('guessers of passwords', () => {
  it('get ten tries for one account from one place, whatever address of the /64 they take', async () => {
    const email = address();
    const block = place().slice(0, -1);
    let n = 0;
    expect(await passed(15, () => attempts.count('login', email, `${block}${(n += 1)}`))).toBe(10);
    expect(await passed(1, logIn(email, place()))).toBe(1);
  });

  it('get as many from all the networks of one line, and as many elsewhere', async () => {
    const email = address();
    const site = place().replace('0::1', '');
    const fromAll = async (subnets: readonly string[]) => {
      let through = 0;
      for (const subnet of subnets) through += await passed(10, logIn(email, `${site}${subnet}::1`));
      return through;
    };
    const home = Array.from({ length: 11 }, (_, n) => `1${n.toString(16).padStart(2, '0')}`);
    expect(await fromAll(home)).toBe(10);
    // Nor does another /56 of the same customer help.
    expect(await fromAll(['200', '300'])).toBe(0);
    expect(await passed(11, logIn(email, place()))).toBe(10);
  });

  it('on one line do not shut out an owner who has logged in from there before', async () => {
    const email = address();
    const site = place().replace('0::1', '');
    await attempts.forgive('login', email, `${site}1::1`);
    expect(await passed(15, logIn(email, `${site}2::1`))).toBe(10);
    expect(await passed(15, logIn(email, `${site}1::1`))).toBe(10);
  });

  it('are forgiven on all of a line for which somebody gets in', async () => {
    const email = address();
    const site = place().replace('0::1', '');
    await passed(9, logIn(email, `${site}1::1`));
    await attempts.forgive('login', email, `${site}1::1`);
    expect(await passed(10, logIn(email, `${site}2::1`))).toBe(10);
  });

  it('of many accounts from one place are stopped after two hundred', async () => {
    const ip = place();
    expect(await passed(205, () => attempts.count('login', address(), ip))).toBe(200);
  });

  it('of many accounts from one place do not shut out whoever has logged in from there before', async () => {
    const [email, home] = [address(), place()];
    await attempts.count('login', email, home);
    await attempts.forgive('login', email, home);
    await passed(205, () => attempts.count('login', address(), home));
    expect(await passed(12, logIn(email, home))).toBe(10);
    expect(await passed(1, logIn(address(), home))).toBe(0);
  });

  it('of one account from many places are stopped after a hundred', async () => {
    const email = address();
    expect(await passed(105, () => attempts.count('login', email, place()))).toBe(100);
  });

  it('do not shut the owner out by going on from one place', async () => {
    const email = address();
    await passed(150, logIn(email, place()));
    expect(await passed(1, logIn(email, place()))).toBe(1);
  });

  it('do not shut out an owner who has logged in from the same place before', async () => {
    const email = address();
    const home = place();
    await attempts.count('login', email, home);
    await attempts.forgive('login', email, home);
    await passed(101, () => attempts.count('login', email, place()));
    expect(await passed(1, logIn(email, place()))).toBe(0);
    // From home the pair alone counts, and it counts as ever.
    expect(await passed(15, logIn(email, home))).toBe(10);
  });

  it('do not use up the tries of one who has shown a link of a mail or a session', async () => {
    const email = address();
    await passed(101, () => attempts.count('login', email, place()));
    expect(await passed(1, () => attempts.countInside(email, place()))).toBe(1);
    // Which are counted for themselves.
    expect(await passed(105, () => attempts.countInside(email, place()))).toBe(99);
    const one = address();
    const home = place();
    expect(await passed(11, () => attempts.countInside(one, home))).toBe(10);
    expect(await passed(1, logIn(one, home))).toBe(0);
  });

  it('of an old password are not known by it after a new one', async () => {
    const email = address();
    const thief = place();
    await attempts.forgive('login', email, thief);
    await attempts.forgetPlaces(email);
    await passed(101, () => attempts.count('login', email, place()));
    expect(await passed(1, logIn(email, thief))).toBe(0);
  });
});

describe('one line with IPv6', () => {
  /** Of so many acts from each place, how many were let through. */
  const fromEach = async (times: number, ips: readonly string[], act: (ip: string) => Promise<void>) => {
    const through: number[] = [];
    for (const ip of ips) through.push(await passed(times, () => act(ip)));
    return through;
  };
  const freeReports = async (ip: string) => {
    if (!(await attempts.mayHaveFreeReports(ip))) throw new TooManyAttempts(1);
  };
  const signUp = (ip: string) => attempts.count('signup', address(), ip);

  it('has twice the free reports of a /64 in its /56, and four times in its /48', async () => {
    const site = place().replace('0::1', '');
    const ofSubnets = (...subnets: string[]) => subnets.map((subnet) => `${site}${subnet}::1`);
    expect(await fromEach(31, ofSubnets('100', '101', '1ff'), freeReports)).toEqual([30, 30, 0]);
    expect(await fromEach(31, ofSubnets('200', '2ff', '300'), freeReports)).toEqual([30, 30, 0]);
    expect(await fromEach(31, [place()], freeReports)).toEqual([30]);
  });

  it('has as much more of sign-ups', async () => {
    const site = place().replace('0::1', '');
    const ofSubnets = (...subnets: string[]) => subnets.map((subnet) => `${site}${subnet}::1`);
    expect(await fromEach(61, ofSubnets('0', '1', '2'), signUp)).toEqual([60, 60, 0]);
    expect(await fromEach(61, ofSubnets('ff00', 'ff01', 'fe00'), signUp)).toEqual([60, 60, 0]);
  });

  it('has as much more of what the operator has said', async () => {
    const few = new LimitsService({ jwtSecret: randomUUID(), limits: { 'free-reports.network': 2 } }, redis);
    const own = new AttemptLimitsService(redis, few);
    const given = [];
    for (const subnet of ['0', '0', '0', '1', '1', '2'])
      given.push(await own.mayHaveFreeReports(`2001:db8:ffff:${subnet}::1`));
    expect(given).toEqual([true, true, false, true, true, false]);
  });
});

describe('one domain of mail', () => {
  const given = async (times: number, email: () => string) => {
    let count = 0;
    for (let n = 0; n < times; n += 1) if (await attempts.mayHaveFreeReports(place(), email())) count += 1;
    return count;
  };

  it('has free reports for twenty accounts a day, whatever stands before it', async () => {
    expect(await given(15, () => `${randomUUID()}@en-fangstdoman.se`)).toBe(15);
    expect(await given(10, () => `anna@${randomUUID()}.en-fangstdoman.se`)).toBe(5);
    expect(await given(1, () => 'anna@en-annan.se')).toBe(1);
  });

  it('has no such end where strangers share it', async () => {
    expect(await given(25, () => `${randomUUID()}@gmail.com`)).toBe(25);
  });

  it('is not counted before it is proved', async () => {
    const email = () => `${randomUUID()}@en-grannes.se`;
    for (let n = 0; n < 25; n += 1) await attempts.mayHaveFreeReports(place());
    expect(await given(1, email)).toBe(1);
  });
});

it('lets a household sign up and a person ask for three links, and stops there', async () => {
  const ip = place();
  expect(await passed(62, () => attempts.count('signup', address(), ip))).toBe(60);
  const email = address();
  const elsewhere = place();
  expect(await passed(5, () => attempts.count('reset', email, elsewhere))).toBe(3);
});

describe('mails to one mailbox', () => {
  const name = () => randomUUID().replaceAll('-', '');
  /** Ever new addresses of it. */
  const addressesOf = (mailbox: string) => {
    let tag = 0;
    return () => `${mailbox.slice(0, 1)}.${mailbox.slice(1)}+${(tag += 1)}@gmail.com`;
  };

  it('are ten an hour by sign-ups and six by new passwords, whatever names it is given and wherever from', async () => {
    const next = addressesOf(name());
    expect(await passed(12, () => attempts.count('signup', next(), place()))).toBe(10);
    expect(await passed(8, () => attempts.count('reset', next(), place()))).toBe(6);
    expect(await attempts.mayMailLink(next(), place())).toBe(false);
  });

  it('are five and three from one place', async () => {
    const next = addressesOf(name());
    const home = place();
    expect(await passed(8, () => attempts.count('signup', next(), home))).toBe(5);
    expect(await passed(5, () => attempts.count('reset', next(), home))).toBe(3);
  });

  it('count afresh when its account is erased', async () => {
    const next = addressesOf(name());
    await passed(12, () => attempts.count('signup', next(), place()));
    await attempts.forgetAddress(next());
    expect(await passed(1, () => attempts.count('signup', next(), place()))).toBe(1);
  });

  it('say nothing of log-ins: each address is an account', async () => {
    const next = addressesOf(name());
    const home = place();
    expect(await passed(15, () => attempts.count('login', next(), home))).toBe(15);
  });
});
