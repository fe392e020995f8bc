import type { PhraseRow } from './phrase.types.js';

/** Phrases about the association, the papers and the sale. */
export const dealPhrases: readonly PhraseRow[] = [
  [
    'permit-possible',
    3,
    'ett lov som inte är beviljat',
    'Vad säger detaljplanen, och finns ett skriftligt beslut?',
  ],
  [
    'popular-association',
    2,
    'hög efterfrågan men inget om ekonomin',
    'Vad visar senaste årsredovisningen?',
    'debtPerSqm savings',
  ],
  [
    'stable-economy',
    3,
    'ett omdöme utan siffror',
    'Vilka är föreningens sju nyckeltal i årsredovisningen?',
    'debtPerSqm savings',
  ],
  [
    'low-fee',
    3,
    'att underhåll skjuts upp eller att lånen är höga',
    'Hur stort är sparandet, och vad säger underhållsplanen?',
    'debtPerSqm savings',
  ],
  [
    'no-fee-rise',
    3,
    'en prognos som bara gäller det närmaste året',
    'Vad står i styrelsens senaste protokoll om avgiften?',
  ],
  [
    'fee-just-raised',
    3,
    'att avgiften inte räckte till, och att fler höjningar kan följa',
    'Varför höjdes avgiften, och är fler höjningar beslutade?',
  ],
  [
    'pipes-planned',
    3,
    'en avgiftshöjning som märks varje månad',
    'Är det beslutat och finansierat, och vad händer med avgiften?',
  ],
  [
    'relining',
    3,
    'kortare garanti än ett stambyte och inget nytt badrum',
    'Vilket år gjordes det, och vad säger intyget?',
  ],
  ['energy-missing', 3, 'en hög energiförbrukning', 'När visas energideklarationen?', 'energyClass'],
  [
    'of-which-secondary',
    3,
    'mindre användbar yta än siffran antyder',
    'Är ytan uppmätt enligt svensk standard?',
  ],
  [
    'as-is',
    3,
    'att säljaren vill slippa ansvar för fel',
    'Finns en besiktning, och gäller någon dolda fel-försäkring?',
  ],
  ['estate', 3, 'att säljaren vet lite om bostaden', 'Vem kan svara på frågor om husets historia?'],
  ['relisted', 3, 'att annonsen är ompublicerad', 'Har bostaden legat ute tidigare, och till vilket pris?'],
  [
    'preview',
    2,
    'att prissättningen inte är klar',
    'Vilket utgångspris är tänkt, jämfört med snittet i området?',
  ],
  [
    'starting-price',
    0,
    'att slutpriset hamnar högre',
    'Vad har liknande bostäder slutat på den senaste tiden?',
  ],
  ['quick-access', 2, 'att bostaden redan står tom', 'Hur länge har bostaden stått tom, och varför?'],
  [
    'buyer-inspects',
    3,
    'att säljaren påminner om att fel du kunde ha sett blir dina',
    'Hinner du besiktiga före kontrakt?',
  ],
];
