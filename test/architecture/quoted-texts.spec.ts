import { checkTexts, isShown, quotedTexts, shownTexts } from './quoted-texts.js';

describe('what a document quotes', () => {
  it('is what stands between single quotes, whatever the language around', () => {
    expect(quotedTexts("Button 'Köp nu' (the buyer's own page) and 'Spara N%'.")).toEqual([
      'Köp nu',
      'Spara N%',
    ]);
  });

  it('is also a progress message, in a table or in brackets', () => {
    expect(
      quotedTexts('| processing | 10 | Startar analys... |\nenriching 45% (Förbereder data...)'),
    ).toEqual(['Startar analys...', 'Förbereder data...']);
  });
});

describe('what the sources show', () => {
  const shown = shownTexts({
    'web/src/a.tsx': `
      // 'Bara en kommentar om saken'
      const label = 'Betala nu';
      const badge = (percent: number) => \`Spara \${percent}\u00a0%\`;
      const more = <p>+ {count} fler</p>;
      const toast = { title: 'Borttagen', text: 'Analysen har tagits bort' };
      const long = 'Kunde inte ladda priser. Försök igen senare.';`,
    'web/src/a.spec.ts': `expect(text).toBe('Står bara i provet');`,
  });

  it.each([
    'Betala nu',
    'Spara N%',
    '+ N fler',
    'Borttagen: Analysen har tagits bort',
    'Kunde inte ladda priser.',
    'Kunde inte ladda...',
  ])('holds "%s"', (text) => {
    expect(isShown(text, shown)).toBe(true);
  });

  it.each([
    'Betala',
    'Spara',
    'Betala {price}',
    'Bara en kommentar om saken',
    'Står bara i provet',
    'Priser',
  ])('does not hold "%s"', (text) => {
    expect(isShown(text, shown)).toBe(false);
  });
});

it('tells what is missing, and which exceptions have had their time', () => {
  const document = "'Köp nu' and 'Populärast' and 'Raw Data'";
  const sources = { 'web/src/a.ts': `const texts = { buy: 'Köp nu' };` };
  expect(checkTexts(document, sources, { 'Köp nu': 'of old', 'Raw Data': 'of an area not open' })).toEqual({
    quoted: ['Köp nu', 'Populärast', 'Raw Data'],
    missing: ['Populärast'],
    idle: ['Köp nu'],
  });
});
