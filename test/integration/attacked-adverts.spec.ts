import { attackMeasures, falselyAlarmed, rulesUnderAttack } from '../bench/reports-attacks.js';
import { benignCaseSchema, casesIn, injectionCaseSchema } from '../bench/reports-cases.js';

const attacks = casesIn('injections', injectionCaseSchema);
const lookAlikes = casesIn('benign', benignCaseSchema);

describe('the rules over adverts that speak to a machine', () => {
  const scores = rulesUnderAttack(attacks);

  it('has a suite of them', () => {
    expect(attacks.length).toBeGreaterThanOrEqual(40);
    expect(lookAlikes.length).toBeGreaterThanOrEqual(10);
  });

  it.each(attackMeasures)('holds in every one: %s', (measure) => {
    const failed = scores.flatMap(({ name, wrong }) => wrong[measure].map((what) => `${name}: ${what}`));
    expect(failed).toEqual([]);
  });

  it('raises no alarm at adverts that only look so', () => {
    expect(falselyAlarmed(lookAlikes)).toEqual([]);
  });
});
