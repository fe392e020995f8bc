import { z } from 'zod';
import {
  analysisResultSchema,
  machineWords,
  type AnalysisResult,
} from '../../reports/analysis-result.schema.js';

/** Machine words of the report's schema, and proof: its quotes are the advert's own words. */
const noProse = new Set([...machineWords, 'evidence']);
/** Parts that hold nothing to read. */
const noText = new Set('schemaVersion redFlagScore askFirst meta quality'.split(' '));

/** The parts of a report that a buyer reads. */
export const reportParts: readonly string[] = Object.keys(analysisResultSchema.shape).filter(
  (part) => !noText.has(part),
);

/** The texts of a value that a buyer reads. */
export function proseOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(proseOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (noProse.has(key) ? [] : proseOf(child)));
}

/** A place of a report: `report` for the whole, `verdictReason`, or each text of a list: `keyFindings[].text`. */
export const placeSchema = z.string().superRefine((place, context) => {
  const fault = faultOf(place);
  if (fault) context.addIssue({ code: 'custom', message: fault, input: place });
});

/** What stands at a place; several with `[]`, none where the report has no such part. */
export function valuesAt(report: AnalysisResult, place: string): unknown[] {
  if (place === 'report')
    return [Object.fromEntries(reportParts.map((part) => [part, report[part as 'verdict']]))];
  return place.split('.').reduce<unknown[]>(
    (values, step) => {
      const found = values
        .map((value) => (value as Record<string, unknown>)[step.replace('[]', '')])
        .filter((value) => value !== null && value !== undefined);
      return step.endsWith('[]') ? found.flat() : found;
    },
    [report],
  );
}

/** The prose at a place, a text for each value. */
export const textsAt = (report: AnalysisResult, place: string): string[] =>
  valuesAt(report, place).map((value) => proseOf(value).join('\n'));

interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
  readonly type?: string;
}
let shape: Node | undefined;

/** Why there is no such place; null when there is. */
function faultOf(place: string): string | null {
  if (place === 'report') return null;
  shape ??= z.toJSONSchema(analysisResultSchema) as Node;
  let node: Node = shape;
  for (const [index, step] of place.split('.').entries()) {
    const name = step.replace('[]', '');
    const names = index === 0 ? reportParts : Object.keys(node.properties ?? {});
    const next = names.includes(name) ? plain(node.properties?.[name]) : undefined;
    if (!next) {
      const known = names.length > 0 ? names.join(', ') : 'nothing: is a list, write [] after it';
      return `a report has no “${place}”: ${index === 0 ? `its parts are report, ${known}` : `“${name}” is none of ${known}`}`;
    }
    if (step.endsWith('[]') && !next.items) return `“${name}” of “${place}” is no list`;
    node = step.endsWith('[]') ? plain(next.items)! : next;
  }
  return null;
}

/** Without the null of a part that may be absent. */
const plain = (node: Node | undefined): Node | undefined =>
  node?.anyOf?.find(({ type }) => type !== 'null') ?? node;
