import type { Listing } from '../../scraping/listing.types.js';
import { writeRulesReport } from '../rules-analyst.js';
import { leaseholdFlat, today } from '../../../test/support/reports/adverts.js';

const house = (description: string, more: Listing = {}): Listing => ({
  propertyType: 'Villa',
  tenure: 'Äganderätt',
  price: 3_000_000,
  livingArea: 120,
  yearBuilt: 1968,
  description,
  ...more,
});
const report = (listing: Listing) => writeRulesReport({ listing, images: [], disagreements: [], today });
const specs = (description: string, more?: Listing) => report(house(description, more)).technicalSpecs;

describe('materials', () => {
  it.each([
    // 2026 − 1995 = 31: past 30 for felt under tiles, within 35 for sheet metal, past 20 for felt on a flat roof.
    ['Taket med betongpannor lades om 1995.', 'red', '30 år'],
    ['Plåttaket lades 1995.', 'yellow', '35 år'],
    ['Platt tak med takpapp lagd 1995.', 'red', '20 år'],
  ])('judges the roof by what it is made of: %s', (text, status, life) => {
    const { roof } = specs(text);
    expect(roof?.status).toBe(status);
    expect(JSON.stringify(roof?.evidence)).toContain(life);
    expect(JSON.stringify(roof).includes('takpannor')).toBe(text.includes('pannor'));
  });

  it.each(['Sedumtaket lades 1995.', 'Taket lades om 1995.'])('leaves %s unjudged', (text) => {
    expect(specs(text).roof).toBeUndefined();
  });

  it('judges a roof of unknown material only where every material would agree', () => {
    // 36 years: past the longest life of the table, 35.
    expect(specs('Taket lades om 1990.').roof?.status).toBe('red');
    expect(specs('Sedumtaket lades 1990.').roof).toBeUndefined();
    // 8 of at least 20 years: good whatever it is made of. 23 years: past the shortest, not the longest.
    expect(specs('Taket lades om 2018.').roof?.status).toBe('green');
    expect(specs('Taket lades om 2003.').roof).toBeUndefined();
  });

  it('judges a facade by panel or plaster, and brick not at all', () => {
    // Plaster of 2000: 30 − 26 = 4 years left. Panel of 2000: 40 − 26 = 14.
    expect(specs('Fasaden putsades om 2000.').facade?.status).toBe('yellow');
    expect(specs('Ny träpanel 2000.').facade?.status).toBe('green');
    expect(specs('Tegelfasad från 1968.').facade).toBeUndefined();
  });

  it.each<[string, Listing, string | undefined]>([
    ['Vatten och avlopp är kommunalt.', {}, 'green'],
    ['VA: kommunalt, betalt.', {}, 'green'],
    ['Ett hem.', { waterAndSewage: 'Kommunalt' }, 'green'],
    ['Ett hem.', { waterAndSewage: 'Kommunalt vatten, enskilt avlopp' }, 'yellow'],
    ['Ett hem.', { waterAndSewage: 'Ej kommunalt' }, undefined],
    ['VA: ej kommunalt.', {}, undefined],
    ['Nära kommunala badplatser, vatten på två sidor.', {}, undefined],
    ['Kommunala badet vid vattnet är nära.', {}, undefined],
  ])('reads who answers for the water: %s %j', (text, more, status) => {
    expect(specs(text, more).waterAndSewage?.status).toBe(status);
  });

  it('tells the age of a part and its life', () => {
    // 2026 − 1980 = 46 years of the 40 that windows last.
    const flag = report(house('Fönstren är från 1980.')).redFlags.find(
      (item) => item.rule === 'past-life-windows',
    );
    expect(flag?.description).toContain('alltså 46 år gamla. Livslängden är ungefär 40 år.');
  });

  it('tells the size that a sum was reckoned on', () => {
    // 120 m² on one or two storeys are 120 or 60 m² of ground: × 1.25 = 150 or 75 m² of roof.
    const flag = report(house('Tak med betongpannor från 1980.')).redFlags.find(
      (item) => item.rule === 'past-life-roof',
    );
    expect(flag?.description).toContain('räknat på 75–150 m² tak');
  });
});

