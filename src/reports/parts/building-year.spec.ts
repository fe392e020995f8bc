import type { Listing } from '../../scraping/listing.types.js';
import { writeRulesReport } from '../rules-analyst.js';
import { buildingYearFindings } from './building-year.js';
import { contextOf } from '../facts/context.js';
import { today } from '../../../test/support/reports/adverts.js';

const slab = (listing: Listing) =>
  buildingYearFindings(
    contextOf({
      listing: { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1974, ...listing },
      images: [],
      disagreements: [],
      today,
    }),
  ).find((risk) => risk.id === 'slab-years');

describe('a slab of the risky years', () => {
  it('is a stated fact when the advert says so', () => {
    expect(slab({ foundation: 'Platta på mark' })?.text).toMatch(/^Annonsen anger platta på mark/);
    expect(slab({ description: 'Huset står på gjuten platta.' })?.title).toContain('enligt annonsen');
    expect(slab({ description: 'Huset är byggt på platta.' })?.title).toContain('enligt annonsen');
  });

  it('is a guess of the year when the advert is silent, and none beside another foundation', () => {
    expect(slab({})?.text).toMatch(/säger inte om .*I så fall kan/);
    expect(slab({})?.title).toMatch(/^Är grunden/);
    expect(slab({ foundation: 'Källare' })).toBeUndefined();
    expect(slab({ foundation: 'Platta på mark', yearBuilt: 1998 })).toBeUndefined();
  });

  it.each([
    'Plintgrund',
    'Torpargrund',
    'Krypgrund',
    'Kryprum',
    'Betongplintar',
    'Källare',
    'Suterräng',
    'Souterrängplan',
    'Halvkällare och krypgrund',
    'Stengrund',
  ])('is not told of a house on %s', (foundation) => {
    expect(slab({ foundation })).toBeUndefined();
    expect(slab({ description: `Huset har ${foundation.toLowerCase()}.` })).toBeUndefined();
  });

  it.each([
    'Huset saknar källare.',
    'Altanen står på plintar.',
    'Grannhuset har krypgrund.',
    'På tomten finns en jordkällare.',
    'Garaget har källare.',
    'Huset är stort och ljust.',
  ])('stays a condition where no foundation of the house stands: %s', (description) => {
    expect(slab({ description })?.title).toMatch(/^Är grunden/);
  });

  it.each(['Delvis källare, delvis platta på mark.', 'Huset står på platta på mark och garaget på plintar.'])(
    'stands beside another part: %s',
    (description) => {
      expect(slab({ description })?.title).toContain('enligt annonsen');
    },
  );

  it('is not the slab of the garage', () => {
    expect(slab({ description: 'Garaget är byggt på platta på mark.' })?.title).toMatch(/^Är grunden/);
  });
});

it('says nothing of the foundation of an old house that stands on a cellar', () => {
  const old = (foundation: string) =>
    buildingYearFindings(
      contextOf({
        listing: { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1925, foundation },
        images: [],
        disagreements: [],
        today,
      }),
    ).find((risk) => risk.id === 'old-house')?.text;
  expect(old('Källare')).not.toContain('torpargrund');
  expect(old('Torpargrund')).toContain('torpargrund');
});

it.each([
  ['Radonmätning pågår.', true],
  ['Fråga om radon.', true],
  ['Radon mätt 2023, 60 Bq/m³.', false],
  ['Radonmätning utförd 2022.', false],
])('asks about blue concrete until radon is measured: %s', (description, isAsked) => {
  const risks = buildingYearFindings(
    contextOf({
      listing: { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1962, description },
      images: [],
      disagreements: [],
      today,
    }),
  );
  expect(risks.some((risk) => risk.id === 'blue-concrete-years')).toBe(isAsked);
});

describe('a risk of the year', () => {
  const risksOf = (listing: Listing) =>
    buildingYearFindings(
      contextOf({
        listing: { propertyType: 'Villa', tenure: 'Äganderätt', ...listing },
        images: [],
        disagreements: [],
        today,
      }),
    );
  const ids = (listing: Listing) => risksOf(listing).map(({ id }) => id);

  it.each(['Källare', 'Källare på stengrund', 'Källarvåning', 'Platta på mark'])(
    'speaks of no torpargrund beside %s',
    (foundation) => {
      expect(
        risksOf({ yearBuilt: 1932, foundation }).find(({ id }) => id === 'old-house')?.text,
      ).not.toContain('torpargrund');
    },
  );

  it('asks an association of PCB, and no owner of a house', () => {
    expect(ids({ propertyType: 'Lägenhet', tenure: 'Bostadsrätt', yearBuilt: 1965 })).toContain('pcb-years');
    for (const propertyType of ['Villa', 'Fritidshus', 'Radhus', 'Övrigt'])
      expect(ids({ propertyType, yearBuilt: 1965 })).not.toContain('pcb-years');
  });

  it.each<[Listing, boolean]>([
    [{}, true],
    [{ description: 'Fasaden är målad 2020.' }, true],
    [{ facade: 'Trä' }, false],
    [{ facade: 'Liggande träpanel' }, false],
    [{ description: 'Fasad i rött tegel.' }, false],
    [{ description: 'Fasaden är av trä.' }, false],
    [{ description: 'Ett timmerhus.' }, false],
  ])('of the facade is silent where the advert tells of another cladding: %j', (listing, isTold) => {
    expect(ids({ yearBuilt: 2001, ...listing }).includes('single-stage-years')).toBe(isTold);
  });

  it('does not say that nothing is told of a facade that is told to be rendered', () => {
    for (const listing of [{ facade: 'Puts' }, { description: 'Putsad fasad.' }]) {
      const risk = risksOf({ yearBuilt: 2001, ...listing }).find(({ id }) => id === 'single-stage-years');
      expect(risk?.text).toContain('Annonsen säger att fasaden är putsad');
    }
  });

  it('is silent where a finding speaks of the same', () => {
    const report = (description: string) =>
      writeRulesReport({
        listing: { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 2001, description },
        images: [],
        disagreements: [],
        today,
      }).renovationAnalysis?.riskFactors.map(({ risk }) => risk) ?? [];
    expect(report('Ljust hus.')).toContain('Åren då enstegstätade fasader byggdes');
    expect(report('Fasaden är putsad direkt på isolering utan luftspalt.')).not.toContain(
      'Åren då enstegstätade fasader byggdes',
    );
  });
});

describe('asbestos of the year', () => {
  const asbestos = (description: string, more: Listing = {}) =>
    buildingYearFindings(
      contextOf({
        listing: { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1964, description, ...more },
        images: [],
        disagreements: [],
        today,
      }),
    ).find(({ id }) => id === 'asbestos-years');
  const flat = { propertyType: 'Lägenhet', tenure: 'Bostadsrätt' };

  it.each<[string, Listing, boolean, string]>([
    ['Badrummet renoverades 2018.', {}, false, 'att riva tak.'],
    ['Badrummet renoverades 2018.', flat, false, 'att riva golv.'],
    ['Badrummet renoverades 1979.', {}, true, 'att riva badrum eller tak.'],
    ['Två badrum, det ena renoverades 2018.', {}, true, 'att riva badrum eller tak.'],
    ['Badrummet är original.', flat, true, 'att riva badrum eller golv.'],
    ['Köket renoverades 2018.', flat, true, 'att riva badrum eller golv.'],
  ])('may sit in the tiles of the bathroom or not: %s', (description, more, isInTiles, torn) => {
    const risk = asbestos(description, more);
    expect(risk?.title.includes('kakelfix')).toBe(isInTiles);
    expect(risk?.text.endsWith(torn)).toBe(true);
  });
});
