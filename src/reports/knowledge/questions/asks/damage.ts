import type { AskRow } from './ask.types.js';

/** What to ask of a finding about damp, damage and pests, by the finding's rule. */
export const damageAsks: Readonly<Record<string, readonly AskRow[]>> = {
  'stated-moisture': [
    [
      'Var kommer fukten ifrån, och är orsaken borta?',
      'Orsaken är känd och åtgärdad, och det är torrt vid ny mätning.',
      'Orsaken är okänd.',
      'seller board',
      'moisture-damage leaks damp',
    ],
    [
      'Får jag läsa fuktutredningen före budet?',
      'Ja, hela, i dag.',
      'Bara muntligt, eller efter budgivningen.',
      'agent',
    ],
  ],
  'damp-smell': [
    [
      'Varifrån kommer lukten, och har någon öppnat golv eller vägg?',
      'Orsaken är hittad och borttagen.',
      '”Den försvinner när man vädrar.”',
      'seller',
      'moisture-damage leaks smell',
    ],
  ],
  mould: [
    [
      'Hur mycket virke är angripet av mögel, och vad är borttaget?',
      'Allt är bytt och torrt, med protokoll.',
      'Tvättat eller målat över.',
      'seller',
      'moisture-damage attic leaks mould',
    ],
    [
      'Vad gjorde att det möglade, och är det åtgärdat?',
      'Ventilation eller läcka som är rättad.',
      'Ingen vet.',
      'seller inspector',
    ],
  ],
  'dry-rot': [
    [
      'Vilket företag har undersökt hela huset för hussvamp?',
      'Ett saneringsföretag, med rapport och garanti.',
      'Bara det synliga är borttaget.',
      'seller',
      'moisture-damage leaks fungus',
    ],
    [
      'Täcker försäkringen hussvamp, och vad säger bolaget?',
      'Ja, skriftligt.',
      'Nej, eller bara en del.',
      'insurer seller',
    ],
  ],
  'rot-damage': [
    [
      'Hur långt har rötan gått, och bär virket fortfarande?',
      'Ytlig, utbytt och torr.',
      'Bärande virke är mjukt.',
      'seller inspector',
      'moisture-damage leaks rot',
    ],
  ],
  'wood-decay': [
    [
      'Hur långt har rötan gått, och bär virket fortfarande?',
      'Ytlig, utbytt och torr.',
      'Bärande virke är mjukt.',
      'seller inspector',
      'moisture-damage leaks rot',
    ],
  ],
  'water-damage': [
    [
      'Vad blev blött vid vattenskadan, och vad är utbytt?',
      'Allt blött är utbytt och mätt torrt.',
      'Bara ytan är ny.',
      'seller',
      'moisture-damage leaks claims water',
    ],
    [
      'Vad betalade försäkringen, och vad drog den av?',
      'Hela skadan, enligt bolagets brev.',
      'Avslag eller stort avdrag.',
      'seller insurer',
    ],
  ],
  'leak-mentioned': [
    [
      'Vad läckte, och mättes det torrt efteråt?',
      'Lagat av fackman, med protokoll.',
      'Lagat själv, utan mätning.',
      'seller',
      'moisture-damage leaks leak',
    ],
  ],
  'repaired-damage': [
    [
      'Finns protokoll som visar att den lagade skadan är torr?',
      'Ja, från efter reparationen.',
      'Bara en faktura, eller inget.',
      'seller',
      'moisture-damage leaks mended',
    ],
  ],
  'drying-under-way': [
    [
      'När är torkningen klar, och vem återställer efteråt?',
      'Ett datum, och försäkringen betalar allt.',
      'Oklart, eller du tar över arbetet.',
      'seller insurer',
      'moisture-damage leaks drying',
    ],
  ],
  'moisture-measured': [
    [
      'Var mättes den höga fukten, och vilken tid på året?',
      'På ett ställe, och orsaken är åtgärdad.',
      'På flera ställen, eller utan förklaring.',
      'seller inspector',
      'foundation moisture-damage leaks damp',
    ],
  ],
  'uninsured-damage': [
    [
      'Varför betalar inte försäkringen, och vad kostar skadan?',
      'Ett fast pris som säljaren står för.',
      'Du får stå för den.',
      'seller insurer',
      'claims',
    ],
  ],
  'settlement-damage': [
    [
      'Rör sig huset fortfarande, och vem har bedömt det?',
      'En konstruktör: det har stannat.',
      'Ingen har mätt.',
      'seller inspector',
      'cracks',
    ],
    [
      'Vad skulle en grundförstärkning kosta?',
      'Den behövs inte, skriftligt.',
      'Ingen har räknat på det.',
      'seller',
    ],
  ],
  'moving-crack': [
    [
      'Hur mycket har sprickan vuxit, och sedan när?',
      'Mätt över tid och stilla.',
      'Den växer, eller är bara lagad på ytan.',
      'seller inspector',
      'cracks',
    ],
  ],
  'rain-water': [
    [
      'Var tränger vattnet in när det regnar, och vad är gjort?',
      'Marken lutar nu från huset, och det är torrt.',
      'Pump eller hink.',
      'seller',
      'moisture-damage drainage rain',
    ],
  ],
  'wood-pests': [
    [
      'Hur utbrett är angreppet, och är bärande virke skadat?',
      'Sanerat, med rapport och garanti.',
      'Pågår, eller inte undersökt.',
      'seller',
      'pests',
    ],
  ],
  'pests-mended': [
    [
      'Vem sanerade, och hur länge gäller garantin?',
      'Ett saneringsföretag, med garanti kvar.',
      'Säljaren själv.',
      'seller',
      'pests',
    ],
  ],
  'unclear-damage': [
    [
      'vad är orsaken, och vad behöver göras?',
      'Orsak, åtgärd och protokoll.',
      'Ett svar utan papper.',
      'seller',
    ],
  ],
  'unclear-condition': [
    [
      'vad behöver göras, och vad kostar det?',
      'Inget, eller ett arbete med ett pris.',
      'Ingen vet.',
      'seller',
    ],
  ],
  'unclear-unknown': [
    [
      'vad innebär det, och får jag det skriftligt?',
      'En skriftlig förklaring.',
      'Inget skriftligt svar.',
      'agent',
    ],
  ],
};
