import type { AssociationFacts, Listing } from '../../scraping/listing.types.js';

// What each field is about, in Swedish words. Records, so that the compiler names a field that is forgotten here.
const ofListing: Readonly<Record<keyof Listing, string>> = {
  title: 'Rubrik',
  address: 'Adress',
  area: 'Område',
  city: 'Ort',
  postalCode: 'Postnummer',
  municipality: 'Kommun',
  county: 'Län',
  coordinates: 'Läge på kartan',
  summary: 'Sammanfattning',
  description: 'Beskrivning',
  price: 'Utgångspris',
  priceText: 'Pristext',
  soldPrice: 'Slutpris',
  pricePerSqm: 'Pris per kvadratmeter',
  rooms: 'Antal rum',
  livingArea: 'Boarea, boyta',
  biarea: 'Biarea',
  tomtarea: 'Tomtarea',
  monthlyFee: 'Månadsavgift',
  includedInFee: 'Ingår i avgiften',
  operatingCost: 'Driftkostnad',
  annualOperatingCosts: 'Driftkostnader',
  leaseholdFeePerYear: 'Tomträttsavgäld, tomträtt',
  leasePerYear: 'Arrende',
  tenure: 'Upplåtelseform',
  propertyType: 'Bostadstyp',
  tenureKind: 'Upplåtelseform',
  propertyKind: 'Bostadstyp',
  spans: 'Yta och rum',
  floor: 'Våning',
  elevator: 'Hiss',
  apartmentNumber: 'Lägenhetsnummer',
  yearBuilt: 'Byggår, byggt',
  yearBuiltText: 'Byggår',
  energyClass: 'Energiklass',
  energyPerformance: 'Energiprestanda',
  features: 'Egenskaper',
  images: 'Bilder',
  floorplans: 'Planritning',
  linkToBroker: 'Länk till mäklaren',
  broker: 'Mäklare',
  brokerAgency: 'Mäklarfirma',
  association: 'Förening',
  associationFacts: 'Förening',
  showings: 'Visningar',
  structure: 'Stomme',
  facade: 'Fasad',
  roof: 'Tak',
  windows: 'Fönster',
  foundation: 'Grund, källare',
  heating: 'Uppvärmning och värme',
  ventilation: 'Ventilation',
  waterAndSewage: 'Vatten och avlopp',
  plumbing: 'Rör, stammar och vattenledningar',
  electrical: 'El och elsystem',
  energySource: 'Energikälla',
  internet: 'Bredband',
  taxValues: 'Taxeringsvärde',
  mortgageDeeds: 'Pantbrev',
  renovations: 'Renoveringar, renoverat',
  documents: 'Dokument',
  saleStatus: 'Försäljningsläge',
  publishedAt: 'Publicerad',
};
const ofAssociation: Readonly<Record<keyof AssociationFacts, string>> = {
  name: 'Föreningens namn',
  registrationNumber: 'Organisationsnummer',
  genuine: 'Äkta förening',
  ownsLand: 'Föreningen äger marken',
  numberOfApartments: 'Antal lägenheter',
  numberOfRentalUnits: 'Antal hyresrätter',
  numberOfPremises: 'Antal lokaler',
  debtPerSqm: 'Föreningens skuld per kvadratmeter',
  debtPerSqmBasis: 'Skulden räknas på',
  indirectNetDebt: 'Indirekt nettoskuldsättning',
  feePerSqm: 'Årsavgift per kvadratmeter',
  savingsPerSqm: 'Sparande per kvadratmeter',
  transferFee: 'Överlåtelseavgift',
  pledgeFee: 'Pantsättningsavgift',
  transferFeePaidBy: 'Överlåtelseavgiften betalas av',
  repairFund: 'Reparationsfond',
  share: 'Andelstal',
  finances: 'Föreningens ekonomi',
  renovations: 'Föreningens renoveringar',
  parking: 'Parkering',
  broadband: 'Bredband',
  sublettingPolicy: 'Andrahandsuthyrning',
};

/** Whether a name is a field that an advert can have: only of such a field can absence prove anything. */
export function isListingField(name: string): boolean {
  const [first = '', second, ...rest] = name.split('.');
  if (!Object.hasOwn(ofListing, first) || rest.length > 0) return false;
  return second === undefined || (first === 'associationFacts' && Object.hasOwn(ofAssociation, second));
}

/** What a field is about, in Swedish words; empty for a name that no advert has. */
export function fieldWords(name: string): string {
  const [first = '', second = ''] = name.split(/[.[]/);
  const whole: Readonly<Record<string, string>> = ofListing;
  const part: Readonly<Record<string, string>> = ofAssociation;
  if (!Object.hasOwn(whole, first)) return '';
  if (first !== 'associationFacts' || !Object.hasOwn(part, second)) return whole[first] ?? '';
  return `${whole[first]} ${part[second]}`;
}
