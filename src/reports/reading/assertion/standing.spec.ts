import { standingIn } from '../../../../test/support/reports/row-examples.js';
import { deniedRows } from './rows/denied.js';
import { elsewhereRows } from './rows/elsewhere.js';
import { mendedRows } from './rows/mended.js';
import { thoughtRows } from './rows/thought.js';
import { wholeRows } from './rows/whole.js';
import { standingOf } from './standing.js';

describe('each row of the table', () => {
  it('has a name of its own', () => {
    const rows = [...deniedRows, ...elsewhereRows, ...mendedRows, ...thoughtRows, ...wholeRows];
    const names = rows.map(({ id }) => id);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('what no row decides', () => {
  it.each([
    'Källaren har en *fuktskada*.',
    'Fastigheten är upplåten med *tomträtt*.',
    '*Fuktskadan* i krypgrunden är inte åtgärdad utan säljs i befintligt skick.',
    'Besiktningen visar *förhöjda fuktvärden* i syllen.',
    'På vinden finns *mögelpåväxt* som bör saneras.',
    'Mikrobiell *påväxt* konstaterad på vinden.',
    '*Rötskador* i fönsterbågar förekommer.',
    'Taket *läcker* vid kraftigt regn.',
    '*Asbest* förekommer i husets ventilationstrumma men är inkapslad.',
    '*Krypgrunden* har avfuktare sedan 2012 och är torr.',
    'Föreningen blev äkta 2019, tidigare *oäkta*.',
    'Badrummet är *inte godkänt*.',
    'Avloppet är *underkänt* av kommunen.',
    '*Fuktskada* upptäckt i september 2026, avfuktning pågår och orsaken utreds.',
    '*Fukt* har trängt in i källarväggen, dränering planeras av köparen.',
    'Källaren har saltutslag och *fuktgenomslag*.',
    'Kommunen *underkände* avloppet i fjol.',
  ])('is stated: %s', (sentence) => {
    expect(standingIn(sentence)).toBe('stated');
  });

  it('is stated where the text is not known', () => {
    expect(standingOf([], { field: 'description', start: 0, end: 4 })).toBe('stated');
  });
});
