import type { Evidence, Severity } from '../analysis-result.schema.js';
import type { Flag } from '../facts/context.js';
import { withoutRepeats } from '../facts/evidence.js';
import { mattersOfFlag } from '../knowledge/told-by-flags.js';
import { isSamePlace, placesIn } from './judged.js';

const heaviness = { notice: 0, warning: 1, critical: 2 } as const satisfies Readonly<
  Record<Severity, number>
>;

/**
 * The flags, each matter under one title: what the learned reader told of a matter that a heavier or equal flag tells of as
 * well joins that one with its quotes, and so does a flag of no sure kind that quotes only what others quote.
 */
export function eachMatterOnce(flags: readonly Flag[]): Flag[] {
  const kept: Flag[] = [];
  // What the rules found first: a flag of words joins it, never the other way.
  for (const flag of flags.toSorted((one, other) => Number(isToldIn(one)) - Number(isToldIn(other)))) {
    const at = isToldIn(flag) ? kept.findIndex((known) => isOneMatter(known, flag)) : -1;
    const known = kept[at];
    if (known) kept[at] = joined(known, flag);
    else kept.push(flag);
  }
  const named = kept.filter((flag) => !isUnclear(flag));
  return kept.filter(isUnclear).reduce<Flag[]>((all, flag) => {
    const holders = holdersOf(all, flag);
    const [first] = holders;
    return first === undefined
      ? [...all, flag]
      : all.map((one) => (one === first ? { ...one, evidence: withQuotes(one, flag) } : one));
  }, named);
}

const isToldIn = ({ isInterpreted }: Flag): boolean => isInterpreted === true;
const isUnclear = ({ rule }: Flag): boolean => rule.startsWith('unclear-');

const isOneMatter = (known: Flag, flag: Flag): boolean => {
  if (heaviness[flag.severity] > heaviness[known.severity]) return false;
  const matters = mattersOfFlag(known);
  return isSameRule(known, flag) || mattersOfFlag(flag).some((matter) => matters.includes(matter));
};

/** Flags of no sure kind are one where their words or what they likely are is the same: their rule tells a subject alone. */
const isSameRule = (known: Flag, flag: Flag): boolean =>
  known.rule === flag.rule &&
  (!isUnclear(flag) ||
    (known.matter !== undefined && known.matter.written === flag.matter?.written) ||
    (flag.likeliest !== undefined && known.likeliest === flag.likeliest));

const joined = (known: Flag, flag: Flag): Flag => ({
  ...known,
  weight: Math.max(known.weight, known.severity === flag.severity ? flag.weight : 0),
  evidence: withQuotes(known, flag),
});

/** What proves the one, with the quotes of the other. */
const withQuotes = (one: Flag, other: Flag): Evidence[] =>
  withoutRepeats([...one.evidence, ...other.evidence.filter(({ kind }) => kind === 'quote')]);

/** The flags that name their kind, and that are as heavy, which quote every place that this one does; none where one is left. */
function holdersOf(flags: readonly Flag[], { severity, evidence }: Flag): Flag[] {
  const named = flags.filter((flag) => !isUnclear(flag) && heaviness[flag.severity] >= heaviness[severity]);
  const holders = placesIn(evidence).map((place) =>
    named.find((flag) => placesIn(flag.evidence).some((known) => isSamePlace(known, place))),
  );
  const found = holders.filter((holder) => holder !== undefined);
  return found.length === holders.length ? found : [];
}
