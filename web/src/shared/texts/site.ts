import type { Operator } from '../../../../src/shared/config/config.js';

/** Words of the frame around the public pages. */
export const siteTexts = {
  skip: 'Till innehållet',
  local: 'Lokalt läge',
  menu: 'Huvudmeny',
  analyses: 'Mina analyser',
  logOut: 'Logga ut',
  logIn: 'Logga in',
  signUp: 'Skapa konto',
  pricing: 'Priser',
  promise:
    'Visningsklar hjälper dig att fråga rätt. Beslutet är ditt, och en besiktning ersätts inte av en annonsanalys.',
  operator: ({ name, orgNumber }: Pick<Operator, 'name' | 'orgNumber'>) =>
    `Visningsklar drivs av ${name}, ${orgNumber}.`,
  contact: 'Vilka vi är och hur du når oss',
  legal: 'Om tjänsten och villkor',
  method: 'Så görs en rapport',
  terms: 'Användarvillkor',
  privacy: 'Personuppgifter',
  cookies: 'Kakor',
} as const;

/** Words of what all pages are built of. */
export const partTexts = {
  crumbs: 'Brödsmulor',
  loading: 'Laddar...',
  messages: 'Meddelanden',
  dismiss: 'Stäng',
  fromLink: 'från länken',
  home: 'Visningsklar, till första sidan',
} as const;

/** Words of the field where a listing's link is pasted, and of the adverts to try in local mode. */
export const linkFormTexts = {
  placeholder: 'Klistra in länken till annonsen',
  analyse: 'Analysera',
  samples:
    'Lokalt läge: prova med en exempelannons. Varje exempel kostar en rapport; när dina gratis rapporter är slut blir nästa en förhandsvisning.',
} as const;
