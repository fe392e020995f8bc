import type { PhraseRow } from './phrase.types.js';

/** Phrases that praise or hurry the buyer, and those that make work that remains sound small. */
export const sellingPhrases: readonly PhraseRow[] = [
  [
    'possibilities',
    'att det mesta återstår att göra',
    'Vad behöver göras, vad kostar det och vad kräver lov?',
  ],
  ['dream-home', 'en känsla och inget om skicket', 'Vad säger besiktningen eller renoveringslistan?'],
  [
    'bargain',
    'att priset är lågt av ett skäl',
    'Vad har liknande bostäder sålts för, och vad skiljer den här från dem?',
  ],
  [
    'rare-chance',
    'ett försök att få dig att skynda',
    'Hur länge har bostaden varit till salu, och hur många har anmält intresse?',
  ],
  ['hurry', 'att du inte hinner undersöka bostaden', 'Hinner jag besiktiga innan kontraktet skrivs?'],
  ['time-capsule', 'att inget är gjort på flera decennier', 'När byttes rör, el och tätskikt?'],
  ['patina', 'slitage', 'Vad behöver slipas, målas eller bytas?'],
  ['solid', 'ett äldre hus där tekniken kan vara lika gammal', 'Vilka delar är bytta sedan huset byggdes?'],
  ['functional', 'äldre, men det går att använda', 'Hur gamla är installationerna?'],
  [
    'ready-to-move',
    'rena ytor, medan rör, el och tak kan vara gamla',
    'Vilka större arbeten väntar de närmaste tio åren?',
  ],
  [
    'styled',
    'möbler och ljus som döljer hur rummen är att bo i',
    'Hur ser rummen ut utan möbler, och vad följer med?',
  ],
  ['airy', 'öppna ytor med få väggar att ställa något mot', 'Var ryms förvaring och garderober?'],
  ['alcove', 'att ett riktigt sovrum saknas', 'Har rummet fönster, dörr och tillräcklig takhöjd?'],
  [
    'neighbourly',
    'städdagar och grannar nära inpå',
    'Vilka gemensamma plikter finns, och hur hörs grannarna?',
  ],
  ['as-new', 'nya ytor, utan besked om det som inte syns', 'Vilket år gjordes vad, och finns kvitton?'],
  [
    'maintained-over-time',
    'att delarna är olika gamla och att ingen lista finns',
    'Kan jag få årtal för varje åtgärd?',
  ],
  [
    'partly-renovated',
    'att det som inte syns är kvar som förut',
    'Vilka delar är gjorda, och vilka är inte det?',
  ],
  [
    'needs-love',
    'ett renoveringsbehov som ingen satt pris på',
    'Vad är eftersatt, och vad kostar det att rätta till?',
  ],
  [
    'simple-standard',
    'att vatten, avlopp, värme eller isolering inte räcker året runt',
    'Vad finns av vatten, avlopp och värme, och när fungerar det?',
  ],
  [
    'winterised',
    'ett sommarhus som kostar mycket att värma',
    'Hur är huset isolerat, och vad drog det förra vintern?',
  ],
  [
    'older-kitchen',
    'ett kök som snart behöver bytas',
    'Hur gamla är luckor, vitvaror och rör, och finns läckageskydd?',
  ],
  ['generous-space', 'yta som är svår att använda eller dyr att värma', 'Vilka mått har rummen?'],
  [
    'personal-style',
    'en smak eller en plan som är dyr att ändra',
    'Vad går att ändra utan lov eller bärande väggar?',
  ],
  ['genuine', 'gammalt', 'Vad är original, och i vilket skick är det?'],
  ['good-investment', 'en gissning om framtida priser', 'Vad bygger påståendet på?'],
  [
    'rental-income',
    'en del som inte är godkänd som egen bostad',
    'Finns bygglov för delen, och vad blir kvar efter skatt och kostnader?',
  ],
  ['low-running-cost', 'ett ord utan siffra', 'Vad kostade driften de tre senaste åren enligt räkningarna?'],
  [
    'sun-all-day',
    'sol när inget skymmer, och varmt inne på sommaren',
    'När på dagen och året når solen uteplatsen?',
  ],
  [
    'nature-plot',
    'en tomt som är svår att använda och bygga på',
    'Hur mycket av tomten är plan, och var rinner vattnet?',
  ],
  ['best-of-both', 'varken stad eller land', 'Hur lång är resan till arbete och affär utan bil?'],
  ['near-motorway', 'trafikbuller', 'Vad säger kommunens bullerkarta för adressen?'],
];
