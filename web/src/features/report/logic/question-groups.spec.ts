import type { ViewingQuestion } from '../../../../../src/reports/analysis-result.schema.js';
import { groupQuestions, numbered, pickAskFirst } from './question-groups.js';

const ask = (category: string, question: string, priority: number): ViewingQuestion => ({
  category,
  question,
  context: 'Därför.',
  priority,
  evidence: [{ kind: 'field', name: 'roof', value: null }],
});
const questions = [ask('Tak', 'Hur gammalt?', 3), ask('El', 'Ojordat?', 1), ask('Tak', 'Läcker det?', 2)];

describe('groupQuestions', () => {
  it('puts urgent categories and questions first and remembers each place', () => {
    const shape = groupQuestions(numbered(questions)).map(({ category, questions: members }) => [
      category,
      members.map(({ question, index }) => [question, index]),
    ]);
    expect(shape).toEqual([
      ['El', [['Ojordat?', 1]]],
      [
        'Tak',
        [
          ['Läcker det?', 2],
          ['Hur gammalt?', 0],
        ],
      ],
    ]);
  });

  it('has no groups without questions', () => {
    expect(groupQuestions([])).toEqual([]);
  });
});

it('numbers the questions by their place in the result, the most urgent first', () => {
  expect(numbered(questions).map(({ question, index }) => [question, index])).toEqual([
    ['Ojordat?', 1],
    ['Läcker det?', 2],
    ['Hur gammalt?', 0],
  ]);
});

describe('pickAskFirst', () => {
  it('follows the given order and skips places that do not exist', () => {
    expect(pickAskFirst(questions, [2, 9, 0]).map(({ question }) => question)).toEqual([
      'Läcker det?',
      'Hur gammalt?',
    ]);
  });

  it('never gives more than three', () => {
    expect(pickAskFirst(questions, [0, 1, 2, 0])).toHaveLength(3);
  });
});
