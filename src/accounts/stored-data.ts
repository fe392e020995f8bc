/**
 * The record of processing (GDPR, article 30): all that is stored, why, for how long and what an erasure does to it. A
 * test holds it against the entities, the export, the rules of retention and the privacy page, and docs/data.md is
 * written from it.
 */

/** Why something is kept, each with its legal basis and the words of the privacy page. */
export const purposes = {
  account: {
    basis: 'contract, article 6.1 b',
    page: 'Ge dig kontot, analyserna och rapporterna, och skicka de mejl som hör till',
  },
  selling: { basis: 'contract, article 6.1 b', page: 'Ta betalt, ge kvitto och betala tillbaka' },
  books: {
    basis: 'law, article 6.1 c: bokföringslagen (1999:1078), 7 kap. 2 §',
    page: 'Spara bokföring',
  },
  consumer: {
    basis: 'law, article 6.1 c: distansavtalslagen (2005:59), konsumentköplagen (2022:260)',
    page: 'Svara på ångrade köp och reklamationer',
  },
  misuse: {
    basis: 'legitimate interest, article 6.1 f: free reports are given once',
    page: 'Ge gratis rapporter en gång per enhet och e-postadress, inom en gräns för varje IP-nät och e-postdomän, och hålla dagens gräns för förhandsvisningar',
  },
  security: {
    basis: 'legitimate interest, article 6.1 f: a safe service',
    page: 'Hindra att någon gissar lösenord, och hitta fel',
  },
  corrections: {
    basis: 'legitimate interest, article 6.1 f: reports that are right',
    page: 'Rätta det som är fel i rapporterna, när du anmäler det',
  },
  accountability: {
    basis: 'legitimate interest, article 6.1 f, and article 5.2: to show what was done',
    page: 'Visa vad vi har gjort med konton, uppgifter och köp',
  },
} as const;

export type Purpose = keyof typeof purposes;

/**
 * What a column holds. `person`: who somebody is. `link`: whose a row is, by an id of ours. `use`: what somebody did,
 * has or gave. `secret`: a check sum that lets somebody in. `public`: what is published openly. `ours`: about our own
 * work alone.
 */
export type Holds = 'person' | 'link' | 'use' | 'secret' | 'public' | 'ours';

/**
 * `goes`: with the account. `unnamed`: stays without whoever it was. `keyed`: stays as a check sum that names nobody, but
 * whoever has the key can test an address against it (pseudonymous). `stays`: tells of nobody.
 */
export type AtErasure = 'goes' | 'unnamed' | 'keyed' | 'stays';

export interface StoredTable {
  readonly table: string;
  readonly what: string;
  /** None where nothing tells of a person. */
  readonly purposes: readonly Purpose[];
  /** First words of its row in the privacy page's table of times; null where nothing tells of a person. */
  readonly page: string | null;
  /** How long, in words; `rules` of retention see to it where it is not the account's or the analysis's own end. */
  readonly kept: string;
  readonly rules: readonly string[];
  readonly atErasure: AtErasure;
  /** Every column, in words that are separated by blanks. */
  readonly columns: Partial<Readonly<Record<Holds, string>>>;
}

/** What lies outside the tables. */
export interface StoredElsewhere {
  readonly place: 'Redis' | 'files';
  /** Names of keys or paths, as a regular expression; an e2e test looks for others. */
  readonly names: string;
  readonly what: string;
  readonly purposes: readonly Purpose[];
  readonly page: string | null;
  readonly kept: string;
}

export const storedElsewhere: readonly StoredElsewhere[] = [
  {
    place: 'Redis',
    names: '^limits:login:known:',
    what: 'that an account has logged in from a place before: a check sum of both',
    purposes: ['security'],
    page: 'Platser du har loggat in från',
    kept: '30 days',
  },
  {
    place: 'Redis',
    names: '^limits:free-reports:',
    what: 'how many new accounts of a network or a domain of mail were to have free reports: check sums of both, and counts',
    purposes: ['misuse'],
    page: 'Räkning av nya konton',
    kept: 'at most 24 hours',
  },
  {
    place: 'Redis',
    names: '^limits:hand-in-megabytes:',
    what: 'how many megabytes an account and its network have handed in: check sums of both, and counts',
    purposes: ['misuse'],
    page: 'Räkning av hur många megabyte',
    kept: 'at most 24 hours',
  },
  {
    place: 'Redis',
    names: '^(?:limits|attempts):',
    what: 'how often somebody tried: check sums of address, network or account, and counts',
    purposes: ['security'],
    page: 'Räkning av inloggningsförsök',
    kept: 'at most 1 hour',
  },
  {
    place: 'Redis',
    names: '^analysis-events:',
    what: 'live events for open pages, by the id of the account',
    purposes: ['account'],
    page: 'Analyser, rapporter',
    kept: '1 hour',
  },
  {
    place: 'Redis',
    names: '^bull:',
    what: 'jobs: ids of what is to be done; of failed ones also why, in the words of the log',
    purposes: ['account', 'security'],
    page: 'Driftlogg',
    kept: 'until done; failed ones 30 days, looked for daily, at most the latest thousand of each queue',
  },
  {
    place: 'Redis',
    names: '^site-pace:',
    what: 'when a site of adverts may be asked again, for all workers together',
    purposes: [],
    page: null,
    kept: 'until then',
  },
  {
    place: 'Redis',
    names: '^metrics:',
    what: 'figures of our own work',
    purposes: [],
    page: null,
    kept: 'seconds',
  },
  {
    place: 'files',
    names: '^images/',
    what: 'pictures of homes by their check sums, in all sizes; of hand-ins as well',
    purposes: ['account'],
    page: 'Analyser, rapporter',
    kept: 'until the analysis is removed or the account is erased, and some hours more; those fetched for one that failed some hours',
  },
  {
    place: 'files',
    names: '^mail/',
    what: 'mails of the local start alone; with SMTP_URL none are kept',
    purposes: ['account'],
    page: null,
    kept: 'until the folder is emptied',
  },
];
