import type { Flag, Context } from '../../facts/context.js';
import { type Ask } from '../../knowledge/questions/asks/ask.types.js';
import { asksOf, asksOfSharedPart } from '../../knowledge/questions/asks/asks.js';
import { saidPlainly } from '../../knowledge/questions/plainly.js';
import { isOfAge } from '../../facts/disputed.js';
import { parts } from '../../knowledge/life-lengths.js';
import { lower } from '../../format.js';
import { payerOfPart } from '../../facts/work-cost.js';
import type { Candidate } from './candidate.js';
import { askAboutMatter, askAboutWhole, longestSaid } from './say.js';
import { isSamePlace, placesIn } from '../judged.js';
import { realWarning } from '../verdict.js';
import { whomHere } from './whom-here.js';
import { whyOf } from './why-of.js';
import type { Words } from './words.js';

/** What a flag without a sum of its own may cost, kr, as an order of size for the ranking alone. */
const usualStake = { critical: 300_000, warning: 100_000, notice: 25_000 } as const;

export const stakeOf = ({ estimatedCost, severity }: Flag): number =>
  Math.max(estimatedCost?.max ?? 0, usualStake[severity]);

/** A flag of no sure kind asks of the advert's words; where a flag that names its kind quotes them too, that asks better. */
const isUnclear = (rule: string): boolean => rule.startsWith('unclear-');

/** What to ask of each flag: the first question of one that decides the verdict may turn it. */
export function fromFlags(context: Context, flags: readonly Flag[], wordsOf: Words): Candidate[] {
  const firm = flags.filter(({ rule }) => !isUnclear(rule)).map(({ evidence }) => placesIn(evidence));
  const isAsked = ({ rule, evidence }: Flag): boolean =>
    isUnclear(rule) &&
    placesIn(evidence)
      .slice(0, 1)
      .some((place) => firm.some((others) => others.some((other) => isSamePlace(place, other))));
  return flags
    .filter((flag) => !isAsked(flag))
    .flatMap((flag) =>
      asked(context, flag, wordsOf).map(({ question, good, bad, whom, covers }, index) => ({
        kind: `${flag.rule} ${flag.title} ${index}`,
        covers,
        turns: index === 0 && (flag.severity === 'critical' || flag.weight >= realWarning),
        stake: stakeOf(flag) / (index + 1),
        category: flag.category,
        question,
        context: whyOf(flag),
        good,
        bad,
        whom: whomHere(context, whom),
        isOwn: true,
        isOfFlag: true,
        evidence: flag.evidence,
      })),
    );
}

function asked(context: Context, flag: Flag, wordsOf: Words): readonly Ask[] {
  const part = isOfAge(flag.rule) ? parts.find(({ id }) => flag.rule.endsWith(`-${id}`)) : undefined;
  const shared = part && payerOfPart(context, { part }) !== 'buyer' ? asksOfSharedPart(flag.rule) : [];
  const known = shared.length > 0 ? shared : asksOf(flag, flag.isInterpreted === true);
  const [first] = known;
  if (!first) return [];
  if (flag.ask !== undefined && flag.ask.length <= longestSaid) return [{ ...first, question: flag.ask }];
  return known.flatMap((ask) => {
    if (!needsWords(ask)) return [ask];
    const inWords = askInWords(flag, ask.question, wordsOf);
    if (inWords !== null) return [{ ...ask, question: inWords }];
    const plain = saidPlainly[ask.question];
    return askOfGuess(flag) ?? (plain === undefined ? [] : [{ ...ask, question: plain }]);
  });
}

/** What is asked of the kind that a flag of no sure kind probably tells of; null where none is probable. */
function askOfGuess({ guess, likeliest }: Flag): [Ask] | null {
  if (guess === undefined || likeliest === undefined) return null;
  const [ask] = asksOf({ rule: likeliest, title: guess }, true);
  return ask && !needsWords(ask) ? [ask] : null;
}

const askInWords = ({ matter, evidence }: Flag, ask: string, wordsOf: Words): string | null =>
  matter === undefined ? askAboutWhole(wordsOf(evidence), ask) : askAboutMatter(matter, ask);

/** A row that begins with a small letter goes on after the advert's words. */
const needsWords = ({ question }: Ask): boolean => question === lower(question) && /^\p{Ll}/u.test(question);
