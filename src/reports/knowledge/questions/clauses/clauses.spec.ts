import { lower } from '../../../format.js';
import { answeredQuestions } from '../answered.js';
import { askOf, type AskRow } from '../asks/ask.types.js';
import { allAsks } from '../asks/asks.js';
import { followUpKeys, followUpTo } from '../follow-ups.js';
import { gapAsks, oldPaneAsk } from '../gaps.js';
import { questionBank } from '../questions.js';
import { replyTo } from '../replies/replies.js';
import { things } from '../things/things.js';
import { sharedWorkAsks, workAsks } from '../works.js';
import { clausesOfQuestion, clauseTable } from './clauses.js';

const entries = Object.entries(clauseTable);
const rows: AskRow[] = entries.flatMap(([, { clauses, then = [], instead = [] }]) => [
  ...clauses.flatMap((clause) => (clause.length > 1 ? [clause.slice(1) as unknown as AskRow] : [])),
  ...then,
  ...instead.map((row) => row.slice(1) as unknown as AskRow),
]);

/** Every question of the tables, without the words that it stands behind. */
const questions = new Set(
  [
    ...allAsks.map(([, { question }]) => question),
    ...[...things].map(
      ([
        ,
        {
          ask: [question],
        },
      ]) => question,
    ),
    ...[...Object.values(gapAsks), oldPaneAsk, ...Object.values(sharedWorkAsks)].map(
      ([question]) => question,
    ),
    ...Object.values(workAsks).flatMap((states) => Object.values(states).map(([question]) => question)),
    ...questionBank.flatMap((one) => [one.question, replyTo(one).say ?? one.question]),
    ...followUpKeys.flatMap((key) => {
      const [id = '', told] = key.split(' ');
      const row = followUpTo(id, told);
      return row ? [row.after, row.plain] : [];
    }),
    ...rows.map(([question]) => question),
    ...answeredQuestions.flatMap(({ ask }) => ask ?? []),
  ].map((question) => lower(question.replace(/^.*: /, ''))),
);

describe('the clauses of the questions', () => {
  it('are those of questions that are asked', () => {
    expect(entries.map(([question]) => question).filter((one) => !questions.has(lower(one)))).toEqual([]);
  });

  it('leave something to tell, and can be asked alone wherever the rest is told', () => {
    const wrong = entries.filter(([, { clauses }]) => {
      const open = clauses.filter(([want]) => want === '-');
      const others = clauses.filter(([want]) => want !== '-');
      return others.length === 0 || (open.length > 0 && !open.some((clause) => clause.length > 1));
    });
    expect(wrong.map(([question]) => question)).toEqual([]);
  });

  it('are asked alone in one question each, short enough to say aloud, with answers that differ', () => {
    const wrong = rows
      .map(askOf)
      .filter(
        ({ question, good, bad }) =>
          question.length > 100 ||
          question.split('?').length !== 2 ||
          !question.endsWith('?') ||
          /\d/.test(question + good + bad) ||
          good === bad ||
          [good, bad].some((told) => !/^\p{Lu}.*\.$/su.test(told)),
      );
    expect(wrong).toEqual([]);
  });

  it('are known of a question that lost its last ones', () => {
    expect(clausesOfQuestion('får jag se fakturan?')?.clauses).toEqual([['paper']]);
    expect(clausesOfQuestion('Får jag se fakturan, och gäller garantin för mig?')?.clauses).toHaveLength(2);
    expect(clausesOfQuestion('Vad är klockan?')).toBeUndefined();
  });
});
