import { number, withUnit } from './number.js';

/** Square metres with at most one decimal: `58,5 m²`. */
export function area(squareMetres: number): string {
  return withUnit(number(squareMetres, 1), 'm²');
}

/** `2 rum`, `3,5 rum`. */
export function rooms(count: number): string {
  return withUnit(number(count, 1), 'rum');
}

/** `1 analys`, `3 analyser`: the figure and the right one of two phrases, whose first word stays with the figure. */
export function counted(count: number, one: string, many: string): string {
  return `${number(count)}\u00a0${count === 1 ? one : many}`;
}
