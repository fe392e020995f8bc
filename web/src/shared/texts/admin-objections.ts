import { counted } from '../format/home.js';
import { objectionReasons } from './objection.js';

/** All words of the administrators' page of what readers say is wrong. */
export const adminObjectionsTexts = {
  loading: 'Laddar felanmälningarna...',
  failed: { title: 'Felanmälningarna kunde inte hämtas' },
  search: 'Sök text, adress, länk eller id',
  filters: { all: 'Alla', open: 'Ohanterade', handled: 'Hanterade', ...objectionReasons },
  sorts: {
    'created_at desc': 'Nyast först',
    'created_at asc': 'Äldst först',
    'address asc': 'Adress A–Ö',
    'address desc': 'Adress Ö–A',
  },
  table: 'Felanmälningar',
  columns: { claim: 'Påstående', address: 'Bostad', reason: 'Fel', state: 'Läge', created_at: 'Tid' },
  count: (total: number) => counted(total, 'felanmälan', 'felanmälningar'),
  empty: {
    title: 'Inga felanmälningar än',
    text: 'Här står det som läsare säger är fel i sina rapporter.',
  },
  noMatch: {
    title: 'Inga felanmälningar hittades',
    text: 'Ingen felanmälan stämmer med sökningen och urvalet.',
    action: 'Visa alla felanmälningar',
  },
  noPage: { title: 'Så många felanmälningar finns det inte' },
  /** By the first word of a claim's place in the result. */
  parts: {
    verdict: 'Omdöme',
    keyFindings: 'Fynd',
    redFlags: 'Varning',
    unjudged: 'Obedömd mening',
    statedSums: 'Belopp i annonsens text',
    euphemisms: 'Mäklarspråk',
    missingInfoDetails: 'Information som saknas',
    priceAnalysis: 'Pris',
    monthlyCost: 'Månadskostnad',
    purchaseCosts: 'Köpkostnader',
    photoAnalysis: 'Bild',
    floorplanAnalysis: 'Planritning',
    roomAnalysis: 'Rum',
    viewingQuestions: 'Fråga',
    technicalSpecs: 'Teknisk status',
    renovationAnalysis: 'Renovering',
  } as Readonly<Record<string, string>>,
  administrators: 'Skrivet av en administratör',
  open: 'Ohanterad',
  handled: 'Hanterad',
  case: (name: string) => `Testfall: ${name}`,
  acts: {
    report: 'Öppna rapporten',
    handle: 'Markera som hanterad',
    reopen: 'Markera som ohanterad',
    failed: 'Felanmälan kunde inte ändras',
    name: (act: string, claim: string) => `${act}: ${claim}`,
  },
  details: {
    text: 'Läsarens ord',
    texts: 'Rapportens ord',
    figures: 'Rapportens siffror',
    evidence: 'Bevis',
    path: 'Plats i resultatet',
    madeBy: 'Skriven av',
    version: 'Version',
    id: 'Id',
  },
} as const;
