import { sentenceAround } from '../text/sources.js';
import { standingsOfClause } from './clause.js';
import { firstThatDecides } from './firing.js';
import { deniedRows } from './rows/denied.js';
import { elsewhereRows, owners, vicinity } from './rows/elsewhere.js';
import { mendedRows } from './rows/mended.js';
import { askedRows, thoughtRows } from './rows/thought.js';
import { wholeRows } from './rows/whole.js';
import { surround } from './scopes.js';
import { standingOf } from './standing.js';
import type { Row } from './row.js';

/** A sentence and the thing between asterisks in it. */
function marked(sentence: string) {
  const start = sentence.indexOf('*');
  const end = sentence.lastIndexOf('*') - 1;
  expect(start).toBeGreaterThanOrEqual(0);
  expect(end).toBeGreaterThan(start);
  const text = sentence.replaceAll('*', '');
  const source = { field: 'description', text, readable: text };
  const place = { field: 'description', start, end };
  return { source, place, around: sentenceAround(source, start) };
}

const standing = (sentence: string) => {
  const { source, place } = marked(sentence);
  return standingOf([source], place);
};

const fires = (row: Row, sentence: string): boolean => {
  const { source, place, around } = marked(sentence);
  return firstThatDecides([row], surround(source, around, place)) !== undefined;
};

const examples = (rows: readonly Row[], list: 'yes' | 'no') =>
  rows.flatMap((row) => (row[list] ?? []).map((sentence) => ({ id: row.id, sentence, row })));
const table = [...deniedRows, ...elsewhereRows, ...askedRows, ...mendedRows, ...thoughtRows];

describe('each row of the table', () => {
  it('has a name of its own', () => {
    const names = [...table, ...wholeRows.slice(askedRows.length)].map(({ id }) => id);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(examples(table, 'yes'))('$id decides: $sentence', ({ row, sentence }) => {
    expect(fires(row, sentence)).toBe(true);
    expect(standing(sentence)).toBe(row.standing);
  });

  it.each(examples(table, 'no'))('$id leaves: $sentence', ({ row, sentence }) => {
    expect(standing(sentence)).not.toBe(row.standing);
  });
});

describe('what is not this home', () => {
  it.each([...owners, vicinity].flatMap(({ id, yes }) => yes.map((sentence) => ({ id, sentence }))))(
    '$id has hold of the thing: $sentence',
    ({ sentence }) => {
      expect(standing(sentence)).toBe('elsewhere');
    },
  );

  it.each([...owners, vicinity].flatMap(({ id, no = [] }) => no.map((sentence) => ({ id, sentence }))))(
    '$id has no hold of it: $sentence',
    ({ sentence }) => {
      expect(standing(sentence)).not.toBe('elsewhere');
    },
  );
});

describe('a whole clause', () => {
  const standings = (sentence: string) => {
    const { source, place, around } = marked(sentence);
    return [...standingsOfClause(source, around, place)];
  };

  it.each(examples(wholeRows, 'yes'))('$id decides: $sentence', ({ row, sentence }) => {
    expect(standings(sentence)).toEqual([row.standing]);
  });

  it.each(examples(wholeRows, 'no'))('$id leaves: $sentence', ({ row, sentence }) => {
    expect(standings(sentence)).not.toContain(row.standing);
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
    expect(standing(sentence)).toBe('stated');
  });

  it('is stated where the text is not known', () => {
    expect(standingOf([], { field: 'description', start: 0, end: 4 })).toBe('stated');
  });
});
