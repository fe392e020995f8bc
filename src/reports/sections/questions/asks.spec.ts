import { statedKinds } from '../../risks/stated/kinds/kinds.js';
import { risks } from '../../risks/told/risks.js';
import { questionBank } from '../../knowledge/questions/questions.js';
import { answeredByFact, followUps, formalQuestions } from '../../knowledge/questions/known.js';
import { fits } from '../../knowledge/questions/fits.js';
import { gapAsks } from '../../knowledge/questions/gaps.js';
import { replyTo } from '../../knowledge/questions/replies/replies.js';
import { subjectAsks } from '../../knowledge/questions/subjects.js';
import { workAsks } from '../../knowledge/questions/works.js';
import { subjects } from '../../reading/learned/subjects.js';
import { allAsks, asksOf } from '../../knowledge/questions/asks/asks.js';
import { askOf, type Ask } from '../../knowledge/questions/asks/ask.types.js';

const rows: readonly (readonly [string, Ask])[] = [
  ...allAsks,
  ...Object.entries(gapAsks).map(([name, row]) => [name, askOf(row)] as const),
  ...Object.entries(subjectAsks).map(([name, row]) => [name, askOf(row)] as const),
  ...Object.entries(workAsks).flatMap(([part, states]) =>
    Object.entries(states).map(([state, row]) => [`${part} ${state}`, askOf(row)] as const),
  ),
];

describe('the questions that findings bring', () => {
  it('are one question each, short enough to say aloud, and state no figure of their own', () => {
    expect(rows.length).toBeGreaterThan(300);
    const wrong = rows.filter(
      ([, { question, good, bad }]) =>
        question.length > 100 ||
        question.split('?').length !== 2 ||
        !question.endsWith('?') ||
        /\d/.test(question + good + bad),
    );
    expect(wrong.map(([from, { question }]) => `${from}: ${question}`)).toEqual([]);
  });

  it('say what a good and a bad answer is, and differ', () => {
    for (const [, { good, bad, whom }] of rows) {
      expect([good, bad].every((text) => text.trim() !== '' && text !== good + bad)).toBe(true);
      expect(good).not.toBe(bad);
      expect(whom.length).toBeGreaterThan(0);
    }
  });

  it('stand for every kind of risk that adverts state', () => {
    expect(statedKinds.filter((rule) => asksOf({ rule, title: '' }, false).length === 0)).toEqual([]);
  });

  it('stand for everything that the learned reader tells', () => {
    const titles = risks.flatMap(({ id, tells }) => tells.map(({ title }) => ({ rule: id, title })));
    expect(titles.filter((flag) => asksOf(flag, true).length === 0)).toEqual([]);
    const unclear = Object.keys(subjects).map((subject) => ({ rule: `unclear-${subject}`, title: '' }));
    expect(unclear.filter((flag) => asksOf(flag, true).length === 0)).toEqual([]);
    expect(Object.values(subjects).filter(({ name }) => !subjectAsks[name])).toEqual([]);
  });

  it('say of every question of the bank what its answer is worth, in words that can be said aloud', () => {
    const said = questionBank.map((question) => replyTo(question).say ?? question.question);
    expect(said.filter((text) => text.length > 100 || text.split('?').length !== 2)).toEqual([]);
  });

  it('name only questions of the bank in the tables beside it', () => {
    const ids = new Set(questionBank.map(({ id }) => id));
    const named = [
      ...Object.keys(fits),
      ...Object.keys(answeredByFact),
      ...Object.keys(followUps),
      ...formalQuestions,
    ];
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });
});
