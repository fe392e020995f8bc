import type { Listing } from '../../src/scraping/listing.types.js';

/** Adverts of our own making that the report page is shown with. */

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000);
const stockholmDay = (at: Date) => at.toLocaleDateString('sv-SE', { timeZone: 'Europe/Stockholm' });

/** A flat that tells nearly everything: one showing is over, one to come. */
export const fullFlat = (now = new Date()): Listing => ({
  title: 'Ljus trea med balkong',
  address: 'Vattugränd 14',
  area: 'Årsta',
  city: 'Stockholm',
  municipality: 'Stockholm',
  county: 'Stockholms län',
  summary: 'Trea med balkong i sydväst, nära tvärbanan och Årstaskogen.',
  description:
    'Välkommen till en charmig och ljus trea med stor potential, högt belägen i ett lugnt kvarter.\n\nKöket är från 1994 och har vitvaror av blandad ålder. Badrummet renoverades 2006 och har klinker på golvet. Stammarna är de ursprungliga från 1958.\n\nFöreningen planerar stambyte 2028. Taket lades om 2012 och fönstren byttes 2003. Marken upplåts med tomträtt, och avgälden omförhandlas 2029.\n\nHär bor du på promenadavstånd till tvärbanan, matbutik och skola. Balkongen vetter mot sydväst.',
  price: 4_150_000,
  rooms: 3,
  livingArea: 71.5,
  monthlyFee: 5240,
  includedInFee: 'Värme, vatten, kabel-tv',
  operatingCost: 6_600,
  tenure: 'Bostadsrätt',
  propertyType: 'Lägenhet',
  floor: '2 av 4, hiss finns ej',
  elevator: false,
  yearBuilt: 1958,
  energyClass: 'E',
  features: ['Balkong', 'Förråd', 'Cykelrum'],
  linkToBroker: 'https://exempelmaklaren.example/objekt/vattugrand-14',
  broker: 'Kim Ek',
  brokerAgency: 'Exempelmäklaren',
  association: 'Brf Vattugränd',
  associationFacts: {
    ownsLand: false,
    genuine: true,
    numberOfApartments: 64,
    debtPerSqm: 9100,
    savingsPerSqm: 165,
    transferFee: 1435,
    renovations: 'Fönster byttes 2003. Taket lades om 2012. Stambyte planeras 2028.',
    sublettingPolicy: 'Efter godkännande av styrelsen',
  },
  showings: [
    `${stockholmDay(daysFrom(now, -4))}T13:00:00+01:00`,
    `${stockholmDay(daysFrom(now, 3))}T17:30:00+01:00`,
  ],
  heating: 'Fjärrvärme',
  ventilation: 'Självdrag',
  renovations: ['2006 Badrummet renoverades', '2003 Fönstren byttes'],
  documents: [
    { name: 'Årsredovisning 2025', url: 'https://exempelmaklaren.example/dokument/arsredovisning.pdf' },
    { name: 'Stadgar', url: 'https://exempelmaklaren.example/dokument/stadgar.pdf' },
  ],
  saleStatus: 'for_sale',
});

