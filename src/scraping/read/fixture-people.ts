import type { CheerioAPI } from 'cheerio/slim';
import type { AnyNode, Element } from 'domhandler';
import { linesOf } from '../extract/lines.js';
import { isPersonName, isStreetName } from '../extract/names.js';
import { clean } from '../extract/numbers.js';
import type { Page } from '../extract/page.js';
import type { Listing } from '../listing.types.js';
import type { Persons } from './fixture-cleaner.js';
import { nameKey, noName } from './fixture-names.js';
import { peopleInData, personKey } from './fixture-people-data.js';
import { nationalDigits } from './fixture-phones.js';
import { agency, withParts } from './name-parts.js';
import { announcesName, firstNamesSigned, namesAfterRoles, namesListed } from './fixture-roles.js';
import { shortTextOf, textRuns } from './fixture-texts.js';

const title =
  /mäklare\b|mäklarassistent|assistent|handläggare|projektsäljare|kontorschef|franchisetagare|koordinator|broker|agent\b/i;
const callable = /@|(?:\+46|\b0)\d{1,3}[\s-]?\d|^(?:tel|telefon|mobil|e-post|mail|mejl)\b/i;
const personBox =
  '[class*=broker i], [class*=agent i], [class*=realtor i], [class*=maklare i], [class*=mäklare i], [class*=contact i], [class*=kontakt i], [class*=staff i], [class*=employee i], [class*=coworker i], [class*=medarbetare i], [class*=handlaggare i], [itemtype*=Person], [itemtype*=RealEstateAgent], [itemprop=employee], [itemtype*=ContactPoint], cite, [class*=testimonial i], [class*=omdome i], [rel=author]';
/** Attributes whose values are addresses, measures or names of styles. */
const unnamed = /^(?:href|src|srcset|class|id|style|d|for|rel|type|width|height|sizes|on\w+)$/i;

/**
 * Gathers everybody a page names: in its data, beside titles and phone numbers, in links that call, in what pictures
 * and buttons are called.
 * @param page as readers see it, without boxes of other homes
 * @param $ the whole page that is cleaned
 * @param sources texts of scripts and attributes that hold data
 */
export function personsOn(page: Page, $: CheerioAPI, listing: Listing, sources: readonly string[]): Persons {
  const isOther = otherNames(page, listing);
  const names = new Map<string, string>();
  const firstNames = new Set<string>();
  const lastNames = new Set<string>();
  const phones = new Set<string>();
  const add = (text: string | undefined, isCertain = false) => {
    const name = clean(text ?? '').replace(/[.,]$/, '');
    const isName = isCertain
      ? /^\p{Lu}\p{L}[\p{L} .'’-]*\s\p{L}[\p{L}'’-]+$/u.test(name) && !agency.test(name)
      : isPersonName(name) && !isOther(name) && !isStreetName(name);
    if (isName && name !== noName) names.set(nameKey(name), inSmallLetters(name));
  };
  for (const name of (listing.broker ?? '').split(/,|&| och /)) add(name, true);
  const data = peopleInData(page, sources);
  for (const { name, isCertain } of data.names) add(name, isCertain);
  for (const name of data.firstNames) firstNames.add(name);
  for (const name of data.lastNames) lastNames.add(name);
  for (const phone of data.phones) phones.add(nationalDigits(phone));
  const shown = linesOf(page.outline).map(({ text }) => text);
  for (const name of [...namesBesideCalls(shown), ...namesTold(shown)]) add(name);
  // In cards of other homes and below the page only what is spelt out counts: much there looks like names.
  const runs = textRuns($).map(clean).filter(Boolean);
  for (const name of namesTold(runs)) add(name);
  for (const name of runs.flatMap(firstNamesSigned)) if (!agency.test(name)) firstNames.add(name);
  $('a[href^="mailto:" i], a[href^="tel:" i], a[href^="sms:" i]').each((_, link) => {
    add(shortTextOf(link));
    const number = /^(?:tel|sms):(.*)$/i.exec((link as Element).attribs['href']!)?.[1];
    if (number) phones.add(nationalDigits(number));
  });
  for (const { element, isInBox, isAround } of elementsIn($)) {
    for (const name of namesInAttributes(element, isInBox)) add(name);
    if (isInBox && !isAround) add(shortTextOf(element)?.split(/[,|]/)[0]);
  }
  $('meta[name=author], meta[property="article:author"], [itemprop=author], [itemprop=givenName]').each(
    (_, element) => add($(element).attr('content') ?? $(element).text()),
  );
  addNamesOfMails(page, add);
  return {
    ...withParts([...names.values()], firstNames, lastNames, listing, new URL(page.url).hostname),
    phones: [...phones].filter(
      (digits) => digits.length >= 6 && digits.length <= 12 && !/^70?0+$/.test(digits),
    ),
  };
}

