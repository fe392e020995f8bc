import { counted } from '../format/home.js';
import { number } from '../format/number.js';
import { adminListTexts } from './admin-list.js';

const verdicts: Readonly<Record<string, string>> = {
  GREEN: 'Ser lovande ut',
  YELLOW: 'Granska noggrant',
  RED: 'Allvarliga varningar',
};

/** The words of a verdict; one that nobody knows is told as it stands. */
export function verdictWord(verdict: string): string {
  return Object.hasOwn(verdicts, verdict) ? verdicts[verdict]! : `Okänd bedömning (${verdict})`;
}

/** How many of those that have ended failed; nothing where none did. */
const amongThem = (failed: number): string => (failed > 0 ? `, varav ${number(failed)} misslyckades` : '');

/** Words of the view of an experiment and of the dialog that starts one. */
export const adminExperimentTexts = {
  title: 'Experiment',
  loading: 'Laddar experimentet...',
  missing: {
    title: 'Experiment ej funnet',
    text: 'Det kan ha tagits bort, eller så är länken inte hel.',
    action: 'Alla experiment',
  },
  failed: 'Kunde inte hämta experiment data',
  facts: {
    label: 'Sammanfattning',
    prompts: 'Prompts',
    status: 'Status',
    tokens: 'Tokens i snitt',
    time: 'Körtid i snitt',
    cost: 'Kostnad',
    costEach: (usd: string) => `${usd} per körning i snitt`,
    times: (repeats: number) => `${counted(repeats, 'omgång', 'omgångar')} av varje`,
    perRun: 'per körning',
    refused: 'per svar, men inget gick att använda',
    model: 'Modell',
    noModel: 'Fasta regler',
    version: 'Version',
    created: 'Skapat',
    report: 'Visa rapporten',
    advert: 'Se annonsen',
    unanswered: 'ingen modell har svarat',
    notAnswered: 'inget svar än',
    noPrice: 'modellens pris är okänt',
    succeeded: (succeeded: number, total: number) =>
      `${number(succeeded)} av ${counted(total, 'körning', 'körningar')} lyckades`,
    ended: (ended: number, total: number, failed: number) =>
      `${number(ended)} av ${number(total)} klara${amongThem(failed)}`,
  },
  /** Anything but the two that are done with counts as under way. */
  status: (status: string) =>
    status === 'completed' ? 'Slutfört' : status === 'failed' ? 'Misslyckades' : 'Pågår',
  progress: {
    label: 'Så långt har experimentet kommit',
    done: (ended: number, total: number, failed: number) =>
      `${number(ended)} av ${counted(total, 'körning klar', 'körningar klara')}${amongThem(failed)}`,
    stale: adminListTexts.perhapsOld,
  },
  runs: {
    label: 'Körningar per prompt',
    name: (repeats: readonly number[]) =>
      `Omgång ${new Intl.ListFormat('sv', { type: 'conjunction' }).format(repeats.map(String))}`,
    status: {
      waiting: 'Väntar',
      running: 'Körs nu',
      completed: 'Klar',
      failed: 'Misslyckades',
    },
    rules: 'Det reglerna skrev i stället',
    rulesNote: 'Skrivet av fasta regler, inte av prompten.',
    rulesFacts: (verdict: string, confidence: string, flags: number) =>
      `${verdict}, tillförlitlighet ${confidence}, ${counted(flags, 'flagga', 'flaggor')}`,
    done: (done: number, total: number) =>
      total === 1 ? 'Klar' : `${number(done)} av ${number(total)} lyckades`,
    noReason: 'Modellen gav ingen rapport.',
    per: { tokens: 'Tokens', time: 'Körtid', cost: 'Kostnad' },
  },
  noModel: {
    title: 'Ingen modell är inkopplad',
    text: 'Båda rapporterna är skrivna med fasta regler och säger ingenting om prompterna. Koppla in en modell så att prompterna får svara: sätt OPENAI_API_KEY, och OPENAI_BASE_URL för en annan leverantör än OpenAI. Starta om tjänsten och kör experimentet på nytt.',
  },
  notAll: (prompts: readonly string[]) =>
    `${prompts.join(' och ')} gav ingen rapport. Därför finns det inget att jämföra.`,
  onePrompt: 'Bara en prompt kördes. Därför finns det inget att jämföra.',
  byRules: 'Skrivet av fasta regler, inte av prompten',
  noReport: 'Ingen rapport',
  notYet: 'Rapporten är inte klar än',
  tabsName: 'Experimentets delar',
  tabs: {
    verdicts: 'Bedömningar',
    flags: 'Röda Flaggor',
    uncertainties: 'Osäkerheter',
    confidence: 'Konfidenspoäng',
    questions: 'Frågor',
    full: 'Full Jämförelse',
  },
  apart: { differs: 'Skiljer', within: 'Inom spridningen', same: 'Lika' },
  /** Headings over the things of each kind; without a comparison there is none. */
  groups: {
    differs: (count: number) => `Skiljer (${number(count)})`,
    within: (count: number) => `Inom spridningen (${number(count)})`,
    same: (count: number) => `Lika (${number(count)})`,
  },
  withinMeans: 'Körningar av samma prompt skiljer sig lika mycket åt.',
  presence: (count: number, of: number) => `i ${number(count)} av ${number(of)}`,
  onlyAt: (prompts: readonly string[]) => `Bara hos ${prompts.join(' och ')}`,
  absent: 'Finns inte här',
  absentOf: (of: number) => `Finns inte här (i 0 av ${number(of)})`,
  summary: {
    label: 'Skillnaderna i korthet',
    verdict: {
      same: () => 'Samma bedömning.',
      within: () => 'Bedömningarna skiljer inom spridningen.',
      differs: (said: readonly (readonly [prompt: string, verdict: string])[]) =>
        `Olika bedömning: ${said.map(([prompt, verdict]) => `${prompt} säger ${verdict}`).join(', ')}.`,
    },
    flagsOnly: (count: number, prompt: string) =>
      `${counted(count, 'flagga', 'flaggor')} finns bara hos ${prompt}.`,
    severities: (count: number) => `${counted(count, 'flagga', 'flaggor')} har olika allvarlighet.`,
    score: (points: number) => `Riskpoängen skiljer ${number(points, 1)} av 10.`,
    confidence: (points: number) => `Tillförlitligheten skiljer ${number(points, 1)}\u00a0procentenheter.`,
    questionsOnly: (count: number, prompt: string) =>
      `${counted(count, 'fråga', 'frågor')} finns bara hos ${prompt}.`,
    uncertaintiesOnly: (count: number, prompt: string) =>
      `${counted(count, 'osäkerhet', 'osäkerheter')} finns bara hos ${prompt}.`,
    impacts: (count: number) => `${counted(count, 'osäkerhet', 'osäkerheter')} väger olika tungt.`,
    nothingElse: 'Inga andra skillnader i riskpoäng, flaggor, osäkerheter, tillförlitlighet eller frågor.',
    within: (count: number) =>
      `${counted(count, 'skillnad', 'skillnader')} ligger inom spridningen mellan körningarna.`,
  },
  spread: {
    aloud: (min: string, median: string, max: string) => `lägst ${min}, median ${median}, högst ${max}`,
    none: '–',
    noneAloud: 'okänt',
  },
  verdict: {
    reason: 'Skäl',
    score: 'Riskpoäng',
    outOfTen: 'av 10',
    apart: {
      same: 'Samma bedömning',
      within: 'Bedömningarna skiljer inom spridningen',
      differs: 'Olika bedömning',
    },
    scoreApart: {
      same: 'Samma riskpoäng',
      within: 'Riskpoängen skiljer inom spridningen',
      differs: 'Olika riskpoäng',
    },
  },
  flags: { none: 'Inga röda flaggor', severity: 'Olika allvarlighet' },
  uncertainties: {
    none: 'Inga osäkerheter',
    weight: 'Väger olika tungt',
    noSummary: 'Ingen sammanfattning',
    impact: (impact: string) =>
      impact === 'high' ? 'Stor betydelse' : impact === 'medium' ? 'Viss betydelse' : 'Liten betydelse',
    action: 'Gör så här',
  },
  confidence: {
    name: 'Tillförlitlighet',
    explanation: 'Förklaring',
    scale: 'Skalan går från 0 till 100\u00a0%. Från 5 procentenheters skillnad räknas den.',
  },
  questions: { none: 'Inga frågor' },
  full: {
    label: 'Hela rapporterna sida vid sida',
    only: 'Visa bara skillnader',
    hidden: (same: number, within: number) =>
      `${counted(same, 'lika rad dold', 'lika rader dolda')}${within > 0 ? `, ${number(within)} inom spridningen` : ''}.`,
    nothing: 'Rapporterna skiljer sig inte åt.',
    sections: {
      verdict: 'Bedömning',
      findings: 'Viktiga fynd',
      flags: 'Röda flaggor',
      euphemisms: 'Mäklarspråk',
      missing: 'Information som saknas',
      price: 'Prisanalys',
      technical: 'Tekniskt skick',
      renovation: 'Renovering',
      making: 'Hur rapporten blev till',
    },
    rows: {
      verdict: 'Bedömning',
      reason: 'Skäl',
      score: 'Riskpoäng',
      confidence: 'Tillförlitlighet',
      assessment: 'Prisbedömning',
      pricePerSqm: 'Pris per m²',
      total: 'Renovering totalt',
      immediate: '0–6 månader',
      shortTerm: '1–2 år',
      mediumTerm: '3–5 år',
      longTerm: '5–10 år',
      dropped: 'Bortsorterade påståenden',
      proven: 'Belagda påståenden',
      repairs: 'Omskrivningar',
      tokens: 'Tokens',
      time: 'Körtid',
      cost: 'Kostnad',
    },
    scoreOf: (score: number) => `${number(score, 1)} av 10`,
    technical: { green: 'Bra', yellow: 'Bevaka', red: 'Problem' },
    priority: { high: 'Hög prioritet', medium: 'Medel prioritet', low: 'Låg prioritet' },
    isMissing: 'Saknas i annonsen',
    unjudged: 'Ej bedömd',
    evidence: (count: number) => counted(count, 'belägg', 'belägg'),
    provenOf: (proven: string, claims: string) => `${proven} av ${claims}`,
    none: 'Saknas',
  },
} as const;

