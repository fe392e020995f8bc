import type { Gate } from './gate.types.js';

/** The product's promise: at least this many questions to bring to the viewing. */
export const fewestQuestions = 20;

/** Enough viewing questions, none of them twice, and the first three among them. */
export const questionsGate: Gate = ({ result }) => {
  const complain = (reason: string) => ({ gate: 'questions', path: 'viewingQuestions', reason });
  const questions = result.viewingQuestions;
  const different = new Set(questions.map((entry) => entry.question.toLowerCase()));
  return [
    ...(questions.length < fewestQuestions ? [complain(`bara ${questions.length} frågor`)] : []),
    ...(different.size < questions.length ? [complain('samma fråga står två gånger')] : []),
    ...(result.askFirst.some((index) => index >= questions.length) ? [complain('askFirst pekar fel')] : []),
  ];
};
