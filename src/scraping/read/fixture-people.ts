import type { CheerioAPI } from 'cheerio/slim';
import { linesOf } from '../extract/lines.js';
import { isPersonName, isStreetName } from '../extract/names.js';
import { clean } from '../extract/numbers.js';
import type { Page } from '../extract/page.js';
import type { Listing } from '../listing.types.js';
import type { Persons } from './fixture-cleaner.js';
import { peopleInData } from './fixture-people-data.js';
import { nameKey, noName } from './fixture-names.js';
import { nationalDigits } from './fixture-phones.js';

/** What people may be called by who answers for a sale. */
const roles = String.raw`(?:ansvarig(?:\s(?:fastighets)?mäklare)?|(?:din|er|vår|reg\.?|registrerad)\s(?:fastighets)?mäklare|(?:fastighets)?mäklare(?:n)?|mäklarassistent|assistent|handläggare|kontaktperson|kontakt(?:a)?|säljare|projektsäljare|visas av|visning med|ring|maila|mejla|sms:?a|e-?post till|skriv till|skicka .{1,30}? till|porträtt(?:bild)?(?: av| på)?|bild(?:en)? (?:av|på)|foto (?:av|på)|profilbild(?: av| på)?|broker|agent|contact|call|email)`;
const role = new RegExp(String.raw`(?<!\p{L})${roles}(?!\p{L})`, 'giu');
const title =
  /mäklare\b|mäklarassistent|assistent|handläggare|projektsäljare|kontorschef|franchisetagare|koordinator|broker|agent\b/i;
const callable = /@|(?:\+46|\b0)\d{1,3}[\s-]?\d|^(?:tel|telefon|mobil|e-post|mail|mejl)\b/i;
const personBox =
  '[class*=broker i], [class*=agent i], [class*=realtor i], [class*=maklare i], [class*=mäklare i], [class*=contact i], [class*=kontakt i], [class*=staff i], [class*=employee i], [class*=coworker i], [class*=medarbetare i], [class*=handlaggare i], [itemtype*=Person], [itemtype*=RealEstateAgent], [itemprop=employee], [rel=author]';

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
      ? /^\p{Lu}\p{L}+[\p{L} .'’-]*\s\p{L}[\p{L}'’-]+$/u.test(name) && !agency.test(name)
      : isPersonName(name) && !isOther(name) && !isStreetName(name);
    if (isName && name !== noName) names.set(nameKey(name), name);
  };
  for (const name of (listing.broker ?? '').split(/,|&| och /)) add(name, true);
  const data = peopleInData(page, sources);
  for (const { name, isCertain } of data.names) add(name, isCertain);
  for (const name of data.firstNames) firstNames.add(name);
  for (const name of data.lastNames) lastNames.add(name);
  for (const phone of data.phones) phones.add(nationalDigits(phone));
  for (const name of namesInLines(page)) add(name);
  $('a[href^="mailto:" i], a[href^="tel:" i], a[href^="sms:" i]').each((_, link) => {
    add($(link).text());
    const number = /^(?:tel|sms):(.*)$/i.exec($(link).attr('href')!)?.[1];
    if (number) phones.add(nationalDigits(number));
  });
  $('[alt], [title], [aria-label]').each((_, element) => {
    const box = $(element).closest(personBox).length > 0;
    for (const attribute of ['alt', 'title', 'aria-label']) {
      const value = $(element).attr(attribute);
      if (value && value.length <= 120) {
        for (const name of afterRole(value)) add(name);
        if (box || title.test(value)) for (const part of value.split(/\s[–|-]\s|[,(]/)) add(part);
      }
    }
  });
  $(personBox)
    .not('nav *, footer *, header *')
    .find('*')
    .addBack()
    .each((_, element) => {
      const text = $(element).text();
      if (text.length <= 60) add(text.split(/[,|]/)[0]);
    });
  $('meta[name=author], meta[property="article:author"], [itemprop=author], [itemprop=givenName]').each(
    (_, element) => add($(element).attr('content') ?? $(element).text()),
  );
  addNamesOfMails(page, add);
  return {
    ...withParts([...names.values()], firstNames, lastNames, listing),
    phones: [...phones].filter(
      (digits) => digits.length >= 6 && digits.length <= 12 && !/^70?0+$/.test(digits),
    ),
  };
}

