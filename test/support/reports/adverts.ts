import type { TrackedImage } from '../../../src/image-tracking/image-tracking.types.js';
import type { Listing } from '../../../src/scraping/listing.types.js';

/** Adverts of our own making that the specs of the rules share. */

/** A villa from 1974 with some dated work, a crawl space and an old roof. */
export const villa: Listing = {
  address: 'Lärkvägen 12',
  city: 'Eskilstuna',
  municipality: 'Eskilstuna',
  county: 'Södermanlands län',
  propertyType: 'Villa',
  tenure: 'Äganderätt',
  price: 3_450_000,
  rooms: 6,
  livingArea: 142,
  biarea: 30,
  tomtarea: 870,
  yearBuilt: 1974,
  operatingCost: 38_400,
  energyClass: 'E',
  foundation: 'Krypgrund',
  facade: 'Tegel',
  heating: 'Bergvärme, installerad 2009',
  waterAndSewage: 'Kommunalt vatten och avlopp',
  roof: 'Betongpannor, original från 1974',
  taxValues: { totalTaxValue: 2_100_000 },
  mortgageDeeds: { count: 3, total: 1_200_000 },
  renovations: ['2018 Badrummet på övervåningen renoverades', 'Fönstren byttes 1998'],
  description:
    'Välkommen till en charmig villa på en barnvänlig gata. Huset har en öppen planlösning mellan kök och vardagsrum och en ' +
    'stor potential för den händige. Köket renoverades 2015. Elcentralen byttes 2016.\nPå baksidan väntar en insynsskyddad ' +
    'trädgård i söderläge. Promenadavstånd till skola och goda kommunikationer.',
};

/** A flat in Stockholm on leased land with planned pipes. */
export const leaseholdFlat: Listing = {
  address: 'Hammargatan 7',
  municipality: 'Stockholm',
  county: 'Stockholms län',
  propertyType: 'Lägenhet',
  tenure: 'Bostadsrätt',
  price: 4_950_000,
  rooms: 2,
  livingArea: 58,
  monthlyFee: 3450,
  yearBuilt: 1938,
  floor: '3 av 5, hiss finns',
  elevator: true,
  association: 'Brf Hammaren',
  associationFacts: {
    ownsLand: false,
    genuine: true,
    debtPerSqm: 7200,
    debtPerSqmBasis: 'totalyta',
    savingsPerSqm: 140,
    renovations: 'Fönster bytta 2004. Taket lades om 2011. Stambyte planeras 2028.',
  },
  description:
    'En ljus och fräsch tvåa i en välskött förening med stabil ekonomi. Badrummet renoverades 2012. Sovrummet vetter mot ' +
    'en lugn innergård. Föreningen har tomträtt och avgälden omförhandlas 2031.',
};

/** Land without a house. */
export const plot: Listing = {
  address: 'Skogsslingan 4',
  municipality: 'Mora',
  county: 'Dalarnas län',
  propertyType: 'Tomt',
  tenure: 'Äganderätt',
  price: 475_000,
  tomtarea: 1650,
  description:
    'Högt belägen naturskön tomt med sjöglimt. Enligt detaljplanen finns byggrätt om 200 kvm. Kommunalt vatten och avlopp ' +
    'finns vid tomtgränsen. Samfälld väg.',
};

/** A flat that answers nearly everything and has little to worry about. */
export const documentedFlat: Listing = {
  address: 'Ängsgatan 3B',
  municipality: 'Solna',
  county: 'Stockholms län',
  propertyType: 'Lägenhet',
  tenure: 'Bostadsrätt',
  price: 4_200_000,
  rooms: 3,
  livingArea: 74,
  monthlyFee: 4260,
  operatingCost: 6000,
  yearBuilt: 1996,
  floor: '2 av 4, hiss finns',
  elevator: true,
  energyClass: 'C',
  association: 'Brf Ängsgläntan',
  features: ['Balkong', 'Hiss', 'Källarförråd'],
  associationFacts: {
    name: 'Brf Ängsgläntan',
    registrationNumber: '769600-0000',
    genuine: true,
    ownsLand: true,
    debtPerSqm: 4200,
    debtPerSqmBasis: 'upplåten bostadsrätt',
    savingsPerSqm: 260,
    transferFee: 1433,
    pledgeFee: 573,
    renovations: 'Taket lades om 2019. Nya fönster 2021. Stammarna inspekterades 2023 utan anmärkning.',
  },
  description:
    'Trerummare med balkong mot söder. Badrummet renoverades 2021 med kvalitetsdokument. Köket byttes 2020. Stamspolning ' +
    'gjordes 2023. Föreningen äger marken.',
};

/** Only where and how much. */
export const almostEmpty: Listing = { address: 'Storgatan 1', price: 2_750_000 };

export const adverts = { villa, leaseholdFlat, plot, documentedFlat, almostEmpty };

/** A stored picture with an own hash. */
export function picture(index: number, kind: 'photo' | 'floorplan' = 'photo'): TrackedImage {
  return {
    url: `https://bilder.example/${index}.jpg`,
    sha256: index.toString(16).padStart(64, '0'),
    kind,
    width: 1600,
    height: 1067,
    fileSize: 240_000,
    format: 'jpeg',
    confidence: 90,
  };
}

/** A day on which the rules of April 2026 are in force. */
export const today = new Date('2026-11-20T10:00:00.000Z');
