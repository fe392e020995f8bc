import type { ObjectionReason } from '../../../../src/analyses/objection.types.js';
import { number } from '../format/number.js';

/** What may be wrong with a claim, in the order of the form. */
export const objectionReasons: Readonly<Record<ObjectionReason, string>> = {
  untrue: 'Det stämmer inte',
  stated: 'Det står i annonsen',
  'not-this-home': 'Det gäller inte den här bostaden',
  'wrong-sum': 'Beloppet är fel',
  unclear: 'Det går inte att förstå',
  other: 'Något annat',
};

/** All words of "Anmäl fel". */
export const objectionTexts = {
  open: 'Anmäl fel',
  failedToOpen: 'Formuläret gick inte att öppna',
  reason: 'Vad är fel?',
  text: 'Berätta mer, om du vill',
  hint: 'Skriv till exempel vad som står i annonsen. Skriv inga namn eller telefonnummer.',
  length: (letters: number, most: number) => `${number(letters)} av ${number(most)} tecken`,
  send: 'Skicka',
  cancel: 'Avbryt',
  noReason: 'Välj vad som är fel.',
  /** After what went wrong. */
  kept: 'Det du har skrivit finns kvar.',
  thanks: 'Tack. Vi läser det du har skickat. Rapporten ändras inte direkt.',
} as const;
