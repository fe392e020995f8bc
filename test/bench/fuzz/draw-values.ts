import type { Dice } from '../../support/drawn/dice.js';
import { oddKeys, oddNumbers, oddTexts, unstorable } from './odd-values.js';
import type { Schema } from './operations.js';

const otherKinds: readonly unknown[] = [null, true, false, 0, 'x', [], {}, [null], [[]], { a: {} }];

/** The text with what no column holds somewhere in it. */
export function spoilt(dice: Dice, text: string): string {
  const at = dice.whole(0, text.length);
  return text.slice(0, at) + dice.of(unstorable) + text.slice(at);
}

/** A cursor of one's own making, as the lists write theirs: a key and an id. */
export function drawCursor(dice: Dice): string {
  const key = dice.of([...oddTexts.filter((text) => text.length < 100), ...oddKeys]);
  const place = dice.of<unknown>([[key, drawUuid(dice)], [key, 'x'], [key], key, { key }]);
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}
/** A value that fits the schema as far as a schema can tell. */
export function drawValid(dice: Dice, schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return dice.of(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return drawValid(dice, dice.of(choices));
  switch (typeOf(dice, schema)) {
    case 'null':
      return null;
    case 'boolean':
      return dice.is(0.5);
    case 'integer':
    case 'number':
      return drawNumber(dice, schema);
    case 'array': {
      const least = schema.minItems ?? 0;
      const count = dice.whole(least, Math.min(schema.maxItems ?? least + 3, least + 3));
      return Array.from({ length: count }, () => drawValid(dice, schema.items ?? {}));
    }
    case 'object':
      return drawObject(dice, schema);
    case 'string':
      return drawText(dice, schema);
    default:
      return dice.of<unknown>(['text', 3, true, null, [1, 'a'], { a: 1 }]);
  }
}

/** A value that leaves the schema in one way: by kind, bound, list or text. */
export function drawOff(dice: Dice, schema: Schema): unknown {
  const ways: (() => unknown)[] = [
    () => dice.of(otherKinds),
    () => dice.of(oddTexts),
    () => dice.of(oddNumbers),
  ];
  if (schema.maxLength !== undefined) ways.push(() => 'x'.repeat(schema.maxLength! + 1));
  if (schema.minLength) ways.push(() => 'x'.repeat(schema.minLength! - 1));
  if (schema.maximum !== undefined) ways.push(() => schema.maximum! + 1);
  if (schema.minimum !== undefined) ways.push(() => schema.minimum! - 1);
  if (schema.enum)
    ways.push(
      () => `${String(dice.of(schema.enum!))}x`,
      () => String(dice.of(schema.enum!)).toUpperCase(),
    );
  if (schema.format === 'uuid')
    ways.push(
      () => drawUuid(dice).slice(1),
      () => `${drawUuid(dice)}0`,
      () => `{${drawUuid(dice)}}`,
    );
  if (schema.items)
    ways.push(
      () => [],
      () => Array.from({ length: 5_000 }, () => drawValid(dice, schema.items!)),
      () => [drawOff(dice, schema.items!)],
    );
  return dice.of(ways)();
}

function typeOf(dice: Dice, { type }: Schema): string | undefined {
  return Array.isArray(type) ? dice.of(type as readonly string[]) : (type as string | undefined);
}

function drawNumber(dice: Dice, schema: Schema): number {
  const least = (schema.minimum ?? 0) + (schema.exclusiveMinimum ? 1 : 0);
  const most = Math.min(schema.maximum ?? least + 100, 2 ** 31);
  return dice.of([least, most, dice.whole(least, most), dice.whole(least, Math.min(most, least + 20))]);
}

function drawText(dice: Dice, schema: Schema): string {
  if (schema.format === 'uuid') return drawUuid(dice);
  if (schema.format === 'date-time') return new Date(dice.whole(0, 4e12)).toISOString();
  const least = schema.minLength ?? 0;
  const length = dice.whole(least, Math.min(schema.maxLength ?? least + 20, least + 20));
  const letters = schema.pattern ? 'abc123_' : 'abc åäö 123_-';
  return Array.from({ length }, () => dice.of([...letters])).join('');
}

function drawObject(dice: Dice, schema: Schema): Record<string, unknown> {
  const required = new Set(schema.required);
  const kept = Object.entries(schema.properties ?? {}).filter(([name]) => required.has(name) || dice.is(0.5));
  return Object.fromEntries(kept.map(([name, one]) => [name, drawValid(dice, one)]));
}

/** Version 4, from the dice. */
export function drawUuid(dice: Dice): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => dice.whole(0, 15).toString(16));
}
