import type { AnalysisResult } from '../analysis-result.schema.js';
import type { ReportInput } from '../reports.types.js';
import { plainView } from '../rules/injection-views.js';
import { everyText, findInstructions, withoutInstructions } from '../rules/injection.js';
import { claimsOf, proseOf } from './claims.js';
import { contentWords } from './content-words.js';
import { documentField } from './source-text.js';

/** Words in a row that nobody shares with an order by chance. */
const run = 4;

/** The texts of a home, parted into what is written for buyers and what is written for a machine. */
export interface AimedText {
  /** Whether a part of a field or of a document's page lies in text for a machine. UTF-16 units. */
  readonly holds: (field: string, start: number, end: number) => boolean;
  /** Whether a text repeats such text or is made of its words. */
  readonly isRepeatedBy: (text: string) => boolean;
}

/** Null when nothing of the advert and its documents speaks to a machine. */
export function aimedText({ listing, documents }: ReportInput, rules: AnalysisResult): AimedText | null {
  const pages = (documents ?? []).flatMap(({ name, pages }) =>
    pages.map((text, index) => ({ field: documentField(name, index + 1), text })),
  );
  const texts = [...everyText(listing), ...pages].map(({ field, text }) => {
    const instructions = findInstructions({ field, text });
    return { field, text, readable: withoutInstructions(text, instructions), isHit: instructions.length > 0 };
  });
  const aimed = texts.filter(({ isHit }) => isHit);
  if (aimed.length === 0) return null;
  const orders = aimed.map(({ text, readable }) => plain(blanked(text, readable)));
  const runs = new Set(orders.flatMap(runsOf));
  const buyers = [
    ...texts.map(({ readable }) => plain(readable)),
    ...claimsOf(rules).flatMap(({ value }) => proseOf(value)),
  ];
  const known = new Set(contentWords(buyers.join('\n')));
  const foreign = contentWords(orders.join('\n')).filter((word) => !known.has(word));
  return {
    holds: (field, start, end) =>
      aimed.some(
        (one) => one.field === field && one.text.slice(start, end) !== one.readable.slice(start, end),
      ),
    isRepeatedBy: (text) => {
      const shown = plain(text);
      if (runsOf(shown).some((words) => runs.has(words))) return true;
      const told = contentWords(shown);
      const taken = told.filter((word) => foreign.includes(word)).length;
      return taken >= 2 || (taken === 1 && told.length <= 2);
    },
  };
}

/** What was blanked out of a text; the rest as blanks. */
function blanked(text: string, readable: string): string {
  return [...text.split('').keys()]
    .map((index) => (text[index] === readable[index] ? ' ' : text[index]))
    .join('');
}

/** Without hidden characters, in lower case, look-alikes as the letters they look like. */
const plain = (text: string): string => plainView(text).shown.toLowerCase();

function runsOf(text: string): string[] {
  const words = text.match(/[\p{L}\d]+/gu) ?? [];
  return words.slice(run - 1).map((_, index) => words.slice(index, index + run).join(' '));
}
