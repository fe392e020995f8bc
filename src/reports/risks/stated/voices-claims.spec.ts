import type { Listing } from '../../../scraping/listing.types.js';
import { heaviest, type Told } from '../../../../test/support/reports/heaviest.js';

const flat: Listing = {
  propertyType: 'Lägenhet',
  tenure: 'Bostadsrätt',
  yearBuilt: 1965,
  livingArea: 70,
  monthlyFee: 4800,
  association: 'Brf Granen',
};
const ownedFlat: Listing = {
  propertyType: 'Lägenhet',
  tenure: 'Äganderätt',
  yearBuilt: 2012,
  livingArea: 70,
};
const villa: Listing = {
  propertyType: 'Villa',
  tenure: 'Äganderätt',
  yearBuilt: 1958,
  livingArea: 130,
  price: 3_000_000,
};
const plot: Listing = { propertyType: 'Tomt', tenure: 'Äganderätt', tomtarea: 1400 };

describe('a tenant who goes over to the buyer, of a flat', () => {
  it.each<Told>([
    ['Lokalerna i bottenvåningen är uthyrda till en frisör på tillsvidareavtal.', undefined],
    ['Inga hyresgäster finns i bostaden.', undefined],
    ['Föreningen är hyresvärd för tre lokaler som är uthyrda tills vidare.', undefined],
    ['Två hyresrätter finns kvar i föreningen, där bor hyresgäster med besittningsskydd.', undefined],
    ['Avtalet är ett bostadsarrende som löper till 2038, med besittningsskydd.', undefined],
  ])('%s → %s', (text, severity) => {
    expect(heaviest(flat, text, ['tenant-stays'])).toBe(severity);
  });
});

describe('a tenant who goes over to the buyer, of an owned flat', () => {
  it.each<Told>([
    ['I lägenheten bor sedan 2020 en hyresgäst med tillsvidarekontrakt som följer med i köpet.', 'critical'],
    ['Bostaden är uthyrd tills vidare och köparen tar över som hyresvärd.', 'critical'],
    ['Du träder in i säljarens ställe som hyresvärd, hyran är 11 000 kr i månaden.', 'critical'],
    ['Paret som hyr har bott här i åtta år, har besittningsskydd och vill gärna bo kvar.', 'critical'],
    [
      'Bostaden är bebodd av en hyresgäst sedan 2016. Hyreskontraktet utan slutdatum övergår på dig.',
      'critical',
    ],
    ['Säljes med sittande hyresgäst, som har rätt att bo kvar.', 'critical'],
    ['Hyresgästen flyttade i somras och lägenheten står tom.', undefined],
    [
      'Lägenheten hyrs sedan 2018 ut till en ensamstående man med besittningsskydd, avtalet följer köpet.',
      'critical',
    ],
    [
      'Köps som investering: hyresgästen, som betalar 9 800 kr i månaden, har ett avtal på obestämd tid.',
      'critical',
    ],
  ])('%s → %s', (text, severity) => {
    expect(heaviest(ownedFlat, text, ['tenant-stays'])).toBe(severity);
  });
});

describe('a tenant who goes over to the buyer, of a house', () => {
  it.each<Told>([
    ['Huset säljs med befintlig hyresgäst på tillsvidareavtal.', 'critical'],
    ['En familj hyr villan i dag och deras hyresavtal är inte uppsagt.', 'critical'],
    ['Köparen övertar hyresavtalet, som gäller tills vidare.', 'critical'],
    ['Källarlägenheten är uthyrd till en student, avtal tills vidare.', 'warning'],
    ['Huset är uthyrt till och med maj 2027, därefter flyttar hyresgästen.', 'warning'],
    ['Huset har varit uthyrt men hyresgästen flyttade ut i augusti.', undefined],
    ['Garaget hyrs ut till grannen tills vidare.', undefined],
    ['Avtalet om fiber löper tills vidare.', undefined],
    ['Den som köper blir hyresvärd åt familjen Berg, som bor i huset på obestämd tid.', 'critical'],
    ['Här har tre generationer bott, och avtalet med städfirman gäller tills vidare.', undefined],
    ['Hyresgästen har sagt upp sig och flyttar den 31 januari.', undefined],
    ['Säljaren bor kvar till juni och hyr huset av köparen tills vidare.', undefined],
    ['Garageplatsen hyrs tills vidare av samfälligheten.', undefined],
    ['Här bor du i villan med havet som granne och betalar bara 20 000 kr i drift.', undefined],
    ['Gäststugan är uthyrd tills vidare till en lärare.', undefined],
  ])('%s → %s', (text, severity) => {
    expect(heaviest(villa, text, ['tenant-stays'])).toBe(severity);
  });
});

