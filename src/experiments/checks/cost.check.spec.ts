import { checked, checkSubject } from '../../../test/support/check-subject.js';

describe('cost', () => {
  it('passes what costs no more, and fails what does', async () => {
    const subject = await checkSubject({ answersUsd: 0.0251 });
    expect(await checked('cost', { usd: 0.0251 }, subject)).toMatchObject({ passed: true });
    expect(await checked('cost', { usd: 0.025 }, subject)).toMatchObject({
      passed: false,
      reason: '$0.0251 (at most $0.025)',
    });
  });

  it('is not fooled by a price that nobody knows', async () => {
    expect(await checked('cost', { usd: 1 }, await checkSubject({ answersUsd: null }))).toMatchObject({
      passed: false,
      reason: 'nobody knows what gpt-5.4-mini costs: set the price in model_prices',
    });
  });

  it('counts answers that could not be used', async () => {
    const subject = await checkSubject({ say: () => 'nej', answersUsd: 0.04 });
    expect(await checked('cost', { usd: 0.01 }, subject)).toMatchObject({ passed: false });
  });

  it('has nothing to check of the rules', async () => {
    const subject = await checkSubject({ change: 'rules', answersUsd: null });
    expect(await checked('cost', { usd: 0.01 }, subject)).toMatchObject({
      applies: false,
      reason: 'nothing to check: the rules asked no model',
    });
  });
});