/** Lines that are a name beside a title or a number to call, and names after a label. */
function namesInLines(page: Page): string[] {
  const lines = linesOf(page.outline).map(({ text }) => text);
  return lines.flatMap((line, index) => {
    if (line.length > 300) return afterRole(line.slice(-300));
    const found = afterRole(line);
    const [name, ...own] = line.split(/,\s|\s[|–-]\s/);
    const near = [...own, ...lines.slice(index + 1, index + 3)];
    const isTitled = near.some((text) => text.length <= 70 && title.test(text));
    const isCalled = lines
      .slice(index + 1, index + 4)
      .some((text) => text.length <= 60 && callable.test(text));
    return isTitled || isCalled ? [...found, name!] : found;
  });
}

/** `Ansvarig mäklare: Anna Ek och Bo Ek`, `Ring Anna Ek` → `Anna Ek`, `Bo Ek`. */
function afterRole(text: string): string[] {
  const names: string[] = [];
  for (const match of text.matchAll(role)) {
    let rest = text.slice(match.index + match[0].length);
    for (let joint = /^\s*[:–-]?\s*/; joint.test(rest); joint = /^\s*(?:,|&|\/|och|samt)\s+/) {
      rest = rest.replace(joint, '');
      const words = /^\p{Lu}[^,|•\n:;()@<>/&\d]{3,50}/u.exec(rest)?.[0].trim().split(/\s+/) ?? [];
      const name = [4, 3, 2]
        .map((count) => words.slice(0, count).join(' ').replace(/\.$/, ''))
        .find((some) => isPersonName(some));
      if (name === undefined) break;
      names.push(name);
      rest = rest.slice(name.length);
    }
  }
  return names;
}

/** `anna.ek@…` tells that "Anna Ek" on the page is a person. */
function addNamesOfMails(page: Page, add: (name: string) => void): void {
  const locals = new Set(
    [...page.html.matchAll(/([\p{L}\d]{2,30}(?:[._-][\p{L}\d]{2,30}){1,2})(?:@|%40|\\u0040|&#64;)/gu)].map(
      ([, local]) => nameKey(local!),
    ),
  );
  if (locals.size === 0) return;
  for (const [found] of page.outline.text.matchAll(/\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}/gu)) {
    const words = found.split(' ');
    for (const name of [found, words.slice(0, 2).join(' '), words.slice(-2).join(' ')])
      if (locals.has(nameKey(name))) add(name);
  }
}

/** Words that are in no person's name. */
const agency =
  /\b(?:AB|HB|KB)\b|&|förmedl|mäklar|fastighet|byrå|estate|realty|bjurfors|notar\b|husman|länsförs|brf\b|bostad|förening|^(?:om|till|se|alla|vår|våra|din|för|köp|köpa|sälj|sälja|hitta|logga|min|mina|sök|en|ett|hela|nya|nästa|fler|följ|kvarteret|the|our)\s|(?<!\p{L})(?:hem|homes?|sverige|kommun|visning|måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag|läs|mer|kontakt|boka|skicka|ring|maila|telefon|mobil|e-post|ansvarig|namn|facebook|instagram|linkedin|youtube|google)(?!\p{L})/iu;

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
      key.split('-').some((word) => word.length > 3 && site.includes(word))
    );
  };
}

/** Whole names with what follows from them: the name without the middle one, the first and the last by themselves. */
function withParts(
  names: readonly string[],
  firstNames: ReadonlySet<string>,
  lastNames: ReadonlySet<string>,
  listing: Listing,
): Omit<Persons, 'phones'> {
  const shortened = names.flatMap((name) => {
    const parts = name.split(' ');
    return parts.length > 2 ? [`${parts[0]!} ${parts.at(-1)!}`] : [];
  });
  const { broker: _broker, description: _description, title: _title, summary: _summary, ...facts } = listing;
  const stated = new Set(
    Object.values(facts)
      .filter((fact) => typeof fact === 'string')
      .flatMap((fact) => fact.split(/[^\p{L}]+/u)),
  );
  const own = (words: readonly string[]) =>
    [...new Set(words)].filter((word) => word.length >= 2 && word !== 'Namn' && !stated.has(word));
  return {
    names: [...new Set([...names, ...shortened])],
    firstNames: own([...firstNames, ...names.map((name) => name.split(' ')[0]!)]),
    lastNames: own([...lastNames, ...names.map((name) => name.split(' ').at(-1)!)]),
  };
}
