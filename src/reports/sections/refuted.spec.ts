import type { Evidence, Severity } from '../analysis-result.schema.js';
import { contextOf, flag } from '../facts/context.js';
import { textRiskFlags } from '../risks/stated/text-risks.js';
import { unrefuted } from './refuted.js';
import { proofOf, toldIn, type Told } from './told.js';

const text = 'De tre vindkraftverken på åsen monterades ned, vilket vi firade.';
const clauses = toldIn([{ field: 'description', text, readable: text }]);
/** How sure it is that the first clause tells a risk and something good, and the others nothing. */
const heard = (riskSure: number, good = 0.3, of = clauses, bad = 0): Told[] =>
  of.map((clause, at) => ({
    ...clause,
    ...(at === 0 ? { riskSure, good, bad } : { riskSure: 0, good: 0, bad: 0 }),
  }));
const reference: Evidence = { kind: 'reference', table: 'wind', row: 'noise', source: 'Boverket' };
const found = (
  rule: string,
  severity: Severity = 'warning',
  evidence: Evidence[] = [proofOf(clauses[0]!), reference],
) =>
  flag({
    rule,
    severity,
    title: 'Vindkraft i närheten',
    category: 'Omgivning',
    description: 'Annonsen nämner vindkraft.',
    action: 'Fråga hur den hörs.',
    evidence,
  });

it('drops what a rule found by a word where the reader hears no risk in the sentence', () => {
  expect(clauses.length).toBeGreaterThan(1);
  expect(unrefuted([found('wind-power'), found('wind-power', 'notice')], heard(0.09))).toEqual([]);
});

it.each([
  ['in whose sentence a clause may tell a risk', found('wind-power'), heard(0.1)],
  ['in whose sentence nothing good is heard either', found('wind-power'), heard(0, 0.29)],
  ['that would be critical, of which there is a trace', found('mould', 'critical'), heard(0.05)],
  ['of what a technical item judges by the same words', found('sewage-rejected', 'critical'), heard(0)],
  [
    'in whose sentence something bad is heard, of whatever kind',
    found('dry-rot'),
    heard(0, 0.6, clauses, 0.5),
  ],
  [
    'that tells of so many places as a flag quotes',
    found(
      'wind-power',
      'warning',
      [0, 0, 0].map(() => proofOf(clauses[0]!)),
    ),
    heard(0),
  ],
  ['of what the home is built of', found('blue-concrete'), heard(0)],
  [
    'of two quotes, one in a field that is no prose',
    found('wind-power', 'warning', [
      proofOf(clauses[0]!),
      { kind: 'quote', field: 'heating', start: 0, end: 8, text: 'Vindkraft' },
    ]),
    heard(0),
  ],
  ['of a rule that compares figures', found('savings-very-low'), heard(0)],
  ['that says that damage was mended', found('mould', 'notice'), heard(0)],
  [
    'that a field proves too',
    found('wind-power', 'warning', [proofOf(clauses[0]!), { kind: 'field', name: 'yearBuilt', value: 1950 }]),
    heard(0),
  ],
  ['without any proof of its own', found('wind-power', 'warning', [reference]), heard(0)],
])('keeps one %s', (_, one, told) => {
  expect(unrefuted([one], told)).toEqual([one]);
});

it('keeps one whose sentence says that something is left to do', () => {
  const left = 'Röta finns i syllen åt norr, men bara på några meter, och den är inte åtgärdad.';
  const told = toldIn([{ field: 'description', text: left, readable: left }]);
  const one = found('rot-damage', 'warning', [proofOf(told[0]!)]);
  expect(unrefuted([one], heard(0, 0.9, told))).toEqual([one]);
});

it.each([
  [
    'is merely named beside praise',
    'Här finns trädgård, ljusa rum och sjöutsikt, och hussvamp har påträffats i bjälklaget.',
  ],
  [
    'the next sentence leaves open',
    'Den hussvamp som fanns i hörnet togs bort 2019 av den förra ägaren, säger hon. Den är inte sanerad.',
  ],
])('keeps what %s', (_, whole) => {
  const told = toldIn([{ field: 'description', text: whole, readable: whole }]);
  const start = whole.indexOf('hussvamp');
  const one = found('dry-rot', 'warning', [
    { kind: 'quote', field: 'description', start, end: start + 8, text: 'hussvamp' },
  ]);
  expect(
    unrefuted(
      [one],
      told.map((clause) => ({ ...clause, riskSure: 0, bad: 0, good: 0.9 })),
    ),
  ).toEqual([one]);
});

