import { counted } from '../format/home.js';

const times = (count: number) => counted(count, 'gång', 'gånger');

/** All words of the administrators' page of the queues. */
export const adminQueueTexts = {
  label: 'Köerna',
  queues: {
    analyses: 'Analyser',
    billing: 'Betalningar',
    accounts: 'Gallring',
    experiments: 'Experiment',
  } as Readonly<Record<string, string>>,
  states: {
    waiting: 'Väntar',
    active: 'Körs',
    stalled: 'Fastnat',
    delayed: 'Uppskjutna',
    failed: 'Misslyckade',
  },
  /** The heading of a list. */
  shown: (queue: string, state: string) => `${queue}: ${state.toLocaleLowerCase('sv-SE')}`,
  paused: 'Pausad',
  open: 'Öppen',
  workers: (count: number) => counted(count, 'arbetsprocess', 'arbetsprocesser'),
  nobody: 'Ingen process tar jobb härifrån',
  waitingSince: (when: string) => `äldsta jobbet lades in ${when}`,
  loading: 'Laddar jobben...',
  failed: { title: 'Jobben kunde inte hämtas' },
  away: {
    title: 'Kön svarar inte',
    text: 'Redis går inte att nå. Inget är förlorat: det som återstår att göra finns i databasen och läggs i kön igen när Redis är tillbaka. Sidan kontrollerar själv var femte sekund.',
    action: 'Kontrollera igen',
  },
  filters: {
    all: 'Misslyckade',
    waiting: 'Väntar',
    active: 'Körs',
    stalled: 'Fastnat',
    delayed: 'Uppskjutna',
  },
  sorts: { 'added desc': 'Nyast först', 'added asc': 'Äldst först' },
  table: 'Jobb',
  count: (total: number) => counted(total, 'jobb', 'jobb'),
  /** No queue has a job that failed or is stuck. */
  well: { title: 'Allt är väl', text: 'Inget jobb har misslyckats eller fastnat i någon kö.' },
  /** The queue that is shown has no failed job, and perhaps another one has. */
  empty: {
    title: 'Inget misslyckat jobb här',
    text: (queue: string) => `Inget jobb har misslyckats i kön ${queue}.`,
    elsewhere: (queue: string, state: 'stalled' | 'failed', count: number) => {
      const jobs = counted(count, 'jobb', 'jobb');
      return state === 'failed'
        ? `Men ${jobs} har misslyckats i kön ${queue}.`
        : `Men ${jobs} har fastnat i kön ${queue}.`;
    },
    action: 'Visa',
  },
  noMatch: {
    title: 'Inga jobb här',
    text: 'Inget jobb i kön är i det läget just nu.',
    action: 'Visa misslyckade',
  },
  noPage: { title: 'Så många jobb finns det inte' },
  columns: { about: 'Gäller', story: 'Vad som har hänt', attempts: 'Försök', added: 'Inlagt' },
  kinds: {
    analysis: 'Analys',
    purchase: 'Köp',
    event: 'Händelse hos Stripe',
    experiment: 'Experiment',
  } as Readonly<Record<string, string>>,
  otherKind: 'Okänt jobb',
  gone: 'raderad',
  overtaken: (attempt: number) => `analysen är nu på försök ${attempt}`,
  attempts: (made: number, allowed: number) => `${made} av ${allowed}`,
  waits: (count: number) => `har väntat ${times(count)}`,
  stalls: (count: number) => `tappat ${times(count)}`,
  story: {
    waiting: 'Väntar på sin tur',
    active: 'Körs',
    began: (when: string) => `började ${when}`,
    stalled: 'Processen som körde det svarar inte längre',
    comesBack: 'läggs i kön igen inom en minut, om någon process tar jobb',
    due: (when: string) => `Körs igen ${when}`,
    dueSoon: 'Körs igen inom en minut',
    unknownReason: 'Inget skäl angavs',
    failed: (when: string) => `misslyckades ${when}`,
  },
  facts: {
    id: 'Jobbets id',
    name: 'Sort',
    subject: 'Gäller',
    added: 'Inlagt',
    started: 'Började',
    failed: 'Misslyckades',
    due: 'Körs tidigast',
    reason: 'Skäl',
  },
  retry: {
    act: 'Försök igen',
    failed: 'Kunde inte försöka igen',
    outcomes: {
      queued: 'Jobbet står i kön igen',
      restarted: 'Analysen startas om',
      overtaken:
        'Analysen körs redan av ett annat jobb eller har gått vidare, så jobbet togs bara bort ur listan',
      gone: 'Analysen är raderad, så jobbet togs bara bort ur listan',
    },
  },
  remove: {
    act: 'Ta bort',
    title: 'Ta bort jobbet?',
    endsAnalysis: (home: string) =>
      `Analysen av ${home} avbryts och visas som misslyckad för sin ägare. Den kostar inget och kan startas om.`,
    endsIfAlone: (home: string) =>
      `Arbetar inget annat jobb med analysen av ${home} avbryts den och visas som misslyckad för sin ägare. Den kostar inget och kan startas om.`,
    keepsAnalysis: 'Jobbet försvinner ur listan. Analysen ändras inte.',
    keepsRest: 'Jobbet försvinner. Återstår något att göra läggs ett nytt jobb i kön av sig självt.',
    keepsExperiment: {
      text: 'Experimentet fortsätter: är det inte klart läggs ett nytt jobb i kön inom en minut. Det avslutas genom att tas bort på sidan ',
      link: { label: 'Prompts', to: '/admin/prompts' },
    },
    keep: 'Behåll',
    failed: 'Kunde inte ta bort jobbet',
    outcomes: {
      removed: 'Jobbet är borttaget',
      analysis_failed: 'Jobbet är borttaget och analysen avbruten',
    },
  },
  retryAll: {
    act: 'Försök igen med alla',
    title: (queue: string) => `Försöka igen med alla misslyckade i ${queue}?`,
    text: (count: number) =>
      `${counted(count, 'jobb', 'jobb')} körs på nytt. Misslyckade analyser startas om från början, också de vars annons är borta.`,
    keep: 'Avbryt',
    done: (count: number) => `${counted(count, 'jobb', 'jobb')} körs på nytt`,
    nothingLeft: (count: number) => `${counted(count, 'jobb', 'jobb')} hade inget kvar att göra.`,
    stay: (count: number) => `${counted(count, 'jobb', 'jobb')} gick inte att försöka igen nu.`,
  },
  pause: {
    act: 'Pausa',
    title: (queue: string) => `Pausa ${queue}?`,
    text: 'Inget nytt jobb börjar, i någon process, förrän kön återupptas. Det som redan körs fortsätter, och nya jobb får vänta.',
    keep: 'Avbryt',
    done: (queue: string) => `${queue} är pausad`,
    failed: 'Kunde inte pausa kön',
  },
  resume: {
    act: 'Återuppta',
    done: (queue: string) => `${queue} är i gång igen`,
    failed: 'Kunde inte återuppta kön',
  },
  /** The name of an act on one of many. */
  name: (act: string, what: string) => `${act}: ${what}`,
} as const;
