import { counted } from '../format/home.js';

/** All words of the account page; those of the specification stand as it has them. */
export const accountTexts = {
  title: 'Mitt Konto',
  loading: 'Laddar ditt konto...',
  failed: { title: 'Kontot kunde inte hämtas', action: 'Försök igen' },
  email: 'E-post',
  memberSince: 'Medlem sedan',
  freeLeft: 'Gratis rapporter kvar',
  boughtLeft: 'Köpta rapporter kvar',
  empty: {
    title: 'Inga rapporter kvar',
    gives: 'En rapport ger dig:',
    parts: [
      'bedömningen med skälen och alla röda flaggor',
      'planritningen med styrkor och svagheter',
      'mäklarspråket översatt och det som saknas i annonsen',
      'priset jämfört med läget',
      '20 frågor att ta med till visningen',
    ],
    price: 'Du ser alltid priset innan du betalar.',
  },
  analyses: 'Mina analyser',
  prices: 'Se priser',
  signOut: 'Logga ut',
  purchases: {
    title: 'Dina köp',
    none: 'Du har inte köpt några rapporter än.',
    failed: 'Köpen kunde inte hämtas.',
    again: 'Försök igen',
    reports: (count: number) => counted(count, 'rapport', 'rapporter'),
    status: { pending: 'Behandlas', completed: 'Betalt', refunded: 'Återbetalt' },
    receipt: 'Kvitto',
    receiptOf: (product: string, day: string) => `för ${product}, ${day} (öppnas i ny flik)`,
  },
} as const;
