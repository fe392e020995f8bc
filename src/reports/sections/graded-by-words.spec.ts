import { quoted } from '../facts/evidence.js';
import { flag } from '../facts/context.js';
import { gradedByWords } from './graded-by-words.js';
import { proofOf, toldIn } from './told.js';

const text = 'Tingsrätten prövar vad testamentet är värt.';
const [only] = toldIn([{ field: 'description', text, readable: text }]);
const tellings = (graveness: number) => [{ ...only!, graveness }];
const found = (rule: string, severity: 'warning' | 'notice' = 'warning') =>
  flag({
    rule,
    severity,
    title: 'En tvist',
    category: 'Juridik',
    description: 'Annonsen nämner en tvist.',
    action: 'Fråga vad den gäller.',
    evidence: [proofOf(only!)],
  });

it.each(['dispute', 'ground-lease', 'water-unfit'])(
  'makes %s critical where its words seem grave',
  (rule) => {
    expect(gradedByWords([found(rule)], tellings(0.14))).toMatchObject([
      { rule, severity: 'critical', weight: 10 },
    ]);
  },
);

it('leaves one that seems light, one of other words, and what says itself how severe it is', () => {
  expect(gradedByWords([found('dispute')], tellings(0.12))).toEqual([found('dispute')]);
  const elsewhere = {
    ...found('dispute'),
    evidence: [quoted({ field: 'summary', start: 0, end: 4, text: 'Stig' })],
  };
  expect(gradedByWords([elsewhere], tellings(0.5))).toEqual([elsewhere]);
  const others = [found('easement'), found('dispute', 'notice')];
  expect(gradedByWords(others, tellings(0.5))).toEqual(others);
});
