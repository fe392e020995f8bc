import type { Measurement } from '../../../../src/analyses/measurement.types.js';
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
      '1 av 10 omdömen blev ett annat än läsarens.',
    ]);
    expect(weaknessesOf([])).toEqual([]);
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
