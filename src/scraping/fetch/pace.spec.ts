import { onBehalfOf } from '../../shared/on-behalf-of.js';
import { PageThrottled } from '../scraping.errors.js';
import { Pace } from './pace.js';

const hemnet = 'https://www.hemnet.se/bostad/a-1';
const booli = 'https://www.booli.se/annons/1';
/** The portal under all its names, and of others the host alone. */
const every = (gapMs: number) => (host: string) => ({
  name: host.endsWith('.hemnet.se') ? 'hemnet' : host,
  gapMs,
});
const never = new AbortController().signal;
let started: string[];
/** Work that begins now and ends when told to. */
const open = (name: string) => {
  let end!: () => void;
  const ended = new Promise<void>((done) => (end = done));
  return {
    work: () => {
      started.push(name);
      return ended;
    },
    end,
  };
};
const quick = (name: string) => async () => void started.push(name);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  started = [];
});
afterEach(() => jest.useRealTimers());

it('leaves the gap between two starts for one site, under any of its names, and none between sites', async () => {
  const pace = new Pace(every(1000));
  void pace.run(hemnet, never, quick('first'));
  void pace.run('https://m.hemnet.se/bostad/a-2', never, quick('second'));
  void pace.run(hemnet, never, quick('third'));
  void pace.run(booli, never, quick('other'));
  await pass(0);
  expect(started).toEqual(['first', 'other']);
  await pass(999);
  expect(started).toEqual(['first', 'other']);
  await pass(1);
  expect(started).toEqual(['first', 'other', 'second']);
  await pass(1000);
  expect(started).toEqual(['first', 'other', 'second', 'third']);
});

it('waits longer where the site asks for it', async () => {
  const pace = new Pace(every(1000));
  void pace.run(hemnet, never, quick('first'), 5000);
  void pace.run(hemnet, never, quick('second'), 5000);
  await pass(4999);
  expect(started).toEqual(['first']);
  await pass(1);
  expect(started).toEqual(['first', 'second']);
});

it('lets no site wait for another, however long that one takes', async () => {
  const pace = new Pace(every(1000));
  const silent = Array.from({ length: 20 }, (_, number) => open(`silent ${number}`));
  for (const [number, { work }] of silent.entries())
    void pace.run(`https://silent-${number}.se/`, never, work);
  void pace.run(hemnet, never, quick('first'));
  await pass(0);
  expect(started).toHaveLength(21);
  for (const { end } of silent) end();
});

it.each([
  ['in the queue of its site', 500],
  ['in its gap', 0],
])('forgets one that is called off while it waits %s', async (_case, at) => {
  const pace = new Pace(every(1000));
  const caller = new AbortController();
  const reason = new Error('called off');
  void pace.run(hemnet, never, quick('first'));
  if (at > 0) void pace.run(hemnet, never, quick('between'));
  const waiting = pace.run(hemnet, caller.signal, quick('never'));
  const outcome = expect(waiting).rejects.toBe(reason);
  void pace.run(hemnet, never, quick('next'));
  await pass(at);
  caller.abort(reason);
  await outcome;
  await pass(at > 0 ? 1500 : 1000);
  expect(started).toEqual(at > 0 ? ['first', 'between', 'next'] : ['first', 'next']);
});

it('does nothing for one that is called off from the start', async () => {
  const pace = new Pace(every(0));
  await expect(pace.run(hemnet, AbortSignal.abort(new Error('too late')), quick('never'))).rejects.toThrow(
    'too late',
  );
  await pace.run(hemnet, never, quick('next'));
  expect(started).toEqual(['next']);
});

it('asks nothing of a site that wants a rest, says how long it lasts, and goes on afterwards', async () => {
  const pace = new Pace(every(0));
  pace.rest(hemnet, 7000);
  await pass(2000);
  await expect(pace.run('https://api.hemnet.se/x', never, quick('never'))).rejects.toMatchObject({
    code: 'page_throttled',
    retry: 'again',
    retryAfterMs: 5000,
  });
  await pace.run(booli, never, quick('other'));
  await pass(5000);
  await pace.run(hemnet, never, quick('after'));
  expect(started).toEqual(['other', 'after']);
});

