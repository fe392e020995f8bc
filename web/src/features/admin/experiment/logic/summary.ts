import { adminExperimentTexts, verdictWord } from '../../../../shared/texts/admin-experiment.js';
import type { Apart } from './apart.js';
import { mediansApart } from './apart.js';
import type { Column } from './columns.js';
import { confidencesOf, onlyIn, scoresOf, verdictsOf, type Compared, type Comparison } from './comparison.js';
import { spreadOf, talliesOf } from './spread.js';

const texts = adminExperimentTexts.summary;

/** `2 × Granska noggrant, 1 × Allvarliga varningar`; of one run the verdict alone. */
export function verdictTally(verdicts: readonly string[]): string {
  if (verdicts.length === 1) return verdictWord(verdicts[0]!);
  return talliesOf(verdicts)
    .map(({ value, count }) => `${count} × ${verdictWord(value)}`)
    .join(', ');
}

/** Between the medians of the prompts that are furthest apart. */
const distance = (columns: readonly Column[], figuresOf: (column: Column) => readonly number[]): number =>
  mediansApart(columns.map((column) => spreadOf(figuresOf(column))).filter((spread) => spread !== null));

/** The comparison in sentences; empty where nothing can be compared. */
export function summaryOf(comparison: Comparison): readonly string[] {
  const { columns, isComparable, verdict, score, confidence, flags, questions, uncertainties } = comparison;
  if (!isComparable) return [];
  const sentences = [
    texts.verdict[verdict!](columns.map((column) => [column.promptId, verdictTally(verdictsOf(column))])),
  ];
  const only = (compared: readonly Compared<unknown>[], say: (count: number, prompt: string) => string) =>
    columns.forEach(({ promptId }, at) => {
      const { length } = onlyIn(compared, at);
      if (length > 0) sentences.push(say(length, promptId));
    });
  only(flags, texts.flagsOnly);
  const inAll = flags.filter(
    ({ apart, cells }) => apart === 'differs' && cells.every(({ count }) => count > 0),
  );
  if (inAll.length > 0) sentences.push(texts.severities(inAll.length));
  if (score === 'differs') sentences.push(texts.score(distance(columns, scoresOf)));
  if (confidence === 'differs') sentences.push(texts.confidence(distance(columns, confidencesOf)));
  only(questions, texts.questionsOnly);
  only(uncertainties, texts.uncertaintiesOnly);
  const impacts = uncertainties.filter(
    ({ apart, cells }) => apart === 'differs' && cells.every(({ count }) => count > 0),
  );
  if (impacts.length > 0) sentences.push(texts.impacts(impacts.length));
  const aparts = [
    score,
    confidence,
    ...[flags, questions, uncertainties].flatMap((all) => all.map(({ apart }) => apart)),
  ];
  const within = aparts.filter((apart: Apart | null) => apart === 'within').length;
  if (sentences.length === 1) sentences.push(texts.nothingElse);
  if (within > 0) sentences.push(texts.within(within));
  return sentences;
}
