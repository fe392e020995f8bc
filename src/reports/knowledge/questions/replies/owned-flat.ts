import type { ReplyRow } from './reply.types.js';

/** What answers to the bank's questions about what the owners of flats share tell. */
export const ownedFlatReplies: readonly ReplyRow[] = [
  [
    'joint-economy',
    'Ett belopp, ingen höjning.',
    'En höjning på väg.',
    'board',
    'Vad kostar samfälligheten per månad, och är en höjning beslutad?',
  ],
  ['joint-plan', 'En plan och en fond som räcker.', 'Ingen plan.', 'board'],
  ['joint-loans', 'Små, med känd andel.', 'Stora, eller ingen vet.', 'board'],
  ['joint-property', 'Ett andelstal i registret.', 'Ingen vet.', 'agent'],
  ['joint-report', 'Ja, direkt.', 'Nej.', 'board agent'],
  [
    'joint-boundary',
    'Skriven i förrättningen.',
    'Oklar.',
    'board',
    'Var går gränsen mellan det jag äger och det gemensamma?',
  ],
];
