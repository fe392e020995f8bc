import { counted } from '../format/home.js';

/** All words of the administrators' first page. */
export const adminOverviewTexts = {
  loading: 'Laddar översikten...',
  failed: 'Översikten kunde inte hämtas',
  figures: 'I siffror',
  users: {
    name: 'Användare',
    newLastWeek: (count: string) => `${count} nya de senaste 7 dagarna`,
  },
  analyses: {
    name: 'Klara analyser',
    processing: (count: string) => `${count} pågår`,
  },
  purchases: {
    name: 'Köp',
    count: (count: number) => counted(count, 'betalt köp', 'betalda köp'),
    orphaned: (count: number) =>
      counted(count, 'betalning ska betalas tillbaka', 'betalningar ska betalas tillbaka'),
  },
  failures: {
    name: 'Misslyckade analyser',
    none: 'inga att se över',
    some: 'se varför och starta om',
  },
  latest: {
    users: 'Senaste användarna',
    analyses: 'Senaste analyserna',
    purchases: 'Senaste köpen',
    all: 'Visa alla',
    /** For those who cannot see beneath what the link stands. */
    allName: (title: string) => `Visa alla: ${title}`,
    noUsers: 'Ingen har skapat ett konto än.',
    noAnalyses: 'Ingen har klistrat in en annons än.',
    noPurchases: 'Ingen har gått till betalningen än.',
    analysesOf: (count: number) => counted(count, 'analys', 'analyser'),
    admin: 'admin',
    unconfirmed: 'obekräftad adress',
  },
  environment: {
    title: 'Miljö',
    database: 'Databas',
    at: (name: string, host: string) => `${name} på ${host}`,
    hosting: 'Drift',
    hostings: { local: 'Lokal', test: 'Test', production: 'Produktion' },
    version: 'Version',
    build: (version: string, id: string) => `${version} (${id})`,
    mode: 'Läge',
    roles: { all: 'webb och arbetare', web: 'webb', worker: 'arbetare' },
    embedded: 'inbyggda tjänster',
    builtAt: 'Byggd',
    unbuilt: 'Inte byggd: källkoden körs som den är',
    retention: {
      name: 'Gallring',
      run: (at: string, rows: number, isComplete: boolean) =>
        `${at}, ${counted(rows, 'rad', 'rader')} togs bort${isComplete ? '' : '. Allt kunde inte tas bort: se Kö'}`,
      never: 'Har inte körts än',
    },
  },
} as const;
