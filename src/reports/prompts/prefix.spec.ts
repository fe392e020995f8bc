import { rulesReport, sampleHome } from '../../../test/support/gate-input.js';
import { caseParts, caseTexts, type PromptCase } from './case-v1.js';
import { findingsOf } from './findings.js';
import { givenOn } from './given.js';
import { promptTemplates } from './templates.js';

function home(listing: PromptCase['source']['listing'], today: string): PromptCase {
  const rules = rulesReport();
  return {
    source: { ...sampleHome, listing },
    rules,
    findings: findingsOf(rules),
    given: givenOn(new Date(today)),
    day: today.slice(0, 10),
    pictures: [{ sha256: 'a'.repeat(64), kind: 'photo', base64: '/9j/4AAQ' }],
  };
}

function commonStart(one: string, other: string): string {
  let end = 0;
  while (end < one.length && one[end] === other[end]) end += 1;
  return one.slice(0, end);
}

describe.each(Object.values(promptTemplates))('what $id sends', (template) => {
  const { system } = template;
  const texts = (promptCase: PromptCase) => caseTexts(promptCase, template);
  const [tables, first] = texts(home({ address: 'Almvägen 1', price: 1 }, '2026-11-20T12:00:00Z'));
  const [later, second] = texts(home({ price: 2, description: 'Villa.' }, '2026-12-24T08:00:00Z'));

  it('begins alike for two homes on two days: all rules and tables, up to the first field', () => {
    expect(later).toBe(tables);
    expect(commonStart(first!, second!)).toBe('<annons>\n## annonsens fält\n{"');
    expect(tables).toContain('kontantinsatsMinstProcent');
    expect(tables).toContain('"id":"bathroom"');
    // Providers cache from 1 024 tokens on, at about four characters each.
    expect(system.length + tables!.length).toBeGreaterThan(4_096);
  });

  it('has no day, time or id in what is alike', () => {
    for (const text of [system, tables!]) {
      expect(text).not.toMatch(/\d{4}-\d\d|\d\d:\d\d|[0-9a-f]{8}-[0-9a-f]{4}|[0-9a-f]{32}/i);
    }
  });

  it('tells the day after the home, outside what the advert says', () => {
    expect(first!.split('</annons>')[1]).toContain('I dag är det 2026-11-20.');
  });

  it('puts pictures last', () => {
    const about = home({}, '2026-11-20T12:00:00Z');
    const types = caseParts(texts(about), about.pictures).map(({ type }) => type);
    expect(types).toEqual(['text', 'text', 'image']);
  });
});
