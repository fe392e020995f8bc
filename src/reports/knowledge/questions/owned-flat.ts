import type { QuestionRow } from './question.types.js';

/** Questions about the joint property of a flat bought with its title: what an association is to other flats. */
export const ownedFlatQuestions: readonly QuestionRow[] = [
  [
    'joint-economy',
    'Vad kostar samfällighetsföreningen per månad, vad ingår, och är en höjning beslutad?',
    'Avgiften betalar allt som ägs gemensamt och kan höjas efter ett stämmobeslut.',
    'operatingCost',
  ],
  [
    'joint-plan',
    'Finns en underhållsplan för tak, fasad, stammar och hiss, och hur mycket sätts av varje år?',
    'Räcker inte fonden betalar ägarna det som fattas.',
    'pipesAndWiring unjudged-plumbingAndElectrical roofYear',
  ],
  [
    'joint-loans',
    'Hur stora lån har samfällighetsföreningen, och hur stor är lägenhetens andel?',
    'Lånen betalas av den som äger lägenheten när räkningen kommer.',
    'shared-facility-debt',
  ],
  [
    'joint-property',
    'Vilken gemensamhetsanläggning och delägd mark hör till lägenheten, och med vilket andelstal?',
    'Andelstalet avgör hur stor del av varje kostnad som är din.',
  ],
  [
    'joint-report',
    'Får jag läsa samfällighetsföreningens årsredovisning, stadgar och senaste stämmoprotokoll?',
    'Där står större arbeten och tvister som annonsen inte nämner.',
  ],
  [
    'joint-boundary',
    'Var går gränsen mellan det jag äger och det som är gemensamt, till exempel fönster, balkong och rör?',
    'Det som är ditt får du laga och försäkra själv.',
  ],
];
