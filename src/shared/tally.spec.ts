import { Tally } from './tally.js';

it('knows who has most, also when that changes', () => {
  const tally = new Tally();
  expect(tally.most).toBeUndefined();
  for (const name of ['a', 'b', 'b', 'a', 'b']) tally.add(name);
  expect(tally.most).toEqual({ name: 'b', count: 3 });
  tally.remove('b');
  tally.remove('b');
  expect(tally.most).toEqual({ name: 'a', count: 2 });
  tally.remove('a');
  tally.remove('a');
  expect([tally.most, tally.of('a')]).toEqual([{ name: 'b', count: 1 }, 0]);
  tally.remove('a');
  tally.remove('b');
  expect([tally.most, tally.of('b')]).toEqual([undefined, 0]);
});

it('agrees with counting anew, whatever comes and goes', () => {
  const tally = new Tally();
  const counts = new Map<string, number>();
  // Names come and go in an order without a pattern: powers of 7 modulo a prime.
  for (let step = 0, value = 1; step < 2_000; step += 1) {
    value = (value * 7) % 10_007;
    const name = `n${value % 13}`;
    const isMore = value % 2 === 0;
    if (isMore) tally.add(name);
    else tally.remove(name);
    counts.set(name, Math.max(0, (counts.get(name) ?? 0) + (isMore ? 1 : -1)));
    const most = Math.max(...counts.values());
    expect(tally.most?.count ?? 0).toBe(most);
    if (tally.most) expect(counts.get(tally.most.name)).toBe(most);
    expect(tally.of(name)).toBe(counts.get(name));
  }
});
