import { counted } from '../format/home.js';

/** All words of the administrators' page of users. */
export const adminUsersTexts = {
  loading: 'Laddar användarna...',
  failed: { title: 'Användarna kunde inte hämtas' },
  figures: {
    label: 'Användarna i siffror',
    total: { name: 'Användare', what: 'konton i allt' },
    newLastWeek: { name: 'Nya denna vecka', what: 'de senaste sju dygnen' },
    active: { name: 'Aktiva', what: 'med minst en analys' },
  },
  search: 'Sök e-post eller id',
  filters: {
    all: 'Alla användare',
    active: 'Med analyser',
    inactive: 'Utan analyser',
    buyers: 'Har köpt',
    new: 'Nya denna vecka',
    unconfirmed: 'Obekräftad adress',
    admins: 'Administratörer',
  },
  /** On narrow screens, where no column's head can be pressed. */
  sorts: {
    'created_at desc': 'Nyast först',
    'created_at asc': 'Äldst först',
    'email asc': 'E-post A–Ö',
    'email desc': 'E-post Ö–A',
  },
  table: 'Användare',
  columns: {
    email: 'E-post',
    free: 'Gratisrapporter kvar',
    bought: 'Köpta rapporter kvar',
    analyses: 'Analyser',
    created_at: 'Skapad',
  },
  admin: 'Administratör',
  own: 'Ditt konto: bara en annan administratör kan ta bort det',
  unconfirmed: 'Adressen är inte bekräftad',
  card: (free: string, bought: string, analyses: number) =>
    `${free} gratis och ${bought} köpta kvar · ${counted(analyses, 'analys', 'analyser')}`,
  erase: 'Ta bort',
  count: (total: number) => counted(total, 'användare', 'användare'),
  empty: { title: 'Inga användare än', text: 'Alla som skapar ett konto visas här.' },
  noMatch: {
    title: 'Inga användare hittades',
    text: 'Ingen användare stämmer med sökningen och urvalet.',
    action: 'Visa alla användare',
  },
  noPage: { title: 'Så många användare finns det inte' },
  dialog: {
    title: 'Ta bort användaren?',
    loading: 'Räknar vad som tas bort...',
    retry: 'Försök igen',
    erased: 'Det här raderas direkt',
    kept: 'Det här sparas i sju år för bokföringen, utan personen',
    account: 'kontot med e-postadress och lösenord',
    analyses: (count: number, completed: number) =>
      `${counted(count, 'analys', 'analyser')}, ${completed === 0 ? 'ingen klar' : `varav ${counted(completed, 'klar', 'klara')}`}`,
    handIns: (count: number) =>
      counted(count, 'inlämnad text, sida eller bild', 'inlämnade texter, sidor och bilder'),
    pictures: (count: number) =>
      counted(count, 'bild som ingen annan använder', 'bilder som ingen annan använder'),
    experiments: (count: number) => counted(count, 'experiment på analyserna', 'experiment på analyserna'),
    sessions: (count: number) => `${counted(count, 'inloggning', 'inloggningar')}, som avslutas direkt`,
    mailTokens: (count: number) => counted(count, 'länk i mejl', 'länkar i mejl'),
    deviceGrants: 'märket att enheten har fått sina gratisrapporter',
    reports: (free: number, bought: number) =>
      [
        ...(free > 0 ? [counted(free, 'oanvänd gratisrapport', 'oanvända gratisrapporter')] : []),
        ...(bought > 0 ? [counted(bought, 'oanvänd köpt rapport', 'oanvända köpta rapporter')] : []),
      ].join(' och '),
    checkouts: (count: number) =>
      count === 1
        ? 'En öppen betalningssida stängs hos Stripe.'
        : `${counted(count, 'öppen betalningssida', 'öppna betalningssidor')} stängs hos Stripe.`,
    waiting: (count: number) =>
      `${counted(count, 'betalning', 'betalningar')} behandlas av banken och kan inte stoppas. Kommer pengarna in ska de betalas tillbaka i Stripe.`,
    purchases: (count: number, paid: number) =>
      `${counted(count, 'köp', 'köp')}, varav ${counted(paid, 'betalt', 'betalda')}`,
    ledgerLines: (count: number) =>
      counted(count, 'rad om givna och använda rapporter', 'rader om givna och använda rapporter'),
    log: 'en rad i loggen om vem som tog bort kontot',
    final: 'Det går inte att ångra.',
    typed: (email: string) => `Skriv ${email} för att bekräfta`,
    mistyped: 'Det är inte användarens adress.',
    keep: 'Behåll användaren',
    confirm: 'Ta bort användaren',
  },
  done: { title: 'Användare borttagen' },
  notDone: 'Kunde inte ta bort användaren',
} as const;
