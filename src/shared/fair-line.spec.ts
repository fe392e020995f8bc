import { FairLine } from './fair-line.js';

it('lets people take turns, each in the order of asking', () => {
  const line = new FairLine<string>();
  for (let i = 1; i <= 20; i += 1) line.push('a', `a${i}`);
  line.push('b', 'b1');
  line.push('c', 'c1');
  line.push('b', 'b2');
  expect(line.length).toBe(23);
  expect(Array.from({ length: 6 }, () => line.shift())).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

it('forgets what no longer waits', () => {
  const line = new FairLine<string>();
  line.push('a', 'a1');
  line.push('b', 'b1');
  line.remove('a', 'a1');
  line.remove('a', 'a1');
  expect(line.length).toBe(1);
  expect([line.shift(), line.shift()]).toEqual(['b1', undefined]);
});
