import { z } from 'zod';
import { defineCheck } from './define-check.js';
import { foundIn, notApplicable } from './finding.js';
import { counted } from '../suites/wording.js';
import { flagsAbout, inWords, isTold } from './told.js';

export const severityCheck = defineCheck({
  type: 'severity',
  description: 'Each planted risk is told with at least its severity, and nothing harmless as critical.',
  params: z.strictObject({}),
  run: ({ golden: { expected }, report: { redFlags } }) => {
    const { criticalRisks, warnings, mustNotFlag } = expected;
    if (criticalRisks.length + warnings.length + mustNotFlag.length === 0)
      return notApplicable('the case names no risk');
    const critical = redFlags.filter(({ severity }) => severity === 'critical');
    const heavy = redFlags.filter(({ severity }) => severity !== 'notice');
    const milder = (words: readonly string[]): string => {
      const told = redFlags.filter((flag) => isTold([flag], words));
      return told.length > 0 ? `told as ${inWords(told)}` : `not told; came ${inWords(redFlags)}`;
    };
    return foundIn(
      [
        ...criticalRisks
          .filter(({ words }) => !isTold(critical, words))
          .map(({ name, words }) => `critical risk ”${name}” is ${milder(words)}`),
        ...warnings
          .filter(({ words }) => !isTold(heavy, words))
          .map(({ name, words }) => `warning ”${name}” is ${milder(words)}`),
        ...mustNotFlag
          .filter(({ words }) => flagsAbout(critical, words).length > 0)
          .map(
            ({ name, words }) => `”${name}” is no risk, and came as ${inWords(flagsAbout(critical, words))}`,
          ),
      ],
      `${counted(criticalRisks.length + warnings.length, 'risk')} told with their severity, ` +
        `${counted(mustNotFlag.length, 'harmless thing')} not critical`,
    );
  },
});
