import type { Listing } from '../../scraping/listing.types.js';
import { writeRulesReport } from '../rules-analyst.js';
import { documentedFlat, today } from '../../../test/support/reports/adverts.js';

const flags = (listing: Listing) =>
  Object.fromEntries(
    writeRulesReport({ listing, images: [], disagreements: [], today }).redFlags.map((flag) => [
      flag.rule,
      flag.severity,
    ]),
  );
const flat = (description: string, more: Listing = {}): Listing => ({
  ...documentedFlat,
  ...more,
  description,
});
const house = (description: string, more: Listing = {}): Listing => ({
  propertyType: 'Villa',
  tenure: 'Äganderätt',
  price: 3_000_000,
  livingArea: 120,
  yearBuilt: 2003,
  description,
  ...more,
});

describe('risks in the text', () => {
  it.each([
    ['Huset har enstegstätad fasad.', 'single-stage-facade', 'critical'],
    ['Föreningen är en oäkta förening.', 'not-genuine-association', 'critical'],
    ['Föreningen är ett oäkta bostadsföretag.', 'not-genuine-association', 'critical'],
    ['Fuktskada konstaterad i källaren.', 'stated-moisture', 'critical'],
    ['Det enskilda avloppet är underkänt.', 'sewage-rejected', 'critical'],
    ['Huset har torpargrund.', 'crawl-space', 'warning'],
    [
      'Skorstenen hade eldningsförbud; en kanal godkändes men den andra är fortfarande stängd.',
      'fireplace-ban',
      'warning',
    ],
    ['Badrummet var underkänt vid köpet och gjordes om 2021 i egen regi.', 'wet-room-rejected', 'critical'],
    ['Säljaren friskriver sig från ansvar.', 'disclaimer', 'warning'],
    ['Värms med direktverkande el.', 'direct-electric-heating', 'warning'],
    ['Säljs av ett dödsbo.', 'estate-sale', 'notice'],
    ['Radon uppmätt till 450 Bq/m³.', 'radon-high', 'critical'],
    ['Väggar av blåbetong.', 'blue-concrete', 'warning'],
    ['Väggar av blåbetong, ingen radonmätning är gjord.', 'blue-concrete', 'warning'],
    ['Här finns inte bara asbest utan även blåbetong.', 'asbestos', 'warning'],
    ['Asbesten i pannrummet är inte sanerad.', 'asbestos', 'warning'],
    ['Fuktskada i källaren, ej åtgärdad.', 'stated-moisture', 'critical'],
    ['Källaren är dränerad 2012, ändå står det vatten på golvet om våren.', 'stated-moisture', 'warning'],
    ['Badrummet gjordes om 2021 och läcker nu vid golvbrunnen.', 'leak-mentioned', 'critical'],
    ['Källaren dränerades 2019 men fukten i norra väggen finns kvar.', 'stated-moisture', 'critical'],
    [
      'Källaren hade fuktiga väggar; 2019 dränerades huset, men väggen är inte torr.',
      'stated-moisture',
      'critical',
    ],
    [
      'Källaren hade fuktiga väggar; 2019 dränerades huset och i dag är muren torr.',
      'stated-moisture',
      'notice',
    ],
    ['Grannens läcka har trängt in i vår lägenhet.', 'leak-mentioned', 'warning'],
    ['Balkongen, som enligt styrelsen inte får beträdas, vetter mot söder.', 'unsafe-part', 'warning'],
    ['Området drabbades av översvämning 2021.', 'shore-flood', 'warning'],
  ])('%s raises %s as %s', (text, rule, severity) => {
    const listing = rule === 'not-genuine-association' ? flat(text) : house(text);
    expect(flags(listing)[rule]).toBe(severity);
  });

  it.each([
    ['Fasaden är inte enstegstätad.', 'single-stage-facade'],
    ['Inga fuktskador noterades vid besiktningen.', 'stated-moisture'],
    ['Ett stort, ljust och läckert kök.', 'leak-mentioned'],
    ['Grannområdets höghus har haft vattenläckor på grund av gamla stammar.', 'leak-mentioned'],
    ['Översvämning från älven har aldrig nått tomten.', 'shore-flood'],
    ['En av fastigheterna i kvarteret intill har fått ett föreläggande.', 'authority-order'],
    ['Fasaden är ombyggd från enstegstätad till tvåstegstätad.', 'single-stage-facade'],
    ['Skorstenen hade eldningsförbud fram till 2020, då den glidgjöts och godkändes.', 'fireplace-ban'],
    ['Badrummet var underkänt vid köpet och gjordes om 2021 med våtrumsintyg.', 'wet-room-rejected'],
    ['Radon uppmätt till 90 Bq/m³.', 'radon-high'],
    ['Inget stambyte är planerat.', 'pipe-replacement-planned'],
    ['Stambyte planeras inte de närmaste åren.', 'pipe-replacement-planned'],
    ['Huset är inte byggt med asbest.', 'asbestos'],
    ['Asbest finns inte i huset.', 'asbestos'],
    ['Asbesten i pannrummet är sanerad.', 'asbestos'],
    ['Avloppet är inte underkänt.', 'sewage-rejected'],
  ])('%s raises no %s', (text, rule) => {
    expect(flags(rule.startsWith('pipe') ? flat(text) : house(text))).not.toHaveProperty(rule);
  });
});

