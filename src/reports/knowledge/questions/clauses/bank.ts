import type { ClauseTable } from './clause.types.js';

/** What the bank asks, by itself or after what the advert tells. */
export const bankClauses: ClauseTable = {
  'Är fukten i grunden mätt, och finns protokoll?': {
    clauses: [
      ['named dampMeasured'],
      ['-', 'Finns protokoll från fuktmätningen av grunden?', 'Ja, med värden och datum.', 'Nej.', 'seller'],
    ],
  },
  'Vilken grund har huset, är fukten mätt och finns avfuktare?': {
    clauses: [
      ['named foundationKind'],
      [
        'named dampMeasured',
        'Är fukten i golvet eller grunden mätt?',
        'Ja, torr, med datum.',
        'Aldrig.',
        'seller',
      ],
      ['-', 'Finns avfuktare i grunden?', 'Nej, den är torr ändå.', 'Ja, och ingen vet varför.', 'seller'],
    ],
  },
  'är plattan isolerad undertill?': {
    clauses: [['named slabInsulation']],
    then: [
      [
        'Ligger något av golven på reglar ovanpå plattan?',
        'Nej.',
        'Ja: fukt kan stå i träet.',
        'seller inspector',
      ],
    ],
  },
  'Vad ingår i avgiften, och vad betalar jag själv?': {
    clauses: [
      ['named feeContent'],
      [
        '-',
        'Vad betalar jag själv utöver avgiften?',
        'En lista med summor.',
        'Mer än du trodde.',
        'board agent',
      ],
    ],
  },
  'När underhölls fasaden senast, och var är den sämst?': {
    clauses: [
      ['upkeep of front'],
      [
        '-',
        'Var är fasaden sämst, och står vatten eller snö mot väggen?',
        'Den är hel runt om.',
        'Vid altan, trappa eller åt söder.',
        'seller inspector',
      ],
    ],
  },
  'Vilket år lades taket, och hur gammal är underlagspappen?': {
    clauses: [
      ['age of roof'],
      ['-', 'Hur gammal är pappen under taket?', 'Lika ny som taket.', 'Äldre än trettio år.', 'seller'],
    ],
  },
  'När byttes elcentralen, och är elen besiktigad?': {
    clauses: [
      ['age of fuseBox'],
      [
        '-',
        'Är elen besiktigad, och hur gamla är ledningarna i väggarna?',
        'Godkänd, och ledningarna är bytta.',
        'Aldrig, eller från början.',
        'seller',
      ],
    ],
  },
  'Får jag se sotarens senaste protokoll?': { clauses: [['approval of fireplace']] },
  'Vem gjorde badrummet, och finns intyg för tätskiktet?': {
    clauses: [
      ['maker of bathroomPaper', 'Vem gjorde badrummet?', 'En våtrumsfirma.', 'Säljaren själv.', 'seller'],
      [
        'paper of bathroomPaper',
        'Finns intyg för tätskiktet i badrummet?',
        'Ja, med datum.',
        'Nej.',
        'seller',
      ],
    ],
  },
  'Vem gjorde badrummen, och finns intyg för tätskiktet?': {
    clauses: [
      ['maker of bathroomPaper', 'Vem gjorde badrummen?', 'En våtrumsfirma.', 'Säljaren själv.', 'seller'],
      [
        'paper of bathroomPaper',
        'Finns intyg för tätskiktet i badrummen?',
        'Ja, med datum.',
        'Nej.',
        'seller',
      ],
    ],
  },
  'när underhölls den senast?': { clauses: [['upkeep']] },
  'vem gjorde arbetet?': { clauses: [['maker']] },
  'får jag se protokollet?': { clauses: [['paper']] },
  'får jag se mätprotokollet?': { clauses: [['paper']] },
  'finns intyg från elektrikern?': { clauses: [['paper']] },
  'är någon höjning beslutad?': { clauses: [['decided of feeRise']] },
  'Vilken våning ligger lägenheten på, och stannar hissen där?': {
    clauses: [
      [
        '-',
        'Vilken våning ligger lägenheten på, och hur många trappsteg är det?',
        'En våning som passar dig.',
        'Högt upp, utan hiss.',
        'agent',
      ],
      ['lacks lift'],
    ],
  },
  'Hur låter det från grannar och gata sent på kvällen?': { clauses: [['lived']] },
};
