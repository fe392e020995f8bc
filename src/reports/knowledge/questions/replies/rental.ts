import type { ReplyRow } from './reply.types.js';

/** What answers to the bank's questions about a rented home tell. */
export const rentalReplies: readonly ReplyRow[] = [
  ['contract', 'Ja, i första hand och tills vidare.', 'Bestämd tid, eller i andra hand.', 'landlord'],
  [
    'rent-history',
    'Små höjningar, och inget nytt på väg.',
    'Stora höjningar, eller en till på väg.',
    'landlord',
  ],
  ['rent-includes', 'Allt utom hushållsel.', 'Värme och vatten läggs på efteråt.', 'landlord'],
  [
    'rent-after-works',
    'Inget planerat, eller en känd ny hyra.',
    'Planerat, utan besked om hyran.',
    'landlord',
  ],
  ['requirements', 'Krav som du klarar.', 'Krav på inkomst eller kötid som du inte når.', 'landlord agent'],
  ['notice', 'Tre månader.', 'Längre, eller bara när en ny hyresgäst finns.', 'landlord'],
  ['owner-plans', 'Nej.', 'Ja, eller ingen vill svara.', 'landlord'],
  ['landlord-mends', 'Ett år, och ett sätt att felanmäla.', 'Ingen plan.', 'landlord'],
  ['move-in', 'Ja, och du får protokollet.', 'Nej.', 'landlord'],
  ['own-changes', 'Ytskikt, utan att återställa.', 'Allt ska återställas.', 'landlord'],
  ['sublet', 'Ja, med skäl som du kan ha.', 'Nej, i inget fall.', 'landlord'],
  ['rental-storage', 'Ja, det står i kontraktet.', 'Inget förråd.', 'landlord'],
  ['rental-parking', 'En plats på en gång, till ett känt pris.', 'Kö i flera år.', 'landlord'],
  [
    'warmth',
    'Minst 20 grader, och det går att ställa.',
    'Kallt, eller bara en temperatur för huset.',
    'landlord',
  ],
];
