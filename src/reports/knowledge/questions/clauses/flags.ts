import type { ClauseTable } from './clause.types.js';

/** What is asked of a warning. None of these is dropped: where all is told and nothing is left to ask, it stays as it is. */
export const flagClauses: ClauseTable = {
  'Är fukten i grunden mätt, och går det att komma ner på visningen?': {
    clauses: [
      ['named dampMeasured'],
      [
        '-',
        'Går det att komma ner i grunden på visningen?',
        'Ja, genom en lucka.',
        'Nej, eller den är igenbyggd.',
        'seller',
      ],
    ],
  },
  'Är marken provtagen, och vem ansvarar för den?': {
    clauses: [
      ['named groundSampled'],
      [
        '-',
        'Vad visade proverna av marken, och vem ansvarar för den?',
        'Rent, eller någon annan enligt ett beslut.',
        'Den som äger marken.',
        'municipality board',
      ],
    ],
  },
  'Är marken provtagen, och vem betalar om den måste saneras?': {
    clauses: [
      ['named groundSampled'],
      [
        '-',
        'Vad visade proverna av marken, och vem betalar en sanering?',
        'Rent, eller någon annan enligt ett beslut.',
        'Den som äger marken.',
        'municipality seller',
      ],
    ],
  },
  'Vilka tider hörs verksamheten intill?': {
    clauses: [['beside hours']],
    then: [
      [
        'Hur högt hörs verksamheten i sovrummet, och har någon mätt det?',
        'Under riktvärdet, mätt på natten.',
        'Ingen har mätt, och grannar har klagat.',
        'board seller',
      ],
    ],
  },
  'När räknas hyran för marken om, och vad väntas den bli?': {
    clauses: [
      ['until of landRent'],
      [
        '-',
        'Vad väntas hyran för marken bli?',
        'En siffra, räknad av föreningen.',
        'Ingen har räknat.',
        'landowner board agent',
      ],
    ],
  },
  'När upphör rätten att bo kvar?': {
    clauses: [['until']],
    then: [
      [
        'Vem betalar drift och underhåll så länge rätten att bo kvar gäller?',
        'Den som bor där, enligt avtalet.',
        'Du.',
        'seller agent',
      ],
    ],
  },
  'Hur länge gäller arrendet, och kan det sägas upp?': {
    clauses: [
      ['until of landRent'],
      [
        '-',
        'Kan arrendet sägas upp, och vem betalar om huset måste bort?',
        'Rätt till förlängning, skriftligt.',
        'Huset ska bort, och ägarna betalar.',
        'landowner board',
      ],
    ],
  },
  'Är badrummets tätskikt original, och är golvet fuktmätt?': {
    clauses: [
      ['age'],
      [
        '-',
        'Är badrummets golv fuktmätt, och läcker det runt brunnen?',
        'Torrt, med ett protokoll.',
        'Ingen har mätt.',
        'seller inspector',
      ],
    ],
  },
  'Har stenkistan tillstånd, och vad kräver kommunen vid ett ägarbyte?': {
    clauses: [
      ['permit'],
      [
        '-',
        'Vad kräver kommunen av avloppet vid ett ägarbyte?',
        'Inget nytt.',
        'Ett nytt avlopp.',
        'municipality',
      ],
    ],
  },
  'Är golvbrunnen lika ny som badrummet, och är golvet fuktmätt?': {
    clauses: [
      ['-', 'Är golvbrunnen lika ny som badrummet?', 'Ja, med intyg.', 'Nej.', 'seller agent'],
      ['beside dampMeasured'],
    ],
  },
  'Var sitter asbesten, och är något skadat eller sågat i?': {
    clauses: [
      ['where'],
      [
        '-',
        'Är någon del av asbesten skadad, borrad eller sågad?',
        'Nej, allt är helt.',
        'Ja, eller ingen har sett efter.',
        'seller inspector',
      ],
    ],
  },
  'Går marken att köpa fri, och till vilket pris?': {
    clauses: [
      ['named freeBuy'],
      [
        '-',
        'Vad kostar det att friköpa tomten i dag?',
        'Ett pris från den som äger marken.',
        'Ingen har frågat.',
        'landowner',
      ],
    ],
  },
  'Vad läckte, och mättes det torrt efteråt?': {
    clauses: [
      ['-', 'Vad läckte, och får jag läsa mätningen?', 'En del som är bytt, och ja.', 'Ingen vet.', 'seller'],
      ['beside dried'],
    ],
  },
  'Får jag läsa fuktutredningen före budet?': {
    clauses: [['lacks moistureReport']],
    then: [
      [
        'Vem har undersökt fukten, och finns det på papper?',
        'En fuktsakkunnig, med utlåtande.',
        'Ingen.',
        'seller',
      ],
    ],
  },
  'Vilken luftfuktighet visar mätaren i grunden i dag?': {
    clauses: [['lacks groundMeter']],
    then: [
      [
        'Hur luftas grunden, och luktar det där?',
        'Öppna ventiler, och ingen lukt.',
        'Igensatta ventiler, eller lukt.',
        'seller inspector',
      ],
    ],
  },
};
