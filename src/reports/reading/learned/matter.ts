import { anyDenial } from '../assertion/rows/denied.js';
import { owners } from '../assertion/rows/elsewhere.js';
import { opensWithVerb } from '../text/clauses.js';
import { latinRegExp } from '../text/latin.js';
import { type Span, type TextSource, word } from '../text/sources.js';
import { readLearned } from './learned-reader.js';

/** Characters: a question about it can still be said in a breath. */
const longestSpoken = 56;
/** Characters: a heading of at most four lines on a phone. */
const longestWritten = 110;
/** Fewer characters name nothing. */
const shortest = 9;
/** Characters that say little. */
const fewLetters = 20;
/** So many of what can be said are read by the learned reader. */
const mostRead = 12;
/** A statement of fewer words, before another one, says nothing: `1981, så den köps som den står`. */
const fewWords = 3;

/** Words that join, point back or lean on the next one: nothing that is shown alone ends with them, nor begins. */
const leaning = latinRegExp(
  String.raw`^(?:och|samt|men|eller|dock|så|medan|utan|som|vilke[nt]|vilka|var(?:av|för|vid|med|till|på|i|efter|ifrån)?|vars|där(?:av|för|med|efter|till)?|då|när|att|ty|eftersom|om|trots|fast|innan|sedan|även|också|ju|väl|nog|enligt|med|till|för|från|vid|hos|i|på|av|ur|över|under|mellan|mot|genom|efter|före|inom|in|ut|upp|ner|ned|kring|omkring|han|hon|honom|henne|sig|mig|dig|närvarande|länge|övrigt|tillfället|somras|vintras|våras|höstas|fjol|liksom|såsom|de|den|det|dem|dess|deras|hans|hennes|man|ni|vi|er|oss|jag|ens|sin|sitt|sina|här|detta|denna|dessa|en|ett|är|varit|vara|har|hade|ha|blir|blev|blivit|kan|kunde|ska|skall|skulle|bör|borde|vill|får|fick|fått|måste|lär|ca|cirka|ungefär|per|än|hur|vad|vem|både|dels|mycket|mer|mest|alla|allt|några?|något|varje|samma|därtill|vis|sig|närvarande|avvaktan|istället|förbigående|exempelvis|nämnas|nämns|dvs|bl\.?a|t\.?ex)$`,
  'iu',
);
/** Of those, what may begin a statement or a phrase. */
const opening = latinRegExp(
  String.raw`^(?:en|ett|alla|allt|några?|varje|samma|denna|under|över|från|efter|mellan|före)$`,
  'iu',
);
/** `Den nya`, `de fyra`: an article with its adjective, and not what stands for something told before. */
const article = latinRegExp(String.raw`^(?:den|det|de)$`, 'iu');
const adjectiveOrNumber = latinRegExp(String.raw`^(?:\p{L}+[ae]|\d+)$`, 'iu');
/** What begins a statement where nothing stands before: `I gillestugan sitter panelen på reglar`. */
const preposition = latinRegExp('^(?:i|på|vid|hos|till|för|med|av|mot)$', 'iu');
/** With these a new statement begins, and the one before ends. */
const joining = latinRegExp(
  String.raw`^(?:att|som|vilke[nt]|vilka|varav|varför|vartill|där|då|när|medan|men|och|samt|eftersom|så|ty|fast|innan|sedan)$`,
  'iu',
);
/** Who says or does it stands behind these, and no statement begins there: `enligt konstruktören får de stå kvar`. */
const agent = latinRegExp('^(?:enligt|av|från)$', 'iu');
/** What tells more of the word before it. */
const relative = latinRegExp('^(?:som|vars|vilke[nt]|vilka|där)$', 'iu');
/** What turns the meaning of the words beside it. */
const turning = latinRegExp(`${anyDenial.source}|${word(owners.map(({ words }) => words).join('|'))}`, 'giu');
/** Not said aloud, or half of a pair. */
const foreign = /[<>@`*#|[\]()?!”"“„»«]|:\/\//u;
const endMarks = /(?<![.,;:–—-])[.,;:–—-]+$/u;
const endsStatement = /[,;:.–—)]$/u;
const unit =
  /^(?:kr|kronor|procent|%|m|meter|m²|kvm|kvadratmeter|mkr|tkr|miljon|tusen|mm|cm|km|liter|bq|becquerel|år|månad|vecko|dag|grad|jan|feb|mars|apr|maj|jun|jul|aug|sep|okt|nov|dec)/iu;

interface Word extends Span {
  /** Without the marks around it. */
  readonly bare: string;
  /** A mark after it ends a statement, or it is itself a mark. */
  readonly isLast: boolean;
}

/** The words of a passage that tell what a clause of it is about, exactly as they stand but for white space. */
export interface Matter {
  /** For a heading or a sentence, at most 110 characters. */
  readonly written: string;
  /** For a question, at most 56 characters; null where nothing so short can be said alone. */
  readonly spoken: string | null;
}

/** The words for it in a list or beside other words. */
export const shortOf = ({ spoken, written }: Matter): string => spoken ?? written;

/**
 * Whole words, with whatever in the clause denies it or says that it is another's. The clause itself where it is short; of a
 * longer one the statement or phrase that holds most of it, that hangs least on other words and that the learned reader finds
 * worst. Null where nothing can be said so.
 * @param passage what is quoted as proof: the sentence, or the clause alone
 */
export function matterIn(
  { readable }: Pick<TextSource, 'readable'>,
  passage: Span,
  clause: Span,
): Matter | null {
  const said = readable.slice(passage.start, passage.end);
  const words = wordsOf(said);
  const inner = innerOf(words, { start: clause.start - passage.start, end: clause.end - passage.start });
  const end = words[inner.to]?.end ?? 0;
  const turns = [...said.matchAll(turning)]
    .map(({ index, 0: text }) => ({ start: index, end: index + text.length }))
    .filter((turn) => turn.end > clause.start - passage.start && turn.start < end);
  const sayable = runsOf(words, inner)
    .filter(({ start, end }) => turns.every((turn) => turn.start >= start && turn.end <= end))
    .map((run) => ({
      ...run,
      text: said.slice(run.start, run.end).replace(/\s+/g, ' ').replace(endMarks, ''),
    }))
    .filter(({ text }) => text.length >= shortest && !foreign.test(text));
  const written = mostTelling(sayable.filter(({ text }) => text.length <= longestWritten));
  if (!written) return null;
  const within = sayable.filter(
    ({ text, start, end }) => text.length <= longestSpoken && start >= written.start && end <= written.end,
  );
  const isShort = written.text.length <= longestSpoken;
  return { written: written.text, spoken: isShort ? written.text : (mostTelling(within)?.text ?? null) };
}

interface Sayable extends Span {
  readonly text: string;
  /** How well it stands for its clause, by its place alone. */
  readonly worth: number;
}

function mostTelling(all: readonly Sayable[]): Sayable | undefined {
  const [best] = all
    .map((one) => ({ ...one, worth: one.worth + ofWords(one.text) }))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, mostRead)
    .map((one) => {
      const { bad, good } = readLearned({ text: one.text, before: '', after: '' });
      return { ...one, worth: one.worth + 0.4 * bad * (1 - good) };
    })
    .toSorted((one, other) => other.worth - one.worth);
  return best;
}

/** Runs of at least two words that share some with the clause and hang on no word outside. */
function runsOf(words: readonly Word[], inner: Run): (Span & { readonly worth: number })[] {
  const runs: (Span & { readonly worth: number })[] = [];
  for (let from = 0; from <= inner.to; from += 1) {
    if (!canBegin(words, from)) continue;
    const isStart = startsStatement(words, from);
    const isAdverbial = preposition.test(words[from]!.bare);
    let holdsJoint = false;
    let holdsStub = false;
    for (let to = from + 1; to <= inner.to; to += 1) {
      const span = { start: words[from]!.start, end: words[to]!.end };
      if (span.end - span.start > 2 * longestWritten) break;
      holdsJoint ||= words[to - 1]!.isLast || isJoint(words, to);
      holdsStub ||= words[to - 1]!.isLast && to - from < fewWords && !relative.test(words[to]!.bare);
      if (to < inner.from || !canEnd(words, to)) continue;
      const isEnd = endsAt(words, to);
      const isBeforePhrase = leaning.test(words[to + 1]?.bare ?? '');
      // What is cut loose at one end is of one statement only.
      if (!(isStart && (isEnd || isBeforePhrase)) && (holdsJoint || !(isStart || isEnd))) continue;
      const own = to - Math.max(inner.from, from) + 1;
      runs.push({
        ...span,
        worth:
          own / (inner.to - inner.from + 1) -
          0.05 * (to - from + 1 - own) +
          (isStart ? 0.3 : -0.2) -
          ((isAdverbial && !isEnd) || holdsStub ? 0.3 : 0) +
          (isEnd ? 0.4 : isBeforePhrase ? 0.25 : 0),
      });
    }
  }
  return runs;
}

interface Run {
  readonly from: number;
  readonly to: number;
}

/** The words of a clause; where it ends in a word that leans on the next, on to the end of that statement. */
function innerOf(words: readonly Word[], { start, end }: Span): Run {
  const first = words.findIndex((one) => one.end > start);
  let from = Math.max(0, first);
  let to = Math.max(
    from,
    words.findLastIndex((one) => one.start < end),
  );
  while (to < words.length - 1 && leaning.test(words[to]!.bare) && !words[to]!.isLast) {
    to += 1;
    while (to < words.length - 1 && !endsAt(words, to)) to += 1;
  }
  while (from < to && !canBegin(words, from)) from += 1;
  return { from, to };
}

const wordsOf = (said: string): Word[] =>
  [...said.matchAll(/\S+/g)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
    bare: /[\p{L}\p{N}](?:.*[\p{L}\p{N}%])?/u.exec(text)?.[0] ?? '',
    isLast: endsStatement.test(text) || !/[\p{L}\p{N}]/u.test(text),
  }));

function canBegin(words: readonly Word[], at: number): boolean {
  const { bare } = words[at]!;
  const before = words[at - 1];
  if (bare === '' || (before && !before.isLast && /\d$/.test(before.bare))) return false;
  if (preposition.test(bare)) return (!before || before.isLast) && isUnleaning(words[at + 1]?.bare ?? '');
  if (article.test(bare)) return adjectiveOrNumber.test(words[at + 1]?.bare ?? '');
  return isUnleaning(bare);
}

const isUnleaning = (bare: string): boolean => !leaning.test(bare) || opening.test(bare);

function canEnd(words: readonly Word[], at: number): boolean {
  const { bare, isLast } = words[at]!;
  if (bare === '' || (leaning.test(bare) && !isLast)) return false;
  const next = words[at + 1]?.bare ?? '';
  return isLast || !/\d/.test(bare) || !(/^\d/.test(next) || unit.test(next));
}

function startsStatement(words: readonly Word[], at: number): boolean {
  for (let before = at - 1; before >= 0; before -= 1) {
    const { bare, isLast } = words[before]!;
    if (isLast) return true;
    // Behind `som` the verb lacks what it is said of, which stands in front.
    if (isJoint(words, before)) return !relative.test(bare);
    if (!leaning.test(bare) || agent.test(bare) || isAgo(words, before)) return false;
  }
  return true;
}

function endsAt(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return !next || words[at]!.isLast || isJoint(words, at + 1);
}

const isJoint = (words: readonly Word[], at: number): boolean =>
  joining.test(words[at]!.bare) && !isAgo(words, at);

/** `För två år sedan` joins nothing. */
const isAgo = (words: readonly Word[], at: number): boolean =>
  words[at]!.bare.toLowerCase() === 'sedan' &&
  /^(?:år|månader|veckor|dagar)$/iu.test(words[at - 1]?.bare ?? '');

/**
 * A long word names more than short ones do, and so does a figure; what begins with a verb lacks what it is said of, and a few
 * letters say little.
 */
const ofWords = (text: string): number =>
  0.02 * longestWord(text) +
  (/\d/.test(text) ? 0.25 : 0) -
  (opensWithVerb(text) ? 0.3 : 0) -
  (text.length < fewLetters ? 0.4 : 0);

const longestWord = (text: string): number =>
  Math.max(...text.split(/[^\p{L}]+/u).map(({ length }) => length));
