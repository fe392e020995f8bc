import { z } from 'zod';
import type { Verdict } from '../../reports/analysis-result.schema.js';
import { defineCheck } from './define-check.js';
import { foundIn, ofDraft } from './finding.js';

const byWeight: readonly Verdict[] = ['GREEN', 'YELLOW', 'RED'];

export const verdictCheck = defineCheck({
  type: 'verdict',
  description: "The verdict is one that the case expects, the model's own before the gates as well.",
  params: z.strictObject({
    of: z
      .enum(['draft', 'report', 'both'])
      .default('both')
      .describe("the model's first answer, the report as a buyer gets it, or both"),
    allowStricter: z.boolean().default(false).describe('a stricter verdict than expected is let pass'),
  }),
  run: (subject, { of, allowStricter }) => {
    const { verdict, verdictAlso } = subject.golden.expected;
    const expected = [verdict, ...verdictAlso];
    const isFit = (came: Verdict): boolean =>
      expected.includes(came) || (allowStricter && byWeight.indexOf(came) > byWeight.indexOf(verdict));
    const wanted = `expected ${expected.join(' or ')}${allowStricter ? ' or stricter' : ''}`;
    const held = (came: Verdict, where: string) =>
      foundIn(isFit(came) ? [] : [`${where}: ${wanted}, came ${came}`], `${where}: ${came}`);
    const findings = [
      ...(of === 'report' ? [] : [ofDraft(subject, ({ report }) => held(report.verdict, 'first answer'))]),
      ...(of === 'draft' ? [] : [held(subject.report.verdict, 'report')]),
    ];
    const judged = findings.filter(({ applies }) => applies);
    if (judged.length === 0) return findings[0]!;
    return foundIn(
      judged.filter((finding) => !finding.passed).map(({ reason }) => reason),
      judged.map(({ reason }) => reason).join('; '),
    );
  },
});
