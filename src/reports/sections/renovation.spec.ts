import type { Listing } from '../../scraping/listing.types.js';
import { writeRulesReport } from '../rules-analyst.js';
import { today } from '../../../test/support/reports/adverts.js';

const house = (description: string, more: Listing = {}): Listing => ({
  propertyType: 'Villa',
  tenure: 'Äganderätt',
  price: 3_000_000,
  livingArea: 120,
  yearBuilt: 1968,
  description,
  ...more,
});
const flat = (description: string, more: Listing = {}): Listing => ({
  ...house(description),
  propertyType: 'Lägenhet',
  tenure: 'Bostadsrätt',
  ...more,
});
const report = (listing: Listing) => writeRulesReport({ listing, images: [], disagreements: [], today });
const plan = (listing: Listing) => {
  const { renovationAnalysis } = report(listing);
  if (!renovationAnalysis) throw new Error('no plan');
  return renovationAnalysis;
};
const areas = (listing: Listing) => plan(listing).qualityImprovements.map(({ area }) => area);

describe('a home in an association whose bylaws lay the roof on the member', () => {
  const row = (description: string): Listing => ({
    ...flat(`${description} Taket är original från 1968.`),
    propertyType: 'Radhus',
  });

  it('has the roof among what the buyer pays', () => {
    const own = plan(row('Enligt stadgarna svarar medlemmen själv för tak och fasad.'));
    expect(own.criticalRenovations.map(({ area }) => area)).toContain('Tak');
    expect(own.summary).toContain('Enligt annonsen får du själv underhålla och betala taket och fasaden.');
    expect(own.summary).toContain('Fönster och stammar är normalt föreningens ansvar');
  });

  it('leaves it to the association where they do not', () => {
    const shared = plan(row('Föreningen svarar för tak och fasad enligt stadgarna.'));
    expect(shared.criticalRenovations.map(({ area }) => area)).not.toContain('Tak');
    expect(shared.summary).toContain('Tak, fasad, fönster och stammar är normalt föreningens ansvar');
  });
});

