import { countyName, municipalityName } from './municipalities.js';
import { clean } from './numbers.js';

/** How Swedish streets, associations and people are named. */

const namePart = String.raw`\p{Lu}[\p{L}'’.:-]*`;
/** `Storgatan 5 B, 2 tr` → `Storgatan 5 B`; also `Karl XI:s gata 12-14` and `Västra Nygatan 3A lgh 1102`. */
const street = new RegExp(
  String.raw`^((?:${namePart}|\d{1,2}:[ae])(?: (?:${namePart}|[\p{Ll}]{1,14})){0,4} \d{1,4}(?: ?[A-Za-z](?!\p{L}))?(?: ?[-–/] ?\d{1,4} ?[A-Za-z]?(?!\p{L}))?)(?=$|[,.\n|·•–(-]|\s(?:lgh|vån|\d+ tr|bv|i |-|–|\/ ))`,
  'u',
);
const postal = /(?<!\d)(\d{3}) ?(\d{2})(?!\d)[ ,]+(\p{Lu}[\p{L} .:'-]{1,40})/u;

const streetEnding =
  /(?:gat(?:a|an)|väg(?:en)?|gränd(?:en)?|stig(?:en)?|plan|torg(?:et)?|allé(?:n)?|backe(?:n)?|kaj(?:en)?|slinga(?:n)?|led(?:en)?|park(?:en)?|esplanad(?:en)?|promenad(?:en)?|kroken|ringen|strand(?:en)?|brink(?:en)?|svängen|båge(?:n)?|stråket?|vång(?:en)?|höjden|dalen|gård(?:en)?)$/iu;

/** A street's name without a number: `Ängsbackevägen`, `Södra Kajen`, `Västra Storgatan`. */
export function isStreetName(text: string): boolean {
  return /^\p{Lu}[\p{L}'’:. -]{3,40}$/u.test(text) && text.split(' ').length <= 4 && streetEnding.test(text);
}

/** Words of sentences and headings, which no street is named with. */
const sentenceWord =
  /(?<!\p{L})(?:vi|du|jag|ni|har|är|var|blir|sedan|sålt|sålde|såld|säljs|finns|med|som|för|av|om|slutpris|fakta|inte|ett|en|den|det|till|från|kr|endast|bara|minst|cirka|ca|hos|etapp|visning|inflytt\p{L}*|våren|sommaren|hösten|vintern|renoverad|byggd|byggt|byggår|årsredovisning|energiklass|nyproduktion|copyright|rum|rok|sovrum|kvm|våning|vån)(?!\p{L})/iu;
/** What may stand before a figure but is no street: `Hus 3`, `Vecka 48`, `November 2026`. */
const countedThing =
  /^(?:pris|byggår|visning|sida|bild|rum|plan|objekt|etapp|hus|lägenhet|lgh|bostad|vecka|dag|kl|tel|över|alla|etta|tvåa|trea|fyra|femma|radhus|parhus|tomt|brf|del|steg|nr|nummer|januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|(?:mån|tis|ons|tors|fre|lör|sön)dag(?:en)?) ?\d/i;

/** The street address a text begins with; undefined when it begins with none. */
export function streetIn(text: string): string | undefined {
  const line = clean(text);
  const found = line.length > 120 ? undefined : street.exec(line)?.[1];
  return found && isStreetWithNumber(found) ? found : undefined;
}

/** What stands before the street in a heading: `Radhus – `, `Ettan på `, `Välkommen till `, `Såld! `. */
const beforeStreet = /(?<!\s)\s*[,:!|·•]\s+|\s[–—-]\s|\s\/\s|\s(?:på|vid|till)\s/;
const longestHeading = 90;

/** The street address in a heading, which need not begin with it; undefined when it names none. */
export function streetWithin(heading: string): string | undefined {
  const first = streetIn(heading);
  if (first !== undefined || heading.length > longestHeading || !/\d/.test(heading)) return first;
  let rest = heading;
  for (let cut = beforeStreet.exec(rest); cut; cut = beforeStreet.exec(rest)) {
    rest = rest.slice(cut.index + cut[0].length).replace(/(?<![!?])[!?]+$/, '');
    const street = streetIn(rest);
    if (street !== undefined) return street;
  }
  return undefined;
}

/** Associations are numbered as streets are: `Brf Provet 7`. */
export const associationName =
  /^(?:brf|bostadsrättsförening(?:en)?|bostadsföreningen|hsb|riksbyggen|ekonomiska?|kooperativ\p{L}*|samfällighet\p{L}*)(?![\p{L}:])/iu;

function isStreetWithNumber(text: string): boolean {
  const [, name = '', number = ''] = /^(.{0,100}?) ?(\d[\d A-Za-z–/-]{0,60})$/.exec(text) ?? [];
  // "Lägenhetsnummer: 1203"
  if (associationName.test(text) || /:(?:\s|$)/.test(name)) return false;
  if (countedThing.test(text) || / (?:m²|st|plan) ?\d/i.test(text) || sentenceWord.test(name)) return false;
  // "Ettan på Storgatan 4": a home on a street.
  if (/ (?:på|vid) \p{Lu}/u.test(name)) return false;
  // A year makes a heading of most words: "Nya Provet 2026".
  return !/^(?:19|20)\d\d$/.test(number) || streetEnding.test(name);
}

/** Street, post code and post town of an address of one or two lines. */
export function placeOf(text: string): {
  address?: string;
  postalCode?: string;
  city?: string;
  municipality?: string;
  county?: string;
} {
  const match = postal.exec(text);
  const before = match ? text.slice(0, match.index) : text;
  const first = clean(before.split('\n')[0]!.replace(/(?<![,\s])[,\s]+$/, ''));
  const address = streetIn(first) ?? (/^\p{Lu}[\p{L}\d .:'-]{2,60}$/u.test(first) ? first : undefined);
  return {
    ...(address ? { address } : {}),
    ...(match ? { postalCode: `${match[1]} ${match[2]}`, city: townOf(match[3]!) } : {}),
    ...placesNamed(text),
  };
}

/** `Skara. Skara kommun` → `Skara`; `S:t Olof` and `St. Olof` keep their point. */
function townOf(text: string): string {
  return clean(
    text
      .split('\n')[0]!
      .split(/(?<!\bSt)\.\s/)[0]!
      .replace(/\.$/, ''),
  );
}

/** `… Skara kommun, Västra Götalands län`: what a place is called by its own kind. */
function placesNamed(text: string): { municipality?: string; county?: string } {
  const municipality = municipalityName(
    /(\p{Lu}[\p{L}-]{1,60}(?: \p{Lu}[\p{L}-]{1,60})?) kommun(?!\p{L})/u.exec(text)?.[0] ?? '',
  );
  const named = /(\p{Lu}[\p{L}-]{1,60}(?: \p{Lu}[\p{L}-]{1,60})?) län(?!\p{L})/u.exec(text)?.[0];
  const county = named && countyName(named);
  return {
    ...(municipality ? { municipality } : {}),
    ...(county ? { county } : {}),
  };
}

/** Whether a value names an association and does not only speak of one. */
export function isAssociationName(value: string, label: string): boolean {
  if (
    value.length > 80 ||
    /^(?:ja|nej|finns|välskött|fin|bra|stabil|god|en|ett|i|om|läs|visa|se)\b/i.test(value)
  )
    return false;
  // "Namn: Brf Provet" is the next label with its value.
  if (/^\p{L}[\p{L} ]{1,24}:\s/u.test(value)) return false;
  if (/[.!?]\s+\p{L}|[.!?]$/u.test(value.replace(/\b(?:nr|st|ek|brf)\.(?=\s)/gi, ''))) return false;
  if (/\b(?:brf|bostadsrättsförening|hsb|riksbyggen|förening|bf|ekonomisk|kooperativ)/i.test(value))
    return true;
  return /namn|brf|bostadsrätt/i.test(label)
    ? /^[\p{Lu}\d]/u.test(value)
    : /^\p{Lu}[\p{L}\d .&'-]{2,40}$/u.test(value);
}

/** `Per-Olof Wiklander`, `Åsa af Nordenmark`: two to four capitalised words, nothing else. */
export function isPersonName(text: string): boolean {
  return (
    text.length <= 50 &&
    /^\p{Lu}[\p{L}’'-]+(?: (?:\p{Lu}[\p{L}’'.-]*|von|af|de|van|der|la))* \p{Lu}[\p{L}’'-]+$/u.test(text) &&
    text.split(' ').length <= 5 &&
    !/mäklar|förmedling|byrå|fastighet|kontakt|visning|bostad|\bAB\b|läs mer|ansvarig|skicka|ring|boka|stockholm|göteborg|till salu|lägenhet|våning|planritning/i.test(
      text,
    )
  );
}
