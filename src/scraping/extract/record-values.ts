import type { Node } from './embedded-state.js';
import {
  clean,
  parseArea,
  parseBuildYear,
  parseMoney,
  parseMonthly,
  parseRooms,
  parseYearly,
  positive,
  toNumber,
} from './numbers.js';
import { isPlainObject } from './reading.js';
import { plainKey } from './state-keys.js';
import { textOf } from './texts.js';

/** Values of a system's record however it writes them: plain, as a text, or as an object around the value. */

/** A text or number of embedded data as text; '' for anything else. */
export function word(value: unknown): string {
  return typeof value === 'string' ? clean(value) : typeof value === 'number' ? String(value) : '';
}

export function part(node: Node | undefined, ...path: string[]): Node {
  let current: unknown = node;
  for (const key of path) current = isPlainObject(current) ? current[key] : undefined;
  return isPlainObject(current) ? current : {};
}

/** The objects of a list; a single object counts as a list of one. */
export function nodes(value: unknown): Node[] {
  return [value].flat().filter(isPlainObject);
}

const keysOf = new WeakMap<Node, Map<string, string>>();

/** The first value that is filled in, under any of the names; `start_time`, `startTime` and `StartTime` are one name. */
export function pick(node: Node | undefined, ...names: string[]): unknown {
  if (!node) return undefined;
  let keys = keysOf.get(node);
  if (!keys) {
    keys = new Map(Object.keys(node).map((key) => [plainKey(key), key]));
    keysOf.set(node, keys);
  }
  for (const name of names) {
    const key = keys.get(plainKey(name));
    const value = key === undefined ? undefined : node[key];
    if (value !== undefined && value !== null && value !== '') return value;
  }
  return undefined;
}

/** A system's own codes (`districtHeating`, `DistrictHeating`, `BRICK_FACADE`) say nothing to people. */
const code = /^(?:[a-z]+[A-Z_][A-Za-z_]*|(?:[A-Z][a-z]+){2,}|[A-Z0-9]+_[A-Z0-9_]+)$/;

/** Words for people: a text, a list of texts, or an object that holds them as its name, type, text or description. */
export function wordsOf(value: unknown): string | undefined {
  return textIn(value, 0, (text) => !code.test(text));
}

/** A proper name written in the same ways; a firm or place may well be spelt like a code (`HusmanHagberg`). */
export function properNameOf(value: unknown): string | undefined {
  return textIn(value, 0, () => true);
}

function textIn(value: unknown, depth: number, accepts: (text: string) => boolean): string | undefined {
  if (typeof value === 'string') {
    const text = textOf(value);
    return text !== undefined && accepts(text) ? text : undefined;
  }
  if (depth > 2) return undefined;
  if (Array.isArray(value)) {
    const texts = value.slice(0, 30).flatMap((item) => textIn(item, depth + 1, accepts) ?? []);
    return texts.length === 0 ? undefined : [...new Set(texts)].join(', ');
  }
  if (!isPlainObject(value)) return undefined;
  for (const name of ['name', 'namn', 'type', 'text', 'info', 'description', 'value', 'types']) {
    const text = textIn(pick(value, name), depth + 1, accepts);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Kronor above 0: a number, a text (`5 126 kr`), or an object around one. */
export function amountOf(value: unknown): number | undefined {
  if (isPlainObject(value)) {
    const inner = pick(value, 'amount', 'raw', 'value', 'number', 'numeric', 'belopp', 'formatted');
    return isPlainObject(inner) ? undefined : amountOf(inner);
  }
  if (typeof value !== 'string') return positive(value);
  return positive(/^\s*\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : parseMoney(value));
}

const inner = (value: unknown) =>
  isPlainObject(value) ? pick(value, 'amount', 'value', 'raw', 'numeric', 'number', 'formatted') : value;
const isBare = (text: string) => /^\s*\d+(?:[.,]\d+)?\s*$/.test(text);

/** Kronor a year; a text may say that a month is meant (`1 200 kr/mån` is 14 400). */
export function yearlyOf(value: unknown): number | undefined {
  const sum = inner(value);
  if (typeof sum !== 'string' || isBare(sum)) return amountOf(sum);
  return positive(parseYearly(sum)?.value);
}

/** Kronor a month; a text may say that a quarter or a year is meant. */
export function monthlyOf(value: unknown): number | undefined {
  const sum = inner(value);
  if (typeof sum !== 'string' || isBare(sum)) return amountOf(sum);
  return positive(parseMonthly(sum)?.value);
}

/** Square metres: a number, a text (`1,2 ha`, `72 kvm`), or `{value, unit}`. */
export function areaOf(value: unknown): number | undefined {
  const size = inner(value) ?? (isPlainObject(value) ? pick(value, 'size', 'area') : undefined);
  const unit = isPlainObject(value) ? word(pick(value, 'unit', 'enhet')) : '';
  const isHectares = /^(ha|hektar|hectares?)$/i.test(unit);
  if (typeof size === 'string' && !isBare(size)) return positive(parseArea(size)?.area);
  const figure = positive(size);
  return figure !== undefined && isHectares ? Math.round(figure * 10_000) : figure;
}

/** Rooms: a number or a text (`3,5 rum`, `2 rok varav 1 sovrum`). */
export function roomsOf(value: unknown): number | undefined {
  const rooms = inner(value);
  return typeof rooms === 'string' && !isBare(rooms) ? parseRooms(rooms) : positive(rooms);
}

/** A figure within the limits, both included. */
export function within(value: unknown, least: number, most: number): number | undefined {
  const number = toNumber(isPlainObject(value) ? pick(value, 'value', 'amount', 'raw', 'numeric') : value);
  return number !== undefined && number >= least && number <= most ? number : undefined;
}

/** The first of the values that tells when a house was built: a year, a text, or `{numeric, text}`. */
export function builtOf(...values: readonly unknown[]): { year?: number; text?: string } | undefined {
  for (const value of values) {
    const text = isPlainObject(value)
      ? [pick(value, 'text'), pick(value, 'numeric', 'year', 'value')].map(word).find(Boolean)
      : word(value);
    const built = text ? parseBuildYear(text) : undefined;
    if (!built) continue;
    const numeric = isPlainObject(value) ? within(pick(value, 'numeric', 'year'), 1200, 2060) : undefined;
    return built.year === undefined && numeric !== undefined ? { ...built, year: numeric } : built;
  }
  return undefined;
}

/** Yes and no as systems write them: booleans, `Yes`/`No`, `Ja`/`Nej` with words after, tomträtt. */
export function yesOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (isPlainObject(value)) return yesOf(pick(value, 'isAvailable', 'value', 'name', 'text'));
  const text = word(value).toLowerCase();
  const says = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'u').test(text);
  if (
    /^(nej|no|ej|inte|ingen|utan|false|saknas|arrende|tomträtt)(?!\p{L})/u.test(text) ||
    says('(?:finns|äger) (?:inte|ej)|(?:upplåts|innehas) med tomträtt|hiss saknas')
  )
    return false;
  return /^(ja|yes|true|finns)(?!\p{L})/u.test(text) || says('äger marken|äger (?:sin|egen) mark|friköpt')
    ? true
    : undefined;
}
