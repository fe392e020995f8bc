const nbsp = '\u00a0';

const whole = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 0 });
const decimal = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 1 });
const fixed = new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `4 950 000`, with no-break spaces. */
export const number = (value: number): string => whole.format(value).replace(/\s/g, nbsp);

/** `4 950 000 kr`. */
export const kr = (value: number): string => `${number(value)}${nbsp}kr`;

/**
 * A reckoned sum in running text, rounded to what it carries: to 100 below 100 000 (a month, a price per m²), to 10 000
 * from there on. The exact sum stands in its proof.
 */
export function about(value: number): number {
  const step = Math.abs(value) < 100_000 ? 100 : 10_000;
  return Math.round(value / step) * step;
}

/** `180 000–375 000 kr`. */
export const krRange = (range: { readonly min: number; readonly max: number }): string =>
  range.min === range.max ? kr(range.min) : `${number(range.min)}–${number(range.max)}${nbsp}kr`;

/** `85 345 kr/m²`. */
export const krPerSqm = (value: number): string => `${number(value)}${nbsp}kr/m²`;

/** `58,5 m²`. */
export const sqm = (value: number): string => `${decimal.format(value).replace(/\s/g, nbsp)}${nbsp}m²`;

/** `6,7 %` or `7 %`. */
export const percent = (value: number): string =>
  `${decimal.format(value).replace(/\s/g, nbsp).replace('-', '−')}${nbsp}%`;

/** `4,00 %`, for interest rates. */
export const ratePercent = (value: number): string => `${fixed.format(value)}${nbsp}%`;

const words = [
  'noll',
  'ett',
  'två',
  'tre',
  'fyra',
  'fem',
  'sex',
  'sju',
  'åtta',
  'nio',
  'tio',
  'elva',
  'tolv',
];

/** Small counts in words, as running Swedish wants them. `common` gives `en` for one. */
export function count(value: number, gender: 'common' | 'neuter' = 'neuter'): string {
  if (value === 1) return gender === 'common' ? 'en' : 'ett';
  return words[value] ?? number(value);
}

/** `tak, fönster och rör`; `takets ålder, rör och el samt besiktning` where an item holds an `och` of its own. */
export function list(items: readonly string[], last = 'och'): string {
  if (items.length < 2) return items.join('');
  const word = last === 'och' && items.some((item) => item.includes(' och ')) ? 'samt' : last;
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names of firms, authorities and associations that headings may begin with. */
const properName =
  /^(?:Anticimex|Boverket|Fastighetsbyrån|Hemnet|Booli|Lantmäteriet|Länsförsäkringar|Mäklarhuset|Riksbyggen|Skatteverket|Svensk Fastighetsförmedling|Swedbank|Brf\s\p{Lu})/u;
/** `OVK`, `E4`, `MgO`, `F-klassad`. */
const abbreviation = /^\p{Lu}(?:\p{L}*[\p{Lu}\d]|-)/u;

/** A heading without what explains it: `Nyproduktion: du köper …` and `Skattestatus (äkta eller oäkta)` by their first word. */
export const brief = (title: string): string =>
  title.replace(/(?<!\s)\s*\([^()]*\)$/u, '').replace(/:\s+\p{Ll}.*$/u, '');

/** A heading for use within a sentence; names and abbreviations keep their capitals. */
export const lower = (text: string): string =>
  properName.test(text) || abbreviation.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
