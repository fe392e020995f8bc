import { parseArea, parseMoney, parseRooms, parseYearly } from './numbers.js';
import { fill, type Facts, stated } from './reading.js';
import { propertyKindOf, tenureKindOf } from './vocabulary.js';

/** Facts that stand in lines without labels: `3 rum · 72 m² · 3 286 kr/mån`. */

/** Between facts; `143 m² 6 rum` stand apart by their units alone. */
const parts =
  /(?<!\s)\s*[·•|]\s*|,\s+|\s[–—-]\s|\s{2,}|\s\/\s|(?<=\d ?(?:m²|m2|kvm|rum|rok)|tomt|\/mån|kr)\s(?=\d)/;

/** `3 rum · 72 m² · 3 286 kr/mån`: at least two facts with units, and nothing that is a sentence. */
export function factsInLine(line: string): Facts {
  if (line.length > 120 || !/\d/.test(line) || ofNeighbour.test(line)) return {};
  const facts: Facts = {};
  let count = 0;
  for (const part of line.split(parts)) {
    const one = factOf(part.trim());
    if (one === undefined) {
      if (part.split(' ').length > 4) return {};
      continue;
    }
    count += Object.keys(one).length > 0 ? 1 : 0;
    fill(facts, one);
  }
  return count >= 2 ? facts : {};
}

/** `Grannens villa, 6 rum`; a street may be called Granngatan. */
const ofNeighbour = /(?<!\p{L})grann(?:e|en|ens|ar|ars|arna|arnas|huset|husets)(?!\p{L})/iu;

/** `3 rum`, `2,5 rok`, `6 rum och kök (varav 4 sovrum)`. */
const rooms =
  /^\d{1,2}(?:[,.]5|\s?½)?\s*(?:rum|rok|r\.?o\.?k\.?)(?: och kök| & kök)?(?:,? ?\(?(?:varav )?\d{1,2}(?: ?[-–] ?\d)? sov(?:rum)?\)?)?$/i;

/** The one fact that a text is (`2,5 rum`, `5 495 000 kr`, `Bostadsrätt`); undefined for any other text. */
export function factOf(part: string): Facts | undefined {
  if (rooms.test(part)) {
    return stated({ rooms: parseRooms(part) }) as Facts;
  }
  if (
    /^tomt(?:area)?:?(?:\s*ca\s)?[\d\s.,]+(?:m²|m2|kvm|ha)$|^(?:ca\s)?[\d\s.,]+(?:m²|m2|kvm|ha)\s*tomt(?:area)?$/i.test(
      part,
    )
  ) {
    return stated({ tomtarea: parseArea(part)?.area }) as Facts;
  }
  if (
    /^(?:ca\s)?\d[\d.,]*(?:\s*[+/]\s*\d[\d.,]*)?\s*(?:m²|m2|kvm)(?:\s*(?:boarea|boyta|boa))?$/i.test(part)
  ) {
    const area = parseArea(part);
    return stated({ livingArea: area?.area, biarea: area?.extra }) as Facts;
  }
  if (/^(?:avgift\s)?\d[\d\s.]*kr\s*\/\s*mån(?:ad)?$/i.test(part))
    return stated({ monthlyFee: parseMoney(part) }) as Facts;
  if (
    /^drift(?:s?kostnad(?:er)?)?(?:,? (?:ca|cirka)\.?)?[: ]\s*(?:ca\.? )?\d[\d\s.]*kr\s*\/\s*(?:mån(?:ad)?|år)$/i.test(
      part,
    )
  ) {
    return stated({ operatingCost: parseYearly(part)?.value }) as Facts;
  }
  if (/^\d[\d\s.]{4,}kr\s*\/\s*(?:m²|kvm)$/i.test(part))
    return stated({ pricePerSqm: parseMoney(part) }) as Facts;
  const price = lonePrice(part);
  if (price !== undefined) return { price };
  if (threeKinds.test(part)) return { propertyType: part };
  if (part.length <= 24 && /^\p{L}[\p{L} -]+$/u.test(part)) {
    // "Bostadsrättslägenhet" tells what kind of home it is, and holds a word for the tenure.
    // "Våning" by itself is the label of the floor, whose value stands apart.
    if (propertyKindOf(part) && !/tomt|^våning$/i.test(part)) return { propertyType: part };
    if (tenureKindOf(part)) return { tenure: part };
  }
  return undefined;
}

/** A kind of home that some sites do not divide. */
const threeKinds = /^par-? ?\/ ?kedje-? ?\/ ?radhus$/i;

/** A price that stands by itself: `2 790 000 kr`, `Utgångspris 2 790 000 kr`, `2 790 000:-`. */
export function lonePrice(text: string): number | undefined {
  const line = text.replace(
    /^(?:utgångspris|pris|utropspris|begärt pris|accepterat pris|fast pris|prisidé)[: ]*|(?<!\s)\s*(?:i\s)?(?:utgångspris|utropspris)$/gi,
    '',
  );
  if (!/^\d{1,3}(?:[ .]\d{3}){1,3}\s*(?:kr|kronor|sek|:-)$/i.test(line)) return undefined;
  const amount = parseMoney(line);
  return amount !== undefined && amount >= 100_000 ? amount : undefined;
}

/**
 * Facts that stand one a line, as in a list: each where all lines agree on it, and two of them or more. What a house
 * costs a month is no fee to an association.
 */
export function loneFacts(lines: readonly string[]): Facts {
  const found = new Map<string, Set<unknown>>();
  for (const line of lines) {
    if (line.length > 60) continue;
    for (const [field, value] of Object.entries(factOf(line) ?? {})) {
      // Rows of two words are a label and its value.
      if (typeof value === 'string' && value.includes(' ')) continue;
      found.set(field, (found.get(field) ?? new Set()).add(value));
    }
  }
  // A price has a rule of its own, which asks whether the home is sold.
  found.delete('price');
  if (found.size < 2) return {};
  const facts: Facts = {};
  for (const [field, [value, ...others]] of found)
    if (others.length === 0) Object.assign(facts, { [field]: value });
  const isFlat =
    tenureKindOf(facts.tenure ?? '') === 'bostadsrätt' ||
    propertyKindOf(facts.propertyType ?? '') === 'lägenhet';
  if (!isFlat) delete facts.monthlyFee;
  return facts;
}
