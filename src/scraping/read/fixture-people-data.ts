import { embeddedRoots } from '../extract/embedded-roots.js';
import type { Node } from '../extract/embedded-state.js';
import { jsonLdNodes } from '../extract/json-ld.js';
import type { Page } from '../extract/page.js';
import { isPlainObject } from '../extract/reading.js';
import { parsedText } from '../extract/script-values.js';
import { firstNameKey, lastNameKey, phoneKey } from './fixture-cleaner.js';
import { namesListed } from './fixture-roles.js';
import { isPhoneValue } from './fixture-phones.js';
import { valuesInSource } from './fixture-source-values.js';

/** What data says about people, before it is known which of the names are people's. */
export interface PeopleInData {
  readonly names: readonly { readonly name: string; readonly isCertain: boolean }[];
  readonly firstNames: readonly string[];
  readonly lastNames: readonly string[];
  readonly phones: readonly string[];
}

/** Keys and names of attributes under which people stand. */
export const personKey =
  /broker|agent(?!cy)|realtor|contact|kontakt|m(?:ä|ae?)klare|handl(?:ä|ae?)ggare|sales_?(?:person|man|rep)|seller|s(?:ä|ae?)ljare|assistant|assistent|employee|staff|medarbetare|co_?worker|author|responsible|ansvarig|bitr(?:ä|ae?)dande|representative|^person|visningsv(?:ä|ae?)rd|(?:projekt|s(?:ä|ae?)lj)ledare|fotograf|photographer|stylist|(?:created|updated|published|upplagd|skapad|(?:ä|ae?)ndrad|publicerad|visas)[_-]?(?:by|av)$|^av$|owner|(?<!\p{L})(?:ä|ae?)gare|uppdragsgivare/iu;
const officeKey =
  /agency|office|kontor|firm|company|foretag|byra|organi[sz]ation|brand|logo|image|bild|association|forening|area|place|category|municipality|title|role|rubrik|status|type|url|link|text/i;
const wholeNameKey = /^(?:name|namn|full_?name|display_?name|fullständigt_?namn|fn)$/i;
const namedKey =
  /(?:broker|agent|contact|realtor|m(?:ä|ae?)klar|handl(?:ä|ae?)ggar|seller|assistant|person|user|author)_?(?:full_?)?(?:name|namn)$/i;
/** Most objects and lists that are visited. */
const maxVisited = 400_000;

interface Visit {
  readonly value: unknown;
  readonly isPerson: boolean;
  /** The key it stands under, through lists. */
  readonly key: string;
  /** Values that the figures in it point to. */
  readonly table?: readonly unknown[] | undefined;
}

/** Walks all data of a page for people: by key, by schema.org type, and where a name stands with a number to call. */
export function peopleInData(page: Page, sources: readonly string[]): PeopleInData {
  const roots = [
    ...embeddedRoots(page),
    ...jsonLdNodes(page),
    ...sources.flatMap((source) => [parsedText(source), valuesInSource(source)]),
  ];
  const found = { names: [], firstNames: [], lastNames: [], phones: [] } as Found;
  const seen = new Set<unknown>();
  const queue: Visit[] = roots.map((value) => ({ value, isPerson: false, key: '' }));
  const late: Visit[] = [];
  for (let index = 0; index < queue.length && index < maxVisited; index += 1) {
    const visit = queue[index]!;
    const { value } = visit;
    if (typeof value === 'object' && value !== null && !seen.has(value)) {
      seen.add(value);
      if (Array.isArray(value)) visitList(visit, value, queue, late, found);
      else if (isPlainObject(value)) visitNode(visit, value, queue, found);
    }
    // What a table points to is known by its keys; the rest of the table comes last.
    if (index === queue.length - 1) queue.push(...late.splice(0, 50_000));
  }
  return found;
}

type Found = { -readonly [part in keyof PeopleInData]: PeopleInData[part][number][] };

function visitList(
  { isPerson, key, table }: Visit,
  list: readonly unknown[],
  queue: Visit[],
  late: Visit[],
  found: Found,
): void {
  if (table === undefined && isTable(list)) {
    queue.push({ value: list[0], isPerson, key, table: list });
    for (const value of list) late.push({ value, isPerson, key, table: list });
    return;
  }
  for (const item of list) {
    const value = pointedTo(item, table);
    if (typeof value === 'string') readText(value, key, isPerson, false, found);
    else if (typeof value === 'object') queue.push({ value, isPerson, key, table });
  }
}

function visitNode({ isPerson, table }: Visit, node: Node, queue: Visit[], found: Found): void {
  const entries = Object.entries(node).map(([key, held]): [string, unknown] => [key, pointedTo(held, table)]);
  const kind = [node['@type'], node['__typename'], node['itemtype']].flat().map(String).join(' ');
  const isOwn = isPerson || /^Person$|\bPerson\b|RealEstateAgent|^(?:Broker|Agent|Realtor)$/.test(kind);
  const first = textAt(entries, firstNameKey);
  const last = textAt(entries, lastNameKey);
  if (first) found.firstNames.push(first);
  if (last) found.lastNames.push(last);
  if (first && last) found.names.push({ name: `${first} ${last}`, isCertain: true });
  const isCallable = entries.some(
    ([key, held]) =>
      (phoneKey.test(key) || /e?_?mail$|e_?post$/i.test(key)) && typeof held === 'string' && held !== '',
  );
  for (const [key, held] of entries) {
    if (typeof held === 'string') readText(held, key, isOwn, isCallable, found);
    if (phoneKey.test(key) && (typeof held === 'string' || typeof held === 'number')) {
      if (isPhoneValue(String(held))) found.phones.push(String(held));
    }
    if (typeof held === 'object' && held !== null) {
      const isNamed = personKey.test(key) || (isPerson && !officeKey.test(key));
      const isOffice = /agency|office|kontor|firm|company/i.test(key);
      queue.push({ value: held, isPerson: isNamed && !isOffice, key, table });
    }
  }
}

function readText(text: string, key: string, isPerson: boolean, isCallable: boolean, found: Found): void {
  if (text.length > 200) return;
  if (wholeNameKey.test(key) && (isPerson || isCallable)) found.names.push({ name: text, isCertain: false });
  if (namedKey.test(key)) found.names.push({ name: text, isCertain: false });
  if (personKey.test(key) && !officeKey.test(key))
    for (const name of namesListed(text)) found.names.push({ name, isCertain: false });
}

/** A list whose first object says by figures where in the list its values stand, as SvelteKit and others write data. */
function isTable(list: readonly unknown[]): boolean {
  const [first] = list;
  if (list.length < 3 || !isPlainObject(first)) return false;
  const places = Object.values(first);
  return (
    places.length > 0 &&
    places.every((place) => Number.isInteger(place) && Number(place) < list.length && Number(place) >= -7)
  );
}

function pointedTo(held: unknown, table: readonly unknown[] | undefined): unknown {
  return table !== undefined && typeof held === 'number' ? (table[held] ?? held) : held;
}

function textAt(entries: readonly (readonly [string, unknown])[], key: RegExp): string | undefined {
  const held = entries.find(([name]) => key.test(name))?.[1];
  const text = typeof held === 'string' ? held.trim() : '';
  return /^\p{Lu}[\p{L} '’-]{1,40}$/u.test(text) ? text : undefined;
}
