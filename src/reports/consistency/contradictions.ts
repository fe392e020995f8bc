import type { AnalysisResult } from '../analysis-result.schema.js';
import { isAgainstPraise } from './flag-matters.js';
import type { Contradiction } from './contradiction.types.js';
import { entriesIn, type Entries } from './entries.js';
import { ofMoney } from './money.js';
import { datedBy, lackingBy, undatedBy, yearRiskOf } from './proofs.js';
import { isSamePlace, placesIn } from '../sections/judged.js';
import { saidTwice } from './said-twice.js';
import { statedIn, type Stated } from './stated.js';
import { ofParts } from './parts.js';
import { partOfYearRisk } from '../knowledge/told-by-flags.js';

/**
 * The contradictions of a finished report, the rules' or a model's: pairs of places that cannot both stand. Claims are
 * compared by what they are about (rules, facts of the checklist, parts, rows of our tables) and by their proofs, never by
 * the words that a buyer reads. Takes time in proportion to the report's proofs.
 */
export function contradictionsIn(report: AnalysisResult): Contradiction[] {
  const entries = entriesIn(report);
  const stated = statedIn(report, entries);
  return [
    ...missingThoughStated(entries, stated),
    ...undatedThoughDated(entries, stated),
    ...ofParts(report, entries, stated),
    ...praiseBesideFlags(entries),
    ...saidTwice(entries),
    ...ofMoney(report, entries, stated),
  ];
}

function missingThoughStated(
  { missing, findings, questions, checks }: Entries,
  { facts }: Stated,
): Contradiction[] {
  const against = (kind: Contradiction['kind'], path: string, fields: readonly string[]): Contradiction[] =>
    fields.flatMap((about) => {
      const holds = facts.get(about);
      return holds === undefined || holds === path ? [] : [{ kind, about, holds, against: path }];
    });
  return [
    ...missing.flatMap(({ path, value }) => against('stated-and-missing', path, [value.field])),
    ...findings.flatMap(({ path, value }) => against('stated-and-missing', path, lackingBy(value.evidence))),
    ...[...questions, ...checks].flatMap(({ path, value }) =>
      against('asked-and-stated', path, lackingBy(value.evidence)),
    ),
  ];
}

function undatedThoughDated(
  { questions, checks, gaps, risks, specs }: Entries,
  { dated, years }: Stated,
): Contradiction[] {
  const kind = 'dated-and-undated' as const;
  return [
    ...[...questions, ...checks, ...gaps].flatMap(({ path, value }) =>
      undatedBy(value.evidence).flatMap((part) => {
        const holds = dated.get(part);
        return holds === undefined ? [] : [{ kind, about: part, holds, against: path }];
      }),
    ),
    ...risks.flatMap(({ path, value }) => {
      const places = placesIn(value.evidence);
      const spec = specs.find(
        (one) =>
          one.value.item === 'heating' &&
          datedBy(one.value.evidence).length > 0 &&
          placesIn(one.value.evidence).some((place) => places.some((quoted) => isSamePlace(place, quoted))),
      );
      return spec && !value.evidence.some(({ kind: proof }) => proof === 'computed')
        ? [{ kind, about: 'quote', holds: spec.path, against: path }]
        : [];
    }),
    ...risks.flatMap(({ path, value }) => {
      const part = partOfYearRisk[value.about ?? yearRiskOf(value.evidence) ?? ''];
      const built = value.evidence.find((proof) => proof.kind === 'field' && proof.name === 'yearBuilt');
      const renewed = years.find(
        (one) => one.part === part && built?.kind === 'field' && one.year > Number(built.value) + 1,
      );
      return part && renewed ? [{ kind, about: part, holds: renewed.path, against: path }] : [];
    }),
  ];
}

/** Praise of a thing beside a flag that finds fault with it; a mere notice does not. */
function praiseBesideFlags({ findings, flags }: Entries): Contradiction[] {
  const faults = flags.filter(({ value }) => value.severity !== 'notice');
  return findings.flatMap(({ path, value }) => {
    const praised = [...(value.praises ?? []), ...datedBy(value.evidence).map(({ part }) => part)];
    const isFlags = flags.some((flag) => flag.value.title === value.title);
    const fault = isFlags ? undefined : faults.find((flag) => isAgainstPraise(flag.value, praised));
    const about = fault && praised.find((one) => isAgainstPraise(fault.value, [one]));
    return fault && about ? [{ kind: 'praise-beside-flag', about, holds: fault.path, against: path }] : [];
  });
}