/** `ANNA BERG` is `Anna Berg`. */
function inSmallLetters(name: string): string {
  return name === name.toUpperCase()
    ? name.replace(/(\p{L})(\p{L}*)/gu, (_all, first: string, rest: string) => first + rest.toLowerCase())
    : name;
}

/** Every element, with whether it stands in a box about people and whether in what is around a page's own text. */
function* elementsIn(
  $: CheerioAPI,
): Generator<{ element: Element; isInBox: boolean; isAround: boolean }, void, undefined> {
  const boxes = new Set<unknown>($(personBox).toArray());
  const open = ($.root()[0]!.children as AnyNode[]).map((node) => ({
    node,
    isInBox: false,
    isAround: false,
  }));
  for (let next = open.pop(); next; next = open.pop()) {
    const { node } = next;
    if (!('attribs' in node)) continue;
    const isInBox = next.isInBox || boxes.has(node);
    yield { element: node, isInBox, isAround: next.isAround };
    const isAround = next.isAround || /^(?:nav|footer|header)$/.test(node.name);
    for (const child of node.children) open.push({ node: child, isInBox, isAround });
  }
}

/** Names in what pictures, links, buttons and descriptions are called, and in attributes about people. */
function namesInAttributes({ attribs }: Element, isInBox: boolean): string[] {
  return Object.entries(attribs).flatMap(([attribute, value]) => {
    if (value.length < 5 || value.length > 300 || unnamed.test(attribute)) return [];
    const isCalled = /^(?:alt|title|aria-label|download)$/.test(attribute);
    const parts =
      isCalled && (isInBox || title.test(value))
        ? value.replace(/\.(?:vcf|jpe?g|png|webp)$/i, '').split(/\s[–|-]\s|[,(]/)
        : [];
    const isOfPerson = personKey.test(attribute) || (isInBox && /name?n?$/.test(attribute));
    return [...namesAfterRoles(value), ...parts, ...(isOfPerson ? namesListed(value) : [])];
  });
}

/** Names after a label or a greeting, in the same line or the next. */
function namesTold(lines: readonly string[]): string[] {
  return lines.flatMap((line, index) => [
    ...namesAfterRoles(line),
    ...(announcesName(line) ? namesListed((lines[index + 1] ?? '').replace(/^[/–-] ?/, '')) : []),
  ]);
}

/** Lines that begin with a name, beside a title or a number to call. */
function namesBesideCalls(lines: readonly string[]): string[] {
  return lines.flatMap((line, index) => {
    if (line.length > 300) return [];
    const [name, ...own] = line.split(/,\s|\s[|–-]\s/);
    const near = [...own, ...lines.slice(index + 1, index + 3)];
    const isTitled = near.some((text) => text.length <= 70 && title.test(text));
    const isCalled = lines
      .slice(index + 1, index + 4)
      .some((text) => text.length <= 60 && callable.test(text));
    return isTitled || isCalled ? [name!] : [];
  });
}

/** `anna.ek@…` tells that "Anna Ek" on the page is a person. */
function addNamesOfMails(page: Page, add: (name: string) => void): void {
  const locals = new Set(
    [...page.html.matchAll(/([\p{L}\d]{2,30}(?:[._-][\p{L}\d]{2,30}){1,2})(?:@|%40|\\u0040|&#64;)/gu)].map(
      ([, local]) => nameKey(local!),
    ),
  );
  if (locals.size === 0) return;
  for (const [found] of page.outline.text.matchAll(
    /\p{Lu}[\p{L}'’-]{1,60}(?: \p{Lu}[\p{L}'’-]{1,60}){1,2}/gu,
  )) {
    const words = found.split(' ');
    for (const name of [found, words.slice(0, 2).join(' '), words.slice(-2).join(' ')])
      if (locals.has(nameKey(name))) add(name);
  }
}

/** Tells names of offices, places, associations and of the home itself from people's. */
function otherNames({ $, outline, url }: Page, listing: Listing): (name: string) => boolean {
  const mainHeadings = outline.mainHeadings.map((heading) => $(heading).text());
  const facts = [
    ...[listing.address, listing.area, listing.city, listing.municipality, listing.county, listing.title],
    ...[listing.association, listing.brokerAgency, outline.metas.get('og:site_name'), outline.title],
    ...[outline.metas.get('og:title'), ...mainHeadings],
  ].flatMap((fact) => (fact && fact.length > 2 ? [`-${nameKey(fact)}-`] : []));
  const site = new URL(url).hostname.split('.').slice(0, -1);
  return (name) => {
    const key = nameKey(name);
    return (
      agency.test(name) ||
      facts.some((fact) => fact.includes(`-${key}-`)) ||
      // A firm's own name begins with that of its site; who bears the same last name is a person.
      site.includes(key.split('-')[0]!)
    );
  };
}
