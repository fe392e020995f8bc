import type { PartId } from '../life-lengths.js';
import type { Answered } from './answered.types.js';

const tail = String.raw`[^.!?\n]{0,60}(?<=[\p{L}\d])`;
const compass = String.raw`(?:syd|nord)?(?:söder|väster|öster|norr|väst|öst|ost|syd|nord)(?:läge\p{L}*|vänd\p{L}*|\s+(?:läge|om))?`;
const room = String.raw`(?:vardagsrum|sovrum|kök|rum|fönster|lägenhet|bostad)\p{L}*`;
const outside = String.raw`(?:balkong|altan|uteplats|terrass|loggia|trädgård|tomt|takterrass)\p{L}*`;
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
    text: String.raw`(?:vatten|rör)?läck(?:a|an|or|age|aget)|(?:vatten|fukt)skad\p{L}*`,
    ask: 'vad åtgärdades, och finns protokoll från torkning och fuktmätning?',
    why: 'En skada kan ha lagats bara på ytan.',
  },
  {
    id: 'ventilation',
    text: String.raw`(?:ovk|ventilationskontroll\p{L}*)(?:${tail})?`,
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
    text: String.raw`jordfelsbrytare\p{L}*`,
    ask: 'skyddar den hela lägenheten, är alla uttag jordade, och hur gammal är elcentralen?',
    why: 'Elen inne i lägenheten är ditt ansvar.',
  },
  {
    id: 'daylight',
    text: String.raw`${room}[^.!?\n,]{0,40}?${compass}`,
    ask: 'hur är ljuset i de andra rummen, och vad skymmer det?',
    why: 'Ett rum i ett bra väderstreck säger inget om de andra.',
  },
  {
    id: 'daylight',
    text: String.raw`(?:${outside}[^.!?\n,]{0,30}?)?${compass}`,
    ask: 'åt vilket håll vetter rummen, och vad skymmer ljuset?',
    why: 'Väderstrecket utanför säger inte åt vilket håll fönstren vetter.',
  },
  {
    id: 'measured',
    text: String.raw`(?:upp|kontroll)mätt\p{L}*`,
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
    text: String.raw`vitvaror\p{L}*[^.!?\n]{0,40}(?:20\d\d|nya|\d+\s+år)|(?:nya|moderna|helt\s+nya)\s+vitvaror`,
    ask: 'finns kvitton och garanti, och hur är vattnet under diskbänken kopplat?',
    why: 'Utan kvitto gäller ingen garanti, och läckor börjar ofta under diskbänken.',
  },
];
