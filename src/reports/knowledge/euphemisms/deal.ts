import type { PhraseRow } from './phrase.types.js';

/** Phrases about the association, the papers and the sale. */
export const dealPhrases: readonly PhraseRow[] = [
  [
    'permit-possible',
    'ett lov som inte är beviljat',
    'Vad säger detaljplanen, och finns ett skriftligt beslut?',
  ],
  ['popular-association', 'hög efterfrågan men inget om ekonomin', 'Vad visar senaste årsredovisningen?'],
  ['stable-economy', 'ett omdöme utan siffror', 'Vilka är föreningens sju nyckeltal i årsredovisningen?'],
  [
    'low-fee',
    'att underhåll skjuts upp eller att lånen är höga',
    'Hur stort är sparandet, och vad säger underhållsplanen?',
  ],
  [
    'no-fee-rise',
    'en prognos som bara gäller det närmaste året',
    'Vad står i styrelsens senaste protokoll om avgiften?',
  ],
  [
    'fee-just-raised',
    'att avgiften inte räckte till, och att fler höjningar kan följa',
    'Varför höjdes avgiften, och är fler höjningar beslutade?',
  ],
  [
    'pipes-planned',
    'en avgiftshöjning som märks varje månad',
    'Är det beslutat och finansierat, och vad händer med avgiften?',
  ],
  [
    'relining',
    'kortare garanti än ett stambyte och inget nytt badrum',
    'Vilket år gjordes det, och vad säger intyget?',
  ],
  ['energy-missing', 'en hög energiförbrukning', 'När visas energideklarationen?'],
  [
    'of-which-secondary',
    'mindre användbar yta än siffran antyder',
    'Är ytan uppmätt enligt svensk standard?',
  ],
  [
    'as-is',
    'att säljaren vill slippa ansvar för fel',
    'Finns en besiktning, och gäller någon dolda fel-försäkring?',
  ],
  ['estate', 'att säljaren vet lite om bostaden', 'Vem kan svara på frågor om husets historia?'],
  ['relisted', 'att annonsen är ompublicerad', 'Har bostaden legat ute tidigare, och till vilket pris?'],
  [
    'preview',
    'att prissättningen inte är klar',
    'Vilket utgångspris är tänkt, jämfört med snittet i området?',
  ],
  ['starting-price', 'att slutpriset hamnar högre', 'Vad har liknande bostäder slutat på den senaste tiden?'],
  ['quick-access', 'att bostaden redan står tom', 'Hur länge har bostaden stått tom, och varför?'],
  [
    'buyer-inspects',
    'att säljaren påminner om att fel du kunde ha sett blir dina',
    'Hinner du besiktiga före kontrakt?',
  ],
];
