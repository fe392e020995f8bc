import { hasVerb, clausesOf, opensWithVerb } from '../text/clauses.js';
import { latinRegExp } from '../text/latin.js';
import {
  indexAround,
  sentences,
  word,
  words,
  type Quote,
  type Span,
  type TextSource,
} from '../text/sources.js';
import { ownMentions } from '../work/part-mentions.js';
import { thingWords } from '../wordings/things/things.js';
import { month } from './kind-words.js';

/** Names of all that an advert may go over to; what is neither a part nor a thing of its own stands last. */
const named = words(
  [
    ...Object.values(thingWords),
    String.raw`ovk|energideklaration(?:en)?|\p{L}*avgift(?:en)?|trapphus(?:et)?|\p{L}*dörr(?:en|ar|arna)?|golv(?:et|en)?|tvättmaskin(?:er|erna)`,
  ].join('|'),
);
/** A thing behind such a word is a place: `laddboxen vid carporten`. */
const placed = /(?<!\p{L})(?:i|på|vid|intill|under|mot|bakom|framför|ovanför|bredvid)\s+(?:\p{L}+\s+)?$/iu;
/** Letters before a thing in which such a word stands. */
const placedReach = 30;

const participle = String.raw`(?!fasad)\p{L}{2,}(?:ad|at|ade|ats|ades|erat|erade)|(?:om|ny|in|ut|på|till)?(?:bytt|bytta|byts|lagd|lagt|lagda|gjord|gjort|gjorda|byggd|byggt|byggda|köpt|köpta|mätt|mätta|känd|känt|skött|betald|betalt|betalda|klädd|tryckt|utförd|utfört|utförda)`;
const adverb = 'senast|helt|nu|redan|sedan|numera|därefter|förra|nyligen';
/** Verbs that begin a statement without a subject, beside those of `opensWithVerb`. */
const passive = String.raw`(?!\p{L}*glas)\p{L}{3,}(?:ades|ivs|evs|nas|kas)|gäller|löper`;
const goingOn = String.raw`${participle}|${passive}|${adverb}|den|det|de|dessa|denna|detta|båda|bägge|alla|samtliga`;
/** A clause that begins so goes on about what the one before it names: one with a noun of its own does not. */
const opens = latinRegExp(
  String.raw`^(?:\d|i\s+(?:${month}|våras|somras|höstas|vintras|fjol|år)(?!\p{L})|${word(String.raw`${goingOn}|med|från|av|utan|enligt|på|till|vid|för|som|så|vilka|vilket|inte|ej`)})`,
  'iu',
);
/** What may stand before the first word of a clause. */
const joint = /^[\s,;:()–—-]*(?:(?:och|samt|men)\s+)?/iu;

/** The house with its year: what stands behind is not told of the thing in it. */
const house = words(
  String.raw`(?:huset|fastigheten|byggnaden|villan|kvarteret)(?=\s+(?:(?:är|var|som)\s+){0,2}(?:från|byggt|byggd|byggdes|uppför\p{L}*))`,
);

/** A sentence that goes on about the one before it, by its pronoun or without a subject. */
const opensNext = latinRegExp(
  String.raw`^[\s–-]*(?<first>${word(`${participle}|${adverb}|den|det|de`)})`,
  'iu',
);
/** By the pronoun, how the noun that it stands for may end; `den` is also said of an indefinite one. */
const endings: Readonly<Record<string, RegExp>> = {
  den: /(?<!et|na|ar|er|or)$/iu,
  det: /(?:et|at)$/iu,
  de: /(?:na|ar|er|or|en)$/iu,
};

/** `och` before a noun goes over to another thing; before a verb or a participle it goes on. */
const goesOver = latinRegExp(
  String.raw`\s(?:och|samt|eller)(?=\s+(?!${word(String.raw`${goingOn}|är|var|har|går|ger|får|fick|blev|kan|ska|med|av|från|på|i`)}|\d)\p{L}+)`,
  'giu',
);

/** Letters of a sentence, before and behind a place, in which it may be told of: one without an end is read so far. */
const reach = 500;

/**
 * The stretch of the text that tells of what stands at a place: its clause, the clauses behind it that have no subject of their own,
 * and a next sentence that goes on, up to where another part or thing is named. Undefined where the text is not at hand.
 * @param own how the thing itself is named
 * @param answer what a clause may begin with beside that
 */
