import { gateInput, rulesReport } from '../../../test/support/gate-input.js';
import { questionsGate } from './questions.gate.js';

describe('questions gate', () => {
  const { viewingQuestions } = rulesReport();

  it('lets twenty different questions through', () => {
    expect(questionsGate(gateInput())).toEqual([]);
  });

  it.each([
    ['nineteen questions', { viewingQuestions: viewingQuestions.slice(1) }],
    ['the same question twice', { viewingQuestions: [...viewingQuestions, viewingQuestions[0]!] }],
    ['a first question that is none', { askFirst: [20] }],
  ])('faults %s', (_, change) => {
    expect(questionsGate(gateInput(change))).toHaveLength(1);
  });
});
