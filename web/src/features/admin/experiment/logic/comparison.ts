import type { Uncertainties } from '../../../../../../src/experiments/experiments.types.js';
import type { RedFlag, ViewingQuestion } from '../../../../../../src/reports/analysis-result.schema.js';
import { wordsOf } from './alike.js';
import { figuresApart, furthest, presenceApart, wordsApart, type Apart, type Presence } from './apart.js';
import { areComparable, type Column, type Report } from './columns.js';
import { groupAlike, type Key } from './group-alike.js';

/** Points of ten, of the score of the red flags, from which two prompts differ. */
const leastScore = 1;
/** Points of confidence from which two prompts differ. */
export const leastConfidence = 5;

/** What one prompt says of something: in how many of its reports it stands, and each of them. */
export interface Cell<Item> extends Presence {
  readonly items: readonly Item[];
}

/** Something that at least one report says, and how the prompts stand to each other in it. */
export interface Compared<Item> {
  readonly first: Item;
  /** By column. */
  readonly cells: readonly Cell<Item>[];
  /** Null when there is nothing to hold it against. */
  readonly apart: Apart | null;
}

const rank = (apart: Apart | null): number => ['differs', 'within', 'same', null].indexOf(apart);

/**
 * What the reports of all columns say, put together; differences come first, each kind in the order of the reports.
 * @param beyond how those stand to each other who have it, by each prompt's items
 */
export function compareItems<Item>(
  columns: readonly Column[],
  itemsOf: (report: Report) => readonly Item[],
  keyOf: (item: Item) => Key,
  beyond: (items: readonly (readonly Item[])[]) => Apart = () => 'same',
): readonly Compared<Item>[] {
  const isComparable = areComparable(columns);
  const lists = columns.map(({ reports }) => reports.map(itemsOf));
  return groupAlike(lists, keyOf)
    .map(({ first, items }): Compared<Item> => {
      const cells = items.map((found) => {
        const there = found.filter((item) => item !== null);
        return { count: there.length, of: found.length, items: there };
      });
      const having = cells.map((cell) => cell.items).filter(({ length }) => length > 0);
      return {
        first,
        cells,
        apart: isComparable ? furthest([presenceApart(cells), beyond(having)]) : null,
      };
    })
    .sort((a, b) => rank(a.apart) - rank(b.apart));
}

/** A flag of a rule is known by the rule, unless that raises several in one report; the model's by its title. */
export function flagKeys(columns: readonly Column[]): (flag: RedFlag) => Key {
  const often = new Set(
    columns.flatMap(({ reports }) =>
      reports.flatMap(({ result }) => {
        const rules = result.redFlags.map(({ rule }) => rule);
        return rules.filter((rule, at) => rules.indexOf(rule) !== at);
      }),
    ),
  );
  return ({ rule, title }) => {
    if (rule === 'model') return { words: wordsOf(title) };
    return { id: often.has(rule) ? `${rule} ${title}` : rule };
  };
}

const severitiesApart = (flags: readonly (readonly RedFlag[])[]): Apart =>
  wordsApart(flags.map((all) => all.map(({ severity }) => severity)));

export function compareFlags(columns: readonly Column[]): readonly Compared<RedFlag>[] {
  return compareItems(columns, ({ result }) => result.redFlags, flagKeys(columns), severitiesApart);
}

export function compareQuestions(columns: readonly Column[]): readonly Compared<ViewingQuestion>[] {
  return compareItems(
    columns,
    ({ result }) => result.viewingQuestions,
    ({ question }) => ({ words: wordsOf(question) }),
  );
}

export type Uncertainty = Uncertainties['items'][number];

export function compareUncertainties(columns: readonly Column[]): readonly Compared<Uncertainty>[] {
  return compareItems(
    columns,
    ({ uncertainties }) => uncertainties?.items ?? [],
    ({ area }) => ({ words: wordsOf(area) }),
    (items) => wordsApart(items.map((all) => all.map(({ potentialImpact }) => potentialImpact))),
  );
}

export const verdictsOf = ({ reports }: Column): readonly string[] =>
  reports.map(({ result }) => result.verdict);
export const scoresOf = ({ reports }: Column): readonly number[] =>
  reports.map(({ result }) => result.redFlagScore);
export const confidencesOf = ({ reports }: Column): readonly number[] =>
  reports.map(({ result }) => result.confidence.score);

/** Everything that a view says of the prompts against each other. */
export interface Comparison {
  readonly columns: readonly Column[];
  readonly isComparable: boolean;
  readonly verdict: Apart | null;
  /** Of the score of the red flags. */
  readonly score: Apart | null;
  readonly confidence: Apart | null;
  readonly flags: readonly Compared<RedFlag>[];
  readonly questions: readonly Compared<ViewingQuestion>[];
  readonly uncertainties: readonly Compared<Uncertainty>[];
}

export function compare(columns: readonly Column[]): Comparison {
  const isComparable = areComparable(columns);
  return {
    columns,
    isComparable,
    verdict: isComparable ? wordsApart(columns.map(verdictsOf)) : null,
    score: isComparable ? figuresApart(columns.map(scoresOf), leastScore) : null,
    confidence: isComparable ? figuresApart(columns.map(confidencesOf), leastConfidence) : null,
    flags: compareFlags(columns),
    questions: compareQuestions(columns),
    uncertainties: compareUncertainties(columns),
  };
}

/** What differs because only this column has it. */
export function onlyIn<Item>(compared: readonly Compared<Item>[], column: number): readonly Compared<Item>[] {
  return compared.filter(
    ({ apart, cells }) =>
      apart === 'differs' && cells.every(({ count }, at) => (at === column ? count > 0 : count === 0)),
  );
}
