import { counted } from '../format/home.js';

const reports = (count: number) => counted(count, 'rapport', 'rapporter');

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
    reports,
    paidBack: (amount: string) => `${amount} återbetalt`,
    onItsWay: (amount: string) => `${amount} på väg tillbaka`,
    status: {
      pending: 'Behandlas',
      completed: 'Betalt',
      refunded: 'Återbetalt',
      failed: 'Betalningen gick inte igenom, inget har dragits.',
      disputed: 'Betalningen är bestridd hos din bank',
      charged_back: 'Banken har gett tillbaka pengarna',
    },
    toReport: 'Till rapporten',
    receipt: 'Kvitto',
    receiptOf: (bought: string, day: string) => `för ${bought}, ${day} (öppnas i ny flik)`,
  },
  bought: {
    checking: 'Vi väntar på besked om din betalning...',
    confirmed: 'Betalningen är bekräftad. Rapporterna finns på ditt konto.',
    waiting:
      'Betalningen är inte bekräftad än. Vissa betalsätt tar en stund. Rapporterna läggs till så snart pengarna har kommit, även om du lämnar sidan.',
    failed: 'Betalningen gick inte igenom. Ingenting har dragits.',
    unknown: 'Vi kunde inte fråga om betalningen just nu.',
    again: 'Kontrollera igen',
  },
  withdrawal: {
    open: 'Ångra köp',
    title: 'Ångra köpet?',
    what: (count: number, amount: string | null) =>
      `${count === 1 ? 'Din oanvända rapport' : `Dina ${counted(count, 'oanvänd rapport', 'oanvända rapporter')}`} tas bort från kontot${amount ? `, och ${amount} betalas tillbaka på samma sätt som du betalade` : ''}.`,
    until: (day: string) => `Du kan ångra köpet till och med ${day}.`,
    keep: 'Behåll köpet',
    confirm: 'Ångra köpet',
    done: { title: 'Köpet är ångrat', text: 'Du får en bekräftelse till din e\u2011post.' },
    failed: 'Köpet kunde inte ångras',
  },
} as const;
