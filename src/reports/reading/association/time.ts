import { clauseIn, type Statement } from './statements.js';
import { sentences, words, type Span } from '../text/sources.js';

/** When a figure holds: now, in years past or by a plan, and the year it is told of (0 when none). */
export interface ToldOf {
  readonly time: 'now' | 'past' | 'ahead';
  readonly year: number;
}

const ofOthers = words(
  String.raw`(?:riks|bransch|stads|läns|kommun)?(?:snitt|genomsnitt)(?:et)?|genomsnittlig\p{L}*|medel(?:värdet|talet)?|riktvärde\p{L}*|tumregel\p{L}*|rekommend\p{L}*|gräns(?:en|värde\p{L}*)?|räknas\s+som|bör|jämfört\s+med|(?:liknande|jämförbara)\s+förening\p{L}*`,
);
const isAverage =
  /^[^.,;]{0,25}?\s(?:i\s+(?:riks)?(?:snitt|genomsnitt)|(?:är|räknas|anses)\s+(?:högt|hög|lågt|normalt|gränsen))/iu;

const neighbours = words(
  String.raw`grann(?!skap)\p{L}*|systerför\p{L}*|(?:många|andra|annan|vissa)\s+(?:brf|bostadsrättsför\p{L}*|för(?:ening)?(?:ar|en)?\p{L}*)|(?:förening(?:en)?|brf(?:\s+\p{Lu}\p{L}+){0,2}|huset)\s+(?:intill|bredvid|mitt\s?emot|tvärs\s+över|på\s+andra\s+sidan|runt\s+hörnet|i\s+hörnet)`,
);
const ours = words(
  String.raw`(?:vår(?:t|a)?|vi|oss|denna|här|den\s+här|egna?|lägenhetens\s+förening|hos\s+oss)`,
);
/** A sentence that goes on about what the one before it named. */
const goesOn =
  /^\s*(?:den|de|deras|där|dess|det|föreningen\s+där|i\s+den\s+föreningen)(?!\p{L})(?!\s+här(?!\p{L}))/iu;

/** True when the words before a place speak of another association and not, after that, of this one. */
export function isOfNeighbours(statement: Statement, at: number): boolean {
  const last = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].at(-1)?.index ?? -1;
  const before = statement.text.slice(0, at);
  const theirs = last(before, neighbours);
  if (theirs >= 0) return theirs > last(before, ours) && !isBeside(before.slice(0, theirs), before);
  if (!goesOn.test(statement.text) || last(before, ours) >= 0) return false;
  const earlier = previous(statement);
  return earlier !== null && isOfNeighbours(earlier, earlier.text.length) && !/\?\s*$/.test(earlier.text);
}

/** `Till skillnad från grannföreningen är föreningen oäkta`: the neighbour is only what it is compared with. */
const isBeside = (lead: string, before: string): boolean =>
  /(?:till\s+skillnad\s+från|jämfört\s+med|liksom|precis\s+som|som|intill|bredvid|med|från|av)\s+(?:\p{L}+\s+)?$/iu.test(
    lead,
  ) &&
  /(?<!grann|syster|annan\s|andra\s)(?<!\p{L})(?:föreningen|brf)(?!\s+(?:intill|bredvid|mitt|tvärs|på\s+andra|runt|i\s+hörnet))(?!\p{L})/iu.test(
    before.slice(lead.length),
  );

function previous({ source, start }: Statement): Statement | null {
  const span = sentences(source.readable).findLast((one) => one.end <= start);
  if (!span || /\n/.test(source.readable.slice(span.end - 1, start))) return null;
  return { ...span, source, text: source.readable.slice(span.start, span.end) };
}

/** True when the words before a figure give it to another association or to an average. */
export function isOfOthers(statement: Statement, figure: Span): boolean {
  const clause = clauseIn(statement, figure.start);
  const before = statement.text.slice(clause.start, figure.start);
  return (
    before.search(ofOthers) >= 0 ||
    isAverage.test(statement.text.slice(figure.end, clause.end)) ||
    isOfNeighbours(statement, figure.start)
  );
}

const past = words(
  String.raw`tidigare|förut|dessförinnan|innan|då|förr|(?:för|sedan)\s+(?:\p{L}+|\d+)\s+år\s+sedan|historiskt|ursprunglig\p{L}*|från|toppade|som\s+mest`,
);
const ahead = words(
  String.raw`ska|skall|kommer|väntas|beräkna\p{L}*|planer\p{L}*|budget\p{L}*|prognos\p{L}*|mål(?:et|sättning\p{L}*)?|kan|skulle|bli|stiga|öka|höjs|efter\s+(?:stambyt|renover|friköp|inlös)\p{L}*`,
);
/** Figures of an annual report this old are told as history. */
const currentYears = 3;

/** The time of a figure by the words before it and by the year that stands nearest to it in its clause. */
export function timeOf(
  statement: Statement,
  figure: Span,
  { from, to, year }: { readonly from: number; readonly to: number; readonly year: number },
): ToldOf {
  const clause = clauseIn(statement, figure.start);
  const before = statement.text.slice(clause.start, figure.start);
  const told = yearOf(statement.text.slice(Math.max(from, clause.start), figure.start), 'last', year);
  const latest = told || yearOf(statement.text.slice(figure.end, Math.min(to, clause.end)), 'first', year);
  const isFrom = /(?<!\p{L})från\s+(?:ca\.?\s+|cirka\s+)?$/iu.test(before);
  const isPast = before.replace(/från\s+(?:och\s+med|lån\p{L}*|års\p{L}*)/giu, '').search(past) >= 0;
  if (isFrom || (latest > 0 && latest <= year - currentYears)) return { time: 'past', year: latest };
  if (isPast && !/(?<!\p{L})till\s+(?:\p{L}+\s+){0,2}$/iu.test(before)) return { time: 'past', year: latest };
  return { time: before.search(ahead) >= 0 ? 'ahead' : 'now', year: latest };
}

function yearOf(text: string, which: 'first' | 'last', today: number): number {
  const years = [...text.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d|\s?(?:kr|kvm))/g)].map((match) =>
    Number(match[0]),
  );
  return years.filter((year) => year <= today + 20).at(which === 'first' ? 0 : -1) ?? 0;
}
