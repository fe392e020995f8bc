import type { PhraseRow } from './phrase.types.js';

/** Phrases about place, surroundings and view. */
export const placePhrases: readonly PhraseRow[] = [
  [
    'lake-glimpse',
    'en utsikt som kräver vinter, kikare eller att du lutar dig ut',
    'Hur mycket av vattnet syns när träden har löv?',
  ],
  [
    'near-water',
    'nära vatten men inte vid det, ibland med översvämningsrisk eller strandskydd',
    'Hur långt är det, och vad säger översvämningskartan?',
  ],
  ['bathrobe-distance', 'något närmare än promenadavstånd', 'Hur många minuter tar det när du mäter?'],
  [
    'walking-distance',
    'inte centralt, och en bit till kollektivtrafiken',
    'Hur många minuter tar det att gå på riktigt?',
  ],
  ['stones-throw', 'allt från hundra meter till en kilometer', 'Hur långt är det på kartan?'],
  [
    'transport',
    'buller från spår eller väg intill, eller långa restider med buss',
    'Vad säger tidtabellen, och hur låter det på gården?',
  ],
  ['city-pulse', 'ljud från krogar och trafik', 'Hur låter det en fredagskväll?'],
  [
    'attractive-location',
    'att priset ligger högre än vanligt',
    'Vad har liknande bostäder sålts för per kvadratmeter?',
  ],
  ['secluded', 'långt till grannar och buss', 'Hur sköts vägen på vintern, och finns fiber?'],
  ['secluded-calm', 'en plats där vägen kan vara svår att använda delar av året', 'Vem ansvarar för vägen?'],
  ['calm-nature', 'långt till service', 'Var ligger närmaste butik och skola, och hur är mobiltäckningen?'],
  [
    'no-insight',
    'växtlighet som skymmer ljuset, eller ett läge lågt ner i huset',
    'Hur mycket ljus kommer in, och vilket våningsplan är det?',
  ],
  [
    'child-friendly',
    'en gård eller skola intill som hörs, eller bilfritt med lång väg från parkeringen',
    'Hur långt är det till skola och parkering?',
  ],
  [
    'family-friendly',
    'lekytor intill och mycket liv på dagarna',
    'Hur låter det på gården en vardagseftermiddag?',
  ],
  ['rowhouse-feel', 'tätt till grannarna', 'Hur väl isolerade är väggarna mot ljud?'],
  ['near-leisure', 'buller och bilar under säsongen', 'Hur är det här mitt under säsongen?'],
  ['central', 'trafik och nattliv i närheten', 'Åt vilket håll ligger sovrummen?'],
  [
    'high-position',
    'en backe att gå uppför, mycket vind eller en trappa utan hiss',
    'Hur tar du dig dit på vintern, och hur blåsigt är det?',
  ],
  ['courtyard', 'att den andra sidan vetter mot en gata som hörs', 'Åt vilket håll ligger sovrummet?'],
  ['traffic-noise', 'trafikbuller som märks inomhus', 'Vad säger kommunens bullerkarta för adressen?'],
  ['up-and-coming', 'flera års byggen utanför fönstret', 'Vad planerar kommunen att bygga, och när?'],
  ['countryside-idyll', 'långt till det mesta', 'Hur långt är det till butik, skola och vård?'],
  ['magic-view', 'en utsikt som påverkar priset mer än boendet', 'Kan något byggas som skymmer den?'],
];
