import type { ClauseTable } from './clause.types.js';

/** What is asked of what stands in the rooms. */
export const roomClauses: ClauseTable = {
  'Vem byggde bastun, och finns fuktspärr och intyg på elen?': {
    clauses: [
      ['maker'],
      ['-', 'Finns fuktspärr i bastun, och intyg på elen?', 'Båda.', 'Inga papper.', 'seller'],
    ],
  },
  'Har tvättstugan golvbrunn och tätskikt, och när lades det?': {
    clauses: [
      [
        'beside drain',
        'Har tvättstugan golvbrunn och tätskikt?',
        'Ja, med intyg.',
        'Målat betonggolv utan brunn.',
        'seller',
      ],
      [
        'age',
        'När lades tätskiktet i tvättstugan?',
        'De senaste tio åren, med intyg.',
        'Målat betonggolv.',
        'seller',
      ],
    ],
    then: [['Rinner vattnet mot golvbrunnen i tvättstugan?', 'Ja.', 'Nej: vatten blir stående.', 'seller']],
  },
  'Vem kopplade in tvättmaskinen, och står den på tätt golv?': {
    clauses: [
      ['maker'],
      ['-', 'Står tvättmaskinen på tätt golv?', 'Ja, och golvbrunnen är intill.', 'Nej.', 'seller'],
    ],
  },
  'Har gästtoaletten golvbrunn, och är den gjord samtidigt som badrummet?': {
    clauses: [
      ['beside drain', 'Har gästtoaletten golvbrunn?', 'Ja.', 'Nej.', 'seller'],
      [
        'age',
        'Är gästtoaletten gjord samtidigt som badrummet?',
        'Ja, med samma intyg.',
        'Äldre, eller utan papper.',
        'seller',
      ],
    ],
    then: [
      [
        'Var stängs vattnet av, och sitter rören synliga på gästtoaletten?',
        'En kran som du får prova.',
        'Rören är dolda och skarvade i väggen.',
        'seller',
      ],
    ],
  },
  'Vilket av badrummen är äldst, och hur gammalt är tätskiktet där?': {
    clauses: [['ageOfAll'], ['ageOfAll']],
    then: [
      ['Rinner vattnet mot brunnen i alla badrum?', 'Ja, i alla.', 'Nej: vatten blir stående.', 'seller'],
    ],
  },
  'Hur låter det mellan våningarna, och är trappan godkänd?': {
    clauses: [
      ['lived'],
      ['-', 'Är trappan mellan våningarna godkänd?', 'Ja, lovet finns.', 'Byggd utan lov.', 'agent'],
    ],
  },
  'Hur varmt blir det under taket i juli, och har det läckt in?': {
    clauses: [['lived'], ['-', 'Har det läckt in från taket?', 'Aldrig.', 'Fläckar i taket.', 'board agent']],
  },
  'Hur kallt är golvet i bottenvåningen, och hur mycket syns in?': {
    clauses: [['lived'], ['lived']],
  },
  'Hur låter det i rummen mot gatan en vardagsmorgon?': { clauses: [['lived']] },
  'Hur mörkt är det mot gården på vintern, och hörs fläktar?': { clauses: [['lived'], ['lived']] },
  'Vem höll i renoveringen, och finns kvitton på rör och el?': {
    clauses: [
      ['maker', 'Vem höll i renoveringen?', 'Firmor med namn.', 'Säljaren själv.', 'seller'],
      [
        'paper',
        'Finns kvitton på rör och el från renoveringen?',
        'Kvitton och intyg.',
        'Inga papper.',
        'seller',
      ],
    ],
  },
  'Vad har ni själva lagat under åren, och finns kvitton?': {
    clauses: [['lived'], ['lived']],
  },
  'Vad anmärktes vid slutbesiktningen, och är allt rättat?': {
    clauses: [['named inspectedClean'], ['named inspectedClean']],
    then: [
      [
        'Får jag läsa protokollet från slutbesiktningen, punkt för punkt?',
        'Ja, med datum.',
        'Nej, eller punkter som är kvar.',
        'agent',
      ],
    ],
  },
  'Ingår larmet, och hur länge är avtalet bundet?': {
    clauses: [
      ['whose'],
      [
        'until',
        'Hur länge är avtalet om larmet bundet?',
        'Utan bindning.',
        'Du måste ta över det.',
        'seller',
      ],
    ],
  },
  'Finns kvitton på vitvarorna, och gäller garantin för mig?': {
    clauses: [['paper'], ['-', 'Gäller garantin på vitvarorna för mig?', 'Ja, med datum.', 'Nej.', 'seller']],
  },
};
