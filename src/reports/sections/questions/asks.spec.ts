import { statedKinds } from '../../risks/stated/kinds/kinds.js';
import { risks } from '../../risks/told/risks.js';
import { questionBank } from '../../knowledge/questions/questions.js';
import { answeredQuestions } from '../../knowledge/questions/answered.js';
import { followUpKeys, followUpTo } from '../../knowledge/questions/follow-ups.js';
import { answeredByFact, formalQuestions } from '../../knowledge/questions/known.js';
import { saidPlainly } from '../../knowledge/questions/plainly.js';
import { things } from '../../knowledge/questions/things/things.js';
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
  ...[...things].map(([id, { ask }]) => [id, askOf(ask)] as const),
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
    const wrong = rows.filter(
      ([, { good, bad, whom }]) =>
        [good, bad].some((text) => !/^[\p{Lu}”].*[.][”]?$/su.test(text)) || good === bad || whom.length === 0,
    );
    expect(wrong).toEqual([]);
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
      ...followUpKeys.map((key) => key.split(' ')[0]!),
      ...formalQuestions,
    ];
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('know what is left to ask of each answer of an advert, and what that answer is worth', () => {
    const left = answeredQuestions.filter(({ ask }) => ask !== null);
    expect(left.filter(({ id, told }) => followUpTo(id, told) === undefined)).toEqual([]);
    const rowsLeft = left.map(({ id, told }) => followUpTo(id, told)!);
    expect(rowsLeft.filter(({ plain }) => plain.length > 100 || plain.split('?').length !== 2)).toEqual([]);
    expect(rowsLeft.filter(({ good, bad }) => !good || !bad || good === bad)).toEqual([]);
    const told = new Set(answeredQuestions.flatMap((row) => (row.told ? [`${row.id} ${row.told}`] : [])));
    expect(followUpKeys.filter((key) => key.includes(' ') && !told.has(key))).toEqual([]);
  });

  it('can be said without the advert’s words where those cannot be said', () => {
    const unclear = Object.values(subjects).map(({ name }) => askOf(subjectAsks[name]!).question);
    const flagged = allAsks.map(([, { question }]) => question).filter((text) => /^\p{Ll}/u.test(text));
    const lacking = [...unclear, ...flagged].filter((text) => saidPlainly[text] === undefined);
    expect(lacking).toEqual(['vad betyder det för mig?']);
  });
});
