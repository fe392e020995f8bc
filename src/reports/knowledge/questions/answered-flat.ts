import type { PartId } from '../life-lengths.js';
import type { Answered } from './answered.types.js';

const kitchen: readonly PartId[] = ['kitchen'];

/** Answers about the flat itself. */
export const flatAnswers: readonly Answered[] = [
  {
    id: 'bathroom',
    parts: ['bathroom'],
    ask: 'vem gjorde arbetet, och finns kvalitetsdokument för våtrummet?',
    askOriginal: 'är något gjort sedan huset byggdes, och finns kvalitetsdokument?',
    why: 'Utan dokument kan försäkringen ge mindre vid en vattenskada.',
  },
  {
    id: 'leaks',
    told: 'leak-or-water-damage',
    ask: 'vad åtgärdades, och finns protokoll från torkning och fuktmätning?',
    why: 'En skada kan ha lagats bara på ytan.',
  },
  {
    id: 'ventilation',
    told: 'ventilation-inspection',
    ask: 'får jag se protokollet och prova fläkten?',
    why: 'Protokollet visar vad som anmärktes, och anmärkningar kan vara kvar.',
  },
  {
    id: 'power',
    parts: ['electrical'],
    ask: 'vad gjordes, finns intyg, och finns jordfelsbrytare?',
    askOriginal: 'är något bytt sedan huset byggdes, och finns jordfelsbrytare?',
    why: 'Elen inne i lägenheten är ditt ansvar.',
  },
  {
    id: 'power',
    told: 'residual-current-device',
    ask: 'skyddar den hela lägenheten, är alla uttag jordade, och hur gammal är elcentralen?',
    why: 'Elen inne i lägenheten är ditt ansvar.',
  },
  {
    id: 'daylight',
    told: 'room-facing',
    ask: 'hur är ljuset i de andra rummen, och vad skymmer det?',
    why: 'Väderstrecket gäller ett rum. Kontrollera de andra.',
  },
  {
    id: 'daylight',
    told: 'any-facing',
    ask: 'åt vilket håll vetter rummen, och vad skymmer ljuset?',
    why: 'Hus och träd utanför kan ta solen.',
  },
  {
    id: 'measured',
    told: 'area-measured',
    ask: 'får jag se mätprotokollet?',
    why: 'Boarean bestämmer både pris och avgift per kvadratmeter.',
  },
  {
    id: 'appliances',
    parts: kitchen,
    ask: 'är vitvarorna lika gamla, och hur är vattnet under diskbänken kopplat?',
    why: 'Ett kök kan vara nyare än vitvarorna, och läckor börjar ofta under diskbänken.',
  },
  {
    id: 'appliances',
    told: 'appliances-age',
    ask: 'finns kvitton och garanti, och hur är vattnet under diskbänken kopplat?',
    why: 'Utan kvitto gäller ingen garanti, och läckor börjar ofta under diskbänken.',
  },
];
