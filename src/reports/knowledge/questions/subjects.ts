import type { AskRow } from './asks/ask.types.js';

/**
 * What to ask of a statement that nobody judged, to stand after the advert's own words, by the name of its subject
 * (`reading/learned/subjects.ts`).
 */
export const subjectAsks: Readonly<Record<string, AskRow>> = {
  pengar: ['vad kostar det mig?', 'Ett belopp, eller ingenting.', 'Ett öppet åtagande.', 'agent board'],
  mark: [
    'vad betyder det för tomten?',
    'Inget hinder, och det finns på papper.',
    'En rätt som någon annan har.',
    'agent',
  ],
  skada: [
    'är allt åtgärdat, och finns papper på det?',
    'Orsak, åtgärd och protokoll.',
    'Ett svar utan papper.',
    'seller board',
  ],
  skick: ['vad återstår att göra?', 'Ingenting, eller en sak med ett pris.', 'Ingen vet.', 'seller'],
  avtal: ['vad gäller, och var står det?', 'I ett avtal som du får läsa före budet.', 'Ingenstans.', 'agent'],
  myndighet: [
    'vad är beslutat, och vad återstår?',
    'Ärendet är stängt.',
    'Det pågår.',
    'municipality seller',
  ],
  förening: [
    'hur påverkar det avgiften?',
    'Inte alls, enligt budgeten.',
    'Den höjs, eller ingen har räknat.',
    'board',
  ],
  omgivning: ['hur märks det i bostaden?', 'Inte alls, och det ser du på visningen.', 'Varje dag.', 'seller'],
  uppgift: [
    'vad betyder det för mig?',
    'Något som går att visa på papper.',
    'Inget skriftligt svar.',
    'agent',
  ],
};
