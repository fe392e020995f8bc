import { scriptJson } from './embedded-state.js';
import { parseLoose } from './json-ld.js';
import { flightRows } from './next-flight.js';
import { nuxtData } from './nuxt-data.js';
import type { Page } from './page.js';
import { isPlainObject } from './reading.js';
import { valuesOfScript } from './script-values.js';

/** Only scripts that name such facts are taken apart. */
export const telling =
  /living_?(?:area|space)|boarea|boyta|antal_?rum|number_?of_?rooms|"rooms"|\brooms["']?\s*:|(?:starting|asking|listing|list)_?price|utgangspris|monthly_?fee|manads_?avgift|square_?meters|street_?address|gatu_?adress|objectInfo|plot_?area|construction_?year|build(?:ing)?_?year|byggn?ad?s?_?ar|['"]eyJ/i;

/** All data objects that a page carries beside what it shows: JSON scripts, framework state, assignments in scripts. */
export function dataOfPage(page: Page): unknown[] {
  const values: unknown[] = [];
  let hasFlight = false;
  for (const { element, type, text } of page.outline.scripts) {
    if (element.attribs['src'] !== undefined || text.length < 20) continue;
    if (/ld\+json|importmap|speculationrules/.test(type)) continue;
    if (element.attribs['id'] === '__NUXT_DATA__') {
      values.push(nuxtData(page));
    } else if (element.attribs['id'] === '__NEXT_DATA__') {
      values.push(scriptJson(page, '__NEXT_DATA__'));
    } else if (type.includes('json')) {
      values.push(...parsed(text));
    } else if (text.includes('__next_f')) {
      hasFlight = true;
    } else if (telling.test(text)) {
      values.push(...valuesOfScript(text));
    }
  }
  if (hasFlight) values.push(...flightRows(page));
  return values.filter((value) => Array.isArray(value) || isPlainObject(value));
}

function parsed(text: string): unknown[] {
  try {
    return [JSON.parse(text) as unknown];
  } catch {
    if (text.includes('&q;')) return parsed(withoutAngularEntities(text));
    return text.trimStart().startsWith('{') ? parseLoose(text) : [];
  }
}

const angularEntities: Readonly<Record<string, string>> = {
  a: '&',
  q: '"',
  s: "'",
  l: '<',
  g: '>',
};

/** Angular's state before version 15 has entities of its own. */
function withoutAngularEntities(text: string): string {
  return text.replace(/&([aqslg]);/g, (_all, letter: string) => angularEntities[letter]!);
}
