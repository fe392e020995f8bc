import type { Listing } from '../../scraping/listing.types.js';
import { contextOf } from './context.js';
import { missingInformation } from './missing.js';
import { today } from './spec-adverts.js';

const missing = (description: string, listing: Listing) =>
  missingInformation(
    contextOf({ listing: { ...listing, description }, images: [], disagreements: [], today }),
  ).map((item) => item.field);
const flat: Listing = { propertyType: 'Lägenhet', tenure: 'Bostadsrätt', yearBuilt: 1968 };
const house: Listing = { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1968 };

describe('facts in running text', () => {
  it.each<[string, string, Listing]>([
    ['savings', 'Sparandet är 265 kr per kvadratmeter och år.', flat],
    ['debtPerSqm', 'Belåningen är 4 850 kr per kvadratmeter.', flat],
    ['debtPerSqm', 'Föreningens lån motsvarar 4 850 kr per kvadratmeter.', flat],
    ['landOwnership', 'Marken ägs av föreningen.', flat],
    ['genuine', 'Föreningen är äkta.', flat],
    ['operatingCost', 'Driftkostnaden ligger på 31 000 kr per år.', house],
    ['floor', 'Lägenheten ligger på tredje våningen.', flat],
    ['balcony', 'Altan i västerläge.', flat],
    ['storage', 'Källarförråd ingår.', flat],
    ['radon', 'Radonmätt 2022.', house],
    ['taxValue', 'Taxeringsvärdet är 2 100 000 kr.', house],
    ['tomtarea', 'Tomten är 870 kvm.', house],
    ['genuine', 'Föreningen äger marken och är äkta.', flat],
    ['genuine', 'Den räknas som en äkta förening i skattehänseende.', flat],
    ['landOwnership', 'Det är inte tomträtt.', flat],
    ['balcony', 'Ingen balkong, men en gemensam gård.', flat],
    ['storage', 'Vindsförråd hör till.', flat],
    ['pipes', 'Stammarna är från byggåret.', flat],
    ['floor', 'Hiss saknas.', flat],
    ['energyClass', 'Energideklarationen från 2022 visar klass D.', flat],
    ['energyClass', 'Förbrukningen är 98 kWh per kvm.', house],
    ['registrationNumber', 'Föreningens org.nr är 769612-3456.', flat],
    ['association', 'Brf Björken sköts väl.', flat],
    ['operatingCost', 'Fjolårets driftkostnad 2025 var 27 500 kronor.', house],
    ['structure', 'Huset har stomme av trä.', house],
    ['structure', 'Fasaden putsades om på tegel- och lättbetongstomme, inte på trä.', house],
    ['structure', 'Byggt i lösvirke.', house],
    ['foundation', 'Huset vilar på krypgrund.', house],
    ['foundation', 'Under huset finns källare.', house],
    ['facade', 'Rött tegel runt om.', house],
    ['windows', 'Treglasfönster från 2016.', house],
    ['heating', 'Värms med pelletspanna.', house],
    ['ventilation', 'Självdragsventilation.', house],
    ['waterAndSewage', 'Vattnet är sommarvatten från samfällighet.', house],
    ['waterAndSewage', 'Avloppet är kommunalt.', house],
    ['waterAndSewage', 'Borrad brunn och infiltration.', house],
    ['drainage', 'Huset dränerades 2015.', house],
    ['roofYear', 'Taket lades om 2014.', house],
    ['inspection', 'Överlåtelsebesiktning är utförd och finns tillgänglig.', house],
    ['inspection', 'Ingen fukt uppmättes i grunden vid besiktningen i augusti.', house],
    ['inspection', 'Huset är besiktigat av oberoende man.', house],
    ['mortgageDeeds', 'Inga pantbrev är uttagna.', house],
    ['biarea', 'Biyta 34 kvm.', house],
    ['radon', 'Radonhalten ligger på 60 Bq/m³.', house],
  ])('are not missing: %s', (field, text, listing) => {
    expect(missing('Ett hem.', listing)).toContain(field);
    expect(missing(text, listing)).not.toContain(field);
  });

  it.each<[string, string, Listing]>([
    ['savings', 'Ett gott sparande, och skulden är 4 850 kr per kvm.', flat],
    ['operatingCost', 'Driftkostnaden är låg.', house],
    ['taxValue', 'Taxeringsvärdet är inte fastställt.', house],
    ['inspection', 'Köparen uppmanas att låta besiktiga huset.', house],
    ['inspection', 'Huset är inte besiktigat.', house],
    ['inspection', 'Någon besiktning har inte gjorts.', house],
    ['inspection', 'Elen besiktigades 2020.', house],
    ['foundation', 'Priset är lågt på grund av läget.', house],
    ['foundation', 'Huset saknar källare.', house],
    ['windows', 'Stora fönster mot söder.', house],
    ['structure', 'Garagets stomme är av trä.', house],
    ['genuine', 'Äkta ekparkett i alla rum.', flat],
    ['radon', 'Köparen bör mäta radon.', house],
    ['association', 'Brf med god ekonomi.', flat],
  ])('are still missing where no value stands: %s', (field, text, listing) => {
    expect(missing(text, listing)).toContain(field);
  });

  it('are not missing when the name of a document tells, and missing when a form is left empty', () => {
    const document = (name: string) => ({
      documents: [{ name, url: 'https://example.test/fil.pdf' }],
    });
    expect(missing('Ett hem.', { ...house, ...document('Besiktningsprotokoll_2026.pdf') })).not.toContain(
      'inspection',
    );
    expect(missing('Ett hem.', { ...house, ...document('Radonmätning.pdf') })).not.toContain('radon');
    expect(missing('Ett hem.', { ...house, windows: 'Okänt', structure: 'Uppgift saknas' })).toEqual(
      expect.arrayContaining(['windows', 'structure']),
    );
  });

  it('are not asked of homes they do not suit', () => {
    expect(missing('Ett hem.', { propertyType: 'Radhus', tenure: 'Bostadsrätt' })).not.toContain('floor');
    expect(missing('Ett hem.', flat)).toContain('floor');
  });
});
