import { checked, checkSubject, withReport } from '../../../test/support/check-subject.js';
import { faultyAnswers } from '../../../test/support/openai-answers.js';

describe('schema', () => {
  it('passes a first answer of the asked shape', async () => {
    expect(await checked('schema', {}, await checkSubject())).toMatchObject({ passed: true });
  });

  it('fails an answer that is no JSON, and says so', async () => {
    const subject = await checkSubject({ say: () => 'Javisst!' });
    expect(await checked('schema', {}, subject)).toEqual({
      name: 'schema',
      passed: false,
      applies: true,
      reason: 'no answer could be used: The answer is not JSON',
    });
  });

  it('is not fooled by a repair round that mends what could not be read', async () => {
    const subject = await checkSubject({ say: (round) => (round === 1 ? '{"verdict":' : null) });
    expect(subject.report.meta.analyst).toBe('openai');
    const { passed, reason } = await checked('schema', {}, subject);
    expect([passed, reason]).toEqual([
      false,
      'the first answer could not be read, only that of the repair round',
    ]);
  });

  it('fails a heading without words, which the merge lets in', async () => {
    const subject = await checkSubject({
      change: (answer) => ({ ...answer, keyFindings: [{ ...answer.keyFindings[0]!, title: '' }] }),
    });
    const { passed, reason } = await checked('schema', {}, subject);
    expect(passed).toBe(false);
    expect(reason).toContain('keyFindings.0.title');
  });

  it('leaves claims without proof to the check of evidence', async () => {
    const subject = await checkSubject({ change: faultyAnswers.withoutEvidence });
    expect(await checked('schema', {}, subject)).toMatchObject({ passed: true });
  });

  it('fails a report of another shape', async () => {
    const subject = withReport(await checkSubject(), { redFlagScore: 11 });
    const { passed, reason } = await checked('schema', {}, subject);
    expect(passed).toBe(false);
    expect(reason).toContain('redFlagScore');
  });

  it('looks at the report alone when the rules were asked', async () => {
    expect(await checked('schema', {}, await checkSubject({ change: 'rules' }))).toMatchObject({
      passed: true,
      applies: true,
      reason: 'the report has the asked shape; the rules wrote it, so there is no answer',
    });
  });
});
