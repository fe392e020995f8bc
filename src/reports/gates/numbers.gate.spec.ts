import { rulesReport, withFlag } from '../../../test/support/gate-input.js';
import { numbersGate } from './numbers.gate.js';

describe('numbers gate', () => {
  it.each([
    ['the price as written in Swedish', 'Priset är 2 450 000 kr.'],
    ['the price in millions', 'Priset är 2,45 miljoner kronor.'],
    ['the fee with a no-break space', 'Avgiften är 4\u00a0120 kr.'],
    ['a year of the text', 'Fasaden målades 2015.'],
    ['the decade of the building year', 'Huset är från 1960-talet, alltså 60-tal.'],
    ['the age of the roof: 2026 less 1994', 'Taket är 32 år gammalt.'],
    ['a number rounded to two digits', 'Priset är ungefär 2 500 000 kr.'],
    ['a rule that was given', 'Du behöver 10 procent i kontantinsats.'],
    ['a rule in words', 'Du behöver tio procent i kontantinsats.'],
    ['a small count', 'Det finns 3 rum och 2 fönster.'],
  ])('lets through %s', (_, description) => {
    expect(numbersGate(withFlag({ description }))).toEqual([]);
  });

  it.each([
    ['an invented price', 'Grannen sålde för 3 100 000 kr.', '3 100 000'],
    ['an invented share', 'Avgiften höjs med 7 %.', '7'],
    ['an invented age', 'Badrummet är 8 år gammalt.', '8'],
    ['an invented year', 'Stammarna byttes 1987.', '1987'],
    ['an invented sum in thousands', 'Det kostar 340 tkr.', '340'],
    ['an invented sum in words', 'Grannen sålde för sju miljoner kronor.', 'sju miljoner'],
    ['a long sum in words', 'Badrummet kostar tvåhundra tusen.', 'tvåhundra tusen'],
    ['a price rounded the wrong way', 'Priset är ungefär 2 400 000 kr.', '2 400 000'],
  ])('faults %s', (_, description, number) => {
    const complaints = numbersGate(withFlag({ description }));
    expect(complaints).toEqual([
      {
        gate: 'numbers',
        path: 'redFlags.1',
        reason: `talet ${number} finns varken i annonsen eller i underlaget`,
      },
    ]);
  });

  it('knows the figures of a document that the rules rest on, and not the number of its page', () => {
    const rules = rulesReport();
    const evidence = [
      {
        kind: 'document' as const,
        document: 'Årsredovisning',
        page: 47,
        text: 'Skuldsättning per kvm 14 230',
      },
    ];
    const about = (description: string) => {
      const input = withFlag({ description });
      const keyFindings = [{ title: 'Skulden', text: 'Den är hög.', evidence }];
      return numbersGate({ ...input, rules: { ...rules, keyFindings } }).map(({ path }) => path);
    };
    expect(about('Skulden är 14 230 kr per kvadratmeter.')).toEqual([]);
    expect(about('Räntan är 47 procent.')).toEqual(['redFlags.1']);
  });
});
