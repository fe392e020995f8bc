import { insteadOfYearRisk } from '../knowledge/told-by-flags.js';
import { risks as toldRisks } from '../risks/told/risks.js';
import { isSamePlace, type Place, placesIn } from '../sections/judged.js';
import type { Contradiction } from './contradiction.types.js';
import type { Entries } from './entries.js';
import { isUnclearFlag, mattersOf } from './flag-matters.js';
import { yearRiskOf } from './proofs.js';

interface Told {
  readonly path: string;
  readonly heaviness: number;
  /** The learned reader told it. */
  readonly isOfWords: boolean;
  readonly isUnclear: boolean;
  readonly matters: readonly string[];
  readonly places: readonly Place[];
}

const heaviness = { notice: 0, warning: 1, critical: 2 } as const;
const toldRules: ReadonlySet<string> = new Set(toldRisks.map(({ id }) => id));

/** Of what the rules and the learned reader both tell, the heavier has both; two that the rules tell are two things. */
const isRepeated = (one: Told, other: Told): boolean =>
  (other.isOfWords && other.heaviness <= one.heaviness) ||
  (one.isOfWords && one.heaviness <= other.heaviness);

/** One thing that is told twice: by two flags, by a flag and a mere possibility, by a flag and what nobody judged. */
export function saidTwice({ flags, risks, unjudged }: Entries): Contradiction[] {
  const seen = new Map<string, Told>();
  const twice: Contradiction[] = [];
  const told = flags.map(({ path, value }): Told => ({
    path,
    heaviness: heaviness[value.severity],
    isOfWords: toldRules.has(value.rule),
    isUnclear: isUnclearFlag(value),
    matters: [...mattersOf(value)],
    places: placesIn(value.evidence),
  }));
  for (const one of told) {
    const about = one.matters.find((matter) => {
      const known = seen.get(matter);
      return known && isRepeated(known, one);
    });
    if (about !== undefined)
      twice.push({ kind: 'flagged-twice', about, holds: seen.get(about)?.path ?? '', against: one.path });
    for (const matter of one.matters) if (!seen.has(matter)) seen.set(matter, one);
  }
  const vague = told.flatMap((one): Contradiction[] => {
    const places = told.flatMap((other) =>
      other.isUnclear || other.heaviness < one.heaviness
        ? []
        : other.places.map((place) => ({ place, other })),
    );
    const holders = one.places.map((place) => places.find((known) => isSamePlace(known.place, place))?.other);
    const [first] = holders;
    return one.isUnclear && first && holders.every((holder) => holder !== undefined)
      ? [{ kind: 'flagged-twice', about: 'quote', holds: first.path, against: one.path }]
      : [];
  });
  const left = unjudged.flatMap(({ path, value }) => {
    const places = placesIn(value.evidence);
    const holds = told.find(({ places: quoted }) =>
      places.every((place) => quoted.some((one) => isWithin(place, one))),
    )?.path;
    return holds === undefined
      ? []
      : [{ kind: 'said-twice' as const, about: value.subject, holds, against: path }];
  });
  const possible = risks.flatMap(({ path, value }) => {
    const risk = value.about ?? yearRiskOf(value.evidence) ?? '';
    const about = insteadOfYearRisk[risk]?.find((matter) => seen.has(matter));
    const holds = about && seen.get(about)?.path;
    return about && holds ? [{ kind: 'said-twice' as const, about, holds, against: path }] : [];
  });
  return [...twice, ...vague, ...left, ...possible];
}

const isWithin = (inner: Place, outer: Place): boolean =>
  inner.field === outer.field && outer.start <= inner.start && inner.end <= outer.end;
