import type { ReplyRow } from './reply.types.js';

/** What answers to the bank's questions about a house that somebody has begun to build tell. */
export const begunReplies: readonly ReplyRow[] = [
  ['begun-permit', 'Ja, och startbeskedet finns.', 'Lovet har gått ut: sök ett nytt först.', 'municipality'],
  ['begun-left', 'En kalkyl post för post, med offerter.', 'En gissning.', 'seller'],
  [
    'begun-builder',
    'En firma som finns kvar, med avtal du tar över.',
    'Säljaren själv, eller en firma som är borta.',
    'seller',
  ],
  ['begun-controls', 'Ja, undertecknade.', 'De saknas.', 'seller municipality'],
  [
    'begun-moisture',
    'Under 18 procent, och bara några veckor.',
    'Ingen har mätt, eller mer än en vinter.',
    'inspector seller',
  ],
  [
    'begun-as-permitted',
    'Ja, med protokoll från utsättningen.',
    'Huset är större eller står fel.',
    'municipality',
  ],
  ['begun-drawings', 'Ja, det står i kontraktet.', 'Nej: huset får ritas om.', 'seller'],
  ['begun-materials', 'En lista i kontraktet, med kvitton.', 'Oklart vem som äger det.', 'seller'],
  ['begun-supervisor', 'En namngiven person, som fortsätter.', 'Ingen.', 'seller municipality'],
  ['begun-insurance', 'Ja, fram till slutbeskedet.', 'Nej.', 'seller insurer'],
  ['begun-loan', 'Ja, i steg efter besiktning.', 'Bara när huset är klart.', 'bank'],
  ['begun-stopped', 'Ändrade planer.', 'Brist på pengar, en tvist eller ett fel.', 'agent seller'],
];
