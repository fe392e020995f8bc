import { rows } from './rows.js';
import { feeRise, once, upkeep, work } from './stakes.js';

/*
 * What a buyer is told to be missing and no verdict rests on: the verdict weighs the parts themselves, and the association
 * by its figures.
 */

/** Ages inside any home that is bought. */
export const homeAlso = rows([
  [
    'bathroomYear',
    'Badrummets ålder',
    0,
    work('bathroom'),
    'Tätskiktet håller i ungefär 20 år. Sedan är det du som betalar för ett nytt badrum.',
    'Vilket år gjordes badrummet, och finns intyg på tätskiktet?',
    '',
    'bathroomYear',
  ],
  [
    'electricalYear',
    'Elens ålder',
    0,
    once(100_000),
    'Gammal el kan vara en brandrisk och är dyr att dra om.',
    'Vilket år drogs elen om, och när byttes elcentralen?',
    '',
    'electricalYear',
  ],
]);

/** Of a house, where the advert tells the age of the wiring alone. */
export const houseAlso = rows([
  [
    'pipesYear',
    'Rörens ålder',
    0,
    work('pipes'),
    'Dolda rör som läcker är dyra att byta, och skadan märks ofta sent.',
    'Vilket år byttes vatten- och avloppsrören?',
    '',
    'pipesYear',
  ],
]);

/** Of a home of an association that has stood for a while. */
export const associationAlso = rows([
  [
    'maintenancePlan',
    'Föreningens underhållsplan',
    0,
    upkeep,
    'Planen visar vilka stora arbeten som väntar, och om pengarna räcker till dem.',
    'Vad står i underhållsplanen de närmaste tio åren, och vad kostar det?',
    '',
    'maintenancePlan',
  ],
  [
    'feeHistory',
    'Avgiftens utveckling',
    0,
    feeRise,
    'Gjorda och beslutade höjningar säger mer än dagens avgift.',
    'Hur har avgiften ändrats de senaste fem åren, och är någon höjning beslutad?',
    '',
    'feeHistory',
  ],
  [
    'ovk',
    'Ventilationskontroll (OVK)',
    0,
    once(40_000),
    'Kontrollen är obligatorisk i flerbostadshus. Utan den vet du inte om ventilationen fungerar.',
    'När gjordes den senaste ventilationskontrollen, och blev den godkänd?',
    '',
    'ovk',
  ],
  [
    'transferFees',
    'Överlåtelse- och pantsättningsavgift',
    0,
    'formal',
    'Stadgarna säger hur stora avgifterna är, och om det är du eller säljaren som betalar.',
    'Hur stora är avgifterna, och vem betalar dem?',
    'associationFacts.transferFee associationFacts.pledgeFee',
    'transferFees',
  ],
]);
