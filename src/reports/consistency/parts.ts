import type { AnalysisResult } from '../analysis-result.schema.js';
import { parts } from '../knowledge/life-lengths.js';
import type { Contradiction } from './contradiction.types.js';
import type { Entries } from './entries.js';
import { faultsOf } from './flag-matters.js';
import { datedBy, pricesOf, yearRiskOf } from './proofs.js';
import type { Stated } from './stated.js';

/** What is said of the parts of a home: that they are good, how old they are, what a work on them costs. */
export const ofParts = (report: AnalysisResult, entries: Entries, stated: Stated): Contradiction[] => [
  ...goodBesideFaults(entries, stated),
  ...praiseBesideWorks(report, entries),
  ...twoYears(stated),
  ...twoSums(entries),
  ...pricedTwice(entries),
];

const itemOf = new Map<string, string | null>(parts.map(({ id, item }) => [id, item]));

/** Facts and risks of a year that say that nobody knows the pipes: an item that the wiring alone made green is not good. */
const pipesUnknown: ReadonlySet<string> = new Set([
  'pipes',
  'pipesYear',
  'pipesAndWiring',
  'million-programme',
]);

/** An item is green only where no flag, no work that is due and no pipes of unknown age stand beside. */
function goodBesideFaults(
  { specs, flags, works, missing, risks }: Entries,
  { dated }: Stated,
): Contradiction[] {
  const found = new Map<string, { about: string; holds: string }>();
  const fault = (part: string, holds: string): void => {
    const item = itemOf.get(part);
    if (item && !found.has(item)) found.set(item, { about: part, holds });
  };
  for (const { path, value } of flags)
    if (value.severity !== 'notice') for (const part of faultsOf(value)) fault(part, path);
  for (const { path, value } of works) for (const { part } of datedBy(value.evidence)) fault(part, path);
  const unknown = [
    ...missing.map(({ path, value }) => ({ path, about: value.field })),
    ...risks.map(({ path, value }) => ({ path, about: value.about ?? yearRiskOf(value.evidence) ?? '' })),
  ];
  if (!dated.has('pipes'))
    for (const { path, about } of unknown) if (pipesUnknown.has(about)) fault('pipes', path);
  return specs
    .filter(({ value }) => value.status === 'green')
    .flatMap(({ path, value }) => {
      const one = found.get(value.item);
      return one ? [{ kind: 'good-beside-fault' as const, ...one, against: path }] : [];
    });
}

/** One part alone is praised for its many years, and a sum is set aside for it within ten years. */
function praiseBesideWorks(
  { renovationAnalysis: plan }: AnalysisResult,
  { findings, flags }: Entries,
): Contradiction[] {
  const steps = Object.entries(plan?.financialPlanning ?? {});
  const flagged = new Set(flags.map(({ value }) => value.title));
  return findings.flatMap(({ path, value }) => {
    if (flagged.has(value.title)) return [];
    const [one, ...others] = datedBy(value.evidence);
    const step = steps.find(([, { parts: due }]) => one && due?.includes(one.part));
    return one && others.length === 0 && step
      ? [
          {
            kind: 'praise-beside-work' as const,
            about: one.part,
            holds: `renovationAnalysis.financialPlanning.${step[0]}`,
            against: path,
          },
        ]
      : [];
  });
}

/** A part that is reckoned from two years. */
function twoYears({ years }: Stated): Contradiction[] {
  const first = new Map<string, { year: number; path: string }>();
  return years.flatMap(({ part, year, path }) => {
    const known = first.get(part);
    if (!known) first.set(part, { year, path });
    return known && known.year !== year
      ? [{ kind: 'two-years' as const, about: part, holds: known.path, against: path }]
      : [];
  });
}

/** A work that has two prices. */
function twoSums({ flags, works, gaps }: Entries): Contradiction[] {
  const first = new Map<string, { price: string; path: string }>();
  return [...flags, ...works, ...gaps].flatMap(({ path, value }) => {
    const [one, ...others] = pricesOf(value.evidence);
    if (!one || others.length > 0 || !value.estimatedCost) return [];
    const { min, max } = value.estimatedCost;
    const known = first.get(one.work);
    const price = `${min}–${max}`;
    if (!known) first.set(one.work, { price, path });
    return known && known.price !== price
      ? [{ kind: 'two-sums' as const, about: one.work, holds: known.path, against: path }]
      : [];
  });
}

/** A work that two flags tell the price of; that of an age tells it in words. */
function pricedTwice({ flags }: Entries): Contradiction[] {
  const first = new Map<string, (typeof flags)[number]>();
  return flags
    .filter(({ value }) => value.estimatedCost)
    .toSorted((one, other) => Number(isAge(other.value)) - Number(isAge(one.value)))
    .flatMap((flag) =>
      pricesOf(flag.value.evidence).flatMap(({ work }) => {
        const known = first.get(work);
        if (!known) first.set(work, flag);
        return known && known !== flag
          ? [
              {
                kind: 'priced-twice' as const,
                about: work,
                holds: known.path,
                against: `${flag.path}.estimatedCost`,
              },
            ]
          : [];
      }),
    );
}

const isAge = ({ rule }: { readonly rule: string }): boolean => rule.startsWith('past-life-');
