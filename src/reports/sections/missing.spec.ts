import type { Listing } from '../../scraping/listing.types.js';
import { contextOf } from '../facts/context.js';
import { missingInformation } from './missing.js';
import { today } from '../../../test/support/reports/adverts.js';

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
    ['association', 'Huset ägs av Bostadsföreningen Rönnen u.p.a. sedan 1934.', flat],
    ['landOwnership', 'Föreningen står på mark som den äger själv.', flat],
    ['operatingCost', 'Fjolårets driftkostnad 2025 var 27 500 kronor.', house],
    ['structure', 'Huset har stomme av trä.', house],
    ['structure', 'Fasaden putsades om på tegel- och lättbetongstomme, inte på trä.', house],
    ['structure', 'Byggt i lösvirke.', house],
    ['foundation', 'Huset vilar på krypgrund.', house],
    ['foundation', 'Under huset finns källare.', house],
    ['foundation', 'Huset är byggt på platta.', house],
    ['foundation', 'I hallen gick man ner i plattan för att komma åt rören.', house],
    ['facade', 'Rött tegel runt om.', house],
    ['windows', 'Treglasfönster från 2016.', house],
    ['heating', 'Värms med pelletspanna.', house],
    ['ventilation', 'Självdragsventilation.', house],
    ['waterAndSewage', 'Vattnet är sommarvatten från samfällighet.', house],
    ['waterAndSewage', 'Avloppet är kommunalt.', house],
    ['waterAndSewage', 'Borrad brunn och infiltration.', house],
    ['drainage', 'Huset dränerades 2015.', house],
    ['drainage', 'Huset är byggt på platta.', house],
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
    ['foundation', 'Altanen är byggd på platta.', house],
    ['foundation', 'Garaget står på en platta.', house],
    ['foundation', 'Balkong, där platta och räcke göts 2021.', house],
    ['drainage', 'Garaget är byggt på platta.', house],
    ['windows', 'Stora fönster mot söder.', house],
    ['structure', 'Garagets stomme är av trä.', house],
    ['genuine', 'Äkta ekparkett i alla rum.', flat],
    ['radon', 'Köparen bör mäta radon.', house],
    ['association', 'Brf med god ekonomi.', flat],
  ])('are still missing where no value stands: %s', (field, text, listing) => {
    expect(missing(text, listing)).toContain(field);
  });

  // The word alone is no answer: the fact is stated when its value is.
  it.each<[string, string, Listing]>([
    ['ventilation', 'Gamla ventilationskanaler går genom vinden.', house],
    ['ventilation', 'Ventilationen rensades i fjol.', house],
    ['ventilation', 'Frånluftskanalen är tät.', house],
    ['facade', 'Fasadbelysning och en fin fasad mot gatan.', house],
    ['facade', 'Nyputsade, putsade fönster.', house],
    ['facade', 'Öppen spis i rött tegel.', house],
    ['structure', 'Kök med vita stommar från 2015.', house],
    ['structure', 'Föreningens regelverk ska följas.', house],
    ['foundation', 'Grunden är torr och fin.', house],
    ['foundation', 'Altan på plintar.', house],
    ['foundation', 'Grundmuren målades i fjol.', house],
    ['windows', 'Fönster mot glasverandan.', house],
    ['windows', 'Stora fönster och renoverat golv.', house],
    ['heating', 'Möjlighet att ansluta fjärrvärme.', house],
    ['heating', 'Förberett för bergvärme.', house],
    ['waterAndSewage', 'Egen vacker trädgård.', house],
    ['waterAndSewage', 'Nära reningsverket.', house],
    ['waterAndSewage', 'Egen brunn för bevattning.', house],
    ['tomtarea', 'På tomten finns ett förråd om 15 kvm.', house],
    ['biarea', 'Biarea tillkommer.', house],
    ['taxValue', 'Taxeringsvärdet fastställs 2027.', house],
    ['mortgageDeeds', 'Köparen bekostar pantbrev.', house],
    ['radon', 'Radonmätning pågår.', house],
    ['radon', 'Radonmätning saknas.', house],
    ['radon', 'Fråga mäklaren om radon.', house],
    ['inspection', 'Möjlighet till besiktning ges.', house],
    ['inspection', 'Ta med egen besiktningsman.', house],
    ['pipes', 'Grannhuset är stambytt 2012.', flat],
    ['inspection', 'Besiktning kan bokas av köparen.', house],
    ['drainage', 'Väldränerad jord. Fråga om dräneringen.', house],
    ['energyClass', 'Kylskåp i energiklass A.', house],
    ['energyClass', 'Vitvaror, energiklass A++.', flat],
    ['operatingCost', 'Driftkostnaden sänktes med 4 000 kr.', house],
    ['pipes', 'Gården har anor som stammar från 1700-talet.', { ...flat, yearBuilt: 1930 }],
    ['pipes', 'Vackra stammar i parken.', flat],
    ['floor', 'Tvättstuga i bottenplan.', flat],
    ['floor', 'Enligt plan 2025.', flat],
    ['association', 'Riksbyggen förvaltar föreningen.', flat],
    ['association', 'Brf äger marken.', flat],
    ['balcony', 'Balkongerna renoverades 2019.', flat],
    ['balcony', 'Föreningens takterrass är stor.', flat],
    ['balcony', 'Möjlighet att bygga balkong.', flat],
    ['storage', 'Cykelförråd och barnvagnsförråd.', flat],
    ['landOwnership', 'Uteplats på egen mark.', flat],
  ])('are still missing where the word stands in passing: %s: %s', (field, text, listing) => {
    expect(missing(text, listing)).toContain(field);
  });

  it.each<[string, string, Listing]>([
    ['ventilation', 'Mekanisk frånluft.', house],
    ['ventilation', 'FTX-system från 2019.', house],
    ['ventilation', 'Ventilation: självdrag', house],
    ['ventilation', 'Ventilationen sker via väggventiler.', house],
    ['facade', 'Fasaden är av tegel.', house],
    ['facade', 'Vitputsad villa med putsad fasad.', house],
    ['facade', 'Stående träpanel.', house],
    ['foundation', 'Grundlagt på berg.', house],
    ['foundation', 'Huset står på plintar.', house],
    ['foundation', 'Gjuten platta från 2008.', house],
    ['windows', 'Fönster och ytterdörr bytta 2015.', house],
    ['windows', 'Fönstren är original.', house],
    ['heating', 'Huset är anslutet till fjärrvärme.', house],
    ['waterAndSewage', 'Eget godkänt avlopp och egen borrad brunn.', house],
    ['waterAndSewage', 'Kommunalt VA.', house],
    ['tomtarea', 'Stor, lummig tomt om hela 1 240 kvm.', house],
    ['taxValue', 'Taxeringsvärde: 1,9 miljoner.', house],
    ['mortgageDeeds', 'Pantbrev: 4 st om totalt 900 000 kr.', house],
    ['radon', 'Radonmätning utförd 2021.', house],
    ['radon', 'Radonhalten är mätt till 90.', house],
    ['drainage', 'Dräneringen gjordes om 2011.', house],
    ['pipes', 'Stambyte utfört 2012.', flat],
    ['pipes', 'Badrummet byggdes om 2018 vid stambytet.', flat],
    ['storage', 'Förråd på entréplan.', flat],
    ['storage', 'I källaren finns ett förråd.', flat],
    ['inspection', 'Besikt. utf. okt -26.', house],
    ['inspection', 'Fukten mättes av säljarens besiktningsman.', house],
    ['pipes', 'Under 2014 gjordes stambyte.', flat],
    ['inspection', 'Besiktningsmannen hittade påväxt på vinden.', house],
    ['inspection', 'Säljaren har beställt en besiktning som genomfördes i maj.', house],
    ['windows', 'Fönstren är enkla, med innanbågar.', house],
    ['waterAndSewage', 'Brunnen borrades 2022.', house],
    ['pipes', 'Inget stambyte är planerat.', flat],
    ['pipes', 'Huset är stambytt.', flat],
    ['floor', 'Lägenheten ligger högst upp i huset.', flat],
    ['association', 'HSB brf Myran i Umeå.', flat],
    ['balcony', 'Härlig balkong i söder.', flat],
    ['balcony', 'Två balkonger.', flat],
    ['landOwnership', 'Föreningen står på egen mark.', flat],
  ])('are not missing where the value stands: %s: %s', (field, text, listing) => {
    expect(missing(text, listing)).not.toContain(field);
  });

  it.each<[string, string]>([
    ['waterAndSewage', 'Nära vatten.'],
    ['road', 'Björkvägen 4 i Sandviken, nära cykelväg.'],
    ['ground', 'Utsikt över berg och sjö.'],
    ['road', 'Storgatan är nära, och vägen dit kantas av ekar.'],
    ['road', 'Björkgatan 4, ett stenkast från hamnen.'],
  ])('of land are still missing in passing: %s: %s', (field, text) => {
    expect(missing(text, { propertyType: 'Tomt', tenure: 'Äganderätt' })).toContain(field);
  });

  it.each<[string, string]>([
    ['road', 'Vägen är samfälld.'],
    ['road', 'Väg genom samfällighet, 900 kr per år.'],
    ['road', 'Tomten ingår i en gemensamhetsanläggning för väg och brygga.'],
    ['road', 'Ringgatan är belyst och kommunal.'],
    ['road', 'Kommunal gata fram till tomten.'],
    ['road', 'Kommunen plogar gatan.'],
    ['road', 'Ett avtalsservitut ger rätt till väg.'],
    ['waterAndSewage', 'Vatten finns framdraget till tomtgränsen.'],
  ])('of land are not missing where the text tells: %s: %s', (field, text) => {
    expect(missing(text, { propertyType: 'Tomt', tenure: 'Äganderätt' })).not.toContain(field);
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

it.each([
  ['Fritidshus', 38, false],
  ['Fritidshus', 50, true],
  ['Fritidshus', undefined, true],
  ['Villa', 38, true],
])('demands an energy declaration of %s of %s m²: %s', (propertyType, livingArea, isDemanded) => {
  const listing = { propertyType, ...(livingArea === undefined ? {} : { livingArea }) };
  const context = contextOf({ listing, images: [], disagreements: [], today });
  expect(missingInformation(context).some(({ field }) => field === 'energyClass')).toBe(isDemanded);
});
