import { latinRegExp } from '../text/latin.js';
import { word } from '../text/sources.js';

/**
 * How what a place of an advert names stands to this home today.
 * - `stated`: it holds of the home now.
 * - `denied`: the advert says it is not so.
 * - `elsewhere`: it is said of a neighbour or another building.
 * - `mended`: it was so, and has been put right.
 * - `hypothetical`: insurance, a general risk, a condition or advice, not a fact.
 */
export type Standing = 'stated' | 'denied' | 'elsewhere' | 'mended' | 'hypothetical';

/**
 * What text a row looks at. `before` and `after` of a row are looked for in front of the thing and behind it there.
 * - `near`: in front, at most eight words away, in the same statement.
 * - `clause`: the clause of the thing, from the thing itself on (`mögelsanering` tells of mould and of its end).
 * - `list`: the clause, with the short items of a list in front of it.
 * - `sentence`: the sentence.
 * - `behind`: the sentence without what is put in between commas right behind the thing (`Mögel, som är vanligt, syntes inte`).
 * - `told`: the clause and all that is told of the matter behind it: `onward`, and the clauses between.
 * - `onward`: the clauses behind, and the next two sentences, as far as they go on with the matter.
 * - `again`: like `onward`, but the next sentences must name the matter anew or say that they come after it.
 * - `previous`: the clause in front of one that begins with `efter`.
 * - `answer`: the sentence behind a question.
 * - `paragraph`: from the beginning of the paragraph to the end of the sentence.
 */
export type Scope =
  | 'near'
  | 'clause'
  | 'list'
  | 'sentence'
  | 'behind'
  | 'told'
  | 'onward'
  | 'again'
  | 'previous'
  | 'answer'
  | 'paragraph';

/** One row of the table: words that decide how a thing stands, and where they must stand. */
export interface Row {
  readonly id: string;
  /** `stated` rows end the search: the thing is there, whatever later rows would say. */
  readonly standing: Standing;
  readonly scope: Scope;
  /** Words in front of the thing. Where `after` is given too, both must be there. */
  readonly before?: RegExp;
  /** Words behind the thing. */
  readonly after?: RegExp;
  /** Words anywhere in the scope, the thing included. */
  readonly around?: RegExp;
  /** What undoes a find of `before` or `after`, by the text around the words found: one of the two is enough. */
  readonly undoneBy?: AroundWords;
  /** One of these must be there besides. */
  readonly amid?: AroundThing;
  /** One of these keeps the row from firing. */
  readonly unless?: AroundThing;
}

/** Text around the words that `before` or `after` found. */
export interface AroundWords {
  /** What stands before the words: from the beginning of the scope, or from the thing where they stand behind it. */
  readonly lead?: RegExp;
  /** What stands behind the words: up to the thing, or to the end of the scope. */
  readonly rest?: RegExp;
}

/** Text around the thing. */
export interface AroundThing {
  /** What stands right in front of the thing and right behind it, in the scope. */
  readonly front?: RegExp;
  readonly behind?: RegExp;
  /** The word that names the thing. */
  readonly thing?: RegExp;
  readonly sentence?: RegExp;
}

/** A pattern of whole words. */
export const whole = (words: string): RegExp => latinRegExp(word(words), 'giu');
/** A pattern as it stands. */
export const pattern = (source: string): RegExp => latinRegExp(source, 'giu');
