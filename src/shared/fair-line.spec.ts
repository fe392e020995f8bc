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

it('gives up the newest of whoever has most waiting', () => {
  const line = new FairLine<string>();
  for (const item of ['a1', 'a2', 'b1', 'b2', 'b3', 'b4', 'c1']) line.push(item[0]!, item);
  expect(line.most).toEqual({ name: 'b', count: 4 });
  expect([line.pop(), line.pop()]).toEqual(['b4', 'b3']);
  line.shift();
  line.remove('a', 'a2');
  expect([line.lengthOf('a'), line.lengthOf('b'), line.length]).toEqual([0, 2, 3]);
  expect([line.pop(), line.length]).toEqual(['b2', 2]);
  expect(new Set([line.pop(), line.pop()])).toEqual(new Set(['b1', 'c1']));
  expect([line.pop(), line.shift(), line.most, line.length]).toEqual([undefined, undefined, undefined, 0]);
});

describe('by time', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const take = (line: FairLine<string>, person: string, ms: number) => {
    const end = line.begin(person);
    jest.advanceTimersByTime(ms);
    end();
  };

  it('lets those who took much time lately wait behind those who took less', () => {
    const line = new FairLine<string>();
    take(line, 'slow', 15_000);
    take(line, 'quick', 400);
    for (const name of ['slow', 'slower', 'quick', 'new']) line.push(name, name);
    take(line, 'slower', 30_000);
    expect(Array.from({ length: 4 }, () => line.shift())).toEqual(['quick', 'new', 'slow', 'slower']);
  });

  it('counts what has not ended yet', () => {
    const line = new FairLine<string>();
    const ends = [line.begin('slow'), line.begin('slow')];
    jest.advanceTimersByTime(2_000);
    for (const name of ['slow', 'new']) line.push(name, name);
    expect([line.shift(), line.shift()]).toEqual(['new', 'slow']);
    for (const end of ends) end();
    for (const name of ['slow', 'new']) line.push(name, name);
    expect([line.shift(), line.shift()]).toEqual(['new', 'slow']);
  });

  it('forgets with time what somebody took', () => {
    const line = new FairLine<string>();
    take(line, 'slow', 15_000);
    jest.advanceTimersByTime(10 * 60_000);
    line.push('slow', 'slow');
    line.push('new', 'new');
    expect([line.shift(), line.shift()]).toEqual(['slow', 'new']);
  });
});
