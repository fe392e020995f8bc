import { checked, checkSubject } from '../../../test/support/check-subject.js';
import { faultyAnswers } from '../../../test/support/openai-answers.js';

// A lawful answer about a home without pictures makes 15 claims: the verdict, a finding, a flag, ten questions, an
// improvement and a risk.
describe('kept', () => {
  it('passes an answer that no gate faults', async () => {
    const { passed, reason } = await checked('kept', {}, await checkSubject());
    expect([passed, reason]).toEqual([true, '15 of 15 claims kept (at least 90 %)']);
  });

  it('fails one of which too much would be dropped, and names what', async () => {
    const change = (answer: Parameters<typeof faultyAnswers.english>[0]) =>
      faultyAnswers.withoutEvidence(faultyAnswers.english(answer));
    const subject = await checkSubject({ change });
    const { passed, reason } = await checked('kept', {}, subject);
    expect(passed).toBe(false);
    expect(reason).toMatch(
      /^14 of 16 claims kept \(at least 90 %\); dropped verdictReason ”[^”]+” \(\w+\), redFlags\.\d+ ”Lösa rykten – [^”]+” \(\w+\)$/,
    );
    expect(await checked('kept', { atLeast: 0.875 }, subject)).toMatchObject({ passed: true });
  });

  it('is not fooled by several complaints about one claim', async () => {
    const subject = await checkSubject();
    const complaints = ['quotes', 'numbers', 'relevance'].map((gate) => ({
      gate,
      path: 'keyFindings.0',
      reason: '',
    }));
    const draft = { ...subject.draft!, complaints };
    expect((await checked('kept', {}, { ...subject, draft })).reason).toMatch(/^14 of 15 claims/);
  });

  it('fails an answer that adds nothing', async () => {
    const subject = await checkSubject();
    const draft = { ...subject.draft!, own: [] };
    expect(await checked('kept', {}, { ...subject, draft })).toMatchObject({ passed: false });
  });
});
