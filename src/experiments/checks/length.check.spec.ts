import { checked, checkSubject, withReport } from '../../../test/support/check-subject.js';
import { readCheckCalls } from './checks.js';

const finding = (text: string) => ({ title: 'Tak', text, evidence: [] as never });
const reading = async (verdictReason: string, ...texts: string[]) =>
  withReport(await checkSubject(), { verdictReason, keyFindings: texts.map(finding) });

describe('length', () => {
  it('counts characters as people do', async () => {
    const subject = await reading('Åtta år 😀');
    expect(await checked('length', { in: 'verdictReason', min: 9, max: 9 }, subject)).toMatchObject({
      passed: true,
      reason: 'verdictReason: 9 characters (9–9)',
    });
    expect(await checked('length', { in: 'verdictReason', max: 8 }, subject)).toMatchObject({
      passed: false,
      reason: 'verdictReason: 9 characters (at most 8)',
    });
    expect(await checked('length', { in: 'verdictReason', min: 10 }, subject)).toMatchObject({
      passed: false,
      reason: 'verdictReason: 9 characters (at least 10)',
    });
  });

  it('counts words; a figure or a compound is one', async () => {
    const subject = await reading('Pris: 4.5 mkr, 2–3 rum – ett e-postbesked.');
    expect(
      await checked('length', { in: 'verdictReason', unit: 'words', min: 8, max: 8 }, subject),
    ).toMatchObject({
      passed: true,
    });
  });

  it('is not fooled by a good average: each text of a list counts', async () => {
    const subject = await reading('Ja.', 'Tre ord här.', 'Ett.', 'Fem ord som står här.');
    const params = { in: 'keyFindings[].text', unit: 'words', min: 2, max: 4 };
    expect(await checked('length', params, subject)).toMatchObject({
      passed: false,
      reason: 'keyFindings[].text: 1, 5 words (2–4)',
    });
    expect(await checked('length', { ...params, min: 1, max: 5 }, subject)).toMatchObject({ passed: true });
  });

  it('counts what a list holds', async () => {
    const subject = await reading('Ja.', 'Ett.', 'Två.');
    expect(await checked('length', { in: 'keyFindings', unit: 'items', max: 2 }, subject)).toMatchObject({
      passed: true,
    });
    expect(await checked('length', { in: 'keyFindings', unit: 'items', min: 3 }, subject)).toMatchObject({
      passed: false,
      reason: 'keyFindings: 2 items (at least 3)',
    });
  });

  it('looks at the whole report without proof, and at the first answer when told to', async () => {
    const subject = await reading('Ja.');
    const whole = { in: 'report', unit: 'words', min: 100 };
    expect(await checked('length', whole, subject)).toMatchObject({ passed: true });
    const draft = { in: 'verdictReason', max: 3, of: 'draft' };
    expect(await checked('length', { ...draft, of: 'report' }, subject)).toMatchObject({ passed: true });
    expect(await checked('length', draft, subject)).toMatchObject({ passed: false });
  });

  it('has nothing to check of a part that the report has not', async () => {
    expect(
      await checked('length', { in: 'floorplanAnalysis.layout', min: 1 }, await reading('Ja.')),
    ).toMatchObject({
      applies: false,
      reason: 'nothing to check: there is no floorplanAnalysis.layout',
    });
  });

  it.each([
    [{ in: 'verdictReason' }, /min or max is needed/],
    [{ in: 'verdictReason', min: 3, max: 2 }, /min is more than max/],
    [{ in: 'verdictReasons', max: 2 }, /“verdictReasons”.*verdictReason, /],
    [{ in: 'keyFindings.text', max: 2 }, /write \[\]/],
    [{ in: 'verdictReason[]', max: 2 }, /is no list/],
    [{ in: 'meta', max: 2 }, /no “meta”/],
    [{ max: 2 }, /in: /],
  ])('refuses %j', (params, reason) => {
    expect(() => readCheckCalls([{ type: 'length', tags: [], ...params }])).toThrow(reason);
  });
});
