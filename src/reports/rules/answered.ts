import type { Evidence } from '../analysis-result.schema.js';
import { answeredQuestions, type Answered } from '../knowledge/questions-answered.js';
import type { Context } from './context.js';
import { field, quoted } from './evidence.js';
import { number } from './format.js';
import { valueAt } from './missing.js';
import { findAll, words } from './sources.js';
import { standingOf } from './standing.js';

const compiled = answeredQuestions.map((row) => ({
  row,
  pattern: row.text === undefined ? null : words(row.text),
}));

/** What the advert already says to a question: the follow-up with its proof, or null where nothing is left to ask. */
export interface Answer {
  readonly question: string | null;
  readonly evidence: readonly Evidence[];
}

/** Nothing was built with asbestos after the ban; source: sanering-asbest.se. */
const lastAsbestosYear = 1982;

/** The answer that the advert gives to a question of the bank, or undefined where it gives none. */
export function answerTo(context: Context, id: string): Answer | undefined {
  const { yearBuilt, tenure } = context.listing;
  for (const { row, pattern } of compiled) {
    if (row.id !== id) continue;
    const said = fromField(context, row) ?? fromWork(context, row) ?? fromText(context, row, pattern);
    if (said) {
      return { question: row.ask && `Annonsen säger ${said.words}: ${row.ask}`, evidence: [said.proof] };
    }
  }
  if (id === 'asbestos' && yearBuilt && yearBuilt > lastAsbestosYear) {
    return { question: null, evidence: [field('yearBuilt', yearBuilt)] };
  }
  if (id === 'land-lease' && tenure && /äganderätt/i.test(tenure)) {
    return { question: null, evidence: [field('tenure', tenure)] };
  }
  return undefined;
}

interface Said {
  readonly words: string;
  readonly proof: Evidence;
}

function fromField({ listing }: Context, row: Answered): Said | undefined {
  if (!row.field) return undefined;
  const [path, says] = row.field;
  const value = valueAt(listing, path);
  if (row.value !== undefined && value !== row.value) return undefined;
  if (typeof value === 'number') {
    return says ? { words: says.replace('{}', number(value)), proof: field(path, value) } : undefined;
  }
  if (typeof value === 'boolean') return says ? { words: says, proof: field(path, value) } : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return {
    words: says ? says.replace('{}', value) : inQuotes(value),
    proof: field(path, value),
  };
}

function fromWork({ work }: Context, { parts, planned }: Answered): Said | undefined {
  const [last] = work
    .filter((item) => parts?.includes(item.part) && (item.state === 'planned') === (planned ?? false))
    .sort((a, b) => b.to - a.to);
  return last && { words: inQuotes(last.quote.text), proof: quoted(last.quote) };
}

function fromText({ sources }: Context, row: Answered, pattern: RegExp | null): Said | undefined {
  if (!pattern) return undefined;
  const hit = findAll(sources, pattern).find((quote) => {
    const standing = standingOf(sources, quote);
    if (standing === 'denied') return row.denial === true;
    return standing === 'stated' || standing === 'mended' || (standing === 'elsewhere' && row.outside);
  });
  return hit && { words: inQuotes(hit.text), proof: quoted(hit) };
}

/** Long passages are cut at a word. */
function inQuotes(text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;:]+$/, '');
  const cut = line.length > 90 ? `${line.slice(0, 90).replace(/\s+\S*$/, '')} …` : line;
  return `”${cut}”`;
}
