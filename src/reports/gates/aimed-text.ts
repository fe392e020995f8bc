import type { AnalysisResult } from '../analysis-result.schema.js';
import type { ReportInput } from '../reports.types.js';
import { longestPage } from '../reading/injection/injection-documents.js';
import { otherViews, plainView } from '../reading/injection/injection-views.js';
import { everyText, findInstructions } from '../reading/injection/injection.js';
import { beginningOf } from '../../shared/storable.js';
import { countBefore, sentences, type Span } from '../reading/text/sources.js';
import { claimsOf, proseOf } from './claims.js';
import { contentWords } from './content-words.js';
import { documentField } from './source-text.js';

/** Words in a row that nobody shares with an order by chance. */
const run = 4;
/** Sentences on each side of an order, within its line, that are taken for a part of it. */
const around = 2;

/** What of a home's texts is written for a machine. */
export interface AimedText {
  /** Whether a part of a field or of a document's page lies in text for a machine. UTF-16 units. */
  readonly holds: (field: string, start: number, end: number) => boolean;
  /** Whether a text repeats such text or is made of its words. */
  readonly isRepeatedBy: (text: string) => boolean;
}

/** Null when nothing of the advert and its documents speaks to a machine. */
export function aimedText({ listing, documents }: ReportInput, rules: AnalysisResult): AimedText | null {
  const pages = (documents ?? []).flatMap(({ name, pages }) =>
    pages.map((text, index) => ({
      field: documentField(name, index + 1),
      text: beginningOf(text, longestPage),
    })),
  );
  const texts = [...everyText(listing), ...pages].map((source) => ({ ...source, spans: aimedSpans(source) }));
  const aimed = texts.filter(({ spans }) => spans.length > 0);
  if (aimed.length === 0) return null;
  const orders = aimed.flatMap(({ text, spans }) =>
    spans.flatMap(({ start, end }) => everyView(text.slice(start, end))),
  );
  const runs = new Set(orders.flatMap(runsOf));
  const forBuyers = [
    ...texts.map(({ text, spans }) => plain(without(text, spans))),
    ...claimsOf(rules).flatMap(({ value }) => proseOf(value)),
  ];
  const known = new Set(contentWords(forBuyers.join('\n')));
  const foreign = new Set(contentWords(orders.join('\n')).filter((word) => !known.has(word)));
  return {
    holds: (field, start, end) =>
      aimed.some((one) => {
        const next = one.spans[countBefore(one.spans, (span) => start < span.end)];
        return one.field === field && next !== undefined && next.start < end;
      }),
    isRepeatedBy: (text) => {
      const shown = plain(text);
      if (runsOf(shown).some((words) => runs.has(words))) return true;
      const told = contentWords(shown);
      const taken = told.filter((word) => foreign.has(word)).length;
      return taken >= 2 || (taken === 1 && told.length <= 3);
    },
  };
}

/** Each order with the sentences around it, in order and apart. */
function aimedSpans(source: { readonly field: string; readonly text: string }): Span[] {
  const { text } = source;
  const all = sentences(text);
  const breaks = [...text.matchAll(/\n/g)].map(({ index }) => index);
  const spans: Span[] = [];
  for (const order of findInstructions(source)) {
    const first = all[Math.max(0, countBefore(all, ({ end }) => order.start < end) - around)];
    const last = all[Math.min(all.length, countBefore(all, ({ start }) => order.end <= start) + around) - 1];
    const lineStart = (breaks[countBefore(breaks, (at) => order.start <= at) - 1] ?? -1) + 1;
    const lineEnd = breaks[countBefore(breaks, (at) => order.end <= at)] ?? text.length;
    const start = Math.min(order.start, Math.max(lineStart, first?.start ?? 0));
    const end = Math.max(order.end, Math.min(lineEnd, last?.end ?? text.length));
    const before = spans.at(-1);
    if (before && start <= before.end) {
      spans[spans.length - 1] = { start: before.start, end: Math.max(before.end, end) };
    } else spans.push({ start, end });
  }
  return spans;
}

/** A text with a blank in the place of each span. @param spans in order and apart */
const without = (text: string, spans: readonly Span[]): string =>
  [...spans, { start: text.length }]
    .map(({ start }, index) => text.slice(spans[index - 1]?.end ?? 0, start))
    .join(' ');

/** Without hidden characters, in lower case, look-alikes as the letters they look like. */
const plain = (text: string): string => plainView(text).shown.toLowerCase();

/** A text and all that may be hidden in it, in lower case. */
function everyView(text: string): string[] {
  const view = plainView(text);
  return [view, ...otherViews(text, view)].map(({ shown }) => shown.toLowerCase());
}

function runsOf(text: string): string[] {
  const words = text.match(/[\p{L}\d]+/gu) ?? [];
  return words.slice(run - 1).map((_, index) => words.slice(index, index + run).join(' '));
}
