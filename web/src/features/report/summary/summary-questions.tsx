import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { reportPageTexts } from '../../../shared/texts/report-page.js';
import { firstQuestions } from '../logic/question-groups.js';
import { Answers } from '../parts/answers.js';

const texts = reportPageTexts.summary;
const mostQuestions = 10;

/** Ten questions with room for their answers, and for notes. */
export function SummaryQuestions({ result }: { readonly result: AnalysisResult }) {
  const questions = firstQuestions(result.viewingQuestions ?? [], result.askFirst ?? [], mostQuestions);
  if (questions.length === 0) return null;
  return (
    <section className="summary-questions">
      <h2>{texts.questions}</h2>
      <ol>
        {questions.map(({ question, good, bad }) => (
          <li key={question}>
            <p>{question}</p>
            <Answers good={good} bad={bad} />
            <div className="answer-line" />
          </li>
        ))}
      </ol>
      <h3>{texts.notes}</h3>
      <div className="answer-line" />
      <div className="answer-line" />
    </section>
  );
}
