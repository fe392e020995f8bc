import type { Answer } from './answer.types.js';
import type { Evidence } from '../../analysis-result.schema.js';
import { answeredQuestions } from '../../knowledge/questions/answered.js';
import type { Answered } from '../../knowledge/questions/answered.types.js';
import { answerInReport } from './annual-report-answers.js';
import type { Context } from '../../facts/context.js';
import { field, quoted } from '../../facts/evidence.js';
import { number } from '../../format.js';
import { isFreehold } from '../../reading/home/home.js';
import { valueAt } from '../../reading/text/fields.js';
import { answerIn } from '../../reading/wordings/answers/answers.js';

/** Nothing was built with asbestos after the ban; source: sanering-asbest.se. */
const lastAsbestosYear = 1982;

const whyOriginal = 'Det som är lika gammalt som huset blir uttjänt ungefär samtidigt.';

/** The answer that the advert gives to a question of the bank, or undefined where it gives none. */
export function answerTo(context: Context, id: string): Answer | undefined {
  const reported = answerInReport(context, id);
  if (reported) return reported;
  const { yearBuilt, tenure } = context.listing;
  for (const row of answeredQuestions) {
    if (row.id !== id) continue;
    const said = fromField(context, row) ?? fromWork(context, row) ?? fromText(context, row);
    if (said) {
      const original = said.isOriginal ? row.askOriginal : undefined;
      const ask = original ?? row.ask;
      return {
        question: ask && `Annonsen säger ${said.words}: ${ask}`,
        ...(ask ? { says: `Annonsen säger ${said.words}`, ask } : {}),
        ...(said.quote === undefined ? {} : { words: said.quote }),
        ...(row.told === undefined ? {} : { told: row.told }),
        why: original ? whyOriginal : row.why,
        evidence: [said.proof],
      };
    }
  }
  if (id === 'asbestos' && yearBuilt && yearBuilt > lastAsbestosYear) {
    return { question: null, evidence: [field('yearBuilt', yearBuilt)] };
  }
  if (id === 'land-lease' && tenure && isFreehold(tenure)) {
    return { question: null, evidence: [field('tenure', tenure)] };
  }
  return undefined;
}

interface Said {
  readonly words: string;
  /** What stands in quotes in them, whole. */
  readonly quote?: string;
  readonly proof: Evidence;
  /** The part is as old as the house. */
  readonly isOriginal?: boolean;
}

function fromField({ listing }: Context, row: Answered): Said | undefined {
  if (!row.field) return undefined;
  const [path, says] = row.field;
  const value = valueAt(listing, path);
  if (row.value !== undefined && value !== row.value) return undefined;
  if (typeof value === 'number') {
    return says === undefined
      ? undefined
      : { words: says.replace('{}', number(value)), proof: field(path, value) };
  }
  if (typeof value === 'boolean') return says ? { words: says, proof: field(path, value) } : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return {
    ...(says ? { words: says.replace('{}', value) } : { words: inQuotes(value), quote: value }),
    proof: field(path, value),
  };
}

function fromWork({ work, listing }: Context, { parts, planned }: Answered): Said | undefined {
  const [last] = work
    .filter((item) => parts?.includes(item.part) && (item.state === 'planned') === (planned ?? false))
    .sort((a, b) => b.to - a.to);
  if (!last) return undefined;
  const { yearBuilt } = listing;
  return {
    words: inQuotes(last.quote.text),
    quote: last.quote.text,
    proof: quoted(last.quote),
    isOriginal: last.state === 'original' || (yearBuilt !== undefined && last.to <= yearBuilt + 1),
  };
}

function fromText({ sources }: Context, { told }: Answered): Said | undefined {
  const hit = told === undefined ? undefined : answerIn(sources, told);
  return hit && { words: inQuotes(hit.words), quote: hit.words, proof: quoted(hit.quote) };
}

/** Long passages are cut at a word. */
function inQuotes(text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![.,;:])[.,;:]+$/, '');
  const cut = line.length > 90 ? `${line.slice(0, 90).replace(/(?<!\s)\s+\S*$/, '')} …` : line;
  return `”${cut}”`;
}
