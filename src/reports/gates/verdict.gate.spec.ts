import { gateInput, modelFlag, rulesReport } from '../../../test/support/gate-input.js';
import { verdictGate } from './verdict.gate.js';

describe('verdict gate', () => {
  const critical = modelFlag({ severity: 'critical' });

  it('lets a RED with a critical flag through', () => {
    expect(verdictGate(gateInput({ verdict: 'RED', redFlags: [critical] }))).toEqual([]);
  });

  it('lets a GREEN without critical flags through when the rules say GREEN', () => {
    expect(verdictGate(gateInput({}, rulesReport({ verdict: 'GREEN' })))).toEqual([]);
  });

  it.each([
    ['a RED without a critical flag', gateInput({ verdict: 'RED' })],
    ['a GREEN where the rules say YELLOW', gateInput({ verdict: 'GREEN' })],
    [
      'a YELLOW where the rules say RED',
      gateInput({ verdict: 'YELLOW' }, rulesReport({ verdict: 'RED', redFlags: [critical] })),
    ],
    [
      'a GREEN with a critical flag',
      gateInput({ verdictReason: 'Allt är bra.', redFlags: [critical] }, rulesReport({ verdict: 'GREEN' })),
    ],
    [
      'a YELLOW with a critical flag',
      gateInput({ verdict: 'YELLOW', verdictReason: 'Ett och annat.', redFlags: [critical] }),
    ],
    [
      'a YELLOW without anything to warn of',
      gateInput({ verdict: 'YELLOW', redFlags: [] }, rulesReport({ verdict: 'GREEN' })),
    ],
  ])('faults %s', (_, input) => {
    expect(verdictGate(input)).toEqual([expect.objectContaining({ gate: 'verdict', path: 'verdictReason' })]);
  });

  it.each(['GREEN', 'YELLOW'] as const)('faults the flag when the %s is the rules own', (verdict) => {
    const input = gateInput({ verdict, redFlags: [critical] }, rulesReport({ verdict }));
    expect(verdictGate(input)).toEqual([expect.objectContaining({ path: 'redFlags.0' })]);
  });
});
