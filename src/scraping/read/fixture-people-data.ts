import { embeddedRoots } from '../extract/embedded-roots.js';
import type { Node } from '../extract/embedded-state.js';
import { jsonLdNodes } from '../extract/json-ld.js';
import { isPersonName } from '../extract/names.js';
import type { Page } from '../extract/page.js';
import { isPlainObject } from '../extract/reading.js';
import { parsedText, valuesOfScript } from '../extract/script-values.js';
import { firstNameKey, lastNameKey, phoneKey } from './fixture-cleaner.js';
import { isPhoneValue } from './fixture-phones.js';

/** What data says about people, before it is known which of the names are people's. */
export interface PeopleInData {
  readonly names: readonly { readonly name: string; readonly isCertain: boolean }[];
  readonly firstNames: readonly string[];
  readonly lastNames: readonly string[];
  readonly phones: readonly string[];
}

const personKey =
  /broker|agent(?!cy)|realtor|contact|kontakt|m(?:ä|ae?)klare|handl(?:ä|ae?)ggare|sales_?(?:person|man|rep)|seller|s(?:ä|ae?)ljare|assistant|assistent|employee|staff|medarbetare|co_?worker|author|responsible|ansvarig|representative|^person/i;
const officeKey =
  /agency|office|kontor|firm|company|foretag|byra|organi[sz]ation|brand|logo|image|bild|association|forening|area|place|category|municipality|title|role|rubrik|status|type|url|link|text/i;
const wholeNameKey = /^(?:name|namn|full_?name|display_?name|fullständigt_?namn)$/i;
const namedKey =
  /(?:broker|agent|contact|realtor|m(?:ä|ae?)klar|handl(?:ä|ae?)ggar|seller|assistant|person|user|author)_?(?:full_?)?(?:name|namn)$/i;
/** Most objects that are visited. */
const maxVisited = 400_000;

/** Walks all data of a page for people: by key, by schema.org type, and where a name stands with a number to call. */
export function peopleInData(page: Page, sources: readonly string[]): PeopleInData {
  const roots = [
    ...embeddedRoots(page),
    ...jsonLdNodes(page),
    ...sources.flatMap((source) => [parsedText(source), ...valuesOfScript(`=${source}`, 40)]),
  ];
  const names: { name: string; isCertain: boolean }[] = [];
  const firstNames: string[] = [];
  const lastNames: string[] = [];
  const phones: string[] = [];
  const seen = new Set<unknown>();
  const queue = roots.map((value) => ({ value, isPerson: false }));
  for (let index = 0; index < queue.length && index < maxVisited; index += 1) {
    const { value, isPerson } = queue[index]!;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    if (Array.isArray(value)) {
      for (const item of value as unknown[]) queue.push({ value: item, isPerson });
      continue;
    }
    if (!isPlainObject(value)) continue;
    const kind = [value['@type'], value['__typename']].flat().map(String).join(' ');
    const isOwn = isPerson || /^Person$|\bPerson\b|RealEstateAgent|^(?:Broker|Agent|Realtor)$/.test(kind);
    const first = textAt(value, firstNameKey);
    const last = textAt(value, lastNameKey);
    if (first) firstNames.push(first);
    if (last) lastNames.push(last);
    if (first && last) names.push({ name: `${first} ${last}`, isCertain: true });
    const isCallable = Object.entries(value).some(
      ([key, held]) =>
        (phoneKey.test(key) || /e?_?mail$|e_?post$/i.test(key)) && typeof held === 'string' && held !== '',
    );
    for (const [key, held] of Object.entries(value)) {
      if (typeof held === 'string') {
        if (wholeNameKey.test(key) && (isOwn || isCallable)) names.push({ name: held, isCertain: false });
        else if (namedKey.test(key) || (personKey.test(key) && !officeKey.test(key) && isPersonName(held)))
          names.push({ name: held, isCertain: false });
      }
      if (phoneKey.test(key) && (typeof held === 'string' || typeof held === 'number')) {
        if (isPhoneValue(String(held))) phones.push(String(held));
      }
      if (typeof held === 'object' && held !== null) {
        const isNamed = personKey.test(key) || (isPerson && !officeKey.test(key));
        queue.push({ value: held, isPerson: isNamed && !/agency|office|kontor|firm|company/i.test(key) });
      }
    }
  }
  return { names, firstNames, lastNames, phones };
}

function textAt(node: Node, key: RegExp): string | undefined {
  const held = Object.entries(node).find(([name]) => key.test(name))?.[1];
  const text = typeof held === 'string' ? held.trim() : '';
  return /^\p{Lu}[\p{L} '’-]{1,40}$/u.test(text) ? text : undefined;
}
