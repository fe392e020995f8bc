import type { Evidence } from '../../../../../src/reports/analysis-result.schema.js';
import { sampleResult } from '../../../../../test/support/results.js';
import { proofPlaces } from './proof-places.js';

const quote = (text: string): Evidence => ({ kind: 'quote', field: 'description', start: 0, end: 3, text });
const [roof, pipes, joint, sewer] = [quote('tak'), quote('rör'), quote('skarv'), quote('avl')];

const flag = (title: string, evidence: Evidence[]) => ({
  rule: 'model',
  title,
  category: 'Skick',
  description: 'Det läcker.',
  severity: 'warning' as const,
  evidence,
});
const question = (text: string, evidence: Evidence[]) => ({
  category: 'Skick',
  question: text,
  context: 'Det läcker.',
  priority: 1,
  evidence,
});

it('shows with a question what the overview did not, and names the claims that prove the rest', () => {
  // The same proof by value, in a list of its own, as results come from the server.
  const asked = [quote('tak'), quote('avl')];
  const askedOfPipes = [quote('rör'), quote('skarv')];
  const result = {
    ...sampleResult(),
    keyFindings: [],
    euphemisms: [],
    missingInfoDetails: [],
    renovationAnalysis: null,
    redFlags: [flag('Taket läcker', [roof]), flag('Rören läcker', [pipes, joint, roof])],
    viewingQuestions: [question('När lades taket?', asked), question('Och rören?', askedOfPipes)],
  };
  const places = proofPlaces(result);
  const [first, second] = result.redFlags.map(({ evidence }) => places.get(evidence)!);
  // Claims of one part of the page show all they rest on.
  expect([first!.own, second!.own]).toEqual([[roof], [pipes, joint, roof]]);
  expect([first!.elsewhere, second!.elsewhere]).toEqual([[], []]);
  expect(places.get(asked)).toEqual({
    id: 'belagg-2',
    own: [sewer],
    elsewhere: [{ id: first!.id, title: 'Taket läcker' }],
  });
  // Two proofs of one claim name it once.
  expect(places.get(askedOfPipes)).toMatchObject({
    own: [],
    elsewhere: [{ id: second!.id, title: 'Rören läcker' }],
  });
});

it('gives each claim an id of its own, and reads results of before that lack parts', () => {
  const ids = [...proofPlaces(sampleResult()).values()].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(proofPlaces({} as ReturnType<typeof sampleResult>).size).toBe(0);
});