export function passageOf(place: Quote, own: RegExp | undefined, answer: RegExp): Span | undefined {
  const { source } = place;
  if (!source) return undefined;
  const all = sentences(source.readable);
  const index = indexAround(all, place.start);
  const whole = all[index] ?? { start: place.start, end: place.end };
  const sentence = {
    start: Math.max(whole.start, place.start - reach),
    end: Math.min(whole.end, place.end + reach),
  };
  const others = [
    ...othersIn(source, sentence, place, [own, answer]),
    ...goingOver(source, place, sentence, answer),
  ];
  const clauses = clausesOf(source, sentence);
  const first = clauses.findLast(({ start }) => start <= place.start) ?? sentence;
  const start = Math.max(
    startWithYear(source, clauses, first),
    ...others.filter(({ end }) => end <= place.start).map(({ end }) => end),
  );
  const stop = Math.min(...others.filter(({ start }) => start >= place.end).map(({ start }) => start));
  const behind = clauses.filter((clause) => clause.start >= place.end);
  const left = behind.find((clause) => !continues(source, clause, answer));
  const end = Math.min(stop, left?.start ?? sentence.end);
  if (end < whole.end) return { start, end: Math.max(end, place.end) };
  const next = all[index + 1];
  return {
    start,
    end: next && goesOn(source, next, place) ? nextEnd(source, next, place, [own, answer]) : sentence.end,
  };
}

/** `2021 – Fjärrvärmecentral`: a year alone before a clause belongs to it. */
function startWithYear({ readable }: TextSource, clauses: readonly Span[], first: Span): number {
  const before = clauses[clauses.indexOf(first) - 1];
  return before && yearAlone.test(readable.slice(before.start, before.end)) ? before.start : first.start;
}
const yearAlone = /^\s*(?:19|20)\d\d(?:\s*:)?\s*$/;

function continues({ readable }: TextSource, { start, end }: Span, answer: RegExp): boolean {
  const text = readable.slice(start, end).replace(joint, '');
  return opens.test(text) || opensWithVerb(text) || text.search(answer) === 0;
}

function goesOn({ readable }: TextSource, { start, end }: Span, place: Quote): boolean {
  const text = readable.slice(start, end);
  const opening = opensNext.exec(text);
  if (!opening) return false;
  const ending = endings[opening.groups?.['first']?.toLowerCase() ?? ''];
  if (!ending) return true;
  return ending.test(subjectOf(place.text)) && opensWithVerb(text.slice(opening[0].length));
}

/** The noun that a pronoun goes back to: of a whole statement the one before its verb. */
const subjectOf = (text: string): string =>
  hasVerb(text) ? (/^\p{L}+/u.exec(text.trim())?.[0] ?? '') : text;

/** Where a sentence that goes on names another thing. */
const nextEnd = (source: TextSource, next: Span, place: Quote, own: Own): number =>
  Math.min(next.end, ...othersIn(source, next, place, own).map(({ start }) => start));

/** How the thing is named, and how its answer is told. */
type Own = readonly (RegExp | undefined)[];

/** What a sentence names beside the thing itself, other than as a place. */
function othersIn(source: TextSource, sentence: Span, place: Span, own: Own): Span[] {
  const text = source.readable.slice(sentence.start, sentence.end);
  const things = [...text.matchAll(named)].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
    place: placed.test(text.slice(Math.max(0, index - placedReach), index)),
  }));
  const houses = [...text.matchAll(house)].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
    place: false,
  }));
  return [...things, ...houses, ...ownMentions(source, sentence)]
    .filter(
      ({ start, end, place: isPlace }) => !isPlace && !isNamedBy([...own, makers], text.slice(start, end)),
    )
    .map(({ start, end }) => ({ start: sentence.start + start, end: sentence.start + end }))
    .filter(({ start, end }) => end <= place.start || start >= place.end);
}

/** `VVS-firma`: who did it, no part. */
const makers = /firma|företag/iu;

const isNamedBy = (own: Own, said: string): boolean =>
  own.some((pattern) => pattern !== undefined && said.search(pattern) >= 0);

/** Where `och` goes over from one noun to the next without a verb of its own. */
const goingOver = ({ readable }: TextSource, place: Span, { start, end }: Span, answer: RegExp): Span[] =>
  [...readable.slice(start, end).matchAll(goesOver)]
    .map(({ 0: said, index }) => ({ start: start + index, end: start + index + said.length }))
    .filter((one) => one.end <= place.start || one.start >= place.end)
    .filter((one) => readable.slice(one.end, end).trimStart().search(answer) !== 0);
