import { checked, checkSubject, withReport } from '../../../test/support/check-subject.js';

const neverMentions = [{ name: 'what the seller earns', words: ['vinst', '/säljarens\\s+lön/'] }];
const reading = async (verdictReason: string) =>
  withReport(await checkSubject({ expected: { neverMentions } }), { verdictReason });

describe('never-mentions', () => {
  it('passes a report without the words', async () => {
    expect(await checked('never-mentions', {}, await reading('Föreningen sparar lite.'))).toMatchObject({
      passed: true,
      reason: 'never mentioned: ”what the seller earns”',
    });
  });

  it.each(['Säljaren gör en VINST.', 'Säljarens\u00a0lön är låg.'])('fails %s', async (text) => {
    const { passed, reason } = await checked('never-mentions', {}, await reading(text));
    expect(passed).toBe(false);
    expect(reason).toContain('”what the seller earns” is mentioned by ”');
    expect(reason).toContain('in the report');
  });

  it('is not fooled by where it stands: the last list counts as the first text', async () => {
    const subject = await reading('Bra.');
    const viewingQuestions = [
      ...subject.report.viewingQuestions,
      { ...subject.report.viewingQuestions[0]!, context: 'Säljaren gör en vinst.' },
    ];
    const told = withReport(subject, { viewingQuestions });
    expect(await checked('never-mentions', {}, told)).toMatchObject({ passed: false });
    expect(await checked('never-mentions', { in: 'verdictReason' }, told)).toMatchObject({ passed: true });
  });

  it('lets the advert’s words stand in proof', async () => {
    const subject = await reading('Bra.');
    const evidence = [{ kind: 'field' as const, name: 'description', value: 'Säljaren gör en vinst.' }];
    const quoting = withReport(subject, { keyFindings: [{ title: 'Text', text: 'Den är lång.', evidence }] });
    expect(await checked('never-mentions', {}, quoting)).toMatchObject({ passed: true });
  });
});
