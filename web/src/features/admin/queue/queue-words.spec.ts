import type { JobState, QueueState } from '../../../../../src/shared/queue/queue.types.js';
import { readListAddress } from '../list/use-list-address.js';
import { firstState, jobsAddress, mostPressing, queueNamed, queueWords } from './queue-words.js';

describe('the address of a list of jobs', () => {
  it.each([
    ['analyses', 'failed', '?'],
    ['analyses', 'waiting', '?filter=waiting'],
    ['billing', 'failed', '?queue=billing'],
    ['billing', 'stalled', '?queue=billing&filter=stalled'],
  ] as const)('of %s that are %s is %s, and is read as it was meant', (queue, state, address) => {
    expect(jobsAddress(queue, state)).toBe(address);
    const { filter, order, page } = readListAddress(new URLSearchParams(address), queueWords);
    expect([filter ?? firstState, order, page]).toEqual([state, 'desc', 1]);
  });

  it('shows what failed where it asks for a state that there is not', () => {
    expect(readListAddress(new URLSearchParams('filter=completed'), queueWords).filter).toBeNull();
  });
});

const queue = (name: string, counts: Partial<Record<JobState, number>> = {}): QueueState => ({
  name,
  isPaused: false,
  workers: 1,
  counts: { waiting: 0, active: 0, stalled: 0, delayed: 0, failed: 0, ...counts },
  waitingSince: null,
});

describe('the queue of an address', () => {
  it.each([
    [null, 'analyses'],
    ['billing', 'billing'],
    ['nope', 'analyses'],
    ['', 'analyses'],
    ['constructor', 'analyses'],
    ['new', 'new'],
  ])('that names %s is %s', (named, expected) => {
    expect(queueNamed(named, [queue('analyses'), queue('new')])).toBe(expected);
  });

  it('is the one it names before the queues are known', () => {
    expect(queueNamed('billing')).toBe('billing');
  });
});

describe('what presses most', () => {
  it('is nothing while jobs only wait, run or are put off', () => {
    const busy = { waiting: 3, active: 2, delayed: 1 };
    expect(mostPressing([queue('analyses', busy), queue('billing', busy)])).toBeUndefined();
  });

  it('is what failed before what is stuck, and most of it', () => {
    const queues = [
      queue('analyses', { stalled: 9 }),
      queue('billing', { failed: 1 }),
      queue('experiments', { failed: 2 }),
    ];
    expect(mostPressing(queues)).toEqual({ queue: 'experiments', state: 'failed', count: 2 });
  });

  it('is what is stuck where nothing has failed', () => {
    const queues = [queue('analyses'), queue('experiments', { stalled: 1 })];
    expect(mostPressing(queues)).toEqual({ queue: 'experiments', state: 'stalled', count: 1 });
  });
});
