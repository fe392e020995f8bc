import type { Measurement, MeasureName, Miss } from '../../../../src/analyses/measurement.types.js';
import { unmeasuredIn, weaknessesOf } from './honest.js';

const measurement = (fields: Partial<Measurement>): Measurement => ({
  set: 'held-out',
  by: { analyst: 'rules', template: null, model: null },
  measuredOn: '2026-11-22',
  version: 'aaaaaaaaaaaa',
  cases: 10,
  measures: [],
  ...fields,
});

describe('what the method page admits', () => {
  it('tells what went wrong, the worst share first', () => {
    const measures = [
      { name: 'verdicts right', right: 9, of: 10 },
      { name: 'critical risks told', right: 4, of: 4 },
      { name: 'warnings told', right: 3, of: 5 },
    ] as const;
    const better = measurement({
      set: 'planted',
      measures: [{ name: 'technical items right', right: 0, of: 1 }],
    });
    expect(weaknessesOf([better, measurement({ measures })])).toEqual([
      '2 av 5 varningar kom inte med, eller blev bara en anmärkning.',
      '1 av 10 omdömen blev ett annat än i facit.',
    ]);
    expect(weaknessesOf([])).toEqual([]);
  });

  it.each<[string, MeasureName, Miss[], string[]]>([
    [
      'too strict',
      'verdicts right',
      [{ kind: 'stricter', count: 2, told: [] }],
      ['2 av 64 omdömen blev strängare än i facit: vi varnade mer än vi borde. Inget blev mildare.'],
    ],
    [
      'too mild',
      'verdicts right',
      [{ kind: 'milder', count: 2, told: [] }],
      ['2 av 64 omdömen blev mildare än i facit: bostaden såg bättre ut än den är. Inget blev strängare.'],
    ],
    [
      'both too mild and too strict',
      'verdicts right',
      [
        { kind: 'milder', count: 1, told: [] },
        { kind: 'stricter', count: 1, told: [] },
      ],
      [
        '2 av 64 omdömen blev ett annat än i facit: 1 mildare, så att bostaden såg bättre ut än den är, och 1 strängare.',
      ],
    ],
    [
      'told as less, and not at all',
      'warnings told',
      [
        { kind: 'milder', count: 1, told: ['Endast sommarvatten'] },
        { kind: 'silent', count: 1, told: [] },
      ],
      [
        '1 av 64 varningar blev bara en anmärkning: ”Endast sommarvatten”.',
        '1 av 64 varningar kom inte med alls.',
      ],
    ],
  ])('tells what was %s', (_, name, misses, sentences) => {
    const measures = [{ name, right: 62, of: 64, misses }];
    expect(weaknessesOf([measurement({ measures })])).toEqual(sentences);
  });

  it('says of the model’s reports that they are not measured until they are', () => {
    const byModel = (template: 'default-v1' | 'unbiased-v1') =>
      measurement({ by: { analyst: 'openai', template, model: 'm' } });
    expect(unmeasuredIn([measurement({})])[0]).toContain('våra fasta regler');
    expect(unmeasuredIn([measurement({}), byModel('default-v1')])[0]).toContain('mallen unbiased-v1');
    const both = unmeasuredIn([byModel('default-v1'), byModel('unbiased-v1')]);
    expect(both).toHaveLength(unmeasuredIn([]).length - 1);
  });
});
