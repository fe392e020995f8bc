import type { ViewingQuestion } from '../../../../../src/reports/analysis-result.schema.js';
import { reportTexts } from '../../../shared/texts/report.js';

const texts = reportTexts.questions;

type AnswersProps = Pick<ViewingQuestion, 'good' | 'bad' | 'whom'>;

/** What a good and a bad answer to a question is, and who can give it; nothing where the report does not say. */
export function Answers({ good, bad, whom }: AnswersProps) {
  if (!good && !bad && !whom) return null;
  return (
    <dl className="answers">
      {whom ? <Row name={texts.whom} text={list(whom.map((one) => texts.people[one]))} /> : null}
      {good ? <Row name={texts.good} text={good} /> : null}
      {bad ? <Row name={texts.bad} text={bad} /> : null}
    </dl>
  );
}

function Row({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

const list = (people: readonly string[]): string => people.join(' eller ');
