import type { Listing } from '../../scraping/listing.types.js';
import type { ReadDocument } from '../../scraping/document.types.js';
import { writeRulesReports } from '../rules-analyst.js';
import { today } from '../../../test/support/reports/adverts.js';

const flat: Listing = { propertyType: 'Lägenhet', tenure: 'Bostadsrätt', yearBuilt: 1962, livingArea: 60 };
const house: Listing = { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1962, livingArea: 140 };
const leisure: Listing = { ...house, propertyType: 'Fritidshus' };

function open(description: string, listing: Listing, documents: readonly ReadDocument[] = []) {
  const { choice } = writeRulesReports({
    listing: { ...listing, description },
    images: [],
    disagreements: [],
    documents,
    today,
  });
  return choice.missing;
}
const fields = (...given: Parameters<typeof open>): string[] => open(...given).map(({ field }) => field);

describe('what a buyer does not learn', () => {
  it('stands in the order of what it may cost, a debt before a pipe replacement before a balcony', () => {
    const all = fields('En tvåa.', { ...flat, price: 2_000_000, monthlyFee: 3900 });
    const order = ['debtPerSqm', 'pipes', 'bathroomYear', 'savings', 'operatingCost', 'balcony'];
    expect(all.filter((field) => order.includes(field))).toEqual(order);
  });

  it('weighs a debt by the area of the home', () => {
    const first = (livingArea: number) =>
      fields('En tvåa.', { ...flat, price: 2_000_000, monthlyFee: 3900, livingArea })[0];
    // 15 000 kr/m² at the most: 300 000 kr for 20 m², a pipe replacement 300 000 kr; 150 000 kr for 10 m².
    expect(first(40)).toBe('debtPerSqm');
    expect(first(10)).not.toBe('debtPerSqm');
  });

  it('has formal numbers and names last', () => {
    const all = open('En tvåa.', flat);
    const formal = all.filter(({ isFormal }) => isFormal).map(({ field }) => field);
    expect(formal.sort()).toEqual(['association', 'registrationNumber', 'storage', 'transferFees']);
    expect(all.slice(-4).every(({ isFormal }) => isFormal)).toBe(true);
    expect(
      open('En villa.', house)
        .filter(({ isFormal }) => isFormal)
        .map(({ field }) => field)
        .sort(),
    ).toEqual(['biarea', 'taxValue']);
  });

  it('names the age of the bathroom in flat and house', () => {
    for (const home of [flat, house]) {
      expect(fields('Badrummet är helkaklat.', home)).toContain('bathroomYear');
      expect(fields('Badrummet renoverades 2016.', home)).not.toContain('bathroomYear');
    }
    expect(fields('Ytskikten i våtrummet är orörda sedan dess.', flat)).not.toContain('bathroomYear');
    expect(fields('Utedusch och torrdass.', leisure)).not.toContain('bathroomYear');
    expect(fields('Ett litet badrum finns.', leisure)).toContain('bathroomYear');
  });

  it.each<[string, string, Listing]>([
    ['electricalYear', 'Elen drogs om 2012.', flat],
    ['electricalYear', 'El: nya ledn. och central 2016.', flat],
    ['pipesYear', 'Elcentral 2010. Nya plaströr 2016.', house],
    ['ovk', 'OVK godkänd 2023.', flat],
    ['ovk', 'Ventilationen kontrollerades i höstas och blev inte godkänd.', flat],
    ['maintenancePlan', 'Underhållsplan finns.', flat],
    ['feeHistory', 'Inga höjningar är beslutade.', flat],
    ['feeHistory', 'Styrelsen har beslutat att höja årsavgiften med 6 %.', flat],
    ['transferFees', 'Överlåtelseavgiften betalas av köparen.', flat],
  ])('does not name %s where the advert says: %s', (field, text, listing) => {
    expect(fields(field === 'pipesYear' ? 'Elcentral 2010.' : 'Ett hem.', listing)).toContain(field);
    expect(fields(text, listing)).not.toContain(field);
  });

  it('asks for rör and el together where the advert tells of neither', () => {
    const neither = fields('En villa.', house);
    expect(neither).toContain('pipesAndWiring');
    expect(neither).not.toContain('electricalYear');
    expect(neither).not.toContain('pipesYear');
  });

  it('does not ask a young home for ages that its own year answers', () => {
    const ages = ['electricalYear', 'pipes', 'pipesYear', 'pipesAndWiring', 'windows'];
    const young = fields('Ett hem.', { ...flat, yearBuilt: 2014 });
    expect(young.filter((field) => ages.includes(field))).toEqual([]);
    // A bathroom of its year has eight years left.
    expect(young).toContain('bathroomYear');
    expect(fields('Ett hem.', { ...flat, yearBuilt: 2022 })).not.toContain('bathroomYear');
    expect(fields('Ett hem.', { ...house, yearBuilt: 2000 })).not.toContain('electricalYear');
  });

  it('does not name what a document states', () => {
    const report: ReadDocument = {
      name: 'Årsredovisning 2025.pdf',
      kind: 'annual-report',
      outcome: 'read',
      pages: ['Föreningen har en underhållsplan. Avgifterna höjdes med 3 % den 1 januari.'],
    };
    expect(fields('En tvåa.', flat)).toEqual(expect.arrayContaining(['maintenancePlan', 'feeHistory']));
    const told = fields('En tvåa.', flat, [report]);
    expect(told).not.toContain('maintenancePlan');
    expect(told).not.toContain('feeHistory');
  });

  it('names nothing of an association before its house stands, and nothing of ages to a tenant', () => {
    const tenant = fields('Ett hem.', { propertyType: 'Lägenhet', tenure: 'Hyresrätt', yearBuilt: 1962 });
    expect(tenant).not.toContain('bathroomYear');
    const unbuilt = fields('Nyproduktion med inflyttning hösten 2028.', { ...flat, yearBuilt: 2028 });
    expect(unbuilt).not.toContain('feeHistory');
  });
});

