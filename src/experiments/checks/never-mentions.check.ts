import { defineCheck } from './define-check.js';
import { foundIn, notApplicable } from './finding.js';
import { demandedParams, demandsOf, partsInWords } from './mentioned.js';
import { textsAt } from './report-text.js';
import { wordIn } from './words.js';

export const neverMentionsCheck = defineCheck({
  type: 'never-mentions',
  description: "The report tells nothing of what the case's `neverMentions` and the given words forbid.",
  params: demandedParams,
  run: ({ golden, report }, params) => {
    const forbidden = demandsOf(params, golden.expected.neverMentions);
    if (forbidden.length === 0) return notApplicable('neither case nor suite names a word');
    const told = forbidden.flatMap(({ name, words }) =>
      params.in.flatMap((place) => {
        const word = textsAt(report, place).flatMap((text) => wordIn(text, words) ?? [])[0];
        const which = word === name ? '' : ` by ”${word}”`;
        return word === undefined ? [] : [`”${name}” is mentioned${which} in ${partsInWords([place])}`];
      }),
    );
    return foundIn(told, `never mentioned: ${forbidden.map(({ name }) => `”${name}”`).join(', ')}`);
  },
});
