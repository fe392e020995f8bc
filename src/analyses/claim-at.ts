import { machineWords, type AnalysisResult, type Evidence } from '../reports/analysis-result.schema.js';
import { beginningOf } from '../shared/storable.js';
import type { ObjectedClaim } from './objection.types.js';

/** Bytes of a kept claim as JSON. */
export const longestClaim = 4096;
/** Characters of each of its texts. */
const longestText = 1000;

type Part = Readonly<Record<string, unknown>>;

/** Where a part of a result has its name, the first that it has. */
const titles = ['title', 'label', 'question', 'area', 'room', 'risk', 'word', 'text'];
/** Words of the schema, that a reader does not see as they are, and what is kept by itself. */
const noTexts = new Set([...machineWords, 'evidence']);
/** Numbers that are no figures of a home. */
const noFigures = new Set(['priority', 'occurrences', 'evidence']);

/**
 * A claim of a result as its reader saw it: the verdict, or whatever part carries proof.
 * @param path `verdict`, `redFlags.0`, `monthlyCost`
 * @returns null where the result has no such claim
 */
export function claimAt(result: Partial<AnalysisResult>, path: string): ObjectedClaim | null {
  if (path === 'verdict') {
    const { verdict, verdictReason } = result;
    return verdict === undefined
      ? null
      : fitted({ name: null, title: verdict, texts: textsOf(verdictReason), figures: {}, evidence: [] });
  }
  const part = partAt(result, path);
  if (!part || !Array.isArray(part['evidence'])) return null;
  const title = titles.map((key) => part[key]).find((value) => typeof value === 'string') ?? null;
  const name = [part['rule'], part['field']].find((value) => typeof value === 'string') ?? null;
  return fitted({
    name,
    title: title === null ? null : beginningOf(title, longestText),
    texts: textsOf(part).filter((text) => text !== title),
    figures: Object.fromEntries(figuresOf(part)),
    evidence: part['evidence'] as Evidence[],
  });
}

/** By names of its own alone: what every object inherits is no part. */
function partAt(result: object, path: string): Part | null {
  let value: unknown = result;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return null;
    value = (value as Part)[step];
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Part) : null;
}

/** Parts below that carry proof of their own are claims of their own. */
const isClaim = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Array.isArray((value as Part)['evidence']);

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [beginningOf(value, longestText)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    noTexts.has(key) || isClaim(child) ? [] : textsOf(child),
  );
}

function figuresOf(value: unknown, path: readonly string[] = []): [string, number][] {
  if (typeof value === 'number') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    noFigures.has(key) || isClaim(child) ? [] : figuresOf(child, [...path, key]),
  );
}

/** What counts least goes first: proof, which the report still holds, then figures, then texts, each from its end. */
function fitted(claim: ObjectedClaim): ObjectedClaim {
  const bytes = () => Buffer.byteLength(JSON.stringify(fit));
  let fit = claim;
  while (bytes() > longestClaim && fit.evidence.length > 0)
    fit = { ...fit, evidence: fit.evidence.slice(0, -1) };
  while (bytes() > longestClaim && Object.keys(fit.figures).length > 0)
    fit = { ...fit, figures: Object.fromEntries(Object.entries(fit.figures).slice(0, -1)) };
  while (bytes() > longestClaim && fit.texts.length > 0) fit = { ...fit, texts: fit.texts.slice(0, -1) };
  return fit;
}
