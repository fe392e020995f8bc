import { readFileSync } from 'node:fs';
import { type FixturePage, fixturePages, ownPages } from '../../test/support/page-server.js';
import { type FieldScore, listingOf, scoreListing, scorePage } from '../../test/support/page-scores.js';
import { factsReadByHand } from '../../test/support/page-facts.js';

type Misread = Readonly<Record<string, FieldScore['outcome']>>;

/** Every page that has an answer; what is misread of it is exactly what is given for it. */
function compare(pages: readonly FixturePage[], known: (page: FixturePage) => Misread) {
  for (const page of pages) {
    if (page.expected === undefined) continue;
    it(`${page.name}${page.expected === null ? ' is no listing' : ': every stated field'}`, () => {
      const scores = scorePage(page);
      const misread = scores.filter(({ outcome }) => outcome !== 'right');
      const outcomes = Object.fromEntries(misread.map(({ field, outcome }) => [field, outcome]));
      expect({ outcomes, misread }).toEqual({ outcomes: known(page), misread });
      expect(scores.length).toBeGreaterThan(0);
    });
  }
}

describe('the measure of an answer in the short form', () => {
  const listing = {
    description: 'Ljus trea med balkong. Köket är nytt.',
    floor: '1 av 3, hiss finns ej',
    images: ['https://x.example/1.jpg', 'https://x.example/2.jpg'],
    showings: ['2023-12-13T17:30:00+01:00'],
    associationFacts: { registrationNumber: '769600-1234', genuine: true },
  };
  const outcomes = (expected: Record<string, unknown>) =>
    scoreListing(listing, { images: 2, ...expected }).map(({ field, outcome }) => `${field} ${outcome}`);

  it('compares counts, first words, figures of the floor and names of its own', () => {
    const answer = {
      descriptionStart: 'Ljus trea',
      floor: '1 av 3',
      floorplans: 0,
      viewing: '2023-12-13T17:30',
      orgNumber: '769600-1234',
      genuine: true,
    };
    const fields = ['images', ...Object.keys(answer)];
    expect(outcomes(answer)).toEqual(fields.map((field) => `${field} right`));
  });

  it.each([
    [{ images: 3 }, ['images wrong']],
    [{ floorplans: 1 }, ['images right', 'floorplans wrong']],
    [{ descriptionStart: 'Mörk trea' }, ['images right', 'descriptionStart wrong']],
    [{ floor: '2 av 3' }, ['images right', 'floor wrong']],
    [{ floor: '1' }, ['images right', 'floor wrong']],
    [{ viewing: '2023-12-14' }, ['images right', 'viewing wrong']],
    [{ share: 1.2, soldAt: '2023-12-20' }, ['images right', 'share missed', 'soldAt missed']],
  ])('finds what differs from %j', (answer, found) => {
    expect(outcomes(answer)).toEqual(found);
  });

  it('leaves the other answers strict', () => {
    expect(scoreListing(listing, { floor: '1 av 3' })).toMatchObject([{ outcome: 'wrong' }]);
  });
});

describe('our own pages', () => {
  compare(ownPages(), ({ unread }) => Object.fromEntries(unread.map((field) => [field, 'missed'] as const)));

  it('state nothing that they do not say', () => {
    const page = ownPages().find(({ name }) => name === 'exempelmaklaren.example/json-ld')!;
    const listing = listingOf(page);
    expect([listing.monthlyFee, listing.biarea, listing.tenure, listing.postalCode]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

const real = fixturePages();
if (real.length === 0) console.warn('FIXTURES_DIR is absent: real saved pages were not read');
(real.length === 0 ? describe.skip : describe)('real saved pages', () => {
  // What we know that we misread, page by page: neither better nor worse goes unseen.
  const known = JSON.parse(readFileSync('test/fixtures/known-misreadings.json', 'utf8')) as Record<
    string,
    Misread
  >;
  compare(real, ({ name }) => known[name] ?? {});

  it('are all there for which a misreading is recorded', () => {
    const names = real.map(({ name }) => name);
    expect(Object.keys(known).filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(Object.entries(factsReadByHand))('%s: values read by a person', (name, expected) => {
    const page = real.find((candidate) => candidate.name === name);
    if (!page) throw new Error(`${name} is missing from FIXTURES_DIR`);
    const scores = scoreListing(listingOf(page), expected);
    expect(scores.filter(({ outcome }) => outcome !== 'right')).toEqual([]);
  });
});
