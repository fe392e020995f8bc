import type { PhraseRow } from './phrase.types.js';

/** Phrases about place, surroundings and view. */
export const placePhrases: readonly PhraseRow[] = [
  [
    'lake-glimpse',
    2,
    'att sjön bara syns från någon punkt eller på vintern',
    'Hur mycket av vattnet syns när träden har löv?',
  ],
  [
    'near-water',
    2,
    'nära vatten men inte vid det, ibland med översvämningsrisk eller strandskydd',
    'Hur långt är det, och vad säger översvämningskartan?',
  ],
  ['bathrobe-distance', 2, 'något närmare än promenadavstånd', 'Hur många minuter tar det när du mäter?'],
  [
    'walking-distance',
    2,
    'att det är en bit till centrum eller kollektivtrafik',
    'Hur många minuter tar det att gå på riktigt?',
  ],
  ['stones-throw', 2, 'allt från hundra meter till en kilometer', 'Hur långt är det på kartan?'],
  [
    'transport',
    2,
    'buller från spår eller väg intill, eller långa restider med buss',
    'Vad säger tidtabellen, och hur låter det på gården?',
  ],
  ['city-pulse', 1, 'ljud från krogar och trafik', 'Hur låter det en fredagskväll?'],
  [
    'attractive-location',
    1,
    'att priset ligger högre än vanligt',
    'Vad har liknande bostäder sålts för per kvadratmeter?',
  ],
  ['secluded', 2, 'långt till grannar och buss', 'Hur sköts vägen på vintern, och finns fiber?'],
  [
    'secluded-calm',
    2,
    'en plats där vägen kan vara svår att använda delar av året',
    'Vem ansvarar för vägen?',
  ],
  [
    'calm-nature',
    1,
    'långt till service',
    'Var ligger närmaste butik och skola, och hur är mobiltäckningen?',
  ],
  [
    'no-insight',
    2,
    'växtlighet som skymmer ljuset, eller ett läge lågt ner i huset',
    'Hur mycket ljus kommer in, och vilket våningsplan är det?',
  ],
  [
    'child-friendly',
    1,
    'en gård eller skola intill som hörs, eller bilfritt med lång väg från parkeringen',
    'Hur långt är det till skola och parkering?',
  ],
  [
    'family-friendly',
    1,
    'lekytor intill och mycket liv på dagarna',
    'Hur låter det på gården en vardagseftermiddag?',
  ],
  ['rowhouse-feel', 1, 'tätt till grannarna', 'Hur väl isolerade är väggarna mot ljud?'],
  ['near-leisure', 1, 'buller och bilar under säsongen', 'Hur är det här mitt under säsongen?'],
  ['central', 1, 'trafik och nattliv i närheten', 'Åt vilket håll ligger sovrummen?'],
  [
    'high-position',
    2,
    'en backe att gå uppför, mycket vind eller en trappa utan hiss',
    'Hur tar du dig dit på vintern, och hur blåsigt är det?',
    'floor',
  ],
  ['courtyard', 1, 'att den andra sidan vetter mot en gata som hörs', 'Åt vilket håll ligger sovrummet?'],
  ['traffic-noise', 3, 'trafikbuller som märks inomhus', 'Vad säger kommunens bullerkarta för adressen?'],
  ['up-and-coming', 2, 'flera års byggen utanför fönstret', 'Vad planerar kommunen att bygga, och när?'],
  ['countryside-idyll', 1, 'långt till det mesta', 'Hur långt är det till butik, skola och vård?'],
  ['magic-view', 1, 'en utsikt som påverkar priset mer än boendet', 'Kan något byggas som skymmer den?'],
];
