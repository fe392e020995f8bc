/**
 * For which homes a question makes sense. `association` is any home in a housing association, `new` one not yet lived in,
 * `begun` a plot with a house that is not finished.
 */
export type QuestionTag =
  'association' | 'flat' | 'owned-flat' | 'rental' | 'house' | 'plot' | 'begun' | 'new' | 'all';

export interface BankQuestion {
  readonly id: string;
  readonly tag: QuestionTag;
  readonly category: string;
  readonly question: string;
  readonly context: string;
  /** Missing facts, flag rules or building-year ids that make this question urgent; `past-life-` stands for all that begin so. */
  readonly triggers: readonly string[];
  /** Asked only when a trigger calls for it. */
  readonly onCause?: boolean;
}

/** Row of the bank: id, question, context, triggers separated by blanks. */
export type QuestionRow = readonly [id: string, question: string, context: string, triggers?: string];
