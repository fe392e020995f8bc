import type {
  AnalysisResult,
  Severity,
  TechnicalItem,
  Verdict,
} from '../../../../../src/reports/analysis-result.schema.js';

/** The report's fixed vocabulary: one Swedish word per machine word. */

/** Chooses colour and icon; the word is always shown beside them. */
export type Tone = 'good' | 'watch' | 'bad' | 'neutral' | 'unknown';
export interface ToneLabel {
  readonly tone: Tone;
  readonly text: string;
}

const verdicts: Record<Verdict, ToneLabel> = {
  GREEN: { tone: 'good', text: 'Ser lovande ut' },
  YELLOW: { tone: 'watch', text: 'Granska noggrant' },
  RED: { tone: 'bad', text: 'Allvarliga varningar' },
};

/** An unknown verdict is read as YELLOW, so that a page never promises more than was found. */
export function verdictLabel(verdict: string | null | undefined): ToneLabel {
  return verdicts[verdict as Verdict] ?? verdicts.YELLOW;
}

export const severityLabels: Record<Severity, ToneLabel> = {
  critical: { tone: 'bad', text: 'Kritisk' },
  warning: { tone: 'watch', text: 'Varning' },
  notice: { tone: 'neutral', text: 'OBS' },
};

export function technicalStatusLabel(status: 'green' | 'yellow' | 'red' | undefined): ToneLabel {
  if (status === 'green') return { tone: 'good', text: 'Bra' };
  if (status === 'yellow') return { tone: 'watch', text: 'Bevaka' };
  if (status === 'red') return { tone: 'bad', text: 'Problem' };
  return { tone: 'unknown', text: 'Ej bedömd' };
}

/** In the order a house is built, from the ground up. */
export const technicalItemLabels: Record<TechnicalItem, string> = {
  foundationAndBasement: 'Grund och källare',
  structure: 'Stomme',
  facade: 'Fasad',
  roof: 'Tak',
  windows: 'Fönster',
  heating: 'Uppvärmning',
  ventilation: 'Ventilation',
  waterAndSewage: 'Vatten och avlopp',
  plumbingAndElectrical: 'Rör och el',
};

type RoomAnalysis = NonNullable<AnalysisResult['roomAnalysis']>;

export const roomVerdictLabels: Record<RoomAnalysis['rooms'][number]['verdict'], ToneLabel> = {
  positive: { tone: 'good', text: 'Positivt' },
  neutral: { tone: 'neutral', text: 'Neutralt' },
  negative: { tone: 'bad', text: 'Negativt' },
};

export const roomQualityLabels: Record<RoomAnalysis['overallQuality']['status'], ToneLabel> = {
  high: { tone: 'good', text: 'Hög' },
  medium: { tone: 'watch', text: 'Medel' },
  low: { tone: 'bad', text: 'Låg' },
};

type Renovation = NonNullable<AnalysisResult['renovationAnalysis']>;

export const priorityLabels: Record<Renovation['qualityImprovements'][number]['priority'], string> = {
  high: 'Hög prioritet',
  medium: 'Medel prioritet',
  low: 'Låg prioritet',
};

/** Anything but the two known words needs a specialist. */
export function difficultyLabel(difficulty: string | undefined): string {
  if (difficulty === 'diy') return 'Gör-det-själv möjligt';
  if (difficulty === 'professional_required') return 'Kräver hantverkare';
  return 'Kräver specialist';
}

export const feasibilityLabels: Record<
  Renovation['layoutPossibilities']['opportunities'][number]['feasibility'],
  string
> = {
  easy: 'Enkelt',
  moderate: 'Måttligt',
  complex: 'Komplext',
  unknown: 'Okänt',
};

export const planningHorizons: readonly {
  readonly key: keyof Renovation['financialPlanning'];
  readonly label: string;
}[] = [
  { key: 'immediate', label: '0–6 månader' },
  { key: 'shortTerm', label: '1–2 år' },
  { key: 'mediumTerm', label: '3–5 år' },
  { key: 'longTerm', label: '5–10 år' },
];
