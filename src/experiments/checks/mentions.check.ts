import { defineCheck } from './define-check.js';
import { foundIn, notApplicable } from './finding.js';
import { demandedParams, demandsOf, partsInWords } from './mentioned.js';
import { textsAt } from './report-text.js';
import { wordIn } from './words.js';

export const mentionsCheck = defineCheck({
  type: 'mentions',
  description: "The report tells what the case's `mentions` and the given words demand.",
  params: demandedParams,
  run: ({ golden, report }, params) => {
    const demands = demandsOf(params, golden.expected.mentions);
    if (demands.length === 0) return notApplicable('neither case nor suite names a word');
    const text = params.in.flatMap((place) => textsAt(report, place)).join('\n');
    const untold = demands.filter(({ words }) => wordIn(text, words) === undefined);
    return foundIn(
      untold.map(({ name }) => `”${name}” is not mentioned in ${partsInWords(params.in)}`),
      `mentioned: ${demands.map(({ name }) => `”${name}”`).join(', ')}`,
    );
  },
});
