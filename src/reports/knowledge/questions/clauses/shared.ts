import type { ClauseTable } from './clause.types.js';

const charging = [
  'Går det att ladda en elbil på platsen?',
  'Ja, eller beslutat.',
  'Nej: elen i huset räcker inte.',
  'board',
] as const;
const placeOnPaper = [
  'Får jag en plats för bilen från tillträdet, och står det på papper?',
  'Ja, i avtalet.',
  'Nej: först efter kö.',
  'board agent',
  'parking',
] as const;

/** What is asked of what the members of an association share. */
export const sharedClauses: ClauseTable = {
  'Hur gammal är hissen, och vad har föreningen sparat till en ny?': {
    clauses: [
      ['age'],
      [
        '-',
        'Hur ofta står hissen stilla, och vad är sparat till en ny?',
        'Sällan, och pengar finns.',
        'Flera stopp, och inget sparat.',
        'board',
      ],
    ],
  },
  'Hur gamla är maskinerna i tvättstugan, och är det lätt att få tid?': {
    notWithin: 8,
    clauses: [
      ['age'],
      ['-', 'Är det lätt att få en kvällstid i tvättstugan?', 'Ja, samma vecka.', 'Lång kö.', 'seller board'],
    ],
  },
  'Vad kostar gästlägenheten per natt, och är den ofta ledig?': {
    clauses: [
      ['cost'],
      [
        '-',
        'Hur långt före måste gästlägenheten bokas?',
        'Några dagar.',
        'Den är nästan alltid upptagen.',
        'board',
      ],
    ],
  },
  'Är förrådet torrt, och hör det till bostaden på papper?': {
    clauses: [
      [
        '-',
        'Är förrådet torrt, och får jag se det på visningen?',
        'Torrt, med väggar och lås.',
        'Fukt, eller bara nät.',
        'agent seller',
        'storage',
      ],
      ['whose'],
    ],
  },
  'Är cykelrummet låst, och får en cykel till plats där?': {
    clauses: [
      ['beside locked'],
      ['-', 'Får en cykel till plats i cykelrummet?', 'Ja, med uttag för elcykel.', 'Fullt.', 'seller board'],
    ],
  },
  'Är garaget tätt, och hur lång är kön till en plats?': {
    clauses: [
      [
        '-',
        'Läcker det i garaget, och vem betalar om golvet måste lagas?',
        'Torrt, och det står i underhållsplanen.',
        'Saltskador, eller ingen plan.',
        'board',
      ],
      ['whose'],
    ],
  },
  'Följer en plats för bilen med, och går det att ladda där?': {
    clauses: [
      [
        'whose of parking',
        'Följer en plats för bilen med?',
        'Ja, skriftligt.',
        'Kö i flera år.',
        'board',
        'parking',
      ],
      ['named chargingPlace', ...charging, 'parking'],
    ],
    then: [placeOnPaper],
  },
  'Vad kostar gruppavtalet för bredband, och när går det ut?': {
    clauses: [
      [
        'named broadbandPrice',
        'Vad kostar gruppavtalet för bredband?',
        'Det ingår.',
        'Det läggs på avgiften.',
        'board',
        'connectivity',
      ],
      [
        'until',
        'När går gruppavtalet för bredband ut, och måste jag vara med?',
        'Ett datum, eller nej.',
        'Ja, i många år.',
        'board',
        'connectivity',
      ],
    ],
  },
  'Finns en ledig laddplats, och vad kostar laddningen?': {
    clauses: [
      ['whose', 'Finns en ledig laddplats?', 'Ja.', 'Kö.', 'board'],
      ['cost', 'Vad kostar laddningen av bilen?', 'Elens pris.', 'Ett påslag som ingen har sett.', 'board'],
    ],
    then: [
      [
        'Vem mäter elen till laddplatsen, och hur räknas den av?',
        'Egen mätare, till självkostnad.',
        'Ett påslag som ingen har sett.',
        'board',
      ],
    ],
  },
  'Vem betalar om takterrassen läcker, och när lades den om?': {
    clauses: [
      ['-', 'Vem betalar om takterrassen läcker?', 'Föreningen.', 'Oklart.', 'board', 'terrace'],
      ['age'],
    ],
  },
};
