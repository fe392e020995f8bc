import type { ViewingQuestion } from '../../analysis-result.schema.js';

/** A question that may be brought to the viewing, with what decides its place. */
export interface Candidate extends Omit<ViewingQuestion, 'priority'> {
  /** What it asks: of two of one kind only the first is asked. */
  readonly kind: string;
  /** Other kinds that it asks already. */
  readonly covers: readonly string[];
  /** Its answer may turn the verdict. */
  readonly turns: boolean;
  /** It asks about a statement that nobody judged, and falls with it. */
  readonly isOfUnjudged?: boolean;
  /** It asks about a flag: it may be replaced, but not dropped. */
  readonly isOfFlag?: boolean;
  /** It stands in the bank, whatever this advert says. */
  readonly isOfBank?: boolean;
  /** About how much money its answer may move, kr. */
  readonly stake: number;
}
