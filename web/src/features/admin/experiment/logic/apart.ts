import { spreadOf, talliesOf, type Spread } from './spread.js';

/**
 * How prompts stand to each other in one matter. `within`: they differ, but no more than the runs of one prompt
 * differ among themselves.
 */
export type Apart = 'same' | 'within' | 'differs';

const order: readonly Apart[] = ['same', 'within', 'differs'];

/** The furthest apart of several; `same` of none. */
export function furthest(aparts: readonly Apart[]): Apart {
  return order[Math.max(0, ...aparts.map((apart) => order.indexOf(apart)))]!;
}

/** Each two of the prompts, told apart by `tell`; the furthest counts. */
function eachTwo<Said>(prompts: readonly Said[], tell: (a: Said, b: Said) => Apart): Apart {
  return furthest(prompts.flatMap((a, at) => prompts.slice(at + 1).map((b) => tell(a, b))));
}

/** Of words such as verdicts and severities, by prompt and run. They differ when no run of one said a word of the other. */
export function wordsApart(prompts: readonly (readonly string[])[]): Apart {
  const shares = (said: readonly string[]): string =>
    talliesOf(said)
      .map(({ value, count }) => `${value} ${count / said.length}`)
      .sort()
      .join();
  return eachTwo(prompts, (a, b) => {
    if (a.length === 0 || b.length === 0 || shares(a) === shares(b)) return 'same';
    return a.some((word) => b.includes(word)) ? 'within' : 'differs';
  });
}

/** Of free texts, by prompt and run: where the runs of one prompt word it differently, other words mean nothing. */
export function textsApart(prompts: readonly (readonly string[])[]): Apart {
  if (new Set(prompts.flat()).size <= 1) return 'same';
  return prompts.some((texts) => new Set(texts).size > 1) ? 'within' : 'differs';
}

/** Of figures, by prompt and run. They differ when the medians are at least `least` apart and the ranges do not meet. */
export function figuresApart(prompts: readonly (readonly number[])[], least: number): Apart {
  const spreads = prompts.map(spreadOf).filter((spread) => spread !== null);
  return eachTwo(spreads, (a, b) => {
    if (mediansApart([a, b]) < least) return 'same';
    return a.min <= b.max && b.min <= a.max ? 'within' : 'differs';
  });
}

/** The distance between the lowest and the highest median; 0 of none. */
export function mediansApart(spreads: readonly Spread[]): number {
  const medians = spreads.map(({ median }) => median);
  return medians.length > 0 ? Math.max(...medians) - Math.min(...medians) : 0;
}

/** In how many of a prompt's runs something stands. */
export interface Presence {
  readonly count: number;
  readonly of: number;
}

/** Of something that stands in some runs. It differs when all runs of one prompt have it and none of another. */
export function presenceApart(prompts: readonly Presence[]): Apart {
  return eachTwo(prompts, (a, b) => {
    if (a.count * b.of === b.count * a.of) return 'same';
    const [less, more] = a.count * b.of < b.count * a.of ? [a, b] : [b, a];
    return less.count === 0 && more.count === more.of ? 'differs' : 'within';
  });
}