describe('the summary of what waits', () => {
  it.each([
    [flat('Stambyte planeras 2028.'), /planerat stambyte \(2028\)/],
    [flat('Beslut finns om fönsterbyte 2027.'), /planerat arbete på fönstren \(2027\)/],
    [house('Nytt tak planeras 2027.'), /planerat arbete på taket \(2027\)/],
    [house('Fuktskada konstaterad i väggen.'), /utrett: fukt/],
    [
      house('Fuktskada konstaterad i väggen. Taket lades om 1970.'),
      /^Närmast i tiden ligger taket\. Räkna med omkring .*Till det kommer.*: fukt/,
    ],
  ])('names planned work and criticals without a price: %#', (listing, told) => {
    expect(plan(listing).summary).toMatch(told);
  });

  it('leaves debts and contracts, which are no work on the home, to the findings', () => {
    const indebted = flat('Föreningens skuld är 19 000 kr per kvm. Stambyte gjordes 2016.');
    const { verdict, renovationAnalysis } = report(indebted);
    expect(verdict).toBe('RED');
    expect(JSON.stringify(renovationAnalysis)).not.toMatch(/skuld/iu);
  });

  it('puts planned work in its years, without a price but for the pipes of an association', () => {
    // 2026 + 2 = 2028 and 2026 + 6 = 2032.
    const { financialPlanning } = plan(flat('Stambyte planeras 2028. Fönsterbyte planeras 2032.'));
    expect(financialPlanning.shortTerm.description).toBe(
      'Planerat stambyte (2028). Föreningen betalar stambytet, ofta med lån. Räkna med ungefär 1\u00a0125\u00a0kr mer i månaden för en lägenhet.',
    );
    expect(financialPlanning.mediumTerm.description).toBe(
      'Annonsen nämner inget arbete för de här åren, men det är inget löfte.',
    );
    expect(financialPlanning.longTerm.description).toContain('Planerat arbete på fönstren (2032)');
    // What is years away is not among the first half year's matters.
    expect(financialPlanning.immediate.description).toMatch(/^Red först ut det här: planerat stambyte/);
    expect(financialPlanning.immediate.description).not.toContain('2032');
  });

  it.each([
    'Stambyte är planerat och projekteringen har påbörjats.',
    'Föreningen planerar stambyte.',
    'Stambyte är beslutat.',
    'Stamrenovering väntar framöver.',
  ])('puts planned work without a year in the nearest years, and says that the year is open: %s', (text) => {
    const { immediate, shortTerm, mediumTerm } = plan(flat(text)).financialPlanning;
    expect(immediate.description).toContain('planerat stambyte');
    expect(shortTerm.description).toMatch(
      /^Planerat stambyte \(år okänt, kan komma senare\)\. Föreningen betalar stambytet/,
    );
    expect(mediumTerm.description).toContain('inget löfte');
  });

  it.each(['Inget stambyte är planerat.', 'Stambyte gjordes 2016.', 'Grannföreningen planerar stambyte.'])(
    'plans nothing by: %s',
    (text) => {
      const { financialPlanning } = plan(flat(text));
      expect(JSON.stringify(financialPlanning)).not.toMatch(/[Pp]lanerat stambyte/);
    },
  );

  it('keeps planned work beside work that has a price', () => {
    // A bathroom lasts 20 years: 2008 + 20 = 2028.
    const { shortTerm } = plan(house('Badrummet är från 2008. Fönsterbyte planeras 2028.')).financialPlanning;
    expect(shortTerm.estimatedCost.max).toBeGreaterThan(0);
    expect(shortTerm.description).toMatch(
      /^Badrummet: .*Planerat arbete på fönstren \(2028\)\. Priset framgår inte\.$/,
    );
  });

  /** A house of a year that no part is old in, and none new: nothing has a price. */
  const young = { yearBuilt: 2014 };
  it.each([
    house('Fint hus.', young),
    flat('Stambyte planeras 2032.', young),
    house('Fuktskada konstaterad i väggen.', young),
  ])('says that no sum can be reckoned where nothing has a price: %#', (listing) => {
    const { summary, totalEstimatedCost, qualityImprovements } = plan(listing);
    expect(totalEstimatedCost).toEqual({ min: 0, max: 0 });
    expect(qualityImprovements).toEqual([]);
    expect(summary).toMatch(/Därför ger vi ingen totalsumma/);
    expect(summary).not.toMatch(/\b0\s+kr/);
  });

  it.each([house('Fint hus.'), flat('Stambyte planeras 2028.'), house('Fuktskada konstaterad i väggen.')])(
    'does not say so beside prices of what may come: %#',
    (listing) => {
      const { summary, totalEstimatedCost, qualityImprovements } = plan(listing);
      expect(totalEstimatedCost).toEqual({ min: 0, max: 0 });
      expect(qualityImprovements.map(({ estimatedCost }) => estimatedCost.max > 0)).toContain(true);
      expect(summary).not.toMatch(/summa/);
      expect(summary).toContain('så den kostnaden kan komma till. Fråga före bud.');
    },
  );

  it('tells what is dated and good, and what may come beside it', () => {
    const { summary } = plan(house('Taket lades om 2020. Fönstren byttes 2019.'));
    expect(summary).toMatch(
      /^Av det som annonsen daterar har taket och fönstren mer än tio år kvar\. Annonsen ger inget säkert årtal för dräneringen, elen, badrummet och köket, så/,
    );
  });

  it('promises no work in a new house and calls nothing there renewed', () => {
    const listing = house('Badrummet, köket och taket är från 2020.', { yearBuilt: 2020 });
    expect(plan(listing).summary).toMatch(
      /^Huset är från 2020, och de dyra delarna är inte äldre än så\. Vi ger därför ingen summa/,
    );
    expect(plan(listing).summary).not.toMatch(/inget i annonsen/);
    const told = JSON.stringify(report(listing).keyFindings);
    expect(told).not.toContain('delar är gjorda');
    expect(told).toContain('lika nya som huset');
  });
});

describe('the list of works', () => {
  const due = (listing: Listing) => {
    const { criticalRenovations, laterRenovations } = plan(listing);
    return [...criticalRenovations, ...laterRenovations!].map(
      ({ area, timeframe }) => `${area} ${timeframe}`,
    );
  };

  it('holds what waits for years, and names it beside the sum', () => {
    // 2010 + 20 = 2030 and 2016 + 20 = 2036: four and ten years from 2026.
    const home = house('Badrummet renoverades 2010.', { yearBuilt: 2018 });
    expect(due(home)).toEqual(['Badrum 3–5 år']);
    expect(plan(home).summary).toMatch(
      /^Närmast i tiden ligger badrummet\. Räkna med omkring 100\s000–250\s000\skr de närmaste tio åren för badrummet\./u,
    );
    expect(due(house('Badrummet renoverades 2016.', { yearBuilt: 2018 }))).toEqual(['Badrum 5–10 år']);
  });

  it('leaves out what has more than ten years left', () => {
    expect(due(house('Badrummet renoverades 2017.', { yearBuilt: 2018 }))).toEqual([]);
  });

  it('says that what may come is not in the sum', () => {
    const { summary, totalEstimatedCost, qualityImprovements } = plan(
      flat('Badrummet renoverades 2010. Köket är från 2020.'),
    );
    expect(totalEstimatedCost).toMatchObject({ min: 100_000, max: 250_000 });
    expect(qualityImprovements.map(({ area }) => area)).toEqual(['El']);
    expect(summary).toContain(
      'Annonsen ger inget säkert årtal för elen, så den kostnaden kan komma till. Den är inte med i summan.',
    );
  });

  it('holds what a warning gives a price, once, and leaves it out of the sum', () => {
    const soakaway = plan(house('Avloppet går till en stenkista.', { yearBuilt: 2018 }));
    expect(soakaway.totalEstimatedCost.max).toBe(0);
    expect(soakaway.possibleRenovations!.map(({ area, estimatedCost }) => [area, estimatedCost.min])).toEqual(
      [['Avlopp till stenkista', 100_000]],
    );
    expect(soakaway.summary).not.toContain('Någon summa');
    const both = plan(house('Uttagen är ojordade.'));
    expect(both.qualityImprovements.map(({ area }) => area)).toContain('El');
    expect(both.possibleRenovations).toEqual([]);
  });
});