describe('a year that is in doubt', () => {
  it.each([
    // The field says 2019, 7 years; the text 1998, 28 of the 30 that felt under tiles lasts.
    house('Taket lades om 1998.', { roof: 'Betongpannor, 2019' }),
    house('Taket med betongpannor är från 1985. Fin trädgård. Nytt tak 2019.'),
    house('Taket med betongpannor är original från 1968. Vi lade nytt tak 2019.'),
  ])('is neither good nor a strength: %#', (listing) => {
    const result = report(listing);
    expect(result.technicalSpecs.roof).toMatchObject({
      status: 'yellow',
      reason: expect.stringMatching(/två årtal för taket: \d{4} och 2019/) as string,
    });
    expect(JSON.stringify(result.keyFindings)).not.toContain('taket från 2019');
    expect(result.renovationAnalysis?.summary).toContain('Annonsen ger inget säkert årtal för taket');
  });

  it('is told by the older year where both are good', () => {
    // 2026 − 2016 = 10, so 20 of 30 years are left by the older year.
    expect(specs('Taket är från 2016.', { roof: 'Betongpannor, 2019' }).roof).toMatchObject({
      status: 'green',
      reason: expect.stringMatching(/från 2016.*20 år till/) as string,
    });
  });

  it.each([
    house('Taket lades om 1985 och igen 2019, betongpannor.'),
    house('Fint.', { renovations: ['1985 nytt tak', '2019 nytt tak'], roof: 'Betongpannor' }),
    house('Garaget är fristående. Dess plåttak är från 1987.', { roof: 'Betongpannor, 2019' }),
    house('Gaveln: nytt tak 2019 på tillbyggnaden.', { roof: 'Betongpannor, 2018' }),
  ])('is no matter of history or of another roof: %#', (listing) => {
    expect(report(listing).technicalSpecs.roof?.reason ?? '').not.toContain('två årtal');
  });

  it('calls relined pipes neither new nor good', () => {
    const listing = { ...leaseholdFlat, associationFacts: {}, description: 'Stammarna relinades 2016.' };
    const result = report(listing);
    expect(result.technicalSpecs.plumbingAndElectrical).toMatchObject({
      status: 'yellow',
      reason: expect.stringContaining(
        'Stammarna relinades 2016 enligt annonsen. Relining är inget byte',
      ) as string,
    });
    expect(JSON.stringify(result.keyFindings)).not.toContain('stammarna (2016)');
    expect(result.redFlags.map((flag) => flag.rule)).not.toContain('near-end-pipes');
  });

  it('is written with one preposition', () => {
    expect(specs('Fönstren är original från 60-talet.').windows?.reason).toMatch(
      /^Fönstren är original från 60-talet\./,
    );
  });
});

describe('upkeep', () => {
  it.each([
    ['Fönstren renoverades 2016.', 'windows'],
    ['Taket är målat och tvättat 2016.', 'roof'],
    ['Takpannorna lades om 2016.', 'roof'],
    ['Fasaden målades 2016.', 'facade'],
  ] as const)('makes nothing good: %s', (text, item) => {
    expect(specs(text)[item]).toBeUndefined();
    expect(JSON.stringify(report(house(text)).keyFindings)).not.toContain('har många år kvar');
  });

  it('leaves what is original as old as it was', () => {
    // 2026 − 1968 = 58 years of the 40 that windows last.
    expect(specs('Fönstren är original men renoverade 2016.').windows?.status).toBe('red');
  });
});

describe('strengths', () => {
  const titles = (text: string) => report(house(text)).keyFindings.map(({ title }) => title);

  it.each([
    ['Badrummet renoverades 2020.', 'Badrummet har många år kvar'],
    ['Dräneringen gjordes 2020.', 'Dräneringen har många år kvar'],
    ['Rören byttes 2020.', 'Rören har många år kvar'],
  ])('name the part in definite form: %s', (text, title) => {
    expect(titles(text)).toContain(title);
  });
});

