import type { ClauseTable } from './clause.types.js';

/** What is asked of the parts of the home, dated or not: those that begin with a small letter stand after the advert's words. */
export const partClauses: ClauseTable = {
  'Får jag öppna elcentralen, och finns jordfelsbrytare?': {
    clauses: [
      [
        '-',
        'Får jag öppna elcentralen, och när kontrollerades elen senast?',
        'Ja, och godkänd av ett elföretag.',
        'Proppar, eller aldrig kontrollerad.',
        'seller',
        'electricity power',
      ],
      ['named earthBreaker'],
    ],
  },
  'finns jordade uttag i alla rum?': {
    clauses: [['extent of earthing']],
    then: [
      [
        'Räcker säkringarna till en elbil och ett modernt kök?',
        'Ja, enligt en elektriker.',
        'Nej: huvudsäkringen måste bytas.',
        'seller',
      ],
    ],
  },
  'får jag se elföretagets intyg?': {
    clauses: [['paper']],
    then: [['finns ledningar kvar från före den nya elen?', 'Nej, inga.', 'Ja, i väggarna.', 'seller']],
  },
  'vad sa den senaste elbesiktningen?': { clauses: [['looked']] },
  'Är det torrt under diskbänken, och finns läckageskydd?': {
    clauses: [
      ['-', 'Är skåpbotten under diskbänken torr och hel?', 'Torr.', 'Uppsvälld.', 'seller', 'appliances'],
      ['named leakGuard'],
    ],
  },
  'Finns intyg för badrummet, och vad står det på golvbrunnen?': {
    clauses: [
      ['paper of bathroomPaper'],
      [
        '-',
        'Vad står det på golvbrunnen i badrummet, och rinner vattnet dit?',
        'Ett årtal som stämmer, och ja.',
        'Gjutjärn, eller vatten blir stående.',
        'seller inspector',
        'bathroom house-bathroom floor-drain',
      ],
    ],
  },
  'får jag se intygen för tätskiktet?': {
    clauses: [['paper of bathroomPaper']],
    then: [
      [
        'Vem gjorde badrummet, och svarar den för arbetet mot mig?',
        'En firma som finns, med slutdatum.',
        'Firman finns inte kvar.',
        'seller',
      ],
    ],
  },
  'Vem gjorde badrummet, och svarar den för arbetet mot mig?': {
    clauses: [
      [
        'maker of bathroomPaper',
        'Vem gjorde badrummet?',
        'En våtrumsfirma som finns.',
        'Säljaren själv.',
        'seller',
      ],
      [
        '-',
        'Svarar den som gjorde badrummet för arbetet mot mig?',
        'Ja, med slutdatum.',
        'Firman finns inte kvar.',
        'seller',
      ],
    ],
  },
  'finns kvitto och garanti på vitvarorna?': {
    clauses: [['paper']],
    then: [
      ['Följer alla vitvaror med, och fungerar de?', 'Ja, och du får prova.', 'Någon är trasig.', 'seller'],
    ],
  },
  'har avloppet filmats sedan dess?': {
    clauses: [['beside filmed']],
    then: [
      ['vad visade filmningen av rören?', 'Inget att laga.', 'Anmärkningar som är kvar.', 'seller board'],
    ],
  },
  'är det betalt eller lånat?': {
    clauses: [['paid']],
    then: [
      [
        'hur länge gäller garantin, och mot vem?',
        'Ett slutdatum, och en firma som finns.',
        'Ingen garanti.',
        'board',
      ],
    ],
  },
  'när spolades den senast?': {
    clauses: [['care']],
    then: [
      [
        'vart leds vattnet, och finns en pump?',
        'Till dagvattnet, med fall hela vägen.',
        'En pump som ingen ser till.',
        'seller',
      ],
    ],
  },
  'får jag se fakturan och brunnarna?': {
    clauses: [['paper']],
    then: [['gäller den alla sidor av huset?', 'Ja, runt om.', 'Bara en eller två sidor.', 'seller']],
  },
  'får jag se fakturan, och gäller garantin för mig?': {
    clauses: [
      ['paper'],
      ['-', 'gäller garantin för mig?', 'Ja, med slutdatum.', 'Nej, eller ingen firma.', 'seller'],
    ],
    then: [
      [
        'hur ser undersidan av taket ut från vinden?',
        'Torr och ljus.',
        'Fläckar runt skorsten eller rör.',
        'seller inspector',
      ],
    ],
  },
  'vem har varit uppe och sett på det sedan dess?': {
    clauses: [['looked']],
    then: [
      [
        'är plåten runt skorsten och rör hel?',
        'Hel och tät.',
        'Rost, eller lagad med massa.',
        'seller inspector',
      ],
    ],
  },
  'vad sa sotaren senast?': {
    clauses: [['approval']],
    then: [['när ska sotaren komma nästa gång?', 'Ett datum.', 'Ingen vet.', 'seller']],
  },
  'när besiktigades den?': { clauses: [['looked']] },
  'när rensades kanalerna?': { clauses: [['care of duct']] },
  'får jag se injusteringsprotokollet?': { clauses: [['paper']] },
  'när målades eller lagades den senast?': { clauses: [['upkeep']] },
  'när filmades de senast?': { clauses: [['beside filmed']] },
  'får jag se kommunens tillstånd?': { clauses: [['permit']] },
  'är den provtryckt?': { clauses: [['approval']] },
  'får jag se intyget, och vilka rör gäller det?': {
    clauses: [['paper'], ['-', 'vilka rör gäller det?', 'Alla.', 'Bara några.', 'seller']],
  },
  'Är något fönster mjukt i träet, och när kittades och målades de?': {
    clauses: [
      [
        '-',
        'Vilket fönster är mjukast i träet nertill, och går alla att öppna?',
        'Inget, och ja.',
        'Flera.',
        'seller',
        'windows',
      ],
      ['upkeep'],
    ],
  },
};