/** Words of the dialog that starts an experiment. */
export const testPromptsTexts = {
  title: 'Testa prompts',
  lead: 'Samma bostad, med samma uppgifter och bilder, skrivs på nytt med två promptmallar. Köparens rapport ändras inte.',
  prompts: {
    'default-v1': 'standard, balanserad',
    'unbiased-v1': 'objektiv',
  },
  time: (repeats: number) =>
    repeats === 1 ? 'Det tar ungefär 30–60 sekunder.' : 'Det tar ungefär 30–60 sekunder per omgång.',
  repeats: 'Omgångar',
  repeatsHelp: 'Fler omgångar visar hur mycket en prompt skiljer sig från sig själv.',
  oneRound: 'Fasta regler skriver samma sak varje gång, så en omgång räcker.',
  cost: (runs: number) =>
    `${counted(runs, 'körning', 'körningar')}. Varje körning kostar som en vanlig rapport och håller sig under samma kostnadstak.`,
  free: (runs: number) =>
    `${counted(runs, 'körning', 'körningar')}. Utan modell kostar de ingenting, men de säger inte heller något om prompterna.`,
  model: (model: string) => `Modell: ${model}`,
  noModel: 'Ingen modell är inkopplad. Båda rapporterna skrivs då med fasta regler.',
  modelUnknown: 'Det gick inte att se om en modell är inkopplad.',
  start: 'Starta experimentet',
  going: 'Pågår …',
  starting: 'Experimentet startar...',
  cancel: 'Avbryt',
  leave: 'Stäng',
  goesOn: 'Du kan stänga rutan. Experimentet fortsätter ändå och finns under Prompts.',
  succeeded: 'Experiment slutfört!',
  succeededText: (succeeded: number, total: number) =>
    `${number(succeeded)} av ${number(total)} prompts kördes framgångsrikt`,
  failed: 'Kunde inte köra experiment',
  left: {
    title: 'Experimentet fortsätter',
    text: 'Du hittar det under Prompts.',
    action: 'Visa jämförelse',
  },
} as const;
