import { criticalBy, readLearned } from './learned-reader.js';

const read = (text: string) => readLearned({ text, before: '', after: '' });

// Wordings of no training text. How often such are understood is for `npm run eval:reading` to say; these are plain ones.
it.each([
  ['Stämman har klubbat en extra inbetalning om 95 000 kronor per andel', 'money'],
  ['I gästrummet har tapeten släppt och det luktar unket efter vårens skyfall', 'damage'],
  ['Miljönämnden har med vite förbjudit att avloppet används', 'authority'],
])('takes for bad: %s', (text, subject) => {
  const { bad, good, material, subject: about } = read(text);
  expect(bad).toBeGreaterThan(0.5);
  expect(bad).toBeGreaterThan(good);
  expect(material).toBeGreaterThan(0.5);
  expect(about).toBe(subject);
});

it.each([
  'Köket badar i ljus och här ryms gott om plats för stora middagar',
  'Varmt välkommen att boka tid för visning',
  'Vardagsrum med fiskbensparkett och högt i tak',
])('takes for nothing material: %s', (text) => {
  expect(read(text).bad).toBeLessThan(0.2);
  expect(read(text).material).toBeLessThan(0.5);
});

it.each([
  ['Äkta hussvamp har konstaterats under hallgolvet', 'wood-decay', 'Hussvamp'],
  ['Insekter har gnagt gångar i takstolarna och det rinner trämjöl', 'wood-decay', 'Insekter i trä'],
  ['Trafikbullret från motorvägen märks på uteplatsen', 'noise-near', 'Buller från vägen'],
  ['Från tågen på stambanan hörs det när fönstren står öppna', 'noise-near', 'Buller från järnvägen'],
])('tells which thing of its risk it is: %s', (text, id, title) => {
  expect(read(text)).toMatchObject({ risk: id, title });
});

it('takes what can cost the home for graver than what is a nuisance', () => {
  const grave = ['Bankerna godtar inte andelen som pant', 'Föreningen är försatt i konkurs'];
  const light = ['Hissen är trång och går långsamt', 'Köket är slitet och luckorna hänger snett'];
  const least = Math.min(...grave.map((text) => read(text).critical));
  for (const text of light) expect(read(text).critical).toBeLessThan(least);
});

it('takes the same words for graver where what they seem to tell is critical more often', () => {
  const [seldom, often] = [0.05, 0.8].map((share) => criticalBy(0.5, share));
  expect(seldom).toBeLessThan(0.5);
  expect(often).toBeGreaterThan(0.5);
  expect([criticalBy(1, 0.2), criticalBy(0, 0.2)]).toEqual([1, 0]);
});

it('takes for good what is denied or done', () => {
  for (const text of ['Vid besiktningen hittades inga tecken på fukt', 'Samtliga stammar byttes 2019']) {
    const { bad, good } = read(text);
    expect(good).toBeGreaterThan(bad);
  }
});
