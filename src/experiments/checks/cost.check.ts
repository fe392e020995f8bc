import { z } from 'zod';
import { defineCheck } from './define-check.js';
import { failed, isAskedOfRules, notApplicable, passed } from './finding.js';

export const costCheck = defineCheck({
  type: 'cost',
  description: 'What the answers cost when they were made; an unknown price fails.',
  params: z.strictObject({ usd: z.number().positive().describe('US dollars a report, at most') }),
  run: ({ answersUsd, report }, { usd }) => {
    if (isAskedOfRules(report)) return notApplicable('the rules asked no model');
    if (answersUsd === null)
      return failed(
        `nobody knows what ${report.meta.model ?? 'the model'} costs: set the price in model_prices`,
      );
    const found = `$${rounded(answersUsd)} (at most $${usd})`;
    return answersUsd <= usd ? passed(found) : failed(found);
  },
});

const rounded = (usd: number): string => String(Number(usd.toPrecision(4)));