describe('building without permission', () => {
  it.each<Told>([
    ['Byggnadsnämnden har öppnat ett tillsynsärende om uterummet.', 'critical'],
    ['Kommunen utreder om altanen och boden är byggda utan lov.', 'critical'],
    ['Tillbyggnaden från 2019 saknar bygglov och kommunen har inlett ett ärende.', 'critical'],
    ['Byggnadsnämnden har förelagt ägaren att riva friggeboden som är för stor.', 'critical'],
    [
      'Vi har fått en skrivelse från bygglovsenheten: attefallshuset ska rättas eller rivas före juni.',
      'critical',
    ],
    ['Ett ärende om olovligt byggande ligger hos kommunen sedan i höstas och rör gästhuset.', 'critical'],
    ['Bygglov för inglasningen har vi inte hittat.', 'warning'],
    ['Uterummet byggdes utan att någon frågade kommunen.', 'warning'],
    ['Byggnadsnämnden avslutade ärendet 2022 utan åtgärd.', 'notice'],
    ['Byggnadsnämnden har beviljat bygglov för carporten.', undefined],
    ['Grannen har ett tillsynsärende hos byggnadsnämnden om sitt plank.', undefined],
    ['Allt är byggt med lov och slutbesked finns.', undefined],
    ['Kommunens inspektör var här i juni, och nu pågår ett ärende om rättelse av tillbyggnaden.', 'critical'],
    [
      'Carporten och förrådet är uppförda utan bygglov, byggnadsnämnden har fått en anmälan och utreder.',
      'critical',
    ],
    ['Ett rättelseföreläggande gäller för verandan.', 'critical'],
    ['Kommunen utreder en ny cykelbana längs vägen.', undefined],
    ['Något lov för gäststugan från 2011 har aldrig sökts.', 'warning'],
    ['Byggnadsnämnden har ett ärende om bygglov för tillbyggnad, ansökan lämnades i maj.', undefined],
    ['Kommunens ärende om ny detaljplan väntas bli klart 2028.', undefined],
    ['Kommunen kräver att snön skottas och gatan hålls fri.', undefined],
    ['Den gamla ladan ska rivas före tillträdet, rivningslov finns.', undefined],
    [
      'Kommunens byggnadsinspektör har hört av sig om terrassen, som byggdes utan lov, och ett tillsynsärende är inlett.',
      'critical',
    ],
    ['Inredningen av vinden är inte anmäld till kommunen.', 'warning'],
    ['Här hyr du ut hela huset utan att fråga någon styrelse.', undefined],
    ['Affären går snabbt, utan onödigt pappersarbete.', undefined],
  ])('%s → %s', (text, severity) => {
    expect(heaviest(villa, text, ['permit-missing'])).toBe(severity);
  });
});

describe('rights that leave little to build on', () => {
  it.each<Told>([
    [
      'Ledningsrätten för 70 kV tar 30 meter rakt över tomten, och där får inget byggas. Kvar att bygga på blir en remsa om 150 kvm.',
      'critical',
    ],
    ['Större delen av tomten är prickmark, endast ett hörn på 90 kvm går att bebygga.', 'critical'],
    [
      'Kraftledningen kräver ett byggnadsfritt område på 40 meter, vilket i praktiken lämnar 100 kvm i norr.',
      'critical',
    ],
    ['Tomten får inte bebyggas enligt gällande plan.', 'critical'],
    [
      'På grund av vattenledningens servitut måste 12 meter hållas fria från byggnader tvärs över tomten, så bara en liten yta återstår för huset.',
      'critical',
    ],
    ['Prickmark längs gatan, fyra meter, i övrigt fri placering.', 'warning'],
    ['Kraftledningen grävdes ned 2019 och ledningsrätten är upphävd.', undefined],
    ['Servitutet för vägen ligger utanför byggrätten.', undefined],
    ['Inget byggförbud råder.', undefined],
    ['På granntomten finns ett område som ska vara fritt från byggnader.', undefined],
    [
      'Gasledningens skyddszon på 25 meter skär igenom fastigheten. Där är bebyggelse inte tillåten och det som blir över är 120 kvm.',
      'critical',
    ],
    ['Fornlämningen upptar tre fjärdedelar av tomten och inga byggnader får uppföras där.', 'critical'],
    ['Avtalsservitut för grannens infart, längs gränsen, påverkar inte byggrätten.', undefined],
    ['Tomten är fri från bebyggelse och ligger i söderläge, endast en liten lada är kvar.', undefined],
    ['Närmast vägen gäller byggnadsförbud 12 meter, i övrigt kan huset placeras fritt.', 'warning'],
    ['Bara ett stenkast till stranden, och hela tomten kan bebyggas.', undefined],
    ['Strandskyddet gör att inget får byggas på nedre delen, så det återstår en yta på 130 kvm.', 'critical'],
  ])('%s → %s', (text, severity) => {
    expect(heaviest(plot, text, ['building-ban'])).toBe(severity);
  });
});

describe('a permission whose time is out', () => {
  it.each<Told>([
    ['Förhandsbeskedet gick ut i maj 2025.', 'warning'],
    ['Positivt förhandsbesked från 2022, numera förfallet.', 'warning'],
    ['Bygglovet från 2019 har upphört att gälla och måste sökas på nytt.', 'warning'],
    ['Förhandsbesked beviljades 2023 men tiden har löpt ut.', 'warning'],
    ['Det förhandsbesked vi fick hann bli för gammalt, ny ansökan krävs.', 'warning'],
    ['Förhandsbeskedet gäller till mars 2028.', undefined],
    ['Giltigt förhandsbesked finns.', undefined],
    ['Tidigare förhandsbesked gick ut 2023, ett nytt beviljades i år och gäller till 2028.', undefined],
    ['Hyresavtalet för boden gick ut 2023 och bygglovet är nytt.', undefined],
    ['Förhandsbeskedet är daterat 2022 och har förfallit.', 'warning'],
    ['Bygglovet hann gå ut innan grunden gjöts.', 'warning'],
    ['Bygglov beviljat 2026, byggstart måste ske före 2028.', undefined],
    ['Förhandsbeskedet får inte gå ut, så bygg före 2027.', undefined],
    ['Bygglovet är klart och gäller i fem år, det går inte ut förrän 2031.', undefined],
    ['Förhandsbeskedet från 2021 är inte längre giltigt.', 'warning'],
  ])('%s → %s', (text, severity) => {
    expect(heaviest(plot, text, ['permission-expired'])).toBe(severity);
  });
});