/** A house with a heat pump whose life nobody knows, an old roof and running costs. */
export const villa: Listing = {
  address: 'Björkstigen 8',
  city: 'Katrineholm',
  municipality: 'Katrineholm',
  county: 'Södermanlands län',
  summary: 'Enplansvilla med källare och uppvuxen trädgård.',
  description:
    'Välplanerad enplansvilla med källare på en lugn återvändsgata. Taket har betongpannor från 1972. Huset värms av en frånluftsvärmepump från 2015. Dräneringen är från byggåret. I källaren finns en kallare vrå där det tidvis luktar unket.\n\nKöket renoverades 2017 och elcentralen byttes samma år. Trädgården är insynsskyddad.',
  price: 2_695_000,
  rooms: 5,
  livingArea: 124,
  biarea: 88,
  tomtarea: 912,
  operatingCost: 41_200,
  annualOperatingCosts: {
    total: 41_200,
    heating: 22_000,
    waterAndDrain: 8_200,
    insurance: 5_000,
    sanitation: 6_000,
  },
  tenure: 'Äganderätt',
  propertyType: 'Villa',
  yearBuilt: 1972,
  energyClass: 'D',
  structure: 'Trä',
  facade: 'Tegel',
  roof: 'Betongpannor från 1972',
  windows: '2-glasfönster',
  foundation: 'Källare',
  heating: 'Frånluftsvärmepump',
  ventilation: 'Mekanisk frånluft',
  waterAndSewage: 'Kommunalt vatten och avlopp',
  taxValues: { mainProperty: 1_100_000, adjacentProperty: 420_000, totalTaxValue: 1_520_000, year: 2024 },
  mortgageDeeds: { count: 4, total: 1_350_000 },
};

/** A flat of few years whose papers answer the usual questions. */
export const newFlat: Listing = {
  address: 'Seglarvägen 3',
  municipality: 'Västerås',
  county: 'Västmanlands län',
  description:
    'Välplanerad tvåa från 2019 i ett hus med bergvärme. Badrummet är helkaklat sedan byggåret och har kvalitetsintyg. Föreningen äger marken, är äkta och har inga beslutade renoveringar. Sparandet är 260 kr per kvm och OVK är godkänd 2025. Inga kända fel.',
  price: 2_450_000,
  rooms: 2,
  livingArea: 52,
  monthlyFee: 3120,
  tenure: 'Bostadsrätt',
  propertyType: 'Lägenhet',
  floor: '3 av 5, hiss finns',
  elevator: true,
  yearBuilt: 2019,
  energyClass: 'B',
  association: 'Brf Seglaren',
  associationFacts: {
    ownsLand: true,
    genuine: true,
    numberOfApartments: 48,
    debtPerSqm: 4200,
    savingsPerSqm: 260,
    feePerSqm: 720,
  },
  ventilation: 'FTX',
  features: ['Balkong', 'Förråd'],
};

/** A house with moisture and asbestos told in plain words. */
export const dampHouse: Listing = {
  ...villa,
  address: 'Kärrvägen 2',
  description:
    'Villa i behov av renovering. I källaren finns pågående fuktgenomslag och mögel på ytterväggen. Eternitplattorna på fasaden innehåller asbest och är spruckna. Taket läcker vid skorstenen. Det enskilda avloppet är utdömt av kommunen.',
  waterAndSewage: 'Enskilt avlopp, utdömt',
  roof: 'Papp från 1975, läcker',
};

/** Next to nothing, as an advert that is not ready yet. */
export const thinHome: Listing = {
  city: 'Gävle',
  propertyType: 'Lägenhet',
  description: 'Beskrivning saknas',
};

const longWord = 'Fastighetsskötselavtalsförhandlingsprotokoll';

/** Texts as long as anybody would write them, and words that do not fit a phone. */
export const longTexts = (now = new Date()): Listing => ({
  ...fullFlat(now),
  address: `${'Övre Västra Kungsgårdsbackens Trädgårdsmästargränd '.repeat(4).trim()} 114 B, uppgång C`.slice(
    0,
    200,
  ),
  summary: `${longWord} och ${'mycket att berätta om hemmet '.repeat(20)}`,
  description: `${fullFlat(now).description ?? ''}\n\n${`${longWord} `.repeat(6)}\n\n${'Lugnt läge med grönska utanför fönstret. '.repeat(150)}`,
  broker: 'Anna-Margareta Wilhelmina Gyllenstierna-Oxenstjerna af Södermanland',
  features: [longWord, ...Array.from({ length: 30 }, (_, at) => `Egenskap nummer ${at + 1}`)],
  documents: [
    { name: `${longWord}_${'x'.repeat(60)}.pdf`, url: 'https://exempelmaklaren.example/dokument/a.pdf' },
  ],
});
