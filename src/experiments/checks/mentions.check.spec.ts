import { checked, checkSubject, withReport } from '../../../test/support/check-subject.js';

const reading = async (verdictReason: string, words: string[] = []) =>
  withReport(
    await checkSubject({ expected: words.length > 0 ? { mentions: [{ name: 'the price', words }] } : {} }),
    { verdictReason },
  );

describe('mentions', () => {
  it('passes when one of the words that the case names is told', async () => {
    const subject = await reading('Arrendet löper ut.', ['tomträtten', 'arrendet LÖPER']);
    expect(await checked('mentions', { in: 'verdictReason' }, subject)).toMatchObject({
      passed: true,
      reason: 'mentioned: ”the price”',
    });
  });

  it('fails when none of them is, and looks where it is told to', async () => {
    const subject = await reading('Arrendet löper ut.', ['Arrendet löper ut']);
    expect(await checked('mentions', {}, subject)).toMatchObject({ passed: true });
    expect(await checked('mentions', { in: ['redFlags', 'keyFindings[].text'] }, subject)).toMatchObject({
      passed: false,
      reason: '”the price” is not mentioned in redFlags or keyFindings[].text',
    });
  });

  it('wants each word of the suite, beside the one of the case', async () => {
    const subject = await reading('Arrendet löper ut 2031.', ['arrendet']);
    const words = ['2031', '/löper\\s+(in|ut)/'];
    expect(await checked('mentions', { words, in: 'verdictReason' }, subject)).toMatchObject({
      passed: true,
    });
    expect(
      await checked('mentions', { words: [...words, 'Skåne'], in: 'verdictReason' }, subject),
    ).toMatchObject({
      passed: false,
      reason: '”Skåne” is not mentioned in verdictReason',
    });
  });

  it('reads every white space as the same, and patterns in whatever case', async () => {
    const subject = await reading('Priset är 1\u00a0900\u202f000\u00a0kr. ÅTERBETALNING sker.');
    const words = ['1 900 000 kr', '/(?<!\\p{L})återbetalning(?!\\p{L})/'];
    expect(await checked('mentions', { words }, subject)).toMatchObject({ passed: true });
  });

  it('is not fooled by a word that only the proof quotes, nor by machine words', async () => {
    const subject = await checkSubject();
    const evidence = [
      { kind: 'quote' as const, field: 'description', start: 0, end: 11, text: 'glasveranda' },
    ];
    const keyFindings = [{ title: 'Rummet', text: 'Det nämns.', evidence }];
    const quoting = withReport(subject, { keyFindings });
    for (const word of ['glasveranda', 'viewingQuestions', 'professional_required'])
      expect(await checked('mentions', { words: [word] }, quoting)).toMatchObject({ passed: false });
  });

  it('has nothing to check where nobody names a word', async () => {
    expect(await checked('mentions', {}, await reading('Bra.'))).toMatchObject({
      applies: false,
      reason: 'nothing to check: neither case nor suite names a word',
    });
  });

  it('leaves the words of the case aside when told to', async () => {
    const subject = await reading('Arrendet löper ut.', ['tomträtt']);
    const params = { fromCase: false, words: ['arrendet'] };
    expect(await checked('mentions', params, subject)).toMatchObject({ passed: true });
  });
});
