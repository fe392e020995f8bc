import { energy, livingArea, price, rows, running, yearBuilt, type Row } from './rows.js';

/** The floor and the lift of a flat, however it is held. */
export const floor: Row = [
  'floor',
  'Våning och hiss',
  3,
  'Våning och hiss påverkar både vardagen och priset.',
  'Vilken våning är det, och finns hiss?',
  'floor elevator',
  'floor',
];

/** Storage that belongs to the home. */
export const storage: Row = [
  'storage',
  'Förråd',
  1,
  'Förrådet kan höra till bostadsrätten eller bara lånas ut.',
  'Hör förrådet till bostadsrätten?',
  '',
  'storage',
];

/** Flat or house in a housing association. */
export const cooperativeMustHave = rows([
  price,
  livingArea,
  [
    'monthlyFee',
    'Månadsavgift',
    12,
    'Avgiften är en stor del av vad du betalar varje månad.',
    'Vad är månadsavgiften, och vad ingår?',
    'monthlyFee associationFacts.feePerSqm',
  ],
  [
    'debtPerSqm',
    'Föreningens skuld per kvadratmeter',
    20,
    'Du tar över en del av skulden när du köper. Den avgör hur känslig avgiften är för räntan.',
    'Hur stor är skulden per kvadratmeter, och per vilken yta är den räknad?',
    'associationFacts.debtPerSqm associationFacts.indirectNetDebt',
    'debtPerSqm',
  ],
  [
    'landOwnership',
    'Föreningens markägande (ägd mark eller tomträtt)',
    10,
    'Tomträtt betyder att marken hyrs av kommunen, och hyran omförhandlas.',
    'Äger föreningen marken eller är det tomträtt?',
    'associationFacts.ownsLand',
    'landOwnership',
  ],
  [
    'genuine',
    'Föreningens skattestatus (äkta eller oäkta)',
    5,
    'I en oäkta förening beskattas du annorlunda, både under tiden och när du säljer.',
    'Är föreningen äkta (privatbostadsföretag)?',
    'associationFacts.genuine',
    'genuine',
  ],
  yearBuilt,
  [
    'pipes',
    'Stambyte',
    10,
    'Ett stambyte som återstår kan höja avgiften mycket.',
    'Vilket år byttes stammarna, eller när är det planerat?',
    '',
    'pipes',
  ],
  [
    'savings',
    'Föreningens sparande per kvadratmeter',
    6,
    'Sparandet visar om avgiften räcker till framtida underhåll.',
    'Hur stort är sparandet per kvadratmeter?',
    'associationFacts.savingsPerSqm',
    'savings',
  ],
  energy,
  running,
  floor,
  [
    'association',
    'Föreningens namn',
    3,
    'Utan namnet går det inte att läsa årsredovisningen före visningen.',
    'Vad heter föreningen?',
    'association associationFacts.name',
    'association',
  ],
  [
    'registrationNumber',
    'Föreningens organisationsnummer',
    1,
    'Två föreningar kan ha nästan samma namn; numret visar vilken årsredovisning som är den rätta.',
    'Vilket organisationsnummer har föreningen?',
    'associationFacts.registrationNumber',
    'registrationNumber',
  ],
  [
    'balcony',
    'Balkong eller uteplats',
    1,
    'Om inget står är det ofta för att det saknas.',
    'Finns balkong eller uteplats?',
    '',
    'balcony',
  ],
  storage,
]);