describe('one work, one sum', () => {
  it('counts a rejected sewage and its old tank once', () => {
    const { totalEstimatedCost, criticalRenovations } = plan(
      house('Enskilt avlopp som är underkänt. Trekammarbrunn från 1985.'),
    );
    expect(totalEstimatedCost).toEqual({ min: 100_000, max: 200_000, uncertain: true });
    expect(criticalRenovations).toHaveLength(1);
    expect(criticalRenovations[0]?.reason).toMatch(/kommunen.*1985/);
    expect(criticalRenovations[0]?.evidence.map((proof) => ('text' in proof ? proof.text : ''))).toEqual(
      expect.arrayContaining([expect.stringContaining('1985'), expect.stringContaining('underkänt')]),
    );
  });

  it('counts a rejected wet room and an old bathroom once', () => {
    const { totalEstimatedCost } = plan(house('Badrummet är inte godkänt. Badrummet är från 1985.'));
    expect(totalEstimatedCost).toEqual({ min: 100_000, max: 250_000 });
  });

  it('counts one main source of heat', () => {
    // The pump of 2008 has 2 of 20 years left; the boiler of 1980 stands beside it.
    const { totalEstimatedCost } = plan(house('Bergvärme från 2008. Oljepanna från 1980.'));
    expect(totalEstimatedCost).toEqual({ min: 70_000, max: 100_000 });
  });

  it('counts two works as two', () => {
    // 120 m² × 430 = 51 600, about 52 000, + 100 000; 120 × 1 000 + 250 000.
    const { totalEstimatedCost } = plan(house('Elen är från 1970. Badrummet är från 1985.'));
    expect(totalEstimatedCost).toEqual({ min: 152_000, max: 370_000, uncertain: true });
  });

  it('writes of a fault in running Swedish', () => {
    const { summary, criticalRenovations } = plan(house('Enskilt avlopp som är underkänt.'));
    expect(summary).toContain('Närmast i tiden ligger avloppet.');
    expect(criticalRenovations[0]?.description).toContain('bedöma avloppet och lämna pris');
  });
});

describe('what to find out of parts without an age', () => {
  it('says something of its own for each part', () => {
    const { qualityImprovements } = plan(house('Hus med källare.', { foundation: 'Källare' }));
    expect(qualityImprovements.map(({ area }) => area).toSorted()).toEqual(
      ['Badrum', 'Dränering', 'El', 'Fönster', 'Kök', 'Tak'].toSorted(),
    );
    const phrases = qualityImprovements.flatMap(({ description }) => description.split(/(?<=\.)\s/));
    expect(new Set(phrases).size).toBe(phrases.length);
    for (const { evidence } of qualityImprovements)
      expect(evidence).toContainEqual(expect.objectContaining({ kind: 'reference', table: 'method' }));
  });

  it.each([
    [
      'Fönstren renoverades 2016.',
      'Fönster',
      '”Fönstren renoverades 2016”, men underhåll gör inte fönstren nya',
    ],
    ['Taket målades 2018.', 'Tak', '”Taket målades 2018”, men underhåll gör inte taket nytt'],
    ['Badrummet fräschades upp 2019.', 'Badrum', 'underhåll gör inte badrummet nytt'],
    ['Elen är delvis omdragen 2016.', 'El', 'bara en del är gjord'],
  ])('tells the upkeep that the advert does tell: %s', (text, area, told) => {
    const item = plan(house(text)).qualityImprovements.find((improvement) => improvement.area === area);
    expect(item?.description).toContain(told);
    expect(item?.evidence[0]).toMatchObject({ kind: 'quote' });
  });

  it('asks for the age of a boiler or a ground pump that stands there', () => {
    expect(areas(house('Vattenburet, pelletspanna.'))).toContain('Värmepanna');
    expect(areas(house('Värms med bergvärme.'))).toContain('Bergvärme');
    expect(areas(house('Fint hus.'))).not.toContain('Värmepanna');
    expect(areas(house('Bergvärme från 2015.'))).not.toContain('Bergvärme');
    expect(areas(house('Grannen har bergvärme.'))).not.toContain('Bergvärme');
    expect(areas(house('Förberett för bergvärme.'))).not.toContain('Bergvärme');
  });
});

