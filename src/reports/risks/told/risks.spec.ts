import { answersAbout } from '../../reading/learned/learned-reader.js';
import { risks, tellings } from './risks.js';

/** Verbs that make a title a statement: it must read as a thing inside a sentence (”Det här väger tyngst: …”). */
const statement =
  /(?<!\p{L})(?:är|var|har|kan|ska|saknas|saknar|gäller|nämns|finns|pågår|säljs|säljer|tillkommer|hyr|hyrs|läcker)(?!\p{L})/u;

it('have names of their own, also among the other answers of the reader', () => {
  const answers = answersAbout(
    risks.map(({ id, tells }) => ({ id, titles: tells.map(({ title }) => title) })),
  );
  expect(new Set(answers).size).toBe(answers.length);
});

it('are taught by kinds of their own', () => {
  const kinds = tellings.flatMap((telling) => telling.kinds);
  expect(new Set(kinds).size).toBe(kinds.length);
});

describe.each(risks.map((risk) => [risk.id, risk] as const))('%s', (_, { tells, description, action }) => {
  it.each(tells)('has titles that read as things inside a sentence: $title', ({ title }) => {
    expect(title.replace(/\ssom\s.*/u, '')).not.toMatch(statement);
    expect(title).not.toMatch(/[.!?:]/u);
    expect(title.length).toBeLessThanOrEqual(70);
  });

  it('says in whole sentences what it means and what to do', () => {
    for (const text of [description, action]) expect(text).toMatch(/^\p{Lu}.{30,}\.$/su);
  });
});