describe('with the reader as it has learned', () => {
  const rulesIn = (sentence: string) => {
    const description = `Ljus villa med öppen planlösning. ${sentence} Nära till skola och buss.`;
    const listing = { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1970, description };
    const context = contextOf({ listing, images: [], disagreements: [], today: new Date('2026-11-28') });
    const flags = textRiskFlags(context);
    return {
      found: flags.map(({ rule }) => rule),
      kept: unrefuted(flags, toldIn(context.sources)).map(({ rule }) => rule),
    };
  };

  it.each([
    ['wind-power', 'Det finns vindkraft i närheten.'],
    ['wind-power', 'Tre vindkraftverk står 600 meter från huset.'],
    ['asbestos', 'Asbest finns i pannrummet.'],
    ['asbestos', 'Rören är isolerade med asbest.'],
    ['mould', 'Mögel har konstaterats på vinden.'],
    ['mould', 'Det finns mögel i krypgrunden.'],
    ['power-line', 'En kraftledning går över tomten.'],
    ['contaminated-ground', 'Marken är förorenad.'],
    ['dispute', 'En tvist pågår med grannen.'],
    ['water-damage', 'Huset har haft en vattenskada.'],
    ['water-damage', 'En vattenskada inträffade 2023.'],
    ['rot-damage', 'Fönstren har röta.'],
    ['dry-rot', 'Hussvamp har påträffats.'],
    ['wood-pests', 'Husbock finns i takstolarna.'],
    ['shore-flood', 'Risk för översvämning enligt kommunen.'],
    ['shore-protection', 'Strandskydd gäller på tomten.'],
    ['traffic-noise', 'Området är utsatt för trafikbuller.'],
    ['landslide', 'Skredrisk finns enligt kommunens karta.'],
    ['sewage-rejected', 'Avloppet är underkänt.'],
    ['permit-missing', 'Bygglov saknas för altanen.'],
    ['settlement-damage', 'Sprickor i grunden.'],
    ['stated-moisture', 'Förhöjd fukt uppmättes i källaren.'],
    ['water-unfit', 'Vattnet är otjänligt.'],
    ['fireplace-ban', 'Eldningsförbud råder.'],
    ['wet-room-rejected', 'Tätskiktet är inte godkänt.'],
    ['leak-mentioned', 'Taket läcker.'],
    ['leak-mentioned', 'Taket läcker trots att plåten byttes 2019.'],
    ['leak-mentioned', 'Hos oss läcker stammarna, precis som i grannhuset.'],
    ['mould', 'Krypgrunden sanerades 2016 men nytt mögel hittades i våras.'],
    ['asbestos', 'Här finns inte bara asbest utan även blåbetong.'],
    [
      'water-damage',
      'Huset har haft en vattenskada i badrummet som aldrig torkades ut ordentligt enligt säljaren.',
    ],
    ['tenant-stays', 'Lägenheten är uthyrd till 2028 och hyresgästen bor kvar efter tillträdet.'],
    ['asbestos', 'Rör isolerade med asbest finns kvar i pannrummet och har inte sanerats.'],
    ['wind-power', 'Från trädgården ser man sex vindkraftverk, det närmaste en kilometer bort.'],
    ['shore-flood', 'Tomten översvämmades 2021 då ån svämmade över, något som kommunen arbetar med.'],
    ['power-line', 'Det går en kraftledning över norra delen av tomten, i övrigt är utsikten fri.'],
  ])('keeps %s, plainly named: %s', (rule, sentence) => {
    expect(rulesIn(sentence).kept).toContain(rule);
  });

  it.each([
    ['power-line', 'Kraftledningen som syns på gamla kartor är numera kabel i jord.'],
    ['wind-power', 'De tre vindkraftverken på åsen monterades ned 2022.'],
    ['shore-flood', 'Översvämningen 1919 nådde inte ens gatan.'],
    ['shore-flood', 'Enligt kommunens skyfallskarta rinner vattnet norrut, bort från kvarteret.'],
    [
      'traffic-noise',
      'E18 ligger 1,9 kilometer bort, och bullermätningen 2022 visade 41 decibel vid altanen.',
    ],
  ])('drops %s, named and not so: %s', (rule, sentence) => {
    const { found, kept } = rulesIn(sentence);
    expect(found).toContain(rule);
    expect(kept).not.toContain(rule);
  });
});
