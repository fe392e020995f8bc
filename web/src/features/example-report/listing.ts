import type { Listing } from '../../../../src/scraping/listing.types.js';

/** The day whose rules and statistics the sample report was written by. */
export const writtenOn = '2026-11-20';

/** Where the sample advert can be read as a page of its own. */
export const advertPath = '/example/annons.html';

/**
 * The sample advert: street, association, agency and broker are invented. Its figures are the specification's; its
 * rooms have the measures of the drawn plan.
 */
export const exampleListing = {
  title: 'Charmig tvåa med balkong i söderläge',
  address: 'Kvarnhjulsgatan 14',
  area: 'Kvarnhagen',
  city: 'Stockholm',
  municipality: 'Stockholm',
  county: 'Stockholms län',
  propertyType: 'Lägenhet',
  tenure: 'Bostadsrätt',
  price: 4_950_000,
  rooms: 2,
  livingArea: 58,
  monthlyFee: 3450,
  includedInFee: 'Värme, vatten och bredband',
  yearBuilt: 1939,
  energyClass: 'E',
  floor: '3 av 5, hiss finns',
  elevator: true,
  heating: 'Fjärrvärme',
  ventilation: 'Självdrag',
  facade: 'Puts',
  broker: 'Elin Exempelsson',
  brokerAgency: 'Exempelmäklaren',
  association: 'Brf Kvarnhjulet',
  associationFacts: {
    name: 'Brf Kvarnhjulet',
    genuine: true,
    ownsLand: true,
    numberOfApartments: 42,
    debtPerSqm: 9400,
    debtPerSqmBasis: 'totalyta',
  },
  features: ['Balkong', 'Hiss', 'Källarförråd'],
  summary:
    'Charmig och yteffektiv tvåa med balkong mot en lugn innergård, i en välskött förening på egen mark.',
  description:
    'Välkommen till en charmig tvåa på tredje våningen, med balkong i söderläge och fönster åt två håll.\n' +
    'Den generösa hallen har en klädkammare och leder vidare till lägenhetens alla rum. Kök och vardagsrum ' +
    'bildar en social planlösning: väggen mellan dem öppnades upp 2017. Köket renoverades samma år och har ' +
    'ljusa luckor, bänkskiva i ek och plats för ett matbord vid fönstret mot väster.\n' +
    'Vardagsrummet på knappt 19 kvm rymmer både soffgrupp och arbetsplats, och härifrån når du balkongen mot ' +
    'den lummiga gården. Sovrummet är lättmöblerat och ligger på den ostörda gårdssidan. Badrummet är ' +
    'helkaklat och renoverades 2004, med dusch och plats för tvättmaskin. Ekparketten slipades 2017.\n' +
    'Brf Kvarnhjulet är en välskött förening med stabil ekonomi som äger marken. Taket lades om 2012 och ' +
    'fönstren byttes 2009. Stambyte planeras 2029. Till lägenheten hör ett källarförråd.\n' +
    'Här bor du i ett attraktivt läge med goda kommunikationer, promenadavstånd till skolor och mataffär och ' +
    'ett stenkast från parken. Ett charmigt hem för dig som vill ha nära till allt.',
} satisfies Listing;
