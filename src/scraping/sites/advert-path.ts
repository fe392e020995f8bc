import { segments, vitecId } from './site.js';

/** Parts of addresses below which brokers keep their adverts. */
const sections = new Set(
  `objekt object objects till-salu tillsalu bostader-till-salu objekt-till-salu hem homes home bostad bostader
  bostadsratt villa lagenhet kopa kopa-bostad kop hitta-hem hitta-bostad hitta-din-bostad fastighet fastigheter salda
  salt sald kommande snart-till-salu underhand for-sale forsale sold property properties listing listings annons
  annonser estate estates aktuellt-objekt`.split(/\s+/),
);
/** Parts that no advert's address holds. */
const others =
  /^(sok(-.*)?|search|sokresultat|artikel|artiklar|nyheter|news|blogg?|maklare|vara-maklare|medarbetare|kontor|office|om-oss|about|kontakt|salja|vardering|fri-vardering|guide|guider|rad-och-tips|karriar|jobb|wp-.*|api|login|mina-sidor|tag|category|kategori)$/;
/** Views of one advert, which come after its own address. */
const views =
  /^(fakta|bilder|bild|galleri|gallery|images|planlosning|planritning|karta|map|dokument|documents|budgivning|forening|omradet|beskrivning|visning|visningar|objekt|index\.html?)$/;
const guid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/;
/** A street with its number, or a slug with an object number: `ringvagen-14`, `storgatan-5b-2-tr`, `ljus-trea-48213`. */
const numberedStreet =
  /^(?!(?:sida|page|p|etapp|del|topp|rum|antal)-)[a-zåäöéü][a-zåäöéü-]*-\d{1,4}[a-z]?(?:-.*)?$/;

/**
 * What names the advert in a broker's address whose exact form is not known: a Vitec id, a guid or a number of four
 * digits or more, else a street with its number, and that below a section for homes. A loose rule, for hosts that are
 * brokers' own only, since the page itself is judged afterwards. Undefined for search pages, articles and people.
 */
export function advertPath(url: URL): string | undefined {
  const parts = segments(url);
  while (parts.length > 2 && views.test(parts.at(-1)!)) parts.pop();
  const section = parts.findIndex((part) => sections.has(part));
  const below = parts.slice(section + 1);
  if (section < 0 || below.length === 0 || parts.some((part) => others.test(part))) return undefined;
  const named =
    vitecId(url) ?? below.findLast((part) => /^\d{4,}$/.test(part)) ?? guid.exec(below.join('/'))?.[0];
  if (named) return named;
  const last = below.at(-1)!;
  return /-(\d{5,})$/.exec(last)?.[1] ?? (numberedStreet.test(last) ? below.join('/') : undefined);
}
