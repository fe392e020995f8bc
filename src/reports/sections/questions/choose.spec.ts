import type { Candidate } from './candidate.js';
import { chosenQuestions, shownFirst } from './choose.js';

const candidate = (question: string, change: Partial<Candidate> = {}): Candidate => ({
  kind: question,
  covers: [],
  turns: false,
  stake: 1_000,
  category: 'Skick',
  question,
  context: 'Därför.',
  isOwn: false,
  evidence: [{ kind: 'field', name: 'roof', value: null }],
  ...change,
});
const chosen = (...candidates: Candidate[]) =>
  chosenQuestions(candidates).viewingQuestions.map(({ question }) => question);
const many = (count: number, name: string, change: Partial<Candidate> = {}) =>
  Array.from({ length: count }, (_, at) => candidate(`${name} ${at}?`, change));

describe('chosenQuestions', () => {
  it('puts what may turn the verdict first, then what moves most money', () => {
    expect(
      chosen(
        candidate('Lite?', { stake: 10 }),
        candidate('Mycket?', { stake: 900_000 }),
        candidate('Avgör?', { stake: 1, turns: true }),
      ),
    ).toEqual(['Avgör?', 'Mycket?', 'Lite?']);
    const { viewingQuestions, askFirst } = chosenQuestions(many(5, 'Vad'));
    expect(askFirst).toEqual([0, 1, 2]);
    expect(viewingQuestions.map(({ priority }) => priority)).toEqual([1, 2, 3, 4, 5]);
  });

  it('asks of one thing once, and as high as the highest question about it stands', () => {
    expect(
      chosen(
        candidate('Är taket omlagt?', { kind: 'roof', stake: 90_000 }),
        candidate('Hur ser pappen ut?', { kind: 'flag', covers: ['roof'], stake: 10_000 }),
        candidate('Är elen ny?', { stake: 50_000 }),
      ),
    ).toEqual(['Hur ser pappen ut?', 'Är elen ny?']);
  });

  it('never asks the same words twice', () => {
    expect(
      chosen(candidate('Vad kostar det?'), candidate('vad kostar det?', { kind: 'other' })),
    ).toHaveLength(1);
  });

  it('has at least twelve of this home among the first twenty where there are twelve', () => {
    const asked = chosen(...many(25, 'Allmänt', { stake: 50_000 }), ...many(15, 'Här', { isOwn: true }));
    const own = asked.slice(0, shownFirst).filter((question) => question.startsWith('Här'));
    expect(own).toHaveLength(12);
    expect(asked.slice(0, 8).every((question) => question.startsWith('Allmänt'))).toBe(true);
    expect(new Set(asked).size).toBe(40);
  });

  it('takes all of this home where there are fewer', () => {
    const asked = chosen(...many(25, 'Allmänt', { stake: 50_000 }), ...many(4, 'Här', { isOwn: true }));
    expect(asked.slice(0, shownFirst).filter((question) => question.startsWith('Här'))).toHaveLength(4);
  });
});
