import { sayable } from './sayable.js';

describe('sayable', () => {
  it.each([
    ['Taket lades om 2008.', 'Taket lades om 2008'],
    ['och byggnadsnämnden vill ha ett svar', 'byggnadsnämnden vill ha ett svar'],
    ['Servitutet för\n  grannens brunn', 'Servitutet för grannens brunn'],
    ['I väggen sitter magnesiumskivor', 'I väggen sitter magnesiumskivor'],
    ['Radon uppmätt till 90 Bq/m³ (2017', 'Radon uppmätt till 90 Bq/m³'],
  ])('says %j as it stands, without what joins it to the words before', (words, said) => {
    expect(sayable(words, 45)).toBe(said);
  });

  it.each([
    ['what hangs on the words before', 'som i vår ungdom kunde kännas'],
    ['a conjunction with nothing before', 'eftersom huset är gammalt'],
    ['no subject', 'är för närvarande avskild med byggplast'],
    ['a question or a call', 'Blir källaren blöt'],
    ['two words', 'Träpanel kvar'],
    ['punctuation first', ', och i underhållsplanen står det'],
    ['an address', 'läs mer på www.maklare.se/objekt'],
    ['a table', '| Tak | 2004 | Fasad |'],
    ['markup', 'se hela <b>planen</b> här'],
  ])('does not say %s', (_, words) => {
    expect(sayable(words, 60)).toBeNull();
  });

  it('cuts at a word, never in a sum and never behind a small word', () => {
    const words = 'Föreningens lån uppgår till tillsammans 4 950 000 kr och läggs om i år';
    expect(sayable(words, 50)).toBe('Föreningens lån uppgår till tillsammans …');
    expect(sayable('Balkongen mot gården hålls stängd av den som äger huset', 45)).toBe(
      'Balkongen mot gården hålls stängd …',
    );
    expect(sayable('Avloppet lagades av sommargrannen', 20)).toBeNull();
  });

  it('keeps to what stands before a question mark', () => {
    expect(sayable('Huset har två kök? Det går att ordna', 60)).toBe('Huset har två kök');
  });
});
