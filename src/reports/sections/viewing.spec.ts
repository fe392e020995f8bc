import type { Listing } from '../../scraping/listing.types.js';
import type { ViewingQuestion } from '../analysis-result.schema.js';
import { today } from '../../../test/support/reports/adverts.js';
import { writeRulesReports } from '../rules-analyst.js';
import { longestSaid } from './questions/say.js';

const flat: Listing = { propertyType: 'Lägenhet', tenure: 'Bostadsrätt', yearBuilt: 1968, price: 2_000_000 };
const villa: Listing = { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1974, price: 2_000_000 };
const plot: Listing = { propertyType: 'Tomt', tenure: 'Äganderätt', price: 500_000 };
const rental: Listing = { propertyType: 'Lägenhet', tenure: 'Kooperativ hyresrätt', yearBuilt: 2010 };

const written = (listing: Listing, description?: string) =>
  writeRulesReports({
    listing: { ...listing, ...(description === undefined ? {} : { description }) },
    images: [],
    disagreements: [],
    today,
  });
const reported = (listing: Listing, description?: string) => written(listing, description).report;
const asked = (listing: Listing, description?: string) => reported(listing, description).viewingQuestions;
const texts = (listing: Listing, description?: string): string[] =>
  asked(listing, description).map(({ question }) => question);
const about = (questions: readonly ViewingQuestion[], words: RegExp) =>
  questions.find(({ question }) => words.test(question));

describe('the questions for a viewing', () => {
  it.each([
    ['a flat', flat],
    ['a villa', villa],
    ['a plot', plot],
    ['a co-operative tenancy', rental],
    ['nothing but a price', { price: 1_000_000 }],
  ])('are at least twenty, one question each and sayable, of %s', (_, listing: Listing) => {
    const questions = texts(listing);
    expect(questions.length).toBeGreaterThanOrEqual(20);
    expect(new Set(questions.map((text) => text.toLowerCase())).size).toBe(questions.length);
    expect(questions.filter((text) => text.length > longestSaid || text.split('?').length !== 2)).toEqual([]);
  });

  it('say what a good and a bad answer is and whom to ask', () => {
    for (const { good, bad, whom } of asked(flat, 'Badrummet är från 1985. Stambyte planeras 2028.')) {
      expect([good, bad].every(Boolean)).toBe(true);
      expect(whom?.length).toBeGreaterThan(0);
    }
  });

  it('begin with what a critical finding leaves open', () => {
    const report = reported(villa, 'Fasaden är enstegstätad. Köket är ljust.');
    expect(report.redFlags[0]?.rule).toBe('single-stage-facade');
    expect(report.viewingQuestions[0]).toMatchObject({
      question: 'Är väggarna fuktmätta genom putsen, och får jag läsa rapporten?',
      isOwn: true,
      whom: ['seller'],
    });
    expect(report.askFirst).toEqual([0, 1, 2]);
  });

  it('ask for papers of dated work, in the advert’s own words where they are short', () => {
    const questions = asked(villa, 'Huset har skötts väl. Taket lades om helt 2021. Dränering 2019.');
    expect(about(questions, /tak/i)).toMatchObject({ isOwn: true, category: 'Tak' });
    expect(about(questions, /tak/i)?.question).toBe(
      'Annonsen säger ”Taket lades om helt 2021”: får jag se fakturan, och gäller garantin för mig?',
    );
    expect(about(questions, /dräner/i)?.question).toMatch(/^Dräneringen gjordes 2019: /);
  });

  it('ask the board of what an association owns, and nobody else’s board', () => {
    expect(about(asked(flat, 'Taket lades om 2012 av föreningen.'), /^Taket|”Taket/)?.whom).toEqual([
      'board',
    ]);
    expect(asked(villa, 'Taket lades om 2012.').flatMap(({ whom }) => whom ?? [])).not.toContain('board');
  });

  it('tell where to look for an age that nobody states', () => {
    const questions = texts(villa, 'Ett hus med trädgård.');
    expect(questions).toContain('Vilket år lades taket om, och går det att se pappen från vinden?');
    expect(questions).toContain('Är något fönster immigt mellan glasen eller mjukt i träet?');
  });

  it('ask what a phrase hides, and what praise is worth on paper', () => {
    const questions = texts(flat, 'Varsamt renoverad trea. Föreningen sparar 320 kr per kvm och år.');
    expect(questions.some((text) => text.startsWith('Annonsen säger ”Varsamt renoverad”: '))).toBe(true);
  });

  it('ask of what the advert names that only some homes have', () => {
    const advert = 'Huset ligger i suterräng. På vinden finns kattvindar. Tomten har en bäck. Bastu saknas.';
    const questions = asked(villa, advert);
    expect(about(questions, /slänten/)).toMatchObject({
      question: 'Är väggen mot slänten fuktmätt, och vart rinner vattnet?',
      isOwn: true,
      whom: ['seller', 'inspector'],
      evidence: [{ kind: 'quote', text: 'Huset ligger i suterräng.' }],
    });
    expect(about(questions, /kattvindarna/)).toBeDefined();
    expect(about(questions, /Hur högt har vattnet stått/)).toBeDefined();
    expect(about(questions, /bastun/)).toBeUndefined();
    expect(about(asked(flat, advert), /slänten|kattvindarna/)).toBeUndefined();
  });

  it('ask of a thing no more than what a finding or a dated part asks better', () => {
    const questions = texts(villa, 'Uppvärmning med luft/luft-pump från 2012 och fasad i tegel.').join('\n');
    expect(questions.match(/pump/gi)).toHaveLength(1);
    expect(questions).toMatch(/fogarna i tegelfasaden/);
    expect(questions).not.toMatch(/När underhölls fasaden/);
  });

  it('ask what is left of what the advert answers, with what that answer is worth', () => {
    const [left] = asked(flat, 'Föreningen äger sin mark sedan länge.').filter(({ question }) =>
      question.includes('årsredovisningen?'),
    );
    expect(left).toMatchObject({ good: 'Ja.', bad: 'Nej, och då kan marken vara hyrd.' });
  });

  it('ask the board of the association’s works who paid them', () => {
    const [roof] = asked(flat, 'Taket lades om 2021.').filter(({ category }) => category === 'Tak');
    expect(roof?.question).toMatch(/: är det betalt eller lånat\?$/);
    expect(roof?.good).toBe('Betalt med sparade pengar.');
  });
});