it('tells what the advert says that the home contributes to its pipes, and no loan beside it', () => {
  const { summary, financialPlanning } = plan(
    flat('Stambyte är beslutat till 2027. Medlemmarna gör ett tillskott, för lägenheten 182 000 kr.'),
  );
  for (const text of [summary, financialPlanning.shortTerm.description]) {
    expect(text).toContain('Enligt annonsen ska bostaden bidra med 182\u00a0000\u00a0kr, utöver priset.');
    expect(text).not.toMatch(/1\s125|ofta med lån/);
  }
});

describe('heat without a sourced life', () => {
  const heat = (listing: Listing) =>
    plan(listing).riskFactors.find(({ risk }) => risk.endsWith('är inte bedömd'));

  it.each([
    // 2026 − 2012 = 14.
    [house('Frånluftsvärmepump bytt 2012.'), 'Frånluftsvärmepumpen är inte bedömd', /alltså för 14 år sedan/],
    [
      house('Fint.', { heating: 'Luft/vattenvärmepump' }),
      'Luft/vattenvärmepumpen är inte bedömd',
      /inte hur gammal/,
    ],
    [
      house('Fjärrvärmeväxlaren byttes 2005.'),
      'Fjärrvärmecentralen är inte bedömd',
      /alltså för 21 år sedan/,
    ],
    [
      house('Värms med jordvärme.'),
      'Jordvärmepumpen är inte bedömd',
      /säkra uppgifter om hur länge jordvärmepumpar håller/,
    ],
  ])('is told with the reason that it is not judged: %#', (listing, risk, impact) => {
    expect(heat(listing)).toMatchObject({ risk, impact: expect.stringMatching(impact) as string });
    expect(heat(listing)?.mitigation).toContain('serviceprotokoll');
  });

  it.each([
    house('Bergvärme från 2015.'),
    house('Luft/luftvärmepump från 2021.'),
    house('Grannen har fjärrvärme.'),
    flat('Fjärrvärme ingår.'),
    house('Det går att ansluta till fjärrvärme, men huset saknar fjärrvärme.'),
    house('Fjärrvärme finns i gatan.'),
    house('Möjlighet att installera luft/vattenvärmepump.'),
  ])('is not told where there is none of the owner’s: %#', (listing) => {
    expect(heat(listing)).toBeUndefined();
  });
});

describe('the sum of a roof', () => {
  const cabin: Listing = {
    propertyType: 'Fritidshus',
    tenure: 'Äganderätt',
    price: 900_000,
    description: 'Taket lades om 1970.',
  };

  it('is that of a villa, and says so, where no living area is known', () => {
    const { summary, financialPlanning } = plan(cabin);
    expect(financialPlanning.immediate.estimatedCost.max).toBe(375_000);
    for (const text of [summary, financialPlanning.immediate.description])
      expect(text).toContain('taket räknat på en villa');
  });

  it('is that of its own area where one is known', () => {
    // 40 m² of ground × 1.25 = 50 m² of roof: × 1 200 = 60 000, × 2 500 = 125 000.
    const { summary, totalEstimatedCost, criticalRenovations } = plan({
      ...cabin,
      livingArea: 40,
      description: 'Enplans stuga. Taket lades om 1970.',
    });
    expect(totalEstimatedCost).toEqual({ min: 60_000, max: 125_000, uncertain: true });
    expect(summary).not.toContain('räknat på en villa');
    expect(criticalRenovations[0]?.description).toContain('räknat på 50 m² tak');
  });
});

it('keeps a facade past its life for the years when panels are replaced', () => {
  // Around 110 m² of ground: 4.2 × √110 = 44 m, × 2.7 m = 119 m² of wall; × 1 500 = 178 500, about 179 000, × 2 500 = 297 500.
  const { financialPlanning, criticalRenovations } = plan(
    house('Enplanshus. Träpanelen på fasaden är från 1970.', { livingArea: 110, facade: 'Träpanel' }),
  );
  expect(financialPlanning.mediumTerm.estimatedCost).toMatchObject({ min: 179_000, max: 298_000 });
  expect(criticalRenovations).toEqual([]);
});

it('says beside a sum that it rests on experience alone', () => {
  const { summary, qualityImprovements } = plan(flat('Köket är från 1990.', { yearBuilt: 1968 }));
  expect(summary).toContain('priset för köket bygger på erfarenhet');
  expect(qualityImprovements.map(({ area }) => area)).not.toContain('Kök');
});
