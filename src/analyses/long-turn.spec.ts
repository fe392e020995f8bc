import { Turns } from '../shared/turns.js';
import { longTurn } from './long-turn.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('lets a work go on while nobody waits, and ends it within a second of somebody’s coming', async () => {
  const turns = new Turns(1);
  await turns.enter();
  const { end, stop } = longTurn(turns, 20_000);
  jest.advanceTimersByTime(40_000);
  expect(end.aborted).toBe(false);
  void turns.enter();
  jest.advanceTimersByTime(1_000);
  expect(end.aborted).toBe(true);
  stop();
});

it('ends no work before its time, however many wait', async () => {
  const turns = new Turns(1);
  await turns.enter();
  const { end, stop } = longTurn(turns, 20_000);
  void turns.enter();
  jest.advanceTimersByTime(19_000);
  expect(end.aborted).toBe(false);
  jest.advanceTimersByTime(1_000);
  expect(end.aborted).toBe(true);
  stop();
});
