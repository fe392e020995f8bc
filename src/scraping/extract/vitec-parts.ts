import { type Node } from './embedded-state.js';
import { positive, toNumber } from './numbers.js';
import { type Facts, isPlainObject, stated } from './reading.js';
import { pick, properNameOf, word, wordsOf, yearlyOf } from './record-values.js';
import { textOf } from './texts.js';

/** Parts that every version of Vitec's home object words alike. */

/** `{id, name}`, or the name itself. */
export function nameOf(value: unknown): string | undefined {
  return textOf(isPlainObject(value) ? (value['name'] ?? value['value'] ?? value['text']) : value);
}

export function postalCodeOf(value: unknown): string | undefined {
  return /^(?:SE-?)?(\d{3}) ?(\d{2})$/
    .exec(word(isPlainObject(value) ? (value['value'] ?? value['numerical']) : value))
    ?.slice(1)
    .join(' ');
}

/** Registers write post towns in capitals. */
export function cityOf(value: unknown): string | undefined {
  const city = properNameOf(value);
  if (!city || city !== city.toUpperCase()) return city;
  return city.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** `Stockholms` → `Stockholms län`. */
export function countyOf(value: unknown): string | undefined {
  const county = properNameOf(value);
  return county && !/län$/i.test(county) ? `${county} län` : county;
}

export function coordinatesOf(node: Node): Facts['coordinates'] {
  const lat = toNumber(pick(node, 'latitud', 'latitude', 'lat'));
  const lon = toNumber(pick(node, 'longitud', 'longitude', 'lon', 'lng', 'long'));
  // Sweden; 0 stands for what nobody filled in.
  return lat && lon && lat > 54 && lat < 70 && lon > 10 && lon < 25 ? { lat, lon } : undefined;
}

/** The price's own word, unless it says nothing but that it is an asking price. */
export function priceTextOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text && text.length <= 90 && !/^(utgångspris|pris|begärt pris)[.:]?$/i.test(text) ? text : undefined;
}

export function energyClassOf(value: unknown): string | undefined {
  const text = word(isPlainObject(value) ? pick(value, 'class', 'value', 'name') : value);
  return /^(?:energiklass:?\s*)?([A-G])(?:\s*[,;(–-]\s*\D{0,30}\d.*|\s+\d.*)?$/i
    .exec(text)?.[1]
    ?.toUpperCase();
}

/** `3 av 5` of numbers; a floor in words (`BV`, `3 tr`, `6 av 6`) stays as it is worded. */
export function floorOf(at: unknown, of: unknown, words?: unknown): string | undefined {
  const text = word(isPlainObject(at) ? pick(at, 'number', 'value', 'text', 'name') : at);
  const total = positive(of);
  if (text !== '' && !/^-?\d+(?:[.,]\d+)?$/.test(text)) {
    if (text.length > 60) return undefined;
    return /\d|(?<!\p{L})(?:bv|nb|ög|hög|botten|entré|mark|gatu|sut+er|källar)/iu.test(text)
      ? text
      : undefined;
  }
  const floor = toNumber(text);
  const worded = word(words);
  // 0 of nothing is what nobody filled in.
  if (floor === undefined || (floor === 0 && total === undefined))
    return worded === '' ? undefined : floorOf(worded, undefined);
  const shown = String(floor).replace('.', ',');
  if (total !== undefined) return `${shown} av ${total}`;
  return new RegExp(`^${shown}\\D`).test(worded) && worded.length <= 60 ? worded : shown;
}

/** Costs of a year by item, kr; items of 0 are not filled in. */
export function costsOf(items: Record<string, unknown>, sum: unknown): Facts {
  const known = stated(
    Object.fromEntries(Object.entries(items).map(([name, cost]) => [name, yearlyOf(cost)])),
  );
  const total = yearlyOf(sum);
  if (total === undefined && Object.keys(known).length === 0) return {};
  return stated({ operatingCost: total, annualOperatingCosts: stated({ ...known, total }) }) as Facts;
}

/** What stands outside the home, in words for people. */
export function featuresOf(balconyPatio: Node): string[] {
  const words = { balcony: 'Balkong', patio: 'Uteplats', parkingLot: 'Bilplats' };
  return Object.entries(words).flatMap(([key, name]) => (balconyPatio[key] === true ? [name] : []));
}

/** Statuses by their Swedish names, or the English ids that newer versions use. */
export function statusOf(value: unknown): Facts['saleStatus'] {
  const named = isPlainObject(value)
    ? ['name', 'title', 'id', 'value']
        .map((name) => word(value[name]))
        .join(' ')
        .trim()
    : word(value);
  if (/såld|^sold\b|\bsold$|slutförd/i.test(named)) return 'sold';
  if (/kommande|snart till salu|upcoming|förhandsvisning/i.test(named)) return 'upcoming';
  if (/återtag|vilande|avslutad|borttag|avpublicerad|withdrawn/i.test(named)) return 'removed';
  return /till[ _-]?salu|for[ _-]?sale/i.test(named) ? 'for_sale' : undefined;
}

/** Lines of a text about renovations, one each. */
export function linesOf(value: unknown): string[] | undefined {
  const texts = [value].flat().map((item: unknown) => {
    const when = isPlainObject(item) ? word(pick(item, 'year', 'ar')) : '';
    const words = wordsOf(item);
    return words && when && !words.includes(when) ? `${words} ${when}` : words;
  });
  const lines = texts
    .flatMap((text) => text?.split('\n') ?? [])
    .map((line) => line.replace(/^[-–•*]\s*/, ''))
    .filter((line) => line !== '');
  return lines.length === 0 ? undefined : lines;
}
