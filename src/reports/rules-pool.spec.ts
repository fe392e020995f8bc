import type { ReadDocument } from '../scraping/document.types.js';
import { onBehalfOf } from '../shared/on-behalf-of.js';
import { RulesBusy } from './reports.errors.js';
import { RulesPool } from './rules-pool.js';

const report: ReadDocument = {
  name: 'Årsredovisning',
  kind: 'annual-report',
  outcome: 'read',
  pages: Array.from({ length: 40 }, () => 'Skuldsättning per kvm totalyta, kr\t6 540\t6 710\n'.repeat(60)),
};

it('leaves a process to others while those of one person take long', async () => {
  const rules = new RulesPool();
  const read = (who: string, count: number) =>
    onBehalfOf(who, () => rules.documents(Array<ReadDocument>(count).fill(report), {}, new Date()));
  try {
    // More tasks than there are processes, each of some five seconds.
    const long = Promise.allSettled(Array.from({ length: 5 }, () => read('a', 300_000)));
    expect(await read('b', 1)).toHaveLength(1);
    await rules.onApplicationShutdown();
    // Called off: one that had ended by itself would be an answer, or RulesEndless.
    for (const end of await long)
      expect(end).toMatchObject({ status: 'rejected', reason: expect.any(RulesBusy) });
  } finally {
    await rules.onApplicationShutdown();
  }
});
