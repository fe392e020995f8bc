import type { ViewingQuestion } from '../../../../../src/reports/analysis-result.schema.js';
import { Why } from '../evidence/why.js';
import { groupQuestions, numbered, shownFirst, type NumberedQuestion } from '../logic/question-groups.js';
import { Answers } from '../parts/answers.js';
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

/** The questions to bring to the viewing, to tick off there: those that matter most, and the others to open. */
export function QuestionsTab({ questions = [], ticks }: QuestionsTabProps) {
  if (questions.length === 0) return <EmptyState text={texts.none} />;
  const all = numbered(questions);
  const first = all.slice(0, shownFirst);
  const more = all.slice(shownFirst);
  // The others count once they are asked.
  const counted = all.filter(({ question }, place) => place < shownFirst || ticks.isTicked(question));
  const done = counted.filter(({ question }) => ticks.isTicked(question)).length;
  return (
    <>
      <div className="tick-progress">
        <p aria-live="polite">{texts.progress(done, counted.length)}</p>
        <ProgressBar percent={Math.round((done / counted.length) * 100)} label={texts.progressName} />
        <p className="report-quiet no-print">{texts.kept}</p>
      </div>
      <Section title={texts.first(first.length)} lead={texts.firstLead}>
        <QuestionList questions={first} ticks={ticks} isOrdered />
      </Section>
      {more.length > 0 ? (
        <Disclosure className="more-questions" summary={texts.more(more.length)}>
          {groupQuestions(more).map((group) => (
            <Section key={group.category} title={group.category}>
              <QuestionList questions={group.questions} ticks={ticks} />
            </Section>
          ))}
        </Disclosure>
      ) : null}
    </>
  );
}

interface QuestionListProps {
  readonly questions: readonly NumberedQuestion[];
  readonly ticks: Ticks;
  readonly isOrdered?: boolean;
}

function QuestionList({ questions, ticks, isOrdered = false }: QuestionListProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className="question-list">
      {questions.map((question) => (
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
            <Disclosure className="question-context" summary={question.good ? texts.answers : texts.why}>
              <Answers {...question} />
              <p>{question.context}</p>
              <Why evidence={question.evidence} />
            </Disclosure>
          </div>
        </li>
      ))}
    </List>
  );
}
