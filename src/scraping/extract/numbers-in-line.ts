/** One number as it stands in a line of text. */
export interface Figure {
  readonly value: number;
  /** As written, for instance `1 250 000`. */
  readonly raw: string;
  readonly start: number;
  readonly end: number;
}

// 1½ | 1 250 000 | 1.250.000 | 1'250'000 | 1,250,000 | 35,5 | 35.5. Groups of exactly three digits are thousands, but a
// single comma is a decimal one, but in English: `2,140 sqm`, `SEK 62,000`.
const figurePattern =
  /(?:(?<!\d)\d+ ?)?[½¼¾]|(?<![\d.,])[1-9]\d{0,2}(?:(?: \d{3})+|(?:\.\d{3})+|(?:['’´]\d{3})+|(?:,\d{3}){2,})(?!\d)(?:,\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?/g;
const english =
  /(?<![\d.,])[1-9]\d{0,2},\d{3}(?= ?(?:sqm|sq\.? ?m\b|square m|SEK\b))|(?<=\bSEK ?)[1-9]\d{0,2},\d{3}(?![\d,])/gi;
const fractions: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };

export function figuresOf(line: string): Figure[] {
  // A point is as long as the comma, so the figures stand where they stood.
  const plain = line.includes(',') ? line.replace(english, (group) => group.replace(',', '.')) : line;
  return [...plain.matchAll(figurePattern)].map((match) => ({
    value: valueOf(match[0]),
    raw: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function valueOf(raw: string): number {
  const fraction = fractions[raw.at(-1)!];
  if (fraction !== undefined) return Number(raw.slice(0, -1)) + fraction;
  if (/^\d{1,3}(?:,\d{3}){2,}$/.test(raw)) return Number(raw.replace(/,/g, ''));
  const grouped = /^(\d{1,3}(?:[ .'’´]\d{3})+)(?:,(\d+))?$/.exec(raw);
  if (grouped && !raw.startsWith('0'))
    return Number(`${grouped[1]!.replace(/\D/g, '')}.${grouped[2] ?? '0'}`);
  return Number(raw.replace(',', '.'));
}

// Units, as sources of patterns that are matched against what follows a figure.
const million = String.raw`\s*(?:mkr|mnkr|msek|m kr|milj(?:on(?:er)?)?\b)`;
const thousand = String.raw`\s*(?:tkr|t kr|kkr|ksek|tusen)`;
const hectare = String.raw`\s*(?:ha\b|hektar)`;
export const moneyUnit = String.raw`(?:${million}|${thousand}|\s*(?:kr\b|kronor|sek\b|[:;,]-|öre\b))`;
export const areaUnit = String.raw`(?:\s*(?:m²|m2|㎡|kvm|kv\.? ?m(?:eter)?\b|kvadrat(?:meter)?\b|sqm|sq\.? ?m\b|square met(?:er|re)s?)|${hectare})`;
export const roomUnit = String.raw`\s*-?(?:rum\b|rums\b|rummare|rok\b|rk\b|rooms?\b)`;
const [millions, thousands, hectares] = [million, thousand, hectare].map(
  (unit) => new RegExp(`^${unit}`, 'i'),
) as [RegExp, RegExp, RegExp];
const joint = /^\s*(?:[-–—‒−+/]|till)\s*(?:ca\.? )?$/i;

/**
 * The figure that a text is about: the first with the wanted unit, or, where that ends an interval or a sum, the
 * interval's first; without any unit the first figure. `rest` begins with the unit that holds for it.
 * @param unit matches at the start of what follows a figure
 */
export function leadingFigure(
  figures: readonly Figure[],
  line: string,
  unit: RegExp,
): { figure: Figure; rest: string } | undefined {
  const withUnit = figures.findIndex(({ end }) => unit.test(line.slice(end)));
  let index = Math.max(0, withUnit);
  while (index > 0 && joint.test(line.slice(figures[index - 1]!.end, figures[index]!.start))) index -= 1;
  const figure = figures[index];
  return figure && { figure, rest: line.slice(figures[Math.max(withUnit, index)]!.end) };
}

/** Kronor of a figure that is followed by `rest`. */
export function inKronor({ value, raw }: Figure, rest: string): number {
  if (millions.test(rest) && value < 1_000_000) {
    // Beside millions a point is a decimal point, whatever follows it: 3.250 mkr.
    return Math.round(Number(raw.replace(/ /g, '').replace(',', '.')) * 1_000_000);
  }
  if (thousands.test(rest) && value < 1_000_000) return Math.round(value * 1000);
  return /^\s*öre\b/i.test(rest) ? value / 100 : value;
}

/** Square metres of a figure that is followed by `rest`. */
export function inSquareMetres({ value }: Figure, rest: string): number {
  return hectares.test(rest) ? Math.round(value * 10_000) : value;
}
