import type { Vocabulary } from './label-vocabulary.js';

/** A label and its value in one line of text. */
export interface InLine {
  /** The label's entry in the vocabulary. */
  readonly key: string;
  readonly rawLabel: string;
  readonly value: string;
}

/** `143 m² 6 rum 1 204 m²`: what follows is the label of the last figure alone. */
const severalFigures = /(?:m²|m2|kvm|rum|rok|kr) \d/;
export const startsWithFigure = /^(?:(?:ca\.?|cirka|från)\s)?[\d½]/i;

/** `Rum: 3, Boarea: 72 m²`: the value ends where the next label begins. */
export function splitValue(first: InLine, vocabulary: Vocabulary): InLine[] {
  const { value } = first;
  const next = /[,;.]\s+([^,;:]{3,40}):\s/.exec(value);
  if (!next || !vocabulary.keyOf(next[1]!)) return [first];
  const rest = pairsInLine(value.slice(next.index + 1).trim(), vocabulary);
  return [{ ...first, value: value.slice(0, next.index) }, ...rest];
}

/** `Boarea: ca 72 m²`, `Boarea 72 m²`, `72 m² boarea`. */
export function pairsInLine(part: string, vocabulary: Vocabulary): InLine[] {
  const colon = part.indexOf(':');
  if (colon > 0 && colon < part.length - 1) {
    const rawLabel = part.slice(0, colon);
    const key = vocabulary.keyOf(rawLabel);
    if (key) return splitValue({ key, rawLabel, value: part.slice(colon + 1).trim() }, vocabulary);
  }
  if (part.length > 70 || !/\d/.test(part)) return [];
  const words = part.split(' ');
  const pair = startsWithFigure.test(part)
    ? figureFirst(words, vocabulary)
    : /^\p{L}/u.test(part)
      ? labelFirst(words, vocabulary)
      : undefined;
  return pair ? [pair] : [];
}

function labelFirst(words: readonly string[], vocabulary: Vocabulary): InLine | undefined {
  for (let count = Math.min(4, words.length - 1); count > 0; count -= 1) {
    const value = words
      .slice(count)
      .join(' ')
      .replace(/^[-–=]\s*/, '');
    if (!startsWithFigure.test(value)) continue;
    const rawLabel = words.slice(0, count).join(' ');
    const key = vocabulary.keyOf(rawLabel);
    if (key && vocabulary.fitness(key, value) === 2) return { key, rawLabel, value };
  }
  return undefined;
}

function figureFirst(words: readonly string[], vocabulary: Vocabulary): InLine | undefined {
  for (let count = Math.min(3, words.length - 1); count > 0; count -= 1) {
    const rawLabel = words.slice(-count).join(' ').replace(/^i\s/, '');
    const key = vocabulary.keyOf(rawLabel);
    if (!key) continue;
    const value = words.slice(0, -count).join(' ').replace(/\si$/, '');
    if (startsWithFigure.test(value) && !severalFigures.test(value) && vocabulary.fitness(key, value) === 2)
      return { key, rawLabel, value };
  }
  return undefined;
}
