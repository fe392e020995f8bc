import type { AskRow } from '../asks/ask.types.js';

/** What an advert may tell of a thing; how it tells it stands in `reading/wanted/kind-words.ts`. */
export type AnswerKind =
  /** How old it is, or when it was made. */
  | 'age'
  /** How old each of several is. */
  | 'ageOfAll'
  /** When an installation was serviced. */
  | 'care'
  /** When it was painted, mended or looked at. */
  | 'upkeep'
  /** When somebody who can judge it looked at it. */
  | 'looked'
  | 'cost'
  /** Whether it comes with the home. */
  | 'whose'
  /** That somebody else owns it. */
  | 'hired'
  /** Whether there is a certificate, a record or a bill. */
  | 'paper'
  /** What the sweep or a test found. */
  | 'approval'
  | 'permit'
  /** A reading in percent. */
  | 'reading'
  /** Who built or mounted it. */
  | 'maker'
  /** Whether a rise of the fee is decided. */
  | 'decided'
  /** Whether it is so in every room or of every piece. */
  | 'extent'
  /** Until when it holds, or from when anew. */
  | 'until'
  /** Where in the home. */
  | 'where'
  /** Whether it was paid for, or borrowed. */
  | 'paid';

/** What a clause is about where that is not the thing or the words of its question; its words stand in `reading/wanted/topic-words.ts`. */
export type TopicId =
  | 'bathroomPaper'
  | 'boundary'
  | 'broadbandPrice'
  | 'chargingPlace'
  | 'compressor'
  | 'dampMeasured'
  | 'drain'
  | 'dried'
  | 'duct'
  | 'earthBreaker'
  | 'earthing'
  | 'feeContent'
  | 'feeRise'
  | 'filmed'
  | 'filter'
  | 'fireplace'
  | 'foundationKind'
  | 'freeBuy'
  | 'front'
  | 'fuseBox'
  | 'glazing'
  | 'groundMeter'
  | 'groundSampled'
  | 'heatCentral'
  | 'heatWater'
  | 'hours'
  | 'inspectedClean'
  | 'landRent'
  | 'leakGuard'
  | 'lift'
  | 'locked'
  | 'moistureReport'
  | 'parking'
  | 'pump'
  | 'roof'
  | 'sillLogs'
  | 'slabInsulation'
  | 'stoneColour'
  | 'subdivision';

/**
 * What answers a clause of a question: a kind of answer told of its thing, or of the topic; a topic that is named at all, or beside
 * the thing. A clause that lacks a topic is answered by nothing, for it makes no sense; what only somebody who lives here knows is
 * no question to one who has not. A hyphen is for what no advert tells.
 */
export type Want =
  | '-'
  | 'lived'
  | AnswerKind
  | `${AnswerKind} of ${TopicId}`
  | `named ${TopicId}`
  | `beside ${TopicId}`
  | `lacks ${TopicId}`;

/** A clause, and how it is asked alone where the rest of its question is told; a small letter goes on after the advert's words. */
export type ClauseRow = readonly [want: Want] | readonly [want: Want, ...alone: AskRow];

/** The clauses of a question in their order, and what is asked next of the same thing where all of them are told. */
export interface Clauses {
  readonly clauses: readonly ClauseRow[];
  readonly then?: readonly AskRow[];
  /** Years for which nobody asks of a building when it was renewed or looked after; of any age when absent. */
  readonly notWithin?: number;
  /** What is asked in its place where the advert tells what makes the whole question another one. */
  readonly instead?: readonly (readonly [told: AnswerKind, ...row: AskRow])[];
}

/** By the question as its table has it, without the advert's words before it. A question that stands in no table is always asked. */
export type ClauseTable = Readonly<Record<string, Clauses>>;
