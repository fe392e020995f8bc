import type { ViewingQuestion } from '../../../../../src/reports/analysis-result.schema.js';

export interface NumberedQuestion extends ViewingQuestion {
  /** Place in the result's list; the tick is remembered by it. */
  readonly index: number;
}
export interface QuestionGroup<Question extends ViewingQuestion = NumberedQuestion> {
  readonly category: string;
  readonly questions: readonly Question[];
}

/** How many questions are shown at once; the others are opened. */
export const shownFirst = 20;

/** The questions as they are asked, the most urgent first. */
export const numbered = (questions: readonly ViewingQuestion[]): NumberedQuestion[] =>
  questions
    .map((question, index) => ({ ...question, index }))
    .sort((a, b) => a.priority - b.priority || a.index - b.index);

/** Questions by category, in the order in which the categories are met. */
export function groupQuestions<Question extends ViewingQuestion>(
  questions: readonly Question[],
): QuestionGroup<Question>[] {
  const groups = new Map<string, Question[]>();
  for (const question of [...questions].sort((a, b) => a.priority - b.priority)) {
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
