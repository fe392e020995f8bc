import { checked, checkSubject } from '../../../test/support/check-subject.js';
import { faultyAnswers } from '../../../test/support/openai-answers.js';

describe('verdict', () => {
  // Nothing is said of the association of the sample flat: YELLOW.
  it('passes the expected one, in the first answer and in the report', async () => {
    expect(await checked('verdict', {}, await checkSubject())).toMatchObject({
      passed: true,
      reason: 'first answer: YELLOW; report: YELLOW',
    });
  });

  it('is not fooled by gates that put a flattering answer right', async () => {
    const subject = await checkSubject({ change: faultyAnswers.green });
    expect(subject.report.verdict).toBe('YELLOW');
    expect(await checked('verdict', {}, subject)).toMatchObject({
      passed: false,
      reason: 'first answer: expected YELLOW, came GREEN',
    });
    expect(await checked('verdict', { of: 'draft' }, subject)).toMatchObject({ passed: false });
    expect(await checked('verdict', { of: 'report' }, subject)).toMatchObject({ passed: true });
  });

  it('fails a report of another one', async () => {
    const subject = await checkSubject({ expected: { verdict: 'RED' } });
    expect(await checked('verdict', { of: 'report' }, subject)).toMatchObject({
      passed: false,
      reason: 'report: expected RED, came YELLOW',
    });
  });

  it('lets pass what the case allows too', async () => {
    const subject = await checkSubject({ expected: { verdict: 'RED', verdictAlso: ['YELLOW'] } });
    expect(await checked('verdict', {}, subject)).toMatchObject({ passed: true });
  });

  it('lets a stricter one pass only when told to, and never a milder one', async () => {
    const green = await checkSubject({ expected: { verdict: 'GREEN' } });
    expect(await checked('verdict', {}, green)).toMatchObject({ passed: false });
    expect(await checked('verdict', { allowStricter: true }, green)).toMatchObject({ passed: true });
    const red = await checkSubject({ expected: { verdict: 'RED' } });
    expect(await checked('verdict', { allowStricter: true }, red)).toMatchObject({ passed: false });
  });

  it('judges only the report of the rules', async () => {
    const subject = await checkSubject({ change: 'rules', expected: { verdict: 'GREEN' } });
    expect(await checked('verdict', { of: 'draft' }, subject)).toMatchObject({ applies: false });
    expect(await checked('verdict', {}, subject)).toMatchObject({
      passed: false,
      applies: true,
      reason: 'report: expected GREEN, came YELLOW',
    });
  });
});
