import { setImmediate } from 'node:timers/promises';
import { onBehalfOf } from './on-behalf-of.js';
import { Turns } from './turns.js';

it('gives as many places as there are, then in the order of asking', async () => {
  const turns = new Turns(1);
  const order: string[] = [];
  const first = await turns.enter();
  const second = turns.enter().then((leave) => (order.push('second'), leave));
  const third = turns.enter().then((leave) => (order.push('third'), leave));
  await Promise.resolve();
  expect(order).toEqual([]);
  first();
  (await second)();
  expect(order).toEqual(['second']);
  (await third)();
  expect(order).toEqual(['second', 'third']);
});

it('lets people take turns: one with twenty works waiting delays another by one', async () => {
  const turns = new Turns(1);
  const order: string[] = [];
  const work = (name: string) =>
    turns.run(() => {
      order.push(name);
      return Promise.resolve();
    });
  const leave = await turns.enter();
  const many = onBehalfOf('a', () => Array.from({ length: 20 }, () => work('a')));
  const one = onBehalfOf('b', () => work('b'));
  expect(turns.waitingCount).toBe(21);
  leave();
  await Promise.all([...many, one]);
  expect(order).toEqual(['a', 'b', ...Array.from({ length: 19 }, () => 'a')]);
});

it('holds a person to so many places though others are free, and hands each on to whoever may have it', async () => {
  const turns = new Turns(2, 1);
  const enter = (person: string) => onBehalfOf(person, () => turns.enter());
  const first = await enter('a');
  const order: string[] = [];
  const second = enter('a').then((leave) => (order.push('a'), leave));
  await setImmediate();
  expect(order).toEqual([]);
  const other = await enter('b');
  const third = enter('c').then((leave) => (order.push('c'), leave));
  // Before a's second, who may have none yet.
  other();
  const leaveThird = await third;
  expect(order).toEqual(['c']);
  first();
  (await second)();
  leaveThird();
  expect(order).toEqual(['c', 'a']);
});

it('lets our own works have all places', async () => {
  const turns = new Turns(2, 1);
  await turns.enter();
  await turns.enter();
  expect(turns.waitingCount).toBe(0);
});

it('lets go who no longer waits, and loses no place by it', async () => {
  const turns = new Turns(1);
  const reason = new Error('deadline');
  const first = await turns.enter();
  const stop = new AbortController();
  const waiting = turns.enter(stop.signal);
  const next = turns.enter();
  stop.abort(reason);
  await expect(waiting).rejects.toBe(reason);
  first();
  const leave = await next;
  await expect(turns.enter(AbortSignal.abort(reason))).rejects.toBe(reason);
  leave();
  await turns.enter();
});

it('leaves a place once, however often it is told to', async () => {
  const turns = new Turns(1);
  const leave = await turns.enter();
  leave();
  leave();
  await turns.enter();
  const none = new AbortController();
  const waiting = turns.enter(none.signal);
  none.abort(new Error('no place'));
  await expect(waiting).rejects.toThrow('no place');
});

it('does not mind an abort after the place was given', async () => {
  const turns = new Turns(1);
  const stop = new AbortController();
  const first = await turns.enter();
  const second = turns.enter(stop.signal);
  first();
  const leave = await second;
  stop.abort(new Error('late'));
  leave();
  await turns.enter();
});

it('runs so many works at once, and goes on after one that fails', async () => {
  const turns = new Turns(2);
  let running = 0;
  let most = 0;
  const work = async (number: number) => {
    most = Math.max(most, (running += 1));
    await Promise.resolve();
    running -= 1;
    if (number === 1) throw new Error('failed');
    return number;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => turns.run(() => work(number))));
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
    0,
    'failed',
    2,
    3,
    4,
  ]);
  expect(most).toBe(2);
});

it('works on each item, as many at once as there are places, and keeps the order', async () => {
  const begun: number[] = [];
  const end: (() => void)[] = [];
  const done = new Turns(2).each([0, 1, 2], async (index) => {
    begun.push(index);
    await new Promise<void>((resolve) => (end[index] = resolve));
    return `end of ${index}`;
  });
  await setImmediate();
  expect(begun).toEqual([0, 1]);
  end[1]!();
  await setImmediate();
  expect(begun).toEqual([0, 1, 2]);
  end[2]!();
  end[0]!();
  expect(await done).toEqual(['end of 0', 'end of 1', 'end of 2']);
});
