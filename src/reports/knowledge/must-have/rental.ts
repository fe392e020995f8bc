import { energy, livingArea, rows, running, yearBuilt } from './rows.js';
import { floor, storage } from './cooperative.js';

/** A home that is rented, also of a cooperative: nothing is bought, so neither debt nor mortgage is asked for. */
export const rentalMustHave = rows([
  [
    'monthlyFee',
    'Hyra',
    15,
    'Hyran är det du betalar varje månad, och den kan höjas.',
    'Vad är hyran, och vad ingår i den?',
    'monthlyFee',
    String.raw`(?:månads)?hyra(?:n)?\s*(?:(?:är|:|på|om)\s*)?\d[\d ]{0,12}\s*(?:kr|kronor|:-)`,
  ],
  [
    'deposit',
    'Insatsens storlek och återbetalning',
    15,
    'En insats ska gå att få tillbaka när du flyttar; villkoren står i avtalet.',
    'Hur stor är insatsen, och när och hur betalas den tillbaka?',
    '',
    String.raw`insats(?:en)?\s+(?:\p{L}+\s+){0,5}?(?:åter(?:betal|fås|få)\p{L}*|tillbaka)|(?:får|fås|betalas)\s+(?:\p{L}+\s+){0,3}?insatsen\s+(?:\p{L}+\s+){0,2}?(?:åter|tillbaka)|(?:ingen|inga)\s+insats\p{L}*`,
  ],
  livingArea,
  yearBuilt,
  energy,
  running,
  floor,
  [
    'association',
    'Hyresvärdens eller föreningens namn',
    5,
    'Utan namnet går det inte att ta reda på vem du hyr av.',
    'Vem är hyresvärd?',
    'association associationFacts.name',
    String.raw`hyresvärd(?:en)?\s*(?:är|:)\s*\p{L}{2,}`,
  ],
  storage,
]);
