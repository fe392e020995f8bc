import { readListAddress } from '../list/use-list-address.js';
import { firstState, jobsAddress, queueWords } from './queue-words.js';

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
