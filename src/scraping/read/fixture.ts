import * as cheerio from 'cheerio/slim';
import type { CheerioAPI } from 'cheerio/slim';
import type { AnyNode, Element } from 'domhandler';
import { parsePage } from '../extract/page.js';
import type { Listing } from '../listing.types.js';
import type { SiteRegistry } from '../sites/registry.js';
import { Cleaner, type Persons } from './fixture-cleaner.js';
import { cleanFlight } from './fixture-flight.js';
import { leftOf } from './fixture-left.js';
import { noFirstName, noLastName, nameKey } from './fixture-names.js';
import { personsOn } from './fixture-people.js';
import { withinTags } from '../extract/tag-limit.js';
import { stripPage } from './fixture-strip.js';
import { isText, shortRunsOf } from './fixture-texts.js';
import { readPage } from './read-page.js';

/** A page made fit to be kept for tests. */
export interface Fixture {
  readonly html: string;
  /** Fields that read otherwise than on the page itself, besides the broker and names in texts and addresses. */
  readonly changed: readonly string[];
  /** What is left of people, in words; such a page must not be kept. */
  readonly left: readonly string[];
}

/** Attributes whose value is an address or a list of them. */
const addressAttribute =
  /^(?:href|src|srcset|poster|action|cite|data-(?:[\w-]*-)?(?:src|srcset|href|url|image|img|bg|background)|style|class|id|for|xlink:href)$/i;
/** Drawings and ids of frameworks hold no people, and much that looks like numbers. */
const meaningless = /^(?:d|points|viewbox|transform|width|height|sizes|content-length|data-v-\w+)$/i;
/** Texts in which a name may stand, and addresses it may be part of. */
const mayName: readonly string[] = [
  'title',
  'summary',
  'description',
  'images',
  'floorplans',
  'documents',
  'linkToBroker',
];

/**
 * Makes a page fit to be kept: without scripts that act, styles, forms, frames and comments, and with the names,
 * phone numbers and mail addresses of people replaced in what is shown and in embedded data alike, however it is coded.
 * The result is read again and searched: see `changed` and `left`.
 */
export function makeFixture(html: string, url: string, registry: SiteRegistry): Fixture {
  const { listing } = readPage(html, url, registry);
  const $ = cheerio.load(withinTags(html), {
    xml: { xmlMode: false, decodeEntities: true, encodeEntities: 'utf8' },
  });
  stripPage($);
  const persons = personsOn(parsePage(html, url), $, listing, dataTexts($));
  const cleaner = new Cleaner(persons);
  const isWhole = cleanPage($, cleaner, persons);
  const cleaned = $.html();
  const left = leftOf(cleaned, persons);
  return {
    html: cleaned,
    changed: changedFields(listing, readPage(cleaned, url, registry).listing, cleaner),
    left: isWhole ? left : [...left, 'a stream of data that is no text'],
  };
}

/** Texts of a page that hold data, also those inside others. */
function dataTexts($: CheerioAPI): string[] {
  const texts: string[] = [];
  const nobody: Persons = { names: [], firstNames: [], lastNames: [], phones: [] };
  const finder = new Cleaner(nobody, (source) => texts.push(source));
  $('script').each((_, script) => {
    const text = $(script).text();
    texts.push(text);
    finder.source(text);
  });
  $('*').each((_, node) => {
    for (const [name, value] of Object.entries((node as Element).attribs))
      if (/^\s*[[{]|^(?:%7B|eyJ|W3s)/i.test(value)) finder.value(value, name);
  });
  return texts;
}

/** @returns false when a part could not be cleaned */
function cleanPage($: CheerioAPI, cleaner: Cleaner, persons: Persons): boolean {
  const scripts = $('script').toArray() as Element[];
  const textOf = (script: Element) => $(script).text();
  const flight = scripts.filter((script) => textOf(script).includes('__next_f'));
  const rows = cleanFlight(flight.map(textOf), cleaner);
  for (const script of scripts) {
    // What the stream pushes is cleaned already, row by row; its pieces by themselves are no data.
    setText(script, rows?.[flight.indexOf(script)] ?? cleaner.source(textOf(script)));
  }
  joinParted($, persons);
  const open: AnyNode[] = [...$.root()[0]!.children];
  for (let node = open.pop(); node; node = open.pop()) {
    if (isText(node)) node.data = cleaner.text(node.data);
    if (!('attribs' in node)) continue;
    cleanAttributes(node, cleaner);
    if (node.name !== 'script') open.push(...node.children);
  }
  return rows !== undefined;
}

function cleanAttributes({ attribs }: Element, cleaner: Cleaner): void {
  const named = attribs['property'] ?? attribs['name'] ?? attribs['itemprop'] ?? '';
  for (const [name, value] of Object.entries(attribs)) {
    if (meaningless.test(name)) continue;
    if (addressAttribute.test(name)) attribs[name] = cleaner.address(value);
    else attribs[name] = cleaner.value(value, name === 'content' || name === 'value' ? named : name);
  }
}

/** `<b>Anna</b> <b>Ek</b>`: a name in several elements becomes the stand-in in the same elements. */
function joinParted($: CheerioAPI, { names }: Persons): void {
  const known = new Set(names.map(nameKey));
  $('*')
    .not('script, html, head, body')
    .each((_, element) => {
      if ((element as Element).children.every(isText)) return;
      const runs = shortRunsOf(element)?.filter(({ data }) => data.trim() !== '') ?? [];
      const text = runs.map(({ data }) => data).join(' ');
      if (!known.has(nameKey(text))) return;
      for (const [index, run] of runs.entries())
        run.data = index === 0 ? noFirstName : index === runs.length - 1 ? noLastName : '';
      if (runs.length === 1) runs[0]!.data = `${noFirstName} ${noLastName}`;
    });
}

function setText(script: Element, text: string): void {
  const [first] = script.children;
  if (first && isText(first)) first.data = text;
}

/** Fields that differ, names in texts and addresses apart. */
function changedFields(before: Listing, after: Listing, cleaner: Cleaner): string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  fields.delete('broker');
  return [...fields].filter((field) => {
    const one: unknown = before[field as keyof Listing];
    const other: unknown = after[field as keyof Listing];
    const isSame = JSON.stringify(one) === JSON.stringify(other);
    return (
      !isSame && !(mayName.includes(field) && JSON.stringify(cleanIn(one, cleaner)) === JSON.stringify(other))
    );
  });
}

function cleanIn(value: unknown, cleaner: Cleaner): unknown {
  if (typeof value === 'string')
    return /^https?:\/\//.test(value) ? cleaner.address(value) : cleaner.text(value);
  if (Array.isArray(value)) return value.map((item) => cleanIn(item, cleaner));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, cleanIn(held, cleaner)]));
}
