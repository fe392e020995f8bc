import type { Listing } from '../../../scraping/listing.types.js';
import { findings } from '../../sections/findings.js';

const flat: Listing = {
  propertyType: 'Lägenhet',
  tenure: 'Bostadsrätt',
  livingArea: 60,
  rooms: 2,
  price: 2_950_000,
  monthlyFee: 4000,
  yearBuilt: 1965,
  association: 'Brf Provet',
  description: 'Ljus tvåa med balkong mot gården.',
};
const report = (text: string, change: Listing = {}) =>
  findings({
    listing: { ...flat, ...change },
    images: [],
    disagreements: [],
    documents: [
      {
        name: 'ÅR',
        kind: 'annual-report',
        outcome: 'read',
        pages: ['Årsredovisning 2025\nBrf Provet', text],
      },
    ],
    today: new Date('2026-11-21T12:00:00Z'),
  });
const missing = (text: string) => report(text).missing.map(({ field }) => field);
const questions = (text: string) => report(text).questions.map(({ question }) => question);
const rules = (text: string) => report(text).flags.map(({ rule, severity }) => `${rule} ${severity}`);

it('misses nothing that the report states', () => {
  const asked = ['registrationNumber', 'genuine', 'landOwnership'];
  expect(missing('Allmänt')).toEqual(expect.arrayContaining(asked));
  const told = missing(
    'Föreningens nummer är 769600-1234.\nFöreningen är ett privatbostadsföretag.\nFöreningen äger marken.',
  );
  expect(told.filter((field) => asked.includes(field))).toEqual([]);
});

it.each<[string, string]>([
  ['Lån som omsätts inom tolv månader: 24 600 000 kr\nSumma lån: 60 000 000 kr', 'loans-due-soon warning'],
  [
    'Lån som omsätts inom tolv månader: 42 000 000 kr\nSumma lån: 60 000 000 kr',
    'loans-due-very-soon critical',
  ],
  ['Stambyte planeras 2028 och upphandlas under nästa år.', 'pipe-replacement-planned warning'],
  ['Styrelsen har beslutat att byte av stammar ska påbörjas 2027.', 'pipe-replacement-planned warning'],
  ['Marken innehas med tomträtt.', 'ground-lease warning'],
  ['Föreningen är en oäkta bostadsrättsförening.', 'not-genuine-association critical'],
  ['Styrelsen har beslutat att höja årsavgiften med 5 % från 1 januari 2027.', 'fee-rise warning'],
  ['Styrelsen har beslutat att höja årsavgiften med 5 % från 1 januari 2026.', 'fee-rise-in-report notice'],
])('flags %j', (text, expected) => {
  expect(rules(text)).toContain(expected);
});

it('leaves a small share of the loans alone, and counts the new fee', () => {
  const quiet = 'Lån som omsätts inom tolv månader: 6 000 000 kr\nSumma lån: 60 000 000 kr';
  expect(rules(quiet).filter((rule) => rule.startsWith('loans-due'))).toEqual([]);
  const rise = report('Styrelsen har beslutat att höja årsavgiften med 5 % från 1 januari 2027.').flags.find(
    ({ rule }) => rule === 'fee-rise',
  );
  // 4 000 × 1,05.
  expect(rise?.description).toContain('omkring 4\u00a0200\u00a0kr i månaden');
});

it('asks on from what the report answers', () => {
  const all = questions('Lån som omsätts inom tolv månader: 24 600 000 kr\nSumma lån: 60 000 000 kr');
  expect(all).not.toContain('Hur stor del av föreningens lån läggs om inom tolv månader?');
  expect(all.join('\n')).toContain(
    'Årsredovisningen säger att 24\u00a0600\u00a0000\u00a0kr av lånen läggs om inom tolv månader: vilken ränta',
  );
  expect(questions('Allmänt')).toContain('Är föreningen äkta eller oäkta?');
  expect(questions('Föreningen är ett privatbostadsföretag.')).not.toContain(
    'Är föreningen äkta eller oäkta?',
  );
});

it.each([
  'Stambyte genomfördes 2019.',
  'Inget stambyte planeras före 2040.',
  'Stambytet som beslutades 2018 är avslutat.',
  'Ett stambyte kan komma att genomföras 2035.',
  'Stambyte planerades 2024.',
  'Fasaden ska målas 2028. Stambyte gjordes 2015.',
])('tells of no replacement of pipes ahead by %j', (text) => {
  expect(rules(text).filter((rule) => rule.startsWith('pipe-replacement-planned'))).toEqual([]);
});
