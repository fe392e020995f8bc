import {
  type FlagName,
  mattersOfFlag,
  partsAtFault,
  praiseAgainst,
  valuesFor,
} from '../knowledge/told-by-flags.js';

/** What a flag is about, as other flags and risks are asked for it: its matters, its rule, and its rule with its title. */
export const mattersOf = (flag: FlagName): ReadonlySet<string> =>
  new Set([...mattersOfFlag(flag), flag.rule, `${flag.rule}: ${flag.title}`]);

/** A flag of the learned reader's that is of no sure kind. */
export const isUnclearFlag = ({ rule }: FlagName): boolean => rule.startsWith('unclear-');

/** The parts that a flag finds fault with. */
export const faultsOf = (flag: FlagName): ReadonlySet<string> =>
  new Set(valuesFor(partsAtFault, flag).flatMap((told) => told.split(' ')));

/** @param praised parts and matters (`praiseAgainst`) */
export function isAgainstPraise(flag: FlagName, praised: readonly string[]): boolean {
  const faults = faultsOf(flag);
  const matters = mattersOf(flag);
  return praised.some((one) => faults.has(one) || praiseAgainst[one]?.some((matter) => matters.has(matter)));
}