it('turns away those that already waited when the site asks for a rest', async () => {
  const pace = new Pace(every(1000));
  void pace.run(hemnet, never, quick('first'));
  const outcome = expect(pace.run(hemnet, never, quick('never'))).rejects.toBeInstanceOf(PageThrottled);
  await pass(500);
  pace.rest(hemnet, 60_000);
  await pass(500);
  await outcome;
  expect(started).toEqual(['first']);
});

it('rests ten minutes at most, and a shorter wish does not end a longer one', async () => {
  const pace = new Pace(every(0));
  pace.rest(hemnet, 86_400_000);
  pace.rest(hemnet, 1000);
  await pass(599_000);
  expect(() => pace.throwIfResting(hemnet)).toThrow(PageThrottled);
  await pass(1000);
  expect(() => pace.throwIfResting(hemnet)).not.toThrow();
});

describe('what one person is told by a site', () => {
  const told = (pace: Pace, person: string) => onBehalfOf(person, () => pace.rest(hemnet, 60_000));
  const ask = (pace: Pace, person: string) =>
    onBehalfOf(person, () => pace.run(hemnet, never, quick(person)));

  it('keeps that person away, and nobody else', async () => {
    const pace = new Pace(every(0));
    told(pace, 'a');
    await expect(ask(pace, 'a')).rejects.toBeInstanceOf(PageThrottled);
    await ask(pace, 'b');
    expect(started).toEqual(['b']);
  });

  it('keeps everybody away for as long as it said, when three were told so', async () => {
    const pace = new Pace(every(0));
    for (const person of ['a', 'b', 'c']) {
      await ask(pace, person);
      told(pace, person);
    }
    await pass(59_000);
    await expect(ask(pace, 'd')).rejects.toMatchObject({ retryAfterMs: 1000 });
    await pass(1000);
    await ask(pace, 'd');
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  it('keeps nobody else away where each of them named the address that says so', async () => {
    const pace = new Pace(every(0));
    for (const person of ['a', 'b', 'c']) onBehalfOf(person, () => pace.restAlone(hemnet, 60_000));
    await expect(ask(pace, 'c')).rejects.toBeInstanceOf(PageThrottled);
    await ask(pace, 'd');
    expect(started).toEqual(['d']);
  });

  it('counts for others whatever a person was told elsewhere on the site', async () => {
    const pace = new Pace(every(0));
    for (const person of ['a', 'b', 'c']) {
      told(pace, person);
      onBehalfOf(person, () => pace.restAlone(hemnet, 600_000));
    }
    await expect(ask(pace, 'd')).rejects.toMatchObject({ retryAfterMs: 60_000 });
    await expect(ask(pace, 'a')).rejects.toMatchObject({ retryAfterMs: 600_000 });
  });

  it('does not count for others when the site has answered one in between', async () => {
    const pace = new Pace(every(0));
    told(pace, 'a');
    told(pace, 'b');
    await pass(1);
    pace.answered(hemnet);
    await pass(1);
    told(pace, 'c');
    await ask(pace, 'd');
    await expect(ask(pace, 'a')).rejects.toBeInstanceOf(PageThrottled);
  });
});

it('remembers two hundred sites and forgets the one longest unused', async () => {
  const pace = new Pace(every(0));
  pace.rest('https://first.se/', 600_000);
  pace.rest('https://second.se/', 600_000);
  for (let n = 0; n < 199; n += 1) await pace.run(`https://site-${n}.se/`, never, quick(''));
  expect(() => pace.throwIfResting('https://first.se/')).not.toThrow();
  expect(() => pace.throwIfResting('https://second.se/')).toThrow(PageThrottled);
});
