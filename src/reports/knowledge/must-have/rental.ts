import { energy, livingArea, rows, running, yearBuilt } from './rows.js';
import { floor, storage } from './cooperative.js';
import { everything, fee } from './stakes.js';

/** A home that is rented, also of a cooperative: nothing is bought, so neither debt nor mortgage is asked for. */
export const rentalMustHave = rows([
  [
    'monthlyFee',
    'Hyra',
    15,
    fee,
    'Hyran är det du betalar varje månad, och den kan höjas.',
    'Vad är hyran, och vad ingår i den?',
    'monthlyFee',
    'rent',
  ],
  [
    'deposit',
    'Insatsens storlek och återbetalning',
    15,
    everything,
    'En insats ska gå att få tillbaka när du flyttar; villkoren står i avtalet.',
    'Hur stor är insatsen, och när och hur betalas den tillbaka?',
    '',
    'deposit',
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
    'formal',
    'Utan namnet går det inte att ta reda på vem du hyr av.',
    'Vem är hyresvärd?',
    'association associationFacts.name',
    'landlord',
  ],
  storage,
]);
