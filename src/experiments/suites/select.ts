import type { GoldenCase } from './case.schema.js';
import { caseVerdicts } from './case-verdict.js';
import type { KeptRun } from './run-store.js';
import type { Suite } from './suite.types.js';
import { SuiteInvalid } from './suites.errors.js';

/** What of a suite is wanted; an empty list wants everything. */
export interface Selection {
  /** Names, or patterns with `*` and `?`; a case that fits one of them. */
  readonly cases: readonly string[];
  /** A case that has one of them. */
  readonly tags: readonly string[];
  /** Ids. */
  readonly variants: readonly string[];
  /** Only what failed, failed at times or could not be judged there. */
  readonly failingOf: KeptRun | null;
}

/**
 * The part of the suite that is wanted, with all its checks.
 * @throws SuiteInvalid when one of the wishes fits nothing, or all together leave no case
 */
export function select(suite: Suite, { cases, tags, variants, failingOf }: Selection): Suite {
  for (const pattern of cases)
    if (!suite.cases.some(({ name }) => fits(pattern, name)))
      throw new SuiteInvalid(`no case fits ${pattern}${alike(pattern, suite.cases)}`);
  const known = new Set(suite.cases.flatMap((golden) => golden.tags));
  for (const tag of tags)
    if (!known.has(tag))
      throw new SuiteInvalid(`no case has the tag ${tag}; there are ${listed([...known])}`);
  for (const id of variants)
    if (!suite.variants.some((variant) => variant.id === id))
      throw new SuiteInvalid(
        `there is no variant ${id}; there are ${listed(suite.variants.map((variant) => variant.id))}`,
      );
  const failing = failingOf && failingIn(failingOf, variants);
  const chosen = suite.cases.filter(
    (golden) =>
      (cases.length === 0 || cases.some((pattern) => fits(pattern, golden.name))) &&
      (tags.length === 0 || tags.some((tag) => golden.tags.includes(tag))) &&
      (!failing || failing.has(golden.name)),
  );
  if (chosen.length === 0)
    throw new SuiteInvalid(
      failing?.size === 0
        ? `no case of ${failingOf!.run.id} failed: there is nothing to run`
        : 'no case is left: nothing fits all of --case, --tag and --failing-of',
    );
  const ways = suite.variants.filter(({ id }) => variants.length === 0 || variants.includes(id));
  const isPart = chosen.length < suite.cases.length || ways.length < suite.variants.length;
  return { ...suite, cases: chosen, variants: ways, isPart };
}

function failingIn({ results }: KeptRun, variants: readonly string[]): Set<string> {
  return new Set(
    caseVerdicts(results)
      .filter(({ variant }) => variants.length === 0 || variants.includes(variant))
      .filter(({ state }) => state !== 'passed')
      .map((verdict) => verdict.case),
  );
}

function fits(pattern: string, name: string): boolean {
  const parts = pattern
    .split(/([*?])/)
    .map((part) => (part === '*' ? '.*' : part === '?' ? '.' : part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')));
  return new RegExp(`^${parts.join('')}$`, 'iu').test(name);
}

/** What was perhaps meant. */
function alike(pattern: string, cases: readonly GoldenCase[]): string {
  const word = pattern.replace(/[*?]/g, '').toLowerCase();
  const near = cases.filter(({ name }) => word !== '' && name.toLowerCase().includes(word));
  return near.length > 0 ? `; there are ${listed(near.map(({ name }) => name))}` : '';
}

/** The first ten by the alphabet. */
function listed(names: readonly string[]): string {
  const sorted = names.toSorted();
  const more = sorted.length > 10 ? ` and ${sorted.length - 10} more` : '';
  return `${sorted.slice(0, 10).join(', ')}${more}`;
}