describe('signs of technical status', () => {
  it('heed what the sentence denies, over more than one word', () => {
    const facade = (text: string) =>
      writeRulesReport({ listing: house(text), images: [], disagreements: [], today }).technicalSpecs.facade;
    expect(facade('Fasaden är inte klädd med någon eternit.')).toBeUndefined();
    expect(facade('Fasaden är inte av tegel utan eternit.')?.status).toBe('yellow');
  });
});

describe('association', () => {
  it.each([
    [3000, undefined],
    [8000, undefined],
    [8001, 'debt-high'],
    [15_000, 'debt-high'],
    [15_001, 'debt-very-high'],
  ])('a debt of %d kr/m² raises %s', (debtPerSqm, rule) => {
    const found = Object.keys(
      flags({ ...documentedFlat, associationFacts: { ...documentedFlat.associationFacts, debtPerSqm } }),
    ).filter((name) => name.startsWith('debt-'));
    expect(found).toEqual(rule ? [rule] : []);
  });

  it('names the area that the debt is counted per', () => {
    const report = writeRulesReport({
      listing: { ...documentedFlat, associationFacts: { debtPerSqm: 9000, debtPerSqmBasis: 'totalyta' } },
      images: [],
      disagreements: [],
      today,
    });
    const debt = report.redFlags.find((flag) => flag.rule === 'debt-high');
    expect(debt?.description).toContain('räknad per totalyta');
    // This flat's part is 9 000 kr/m² × 74 m² = 666 000 kr, told in ten thousands.
    expect(debt?.description).toContain('670\u00a0000\u00a0kr');
  });

  it('makes leased land yellow, and red when the lease is re-set soon at an unknown level', () => {
    const leased = { ...documentedFlat.associationFacts, ownsLand: false };
    const verdict = (description: string) =>
      writeRulesReport({
        listing: flat(description, { associationFacts: leased }),
        images: [],
        disagreements: [],
        today,
      }).verdict;
    expect(verdict('Ljus trea.')).toBe('YELLOW');
    expect(verdict('Tomträtten omförhandlas 2034.')).toBe('YELLOW');
    expect(verdict('Tomträttsavgälden omförhandlas 2028.')).toBe('RED');
    expect(flags(flat('Föreningen innehar tomträtt.'))).toHaveProperty('ground-lease');
    expect(flags(flat('Föreningen har friköpt tomträtten.'))).not.toHaveProperty('ground-lease');
  });

  it.each([
    ['Föreningens skuld är 16 200 kr/kvm.', 'debt-very-high'],
    ['Belåningen uppgår till 9 100 kronor per kvadratmeter.', 'debt-high'],
  ])('reads the debt from the text: %s', (text, rule) => {
    const { debtPerSqm: _debt, ...facts } = documentedFlat.associationFacts ?? {};
    expect(flags(flat(text, { associationFacts: facts }))).toHaveProperty(rule);
  });

  it('suspects a low fee beside a high debt', () => {
    // 2 400 × 12 ÷ 74 = 389 kr/m².
    expect(
      flags({
        ...documentedFlat,
        monthlyFee: 2400,
        associationFacts: { ...documentedFlat.associationFacts, debtPerSqm: 9500 },
      }),
    ).toHaveProperty('fee-likely-to-rise');
  });
});

