import type { AnalysisResult } from '../../../../src/reports/analysis-result.schema.js';
import { pickAskFirst } from './logic/question-groups.js';
import { Why } from './evidence/why.js';
import { Answers } from './parts/answers.js';
import { Disclosure } from './parts/disclosure.js';
import { reportTexts } from '../../shared/texts/report.js';

const texts = reportTexts.askFirst;

interface AskFirstProps {
  readonly result: AnalysisResult;
  readonly onAll: () => void;
}

/** The three questions that matter most. */
export function AskFirst({ result, onAll }: AskFirstProps) {
  const all = result.viewingQuestions ?? [];
  const first = pickAskFirst(all, result.askFirst ?? []);
  if (first.length === 0) return null;
  return (
    <section className="ask-first" aria-labelledby="ask-first-title">
      <h2 id="ask-first-title">{texts.title}</h2>
      <ol>
        {first.map((question) => (
          <li key={question.question}>
            <Disclosure summary={question.question}>
              <Answers {...question} />
              <p>{question.context}</p>
              <Why evidence={question.evidence} />
            </Disclosure>
          </li>
        ))}
      </ol>
      <button type="button" className="text-button no-print" onClick={onAll}>
        {texts.all(all.length)}
      </button>
    </section>
  );
}