describe('what a question must fit', () => {
  it('a new house is not asked for the age of its parts', () => {
    const questions = texts({ ...villa, yearBuilt: 2023 }, 'Ett nybyggt hus i två plan.').join('\n');
    expect(questions).not.toMatch(/dräner|asbest|elcentral|avloppsrör|Vilket år (?:lades|gjordes)/);
    expect(texts(villa, 'Ett hus i två plan.').join('\n')).toMatch(/dräner/);
  });

  it('a cellar is asked of where there is one', () => {
    expect(texts(villa, 'Torpargrund och trädgård.').join('\n')).not.toMatch(/källare/i);
    expect(texts(villa, 'Full källare under huset.').join('\n')).toMatch(/källare/i);
  });

  it('what the advert states is not asked', () => {
    const stated = texts(villa, 'Radon: 110 Bq/m³ uppmätt 2022. Kommunalt vatten och avlopp.').join('\n');
    expect(stated).not.toMatch(/Är radon mätt|Är vatten och avlopp kommunalt/);
    const association = texts(flat, 'Föreningen är äkta och äger marken.').join('\n');
    expect(association).not.toMatch(/äkta eller oäkta|Äger föreningen marken/);
  });
});

it('leaves out a question of the bank that a model disputed', () => {
  const bids = 'Har bud lagts tidigare, och får jag se budlistan?';
  expect(texts(flat)).toContain(bids);
  const [told] = written(flat).draft.viewingQuestions.filter(({ question }) => question === bids);
  const dispute = {
    part: 'viewingQuestions',
    name: bids,
    statement: bids,
    proof: told!.evidence,
    why: 'Budlistan finns i annonsen.',
    evidence: [{ kind: 'quote' as const, field: 'description', start: 0, end: 5, text: 'Budli' }],
    instead: null,
  };
  const { report } = writeRulesReports({
    listing: flat,
    images: [],
    disagreements: [],
    today,
    disputes: [dispute],
  });
  expect(report.viewingQuestions.map(({ question }) => question)).not.toContain(bids);
});

it('never quotes half a figure', () => {
  const questions = texts(
    flat,
    'Samfälligheten har ett lån på 1,9 miljoner kronor som ska betalas av ägarna.',
  );
  expect(questions.filter((text) => /[”\s]9 miljoner/.test(text))).toEqual([]);
});

it('shows the year that it names', () => {
  const { viewingQuestions } = reported(villa, 'Sedan 2018 är mycket gjort: nya rör, ny el och nytt badrum.');
  for (const { question, evidence } of viewingQuestions)
    if (question.includes('2018')) expect(JSON.stringify(evidence)).toContain('2018');
});
