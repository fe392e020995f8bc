import { withFlag } from '../../../test/support/gate-input.js';
import { everyText } from '../reading/injection/injection.js';
import { adverts, today as inForce } from '../../../test/support/reports/adverts.js';
import { writeRulesReport } from '../rules-analyst.js';
import { datedRulesGate, outdatedRules } from './dated-rules.gate.js';

describe('dated-rules gate', () => {
  it.each([
    'Kontantinsatsen är minst 10 procent.',
    'Du får låna högst 90 procent av priset.',
    'Avgiften har höjts med 15 procent på två år.',
    'Fasaden är 15 procent av ytan. Kontantinsatsen är 10 procent.',
    'Lån utan säkerhet ger inget ränteavdrag.',
    'Ränteavdraget på privatlån är slopat.',
    'Räkna med ränteavdrag på bolånet.',
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
    ['bolånetak 85 %', 'Banken lånar ut högst åttiofem procent, så lån över det får du inte.'],
  ] as const;

  it.each(old)('faults %s: %s', (rule, description) => {
    expect(datedRulesGate(withFlag({ description }))).toEqual([
      { gate: 'dated-rules', path: 'redFlags.1', reason: `regeln "${rule}" gäller inte längre` },
    ]);
  });

  it.each([
    'Du får ränteavdrag med 50 procent på lån utan säkerhet.',
    'Räntan på ett blancolån får du dra av till hälften.',
    'Lånar du till insatsen med ett privatlån gäller halva ränteavdraget.',
  ])('faults the deduction on loans without security in 2026 and not in 2025: %s', (description) => {
    const input = withFlag({ description });
    expect(datedRulesGate(input)).toEqual([
      {
        gate: 'dated-rules',
        path: 'redFlags.1',
        reason: 'regeln "ränteavdrag på lån utan säkerhet" gäller inte längre',
      },
    ]);
    expect(datedRulesGate({ ...input, today: new Date('2025-12-31T12:00:00Z') })).toEqual([]);
  });

  it('knows a rule as replaced from midnight in Sweden of the day on which the new one begins', () => {
    const input = withFlag({ description: 'Kontantinsatsen är minst 15 % av priset.' });
    const faultsAt = (time: string) => datedRulesGate({ ...input, today: new Date(time) }).length;
    // Midnight between 31 March and 1 April, by summer time.
    expect(['2026-03-31T21:59:59Z', '2026-03-31T22:00:00Z'].map(faultsAt)).toEqual([0, 1]);
  });

  it.each(old)('knows that %s was right in March 2026: %s', (_, description) => {
    const input = { ...withFlag({ description }), today: new Date('2026-03-31T12:00:00Z') };
    expect(datedRulesGate(input)).toEqual([]);
  });
});

describe('what the rules print', () => {
  /** Everything a report prints, its proofs too, and the shares of the price that it lends. */
  const printed = (listing: (typeof adverts)[keyof typeof adverts], today: Date) => {
    const report = writeRulesReport({ listing, images: [], disagreements: [], today });
    const shares = report.monthlyCost?.evidence.flatMap((proof) =>
      proof.kind === 'computed' ? (proof.inputs['maxLoanToValue'] ?? []) : [],
    );
    return { texts: everyText(report).map(({ text }) => text), shares };
  };

  it.each(Object.entries(adverts))('is no rule out of its time: %s', (_, listing) => {
    const { texts, shares } = printed(listing, inForce);
    expect(texts.flatMap((text) => outdatedRules(text, inForce))).toEqual([]);
    expect(new Set(shares)).not.toContain(0.85);
  });

  it('is the rule of its own day', () => {
    expect(printed(adverts.villa, new Date('2026-03-31T12:00:00Z')).shares).toEqual([0.85]);
    expect(printed(adverts.villa, new Date('2026-04-01T12:00:00Z')).shares).toEqual([0.9]);
  });
});
