import type { ViewingQuestion } from '../../../../../src/reports/analysis-result.schema.js';

export interface NumberedQuestion extends ViewingQuestion {
  /** Place in the result's list; the tick is remembered by it. */
  readonly index: number;
}
export interface QuestionGroup {
  readonly category: string;
  readonly questions: readonly NumberedQuestion[];
}

/** Questions by category: most urgent category first, most urgent question first in it. */
export function groupQuestions(questions: readonly ViewingQuestion[]): QuestionGroup[] {
  const sorted = questions
    .map((question, index) => ({ ...question, index }))
    .sort((a, b) => a.priority - b.priority);
  const groups = new Map<string, NumberedQuestion[]>();
  for (const question of sorted) {
    groups.set(question.category, [...(groups.get(question.category) ?? []), question]);
  }
  return [...groups].map(([category, members]) => ({ category, questions: members }));
}

/** The at most three questions to ask first; places that do not exist are left out. */
export function pickAskFirst(
  questions: readonly ViewingQuestion[],
  indexes: readonly number[],
): ViewingQuestion[] {
  return indexes.flatMap((index) => questions[index] ?? []).slice(0, 3);
}

/** The first `count` questions: those to ask first, then the most urgent. */
export function firstQuestions(
  questions: readonly ViewingQuestion[],
  askFirst: readonly number[],
  count: number,
): ViewingQuestion[] {
  const first = pickAskFirst(questions, askFirst);
  const byUrgency = questions.toSorted((a, b) => a.priority - b.priority);
  return [...new Set([...first, ...byUrgency])].slice(0, count);
}
