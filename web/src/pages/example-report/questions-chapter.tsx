import { Chapter } from '../../features/example-report/parts.js';
import { Why } from '../../features/report/evidence/why.js';
import { groupQuestions } from '../../features/report/logic/question-groups.js';
import { Answers } from '../../features/report/parts/answers.js';
import { Disclosure } from '../../features/report/parts/disclosure.js';
import { Section } from '../../features/report/parts/section.js';
import { exampleTexts as texts } from '../../shared/texts/example-report.js';
import { shownResult } from './shown-result.js';

/** All questions by category, each opening to why it is asked. */
export function QuestionsChapter() {
  const { viewingQuestions } = shownResult;
  return (
    <Chapter id="fragor" title={texts.questions(viewingQuestions.length)}>
      <p className="report-lead">{texts.questionsLead}</p>
      {groupQuestions(viewingQuestions).map(({ category, questions }) => (
        <Section key={category} title={category}>
          <ul className="finding-list">
            {questions.map((question) => (
              <li key={question.question} className="finding">
                <Disclosure summary={question.question}>
                  <Answers {...question} />
                  <p>{question.context}</p>
                  <Why evidence={question.evidence} />
                </Disclosure>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </Chapter>
  );
}
