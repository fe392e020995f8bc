import { checked, checkSubject } from '../../../test/support/check-subject.js';
import { faultyAnswers } from '../../../test/support/openai-answers.js';

describe('evidence', () => {
  it('passes claims whose proof exists and is about them', async () => {
    expect(await checked('evidence', {}, await checkSubject())).toMatchObject({
      passed: true,
      reason: '0 claims without proof (at most 0)',
    });
  });

  it('fails a claim without proof though the gates drop it from the report', async () => {
    const subject = await checkSubject({ change: faultyAnswers.withoutEvidence });
    expect(subject.report.redFlags.map(({ title }) => title)).not.toContain('Lösa rykten');
    const { passed, reason } = await checked('evidence', {}, subject);
    expect(passed).toBe(false);
    expect(reason).toMatch(
      /^1 claim without proof \(at most 0\): redFlags\.\d+ ”Lösa rykten – [^”]+”: påståendet saknar belägg$/,
    );
    expect(await checked('evidence', { atMost: 1 }, subject)).toMatchObject({ passed: true });
  });

  it('is not fooled by a quote that stands nowhere, nor by one about something else', async () => {
    const invented = await checkSubject({ change: faultyAnswers.inventedQuote });
    expect(await checked('evidence', {}, invented)).toMatchObject({ passed: false });
    const elsewhere = await checkSubject({
      change: (answer) => ({
        ...answer,
        redFlags: [
          {
            ...answer.redFlags[0]!,
            title: 'Grannen bygger garage',
            category: 'Grannar',
            description: 'Grannen bygger garage vid tomtgränsen.',
            evidence: [{ kind: 'quote', field: 'description', text: 'fasaden målades 2015' }],
          },
        ],
      }),
    });
    expect(await checked('evidence', {}, elsewhere)).toMatchObject({ passed: false });
  });

  it('counts a claim once, however many of its proofs are wrong', async () => {
    const subject = await checkSubject();
    const complaints = ['evidence', 'relevance', 'quotes', 'numbers'].map((gate, index) => ({
      gate,
      // Where nothing stands, so that there are no words to show.
      path: index === 0 ? 'keyFindings.90' : 'redFlags.94',
      reason: gate,
    }));
    const draft = { ...subject.draft!, complaints };
    expect(await checked('evidence', { atMost: 1 }, { ...subject, draft })).toMatchObject({
      passed: false,
      reason:
        '2 claims without proof (at most 1): keyFindings.90: evidence; redFlags.94: relevance; redFlags.94: quotes',
    });
  });

  it('fails when no answer could be used', async () => {
    const subject = await checkSubject({ say: () => '' });
    expect(await checked('evidence', {}, subject)).toMatchObject({
      passed: false,
      reason: 'no answer could be used: The answer is empty',
    });
  });

  it('is never passed over in a report that a model wrote', async () => {
    const lost = { ...(await checkSubject()), draft: null };
    expect(await checked('evidence', {}, lost)).toMatchObject({ passed: false });
  });
});
