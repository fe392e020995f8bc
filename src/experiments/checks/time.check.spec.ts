import { checked, checkSubject } from '../../../test/support/check-subject.js';

describe('time', () => {
  it('passes what took no longer, and fails what did', async () => {
    const subject = await checkSubject({ ms: 30_000 });
    expect(await checked('time', { ms: 30_000 }, subject)).toMatchObject({ passed: true });
    expect(await checked('time', { ms: 29_999 }, subject)).toMatchObject({
      passed: false,
      reason: '30000 ms (at most 29999)',
    });
  });

  it('leaves aside what nobody measured only when told to, and says so', async () => {
    const subject = await checkSubject({ ms: null });
    expect(await checked('time', { ms: 1 }, subject)).toMatchObject({
      passed: false,
      reason: 'nobody measured how long the answers took',
    });
    expect(await checked('time', { ms: 1, whenUnknown: 'pass' }, subject)).toMatchObject({
      applies: false,
      reason: 'nothing to check: nobody measured how long the answers took',
    });
  });

  it('has nothing to check of the rules', async () => {
    const subject = await checkSubject({ change: 'rules', ms: null });
    expect(await checked('time', { ms: 1 }, subject)).toMatchObject({ applies: false });
  });
});
