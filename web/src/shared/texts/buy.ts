import { number } from '../format/number.js';

/** Words of the page where reports are bought; those that it shares with the payment page stand there. */
export const buyTexts = {
  title: 'Köp rapporter',
  parent: 'Priser',
  loading: 'Laddar produkt...',
  failed: {
    title: 'Kunde inte ladda produkt',
    text: 'Kunde inte ladda produktinformation.',
    missing: 'Produkten hittades inte.',
    toPricing: 'Se priser',
    again: 'Försök igen',
  },
  summary: 'Din beställning',
  count: 'Antal rapporter',
  perReport: 'Pris per rapport',
  total: 'Att betala',
  vat: 'inklusive moms',
  payTitle: 'Betalning',
  termsVersion: '2026-12-01',
  consent:
    'Jag samtycker till att rapporterna levereras direkt och vet att ångerrätten upphör för varje rapport jag använder. Oanvända rapporter kan jag ångra inom 14 dagar.',
  after: 'Rapporterna läggs till på ditt konto när betalningen är klar. De går aldrig ut.',
  /** Bought on the way from a locked preview. */
  opens: (home: string, others: number) =>
    `När betalningen är klar öppnas rapporten om ${home} direkt.${others > 0 ? ` ${others === 1 ? 'Den andra rapporten' : `De ${number(others)} andra rapporterna`} läggs till på ditt konto och går aldrig ut.` : ''}`,
} as const;