describe('age', () => {
  it.each([
    [2002, 'green', undefined],
    [2001, 'yellow', undefined],
    [1997, 'yellow', undefined],
    [1996, 'red', 'past-life-roof'],
  ])('a roof of %d is %s', (year, status, rule) => {
    const listing = house(`Nytt tak med betongpannor ${year}.`);
    const report = writeRulesReport({ listing, images: [], disagreements: [], today });
    expect(report.technicalSpecs.roof?.status).toBe(status);
    const raised = report.redFlags.map((flag) => flag.rule).filter((name) => name.startsWith('past-life'));
    expect(raised).toEqual(rule ? [rule] : []);
  });

  it.each([
    // Lives in years: roof felt under tiles 30, drainage 25, wiring 45, pipes 50, sewage tank 30, plaster 30.
    ['Nytt tak med betongpannor 1996.', 'past-life-roof', 'critical'],
    ['Nytt tak med betongpannor 1997.', 'near-end-roof', 'warning'],
    ['Dränering gjord 2001.', 'past-life-drainage', 'critical'],
    ['Elcentralen byttes 1981.', 'past-life-electrical', 'critical'],
    ['Vattenledningarna är från 1976.', 'past-life-pipes', 'critical'],
    ['Trekammarbrunnen anlades 1994.', 'past-life-sewage', 'critical'],
    ['Fasaden putsades om 1995.', 'past-life-facade', 'critical'],
    ['Träpanelen är från 1980.', 'past-life-facade', 'warning'],
    ['Fönstren byttes 1970.', 'past-life-windows', 'warning'],
    ['Oljepannan är från 2003.', 'past-life-boiler', 'warning'],
    // A bathroom: 20 years, and every lining past it after 30.
    ['Badrummet renoverades 2004.', 'past-life-bathroom', 'warning'],
    ['Badrummet renoverades 1995.', 'past-life-bathroom', 'critical'],
    [
      'Badrummet är renoverat 2019 på övre plan, badrum i källaren från 1984.',
      'past-life-bathroom',
      'critical',
    ],
    ['Köket är från 1990.', 'past-life-kitchen', 'notice'],
    ['Luftvärmepumpen är från 2015.', 'past-life-heatPump', 'notice'],
    // Lives in years: boiler and ground source pump 20, fan motor 15.
    ['Pelletspannan sattes in 2008.', 'near-end-boiler', 'warning'],
    ['Bergvärmepumpen är från 2009.', 'near-end-groundHeatPump', 'warning'],
    ['Ventilationsaggregatet är från 2012.', 'near-end-ventilation', 'warning'],
    ['Frånluftsfläkten byttes 2012.', 'near-end-ventilation', undefined],
    ['Dräneringen gjordes år 2004 av tidigare ägare.', 'near-end-drainage', 'warning'],
    ['Yttertaket är av eternit, lagt 1975.', 'past-life-roof', 'critical'],
    // A roof of unnamed material lives 20 to 35 years.
    ['Taket lades om 1990.', 'past-life-roof', 'critical'],
    ['Taket lades om 2003.', 'past-life-roof', undefined],
  ])('of a part weighs what it costs to be past it: %s', (text, rule, severity) => {
    expect(flags(house(text))[rule]).toBe(severity);
  });
});

describe('contradictions', () => {
  it('finds two areas and weighs the difference', () => {
    expect(flags(flat('Lägenhet om 82 kvm.'))['area-conflict']).toBe('critical');
    expect(flags(flat('Lägenheten är 61 kvm.'))['area-conflict']).toBe('critical');
    expect(flags(flat('Boarea: 77 kvm.'))['area-conflict']).toBe('warning');
    expect(flags(flat('Boarea: 74 kvm, förråd 6 kvm, gård om 300 kvm.'))).not.toHaveProperty('area-conflict');
  });

  it('finds two years of build, original beside renewed, and sources that differ', () => {
    expect(flags(house('Huset byggdes 1962.'))).toHaveProperty('year-conflict');
    expect(flags(house('Nytt tak 2020.', { roof: 'Original från 1962' }))).toHaveProperty(
      'original-conflict-roof',
    );
    const report = writeRulesReport({
      listing: documentedFlat,
      images: [],
      disagreements: [
        {
          field: 'monthlyFee',
          values: [
            { url: 'https://portal.example/1', value: 4260 },
            { url: 'https://broker.example/1', value: 4560 },
          ],
        },
      ],
      today,
    });
    expect(report.redFlags.map((flag) => flag.rule)).toContain('source-conflict-monthlyFee');
  });
});
