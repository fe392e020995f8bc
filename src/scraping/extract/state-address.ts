import { isStreetName, streetIn } from './names.js';
import { clean } from './numbers.js';
import { plainKey } from './state-keys.js';

type Node = Readonly<Record<string, unknown>>;

const numberKeys =
  /^(?:number|streetnumber|housenumber|addressnumber|streetno|houseno|husnummer|gatunummer|nummer|nr|no|streetnr|housenr|husnr|gatunr)$/;
const letterKeys =
  /^(?:letter|streetletter|houseletter|numberletter|entrance|housenumberletter|bokstav|uppgang|port|littera)$/;
const nameKeys = /^(?:name|title|heading|headline|rubrik|namn|titel|displayname|objectname)$/;

/** The street of a record with the number and letter that stand in keys of their own: `{street, number, letter}`. */
export function numbered(address: string, node: Node): string {
  if (/\d/.test(address)) return address;
  const number = textUnder(node, numberKeys, /^\d{1,4}(?: ?[-–/] ?\d{1,4})? ?[a-z]?$/i);
  if (number === undefined) return address;
  const letter = /\d$/.test(number) ? textUnder(node, letterKeys, /^[a-z]$/i) : undefined;
  return `${address} ${number}${letter ?? ''}`;
}

/** The address that a home's record gives as its name. */
export function addressInName(node: Node): string | undefined {
  for (const key in node) {
    const value = node[key];
    if (typeof value !== 'string' || !nameKeys.test(plainKey(key))) continue;
    const address = streetIn(value);
    if (address !== undefined) return address;
  }
  return undefined;
}

/** How surely two addresses are one: `street` when one of them lacks the number that the other has. */
export function likenessOf(one: string, other: string): 'same' | 'street' | 'other' {
  const [first, second] = [one, other].map((text) => plain(streetIn(text) ?? text)) as [string, string];
  if (first === second) return 'same';
  const [short, long] = first.length < second.length ? [one, second] : [other, first];
  const isStreet = !/\d/.test(short) && isStreetName(clean(short));
  return isStreet && /^\d+[a-z]?$/.test(long.startsWith(plain(short)) ? long.slice(plain(short).length) : '')
    ? 'street'
    : 'other';
}

function textUnder(node: Node, keys: RegExp, form: RegExp): string | undefined {
  for (const key in node) {
    const value = node[key];
    if ((typeof value !== 'string' && typeof value !== 'number') || !keys.test(plainKey(key))) continue;
    const text = clean(String(value));
    if (form.test(text)) return text;
  }
  return undefined;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|[^a-z0-9]/gu, '');
}
