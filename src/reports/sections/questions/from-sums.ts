import type { StatedSum } from '../../analysis-result.schema.js';
import type { Context } from '../../facts/context.js';
import { askOf, type AskRow } from '../../knowledge/questions/asks/ask.types.js';
import type { Candidate } from './candidate.js';
import { askAbout } from './say.js';
import { whomHere } from './whom-here.js';
import type { Words } from './words.js';

const dated: AskRow = [
  'betalar säljaren det före tillträdet?',
  'Ja, och det skrivs i kontraktet.',
  'Nej: lägg summan till priset.',
  'agent seller',
];
const undated: AskRow = [
  'när ska det betalas, och av vem?',
  'Säljaren, eller ett datum som du har räknat med.',
  'Du, utan datum.',
  'agent seller',
];

/** What to ask of each sum that is to be paid later: who pays, and when where the advert gives no date. */
export function fromSums(context: Context, sums: readonly StatedSum[], wordsOf: Words): Candidate[] {
  return sums
    .filter(({ place, per }) => place === 'ahead' && per === 'once')
    .flatMap(({ label, amount, when, why, evidence }) => {
      const { question: ask, good, bad, whom } = askOf(when === null ? undated : dated);
      const said = wordsOf(evidence);
      const question = said === null ? null : askAbout(said, ask);
      if (question === null) return [];
      return [
        {
          kind: question,
          covers: [],
          turns: false,
          stake: amount,
          category: label,
          question,
          context: why,
          good,
          bad,
          whom: whomHere(context, whom),
          isOwn: true,
          evidence,
        },
      ];
    });
}
