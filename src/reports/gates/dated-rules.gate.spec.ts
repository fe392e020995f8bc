import { withFlag } from '../../../test/support/gate-input.js';
import { datedRulesGate } from './dated-rules.gate.js';

describe('dated-rules gate', () => {
  it.each([
    'Kontantinsatsen är minst 10 procent.',
    'Du får låna högst 90 procent av priset.',
    'Avgiften har höjts med 15 procent på två år.',
    'Fasaden är 15 procent av ytan. Kontantinsatsen är 10 procent.',
  ])('lets through: %s', (description) => {
    expect(datedRulesGate(withFlag({ description }))).toEqual([]);
  });

  const old = [
    ['kontantinsats 15 %', 'Kontantinsatsen är minst 15 % av priset.'],
    ['kontantinsats 15 %', 'Räkna med 15 procent i kontantinsats.'],
    ['bolånetak 85 %', 'Du får låna upp till 85 % av värdet.'],
    [
      'skärpt amorteringskrav vid 4,5 gånger inkomsten',
      'Lånar du mer än 4,5 gånger inkomsten amorterar du mer.',
    ],
    ['skärpt amorteringskrav vid 4,5 gånger inkomsten', 'Det skärpta amorteringskravet gäller dig.'],
  ] as const;

  it.each(old)('faults %s: %s', (rule, description) => {
    expect(datedRulesGate(withFlag({ description }))).toEqual([
      { gate: 'dated-rules', path: 'redFlags.1', reason: `regeln "${rule}" gäller inte längre` },
    ]);
  });

  it.each(old)('knows that %s was right in March 2026: %s', (_, description) => {
    const input = { ...withFlag({ description }), today: new Date('2026-03-31T12:00:00Z') };
    expect(datedRulesGate(input)).toEqual([]);
  });
});
