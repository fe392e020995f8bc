import type { ViewingQuestion } from '../../../../../src/reports/analysis-result.schema.js';
import { Why } from '../evidence/why.js';
import { groupQuestions } from '../logic/question-groups.js';
import { Disclosure } from '../parts/disclosure.js';
import { EmptyState, Section } from '../parts/section.js';
import type { Ticks } from '../use-ticks.js';
import { ProgressBar } from '../../../shared/ui/progress-bar.js';
import { reportTexts } from '../../../shared/texts/report.js';

const texts = reportTexts.questions;

interface QuestionsTabProps {
  readonly questions: readonly ViewingQuestion[] | undefined;
  readonly ticks: Ticks;
}

/** The questions to bring to the viewing, to tick off there. */
export function QuestionsTab({ questions = [], ticks }: QuestionsTabProps) {
  if (questions.length === 0) return <EmptyState text={texts.none} />;
  const done = questions.filter((question) => ticks.isTicked(question.question)).length;
  return (
    <>
      <div className="tick-progress">
        <p aria-live="polite">{texts.progress(done, questions.length)}</p>
        <ProgressBar percent={Math.round((done / questions.length) * 100)} label={texts.progressName} />
        <p className="report-quiet no-print">{texts.kept}</p>
      </div>
      {groupQuestions(questions).map((group) => (
        <Section key={group.category} title={group.category}>
          <ul className="question-list">
            {group.questions.map((question) => (
              <li key={question.index}>
                <label className="tick">
                  <input
                    type="checkbox"
                    checked={ticks.isTicked(question.question)}
                    onChange={({ target }) => ticks.setTicked(question.question, target.checked)}
                  />
                  <span>{question.question}</span>
                </label>
                <div className="question-more">
                  <Disclosure className="question-context" summary={texts.why}>
                    <p>{question.context}</p>
                    <Why evidence={question.evidence} />
                  </Disclosure>
                </div>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}
