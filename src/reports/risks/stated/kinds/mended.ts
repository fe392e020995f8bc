import { general, type Entry, type MendedKind } from '../entry.js';

/** What is told of things that are put right; a kind names its row here as `mendedAs`. */
export const mendedRisks: Readonly<Record<MendedKind, Entry>> = {
  'repaired-damage': {
    title: 'En åtgärdad skada',
    category: 'Tidigare skada',
    severity: 'notice',
    weight: 1,
    description:
      'Annonsen berättar om en skada som ska vara åtgärdad. Du vet om den, så finns något kvar blir det ditt.',
    action: 'Be om skadeutredning, faktura och protokoll från kontrollen efter åtgärden.',
    source: 'byggahus.se (kända fel är köparens)',
  },
  'leak-mentioned': {
    title: 'En läcka som ska vara lagad',
    category: 'Tidigare skada',
    severity: 'notice',
    weight: 1,
    description: 'Annonsen berättar om en läcka som är lagad. Fukt kan finnas kvar där vattnet rann.',
    action: 'Be om protokoll från torkning och fuktmätning.',
    source: 'byggahus.se (kända fel är köparens)',
  },
  'sewage-renewed': {
    title: 'Avlopp som är omgjort efter anmärkning',
    category: 'Tidigare skada',
    severity: 'notice',
    weight: 0.5,
    description: 'Ett tidigare avlopp blev inte godkänt. Annonsen säger att det är åtgärdat.',
    action: 'Be om kommunens godkännande av den nya anläggningen.',
    source: general,
  },
  'pests-mended': {
    title: 'Skadedjur som är sanerade',
    category: 'Tidigare skada',
    severity: 'notice',
    weight: 0.5,
    description: 'Ett angrepp av skadedjur ska vara sanerat.',
    action: 'Be om protokoll och eventuell garanti från saneringsföretaget.',
    source: general,
  },
};
