import { energy, livingArea, price, rows, running, waterText, yearBuilt } from './rows.js';

export type { MustHave } from './rows.js';
export { cooperativeMustHave } from './cooperative.js';
export { houseMustHave } from './house.js';
export { newCooperativeMustHave, newHouseMustHave } from './new.js';
export { rentalMustHave } from './rental.js';

/** Land without a house. */
export const plotMustHave = rows([
  price,
  ['tomtarea', 'Tomtarea', 15, 'Storleken styr hur mycket du får bygga.', 'Hur stor är tomten?', 'tomtarea'],
  [
    'zoning',
    'Detaljplan och byggrätt',
    25,
    'Planen avgör om du får bygga, hur stort och var.',
    'Vad säger detaljplanen eller förhandsbeskedet om byggrätten?',
    '',
    String.raw`detaljplan\p{L}*|byggrätt\p{L}*|förhandsbesked\p{L}*|bygglov\p{L}*|områdesbestämmelser`,
  ],
  [
    'waterAndSewage',
    'Vatten och avlopp',
    20,
    'Anslutning eller egen brunn kan kosta som en ny bil.',
    'Är kommunalt vatten och avlopp framdraget och betalt?',
    'waterAndSewage',
    String.raw`${waterText}|vatten\s+och\s+avlopp|avlopp(?:et)?|va(?:-anslutning\p{L}*)?|vatten(?:et)?\s+(?:\p{L}+\s+){0,3}?(?:framdrag\p{L}*|tomtgräns\p{L}*|ansl\p{L}*|indraget)`,
  ],
  [
    'power',
    'El och fiber',
    8,
    'Anslutningen betalar du själv när den saknas.',
    'Är el och fiber framdragna till tomtgränsen?',
    'electrical internet',
    String.raw`el(?:\s+|-)?(?:anslut\p{L}*|framdrag\p{L}*)?|fiber\p{L}*`,
  ],
  [
    'road',
    'Väg och servitut',
    8,
    'Vem som äger vägen avgör vad den kostar och om du får köra där.',
    'Vem äger vägen fram, och finns servitut?',
    '',
    String.raw`(?:egen|samfälld|samfällda|enskild|enskilda|kommunal|allmän|privat|körbar|framdragen|belyst|asfalterad)\s+(?:\p{L}+\s+)?\p{L}{0,12}väg(?:en)?|(?:grus|skogsbil|tillfarts|infarts|bil|byggnads)väg(?:en)?|väg(?:en)?\s+(?:(?:är|går|finns)\s+){0,2}(?:fram|framdragen|ända|ägs|sköts|underhålls|saknas|samfälld|till\s+tomt\p{L}*)|väg(?:en)?\s+(?:via|genom|ingår)\s+\p{L}+|\p{L}{0,14}(?:gatan|vägen|gata|väg)\s+(?:är\s+)?(?:\p{L}+\s+och\s+)?(?:kommunal|samfälld|allmän|enskild|privat|asfalterad|grusad)|(?:kommunal|allmän|enskild|asfalterad|privat)\s+\p{L}{0,12}gata(?:n)?|(?:kommun|stad)en\s+(?:äger|sköter|plogar|underhåller)\s+(?:vägen|gatan)|gemensamhetsanläggning\p{L}*|\p{L}{0,12}servitut\p{L}*|samfällighet\p{L}*|väg(?:sam)?f(?:ören|äll)ing\p{L}*|vägsamfällighet\p{L}*`,
  ],
  [
    'ground',
    'Markförhållanden',
    10,
    'Berg, lera eller fyllning avgör vad grunden kostar.',
    'Är marken undersökt, och vad består den av?',
    '',
    String.raw`geotekni\p{L}*|berg\s+i\s+dagen|berggrund|hällmark\p{L}*|(?:mark|tomt|grund)\p{L}*[^.!?\n]{0,30}?\s(?:berg|lera|morän|sand|grus|torv|fyllning\p{L}*)|(?:ler|sand|morän|skogs|berg|torv)(?:mark|tomt|jord|häll)\p{L}*|morän\p{L}*|markundersök\p{L}*|markförhållanden\s+(?:är|:)\s*\p{L}+|sprängning\p{L}*`,
  ],
  [
    'taxValue',
    'Taxeringsvärde',
    4,
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
    'Bostadsrätt och äganderätt har olika kostnader, risker och ansvar.',
    'Är det bostadsrätt, äganderätt eller något annat?',
    'tenure',
  ],
  [
    'propertyType',
    'Bostadstyp',
    10,
    'Vad du ska undersöka beror på om det är lägenhet, hus eller tomt.',
    'Vilken typ av bostad är det?',
    'propertyType',
  ],
  yearBuilt,
  [
    'cost',
    'Avgift eller driftkostnad',
    12,
    'Utan löpande kostnader går månaden inte att räkna på.',
    'Vad kostar bostaden per månad utöver lånet?',
    'monthlyFee operatingCost annualOperatingCosts.total',
    running[6],
  ],
  [
    'description',
    'Beskrivning',
    10,
    'En annons utan text lämnar alla frågor åt visningen.',
    'Kan jag få en beskrivning av bostadens skick?',
    'description',
  ],
  energy,
  [
    'condition',
    'Skick och renoveringar',
    20,
    'Ålder på tak, rör och våtrum avgör vad som väntar.',
    'Vad är renoverat, och vilka år?',
    'renovations',
    String.raw`(?:ny|total|hel|del|stam)?renover(?:ad|at|ade|ades|ats)|stambyt(?:t|e|et)|nytt\s+(?:tak|kök|badrum)|bytt(?:es|s)?|originalskick|renoveringsobjekt|renoveringsbehov`,
  ],
]);
