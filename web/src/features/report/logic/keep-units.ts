/** Between the groups of one number: `4 950 000`. */
const betweenGroups = /(?<=(?<![\d,.])[1-9]\d{0,2}(?: \d{3}){0,3}) (?=\d{3}(?!\d))/g;

const unit =
  'kr|kronor|tkr|Mkr|mkr|miljon|miljoner|miljarder|%|procent|procentenhet|procentenheter|m²|m2|kvm|kvadratmeter|m|cm|mm|km|mil|meter|kWh|kW|W|dB|Bq|°C|grader|liter|rum|år|mån|månad|månader|veckor|dagar|minuter|gånger|st';

/** Between a figure and what it counts: `9 400 kr/m²`, `1,5 procent`, `58 m²`. */
const beforeUnit = new RegExp(String.raw`(?<=\d) (?=(?:${unit})(?![\p{L}\d²]))`, 'gu');

/** Between million and the crowns: `4,95 M kr`, `2 miljoner kronor`. */
const afterMillion = /(?<=\d[ \u00a0](?:M|milj\.|miljoner)) (?=(?:kr|kronor)(?!\p{L}))/gu;
const beforeMillion = /(?<=\d) (?=(?:M|milj\.) (?:kr|kronor)(?!\p{L}))/gu;

/** The text with no-break spaces inside its numbers and before their units; of the same length. */
export function keepUnits(text: string): string {
  return [betweenGroups, beforeMillion, beforeUnit, afterMillion].reduce(
    (kept, spaces) => kept.replace(spaces, '\u00a0'),
    text,
  );
}

/** The same of every text in a value. What is quoted stays as it stands in its source, where the page looks it up. */
export function keepUnitsIn(value: unknown): unknown {
  if (typeof value === 'string') return keepUnits(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(keepUnitsIn);
  if ('kind' in value && value.kind === 'quote') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, keepUnitsIn(part)]));
}