describe('heating', () => {
  it.each(['Värms med elradiatorer.', 'Direktverkande radiatorer.', 'Uppvärmning: el (direktverkande).'])(
    'tells direct electricity in %s',
    (text) => {
      expect(specs(text).heating?.status).toBe('yellow');
    },
  );

  it('tells a heat pump without a sourced life but does not judge it', () => {
    const result = report(house('Direktverkande el. Frånluftsvärmepump bytt 2012.'));
    expect(result.redFlags.map((flag) => flag.rule)).not.toContain('past-life-heatPump');
    expect(result.technicalSpecs.heating?.reason).toContain('2012');
    expect(result.technicalSpecs.heating?.reason).toContain('inte bedömd');
    expect(specs('Frånluftsvärmepump bytt 2012.').heating).toBeUndefined();
  });

  it('advises no air heat pump where there is one', () => {
    const direct = (text: string) =>
      report(house(text)).redFlags.find((flag) => flag.rule === 'direct-electric-heating');
    expect(direct('Värms med direktverkande el.')?.action).toContain('räkna på en luftvärmepump');
    expect(direct('Värms med direktverkande el. Luftvärmepump saknas.')?.action).toContain('räkna på');
    const has = direct('Värms med direktverkande el och en luftvärmepump.');
    expect(has?.action).not.toContain('räkna på');
    expect(has?.estimatedCost).toBeUndefined();
  });
});

describe('plan and words of a house', () => {
  const slab = house('Enplansvilla.', { foundation: 'Platta på mark' });

  it('speaks of drains and pipes, not of the million programme, in a house', () => {
    const text = JSON.stringify(report(slab));
    expect(text).not.toMatch(/miljonprogram|[Ss]tammar från/);
    expect(text).toMatch(/[Aa]vlopp/);
    expect(JSON.stringify(report({ ...leaseholdFlat, yearBuilt: 1968, associationFacts: {} }))).toContain(
      'Stammar från 1965–1975',
    );
  });

  it('asks no cellar questions of a slab house', () => {
    const areas = (listing: Listing) =>
      report(listing).renovationAnalysis?.qualityImprovements.map((item) => item.area);
    const asked = (listing: Listing) =>
      report(listing)
        .viewingQuestions.map((item) => item.question)
        .join('\n');
    expect(areas(slab)).not.toContain('Dränering');
    expect(asked(slab)).not.toContain('källaren');
    const cellar = house('Hus med källare.', { foundation: 'Källare' });
    expect(areas(cellar)).toContain('Dränering');
    expect(asked(cellar)).toContain('Luktar det i källaren');
    const plinths = house('Stugan är byggd på plintar.');
    expect(areas(plinths)).not.toContain('Dränering');
    expect(asked(plinths)).not.toMatch(/källaren|dränerades/);
    const crawlSpace = house('Huset har krypgrund.');
    expect(asked(crawlSpace)).not.toContain('källaren');
    expect(asked(crawlSpace)).toContain('dränerades');
  });

  it('names what to clear up first beside a critical finding or planned work', () => {
    const soon = (listing: Listing) =>
      report(listing).renovationAnalysis?.financialPlanning.immediate.description;
    expect(soon(leaseholdFlat)).toMatch(/^Red först ut.*stambyte/i);
    expect(soon(house('Fuktskada konstaterad i väggen.'))).toMatch(/^Red först ut.*fukt/i);
    expect(soon(house('Fint hus.'))).toContain('Inget i annonsen visar');
  });
});

describe('the pipes beside dated wiring', () => {
  const reasonOf = (yearBuilt: number) =>
    writeRulesReport({
      listing: {
        propertyType: 'Villa',
        tenure: 'Äganderätt',
        yearBuilt,
        description: 'Elen är från 2020.',
      },
      images: [],
      disagreements: [],
      today: new Date('2026-11-24T12:00:00Z'),
    }).technicalSpecs.plumbingAndElectrical?.reason;

  it('are told to have no year in an old house, once, and not in a new one', () => {
    expect(reasonOf(1968)?.match(/[Rr]ör/g)).toHaveLength(1);
    expect(reasonOf(1968)).toContain('Rörens ålder framgår inte.');
    expect(reasonOf(2019)).not.toContain('framgår inte');
  });
});
