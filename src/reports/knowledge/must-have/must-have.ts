import { energy, livingArea, price, rows, yearBuilt } from './rows.js';
import { everything, fee, once, work } from './stakes.js';

export type { MustHave } from './rows.js';
export { associationAlso, homeAlso, houseAlso } from './also.js';
export { cooperativeMustHave } from './cooperative.js';
export { houseMustHave } from './house.js';
export { newCooperativeMustHave, newHouseMustHave } from './new.js';
export { rentalMustHave } from './rental.js';

/** Land without a house. */
export const plotMustHave = rows([
  price,
  [
    'tomtarea',
    'Tomtarea',
    15,
    once(100_000),
    'Storleken styr hur mycket du får bygga.',
    'Hur stor är tomten?',
    'tomtarea',
  ],
  [
    'zoning',
    'Detaljplan och byggrätt',
    25,
    everything,
    'Planen avgör om du får bygga, hur stort och var.',
    'Vad säger detaljplanen eller förhandsbeskedet om byggrätten?',
    '',
    'zoning',
  ],
  [
    'waterAndSewage',
    'Vatten och avlopp',
    20,
    work('privateSewage'),
    'Anslutning eller egen brunn kan kosta som en ny bil.',
    'Är kommunalt vatten och avlopp framdraget och betalt?',
    'waterAndSewage',
    'plotWater',
  ],
  [
    'power',
    'El och fiber',
    8,
    once(100_000),
    'Anslutningen betalar du själv när den saknas.',
    'Är el och fiber framdragna till tomtgränsen?',
    'electrical internet',
    'power',
  ],
  [
    'road',
    'Väg och servitut',
    8,
    once(100_000),
    'Vem som äger vägen avgör vad den kostar och om du får köra där.',
    'Vem äger vägen fram, och finns servitut?',
    '',
    'road',
  ],
  [
    'ground',
    'Markförhållanden',
    10,
    once(200_000),
    'Berg, lera eller fyllning avgör vad grunden kostar.',
    'Är marken undersökt, och vad består den av?',
    '',
    'ground',
  ],
  [
    'taxValue',
    'Taxeringsvärde',
    4,
    'formal',
    'Taxeringsvärdet kan höja kostnaden för lagfart.',
    'Vad är taxeringsvärdet?',
    'taxValues.totalTaxValue taxValues.mainProperty',
  ],
]);

/** When neither tenure nor form is stated. */
export const unknownMustHave = rows([
  price,
  livingArea,
  [
    'tenure',
    'Upplåtelseform',
    15,
    everything,
    'Bostadsrätt och äganderätt har olika kostnader, risker och ansvar.',
    'Är det bostadsrätt, äganderätt eller något annat?',
    'tenure',
  ],
  [
    'propertyType',
    'Bostadstyp',
    10,
    everything,
    'Vad du ska undersöka beror på om det är lägenhet, hus eller tomt.',
    'Vilken typ av bostad är det?',
    'propertyType',
  ],
  yearBuilt,
  [
    'cost',
    'Avgift eller driftkostnad',
    12,
    fee,
    'Utan löpande kostnader går månaden inte att räkna på.',
    'Vad kostar bostaden per månad utöver lånet?',
    'monthlyFee operatingCost annualOperatingCosts.total',
    'operatingCost',
  ],
  [
    'description',
    'Beskrivning',
    10,
    everything,
    'En annons utan text lämnar alla frågor åt visningen.',
    'Kan jag få en beskrivning av bostadens skick?',
    'description',
  ],
  energy,
  [
    'condition',
    'Skick och renoveringar',
    20,
    once(500_000),
    'Ålder på tak, rör och våtrum avgör vad som väntar.',
    'Vad är renoverat, och vilka år?',
    'renovations',
    'condition',
  ],
]);
