import { linesOf } from './lines.js';
import { municipalityName } from './municipalities.js';
import { clean } from './numbers.js';
import type { Page } from './page.js';
import type { Facts, Reading } from './reading.js';
import { propertyKindOf, tenureKindOf } from './vocabulary.js';

const placeName = /^\p{Lu}\p{Ll}[\p{Ll}-]+(?: (?:\p{Lu}[\p{L}-]+|på|i|\d)){0,2}$/u;
const association =
  /^(?:Om )?((?:[Bb]rf|BRF|Bostadsrättsföreningen|(?:HSB|Riksbyggen)s? (?:[Bb]rf|BRF|[Bb]ostadsrättsförening(?:en)?)) (?:\p{Lu}|\d)[\p{L}\d .:&'-]{1,60})$/u;

/**
 * Names that stand as headings: the neighbourhood right below the street (only where the page's title or texts name it
 * as a place too), and the association (`Bostadsrättsföreningen Provet 2`) where one only is named.
 */
export function readHeadingNames(page: Page): Reading {
  const facts = placesBelow(page);
  const area = areaBelow(page);
  if (area) facts.area ??= area;
  const { outline } = page;
  const names = new Set(
    outline.headings
      .filter(
        ({ start, end, name }) => name !== 'h1' && end - start <= 90 && outline.noiseAt(start) !== 'others',
      )
      .flatMap(({ start, end }) => association.exec(clean(outline.text.slice(start, end)))?.[1] ?? []),
  );
  if (names.size === 1) facts.association = [...names][0]!;
  return { reader: 'heading names', facts };
}

/** `Lägenhet · Rosendal · Uppsala` below the street: kind, neighbourhood and town. */
function placesBelow({ outline }: Page): Facts {
  const heading = outline.headings.find(({ name }) => name === 'h1');
  if (!heading) return {};
  for (const { text } of linesOf(outline)
    .filter(({ start, noise }) => start >= heading.end && noise === undefined)
    .slice(0, 3)) {
    const [kind = '', area = '', city = '', ...rest] = text.length <= 90 ? text.split(/\s[·•|]\s/) : [];
    if (rest.length > 0 || !propertyKindOf(kind) || !placeName.test(area) || !placeName.test(city)) continue;
    if (municipalityName(city) && !municipalityName(area)) return { area, city };
  }
  return {};
}

function areaBelow({ outline }: Page): string | undefined {
  const heading = outline.headings.find(({ name }) => name === 'h1');
  if (!heading) return undefined;
  const below = linesOf(outline).find(({ start }) => start >= heading.end);
  if (!below || below.text.length > 40 || below.noise !== undefined || !placeName.test(below.text))
    return undefined;
  const { text } = below;
  const isLink = outline.links.some(({ start, end }) => start <= below.start && below.start < end);
  if (isLink || municipalityName(text) || propertyKindOf(text) || tenureKindOf(text)) return undefined;
  const title = outline.title.split(/\s[-–|·]\s|,\s/).map(clean);
  const isPlace =
    title.includes(text) || new RegExp(String.raw`(?<!\p{L})i ${text}(?!\p{L})`, 'u').test(outline.text);
  return isPlace ? text : undefined;
}
