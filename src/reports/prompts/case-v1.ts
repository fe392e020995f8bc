import type { AnalysisResult } from '../analysis-result.schema.js';
import type { Given } from '../gates/gate.types.js';
import { hiddenCharacters } from '../gates/source-text.js';
import type { ReportInput } from '../reports.types.js';
import { findInstructions, withoutInstructions } from '../reading/injection/injection.js';
import type { UserPart } from '../../shared/llm/llm.service.js';
import { questionsOf, type Finding } from './findings.js';
import type { Picture } from './pictures.js';
import type { PromptTemplate } from './prompt-template.types.js';

/** One home to ask about, with everything the model is told. */
export interface PromptCase {
  readonly source: ReportInput;
  readonly rules: AnalysisResult;
  readonly findings: readonly Finding[];
  readonly given: Given;
  /** The day whose rules apply, ISO. */
  readonly day: string;
  readonly pictures: readonly Picture[];
}

/** What of a template decides what is told. */
export type ShownTemplate = Pick<PromptTemplate, 'showsRuleVerdict'>;

/** What the texts of a case are written of: of its pictures, what they are. */
export type TextCase = Omit<PromptCase, 'pictures'> & { readonly pictures: readonly Pick<Picture, 'kind'>[] };

const longText = 12_000;
const shortText = 1_500;
const listLength = 120;
/** Addresses say nothing of a home and would be a way out; pictures come as pictures. */
const leftOut = new Set(['images', 'floorplans', 'documents', 'linkToBroker', 'coordinates']);

/** Proofs, and what a report says of its sums and its words for buyers alone. */
const untold = new Set([
  'evidence',
  'partnerCategories',
  'basis',
  'size',
  'span',
  'isComparable',
  'praises',
  'about',
  'leavesOut',
]);

/** The user's message: what is told of the home, and its pictures. @param texts see `caseTexts` */
export function caseParts(texts: readonly string[], pictures: readonly Picture[]): UserPart[] {
  return [
    ...texts.map((text) => ({ type: 'text' as const, text })),
    ...pictures.map(({ base64 }) => ({ type: 'image' as const, mime: 'image/jpeg' as const, base64 })),
  ];
}

/**
 * Tables first and the home after, because providers cache the common beginning of prompts. What changes from day to day
 * or home to home stands in the second text.
 * Everything that comes from the advert is cleaned, capped and stands inside <annons>.
 */
export function caseTexts(
  { source, rules, findings, given, day, pictures }: TextCase,
  { showsRuleVerdict }: ShownTemplate,
): readonly string[] {
  const kept = (key: string): boolean => !untold.has(key);
  const sections = [
    ['regler', given.moneyRules],
    ['kostnadstabell (kr)', given.costRows.map(({ id, row, min, max }) => ({ id, row, min, max }))],
  ] as const;
  const home = [
    ['annonsens fält', only(source.listing, (key) => !leftOut.has(key))],
    [
      'källor som säger olika',
      source.disagreements.map(({ field, values }) => ({
        field,
        values: values.map((entry) => entry.value),
      })),
    ],
    [
      'iakttagelser',
      findings.map(({ id, part, value }) => ({
        id,
        del: part,
        // Technical items and sums of money are objects; their inner proofs are not needed here.
        ...(Array.isArray(value) ? { text: value } : (only(value, kept) as object)),
      })),
    ],
    ['saknade uppgifter som redan är kända', rules.missingInfo],
    ['frågor som redan finns', questionsOf(rules).map(({ id, name }) => ({ id, fråga: name }))],
    ...(showsRuleVerdict
      ? [['reglernas bedömning', { verdict: rules.verdict, skäl: rules.verdictReason }] as const]
      : []),
    [
      'bildlista',
      pictures.map((picture, index) => ({
        index: index + 1,
        slag: picture.kind === 'floorplan' ? 'planritning' : 'foto',
      })),
    ],
  ] as const;
  const tell = (list: readonly (readonly [string, unknown])[]): string =>
    list.map(([title, data]) => `## ${title}\n${JSON.stringify(cleaned(data))}`).join('\n\n');
  return [
    tell(sections),
    `<annons>\n${tell(home)}\n</annons>\n\nI dag är det ${day}. Bilderna följer i bildlistans ordning.`,
  ];
}

function only(value: unknown, kept: (key: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => only(item, kept));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => kept(key))
      .map(([key, child]) => [key, only(child, kept)]),
  );
}

/** Without hidden characters, sentences that speak to a machine and our own delimiter, and of bounded length. */
export function cleaned(data: unknown, limit = shortText): unknown {
  if (typeof data === 'string') {
    const orders = findInstructions({ field: '', text: data });
    const readable = orders.length > 0 ? withoutInstructions(data, orders).replace(/ {3,}/g, ' … ') : data;
    return readable
      .replace(hiddenCharacters, '')
      .replace(/<(?=\s*(?:\/\s*)?annons)/gi, '‹')
      .slice(0, limit);
  }
  if (Array.isArray(data)) return data.slice(0, listLength).map((item) => cleaned(item, limit));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, child]) => [
      key,
      cleaned(child, key === 'description' ? longText : limit),
    ]),
  );
}