describe('facts that are told in looser words', () => {
  it.each<[string, string, Listing]>([
    ['landOwnership', 'Skulden är 11 200 kr per kvm, mark med äganderätt.', flat],
    ['landOwnership', 'Tomten är i föreningens ägo.', flat],
    ['savings', 'Lånen uppgår till 2 100 kr per kvadratmeter och sparandet till 310 kr.', flat],
    ['operatingCost', 'Driften landar på 36 000 per år för oss fem.', house],
    ['operatingCost', 'Drift 35 600. Taxeringsvärde 1 512 000.', house],
    ['heating', 'För värmen svarar en panna av märket Parca från 1987.', house],
    ['roofYear', 'Yttertaket är belagt med skivor från tiden då huset byggdes.', house],
    ['waterAndSewage', 'Vatten/avlopp: kommunalt.', house],
    ['waterAndSewage', 'VA: kommunalt; rören bytta 2003.', house],
    ['ventilation', 'Frånluftsaggregat 2020.', house],
    ['pipesAndWiring', 'El: jordfelsbrytare och ny central 2016.', house],
    ['mortgageDeeds', 'Pantbrev inga.', house],
    ['taxValue', 'Taxeringsvärde 485 000 kr.', { propertyType: 'Tomt', tenure: 'Äganderätt' }],
    ['structure', 'Timrat fritidshus vid Siljan.', leisure],
    ['facade', 'Fasaden är klädd med eternit.', house],
    ['facade', 'Ny panel 2019, målad på nytt 2024.', house],
    ['foundation', 'Golven är byggda direkt på plattan.', house],
    ['inspection', 'Säljarens besiktning får du läsa innan du bjuder.', house],
  ])('are not missing: %s: %s', (field, text, listing) => {
    expect(fields('Ett hem.', listing)).toContain(field);
    expect(fields(text, listing)).not.toContain(field);
  });

  it.each<[string, string, Listing]>([
    ['landOwnership', 'Uteplats i markplan.', flat],
    ['operatingCost', 'Driftkostnaden sänktes med 4 000.', house],
    ['heating', 'Luftig och varm.', house],
    ['facade', 'Bakom gillestugans panel byttes isoleringen 2019.', house],
    ['pipesAndWiring', 'El med jordfelsbrytare.', house],
    ['foundation', 'Ingen källare.', house],
    ['roofYear', 'Takduschen är ny.', house],
  ])('are still missing in passing: %s: %s', (field, text, listing) => {
    expect(fields(text, listing)).toContain(field);
  });

  it('leave what a model is told as it was', () => {
    const { draft, report } = writeRulesReports({
      listing: { ...house, description: 'VA: kommunalt.' },
      images: [],
      disagreements: [],
      today,
    });
    const named = (result: typeof draft) => result.missingInfoDetails.map(({ field }) => field);
    expect(named(draft)).toContain('waterAndSewage');
    expect(named(report)).not.toContain('waterAndSewage');
    expect(named(draft)).not.toContain('bathroomYear');
  });
});
