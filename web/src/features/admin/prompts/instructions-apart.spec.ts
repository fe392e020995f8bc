import { instructionsApart } from './instructions-apart.js';

const ownOf = (text: string, ...others: string[]) =>
  instructionsApart(text, others).flatMap(({ text, isOwn }) => (isOwn ? [text.trim()] : []));

describe('what is marked in instructions', () => {
  it('is the sentences that the other lacks', () => {
    const standard = 'Du hjälper en köpare. Var balanserad.\n\nRegler:\n1. Anta aldrig.\n2. Inga länkar.';
    const unbiased = 'Du granskar annonser.\n\nRegler:\n1. Anta aldrig.\n2. Inga länkar.';
    expect(ownOf(standard, unbiased)).toEqual(['Du hjälper en köpare. Var balanserad.']);
    expect(ownOf(unbiased, standard)).toEqual(['Du granskar annonser.']);
  });

  it('is nothing of what stands elsewhere in the other', () => {
    expect(ownOf('Ett. Två. Tre.', 'Tre. Ett. Två.')).toEqual([]);
  });

  it('is parted by what both say', () => {
    expect(ownOf('Ett. Två! Tre? Fyra.', 'Två! Fyra.')).toEqual(['Ett.', 'Tre?']);
  });

  it('is what one of several others lacks, and nothing where there is no other', () => {
    expect(ownOf('Ett. Två.', 'Ett. Två.', 'Ett.')).toEqual(['Två.']);
    expect(ownOf('Ett. Två.')).toEqual([]);
  });

  it('is not the room between lines', () => {
    expect(instructionsApart('Ett. Två.\n\nTre.', [''])).toEqual([
      { text: 'Ett. Två.', isOwn: true },
      { text: '\n\n', isOwn: false },
      { text: 'Tre.', isOwn: true },
    ]);
  });

  it('loses nothing of the text', () => {
    const text = '  Ett.  Två\n\n\nTre. ';
    const stretches = instructionsApart(text, ['Två']);
    expect(stretches.map((stretch) => stretch.text).join('')).toBe(text);
  });
});
