import { firstThatDecides } from '../../../src/reports/reading/assertion/firing.js';
import type { Row } from '../../../src/reports/reading/assertion/row.js';
import { surround } from '../../../src/reports/reading/assertion/scopes.js';
import { deniedRows } from '../../../src/reports/reading/assertion/rows/denied.js';
import { elsewhereRows } from '../../../src/reports/reading/assertion/rows/elsewhere.js';
import { laterRows, standingOf } from '../../../src/reports/reading/assertion/standing.js';
import { sentenceAround } from '../../../src/reports/reading/text/sources.js';

/** Sentences that show what a row does with the thing between asterisks. */
export interface Examples {
  /** Here the row decides how the thing stands. */
  readonly yes: readonly [string, ...string[]];
  /** Here the thing does not have the row's standing. */
  readonly no?: readonly string[];
}

/** A sentence without its two asterisks, and the thing between them. */
export function marked(sentence: string) {
  const start = sentence.indexOf('*');
  const end = sentence.lastIndexOf('*') - 1;
  expect(start).toBeGreaterThanOrEqual(0);
  expect(end).toBeGreaterThan(start);
  const text = sentence.replaceAll('*', '');
  const source = { field: 'description', text, readable: text };
  const place = { field: 'description', start, end };
  return { source, place, around: sentenceAround(source, start) };
}

/** How the thing between asterisks stands. */
export function standingIn(sentence: string) {
  const { source, place } = marked(sentence);
  return standingOf([source], place);
}

/** One case for each sentence of a list. */
export const casesOf = (examples: Readonly<Record<string, Examples>>, list: keyof Examples) =>
  Object.entries(examples).flatMap(([id, lists]) =>
    (lists[list] ?? []).map((sentence) => ({ id, sentence })),
  );

/** All rows that decide how a thing stands, in the order in which they are asked. */
const inOrder = [...deniedRows, ...elsewhereRows, ...laterRows];

/** Shows each row at work. `examples` are by the ids of the rows, in their order; one of them at least has a `no`. */
export function expectRows(rows: readonly Row[], examples: Readonly<Record<string, Examples>>): void {
  const rowOf = (id: string): Row => rows.find((row) => row.id === id)!;

  it('is shown by a sentence for each row', () => {
    expect(Object.keys(examples)).toEqual(rows.map(({ id }) => id));
  });

  it.each(casesOf(examples, 'yes'))('$id decides: $sentence', ({ id, sentence }) => {
    const { source, place, around } = marked(sentence);
    expect(firstThatDecides(inOrder, surround(source, around, place))?.id).toBe(id);
    expect(standingIn(sentence)).toBe(rowOf(id).standing);
  });

  it.each(casesOf(examples, 'no'))('$id leaves: $sentence', ({ id, sentence }) => {
    expect(standingIn(sentence)).not.toBe(rowOf(id).standing);
  });
}
