import type { Span } from './sources.js';

/** A year or decade in a text, as it stands and as years. */
export interface When extends Span {
  readonly from: number;
  readonly to: number;
  readonly when: string;
}

/** Years in a text: `2019`, `-98`, `'98`, `80-talet`, `1980-talet`. */
export function yearsIn(text: string, today: number): When[] {
  const found: When[] = [];
  const pattern =
    /(?<![\p{L}\d])(?:(?<decade>(?:(?:18|19|20)\d0|[1-9]0)[-–]?tal(?:et|ets)?)|(?<year>(?:18|19|20)\d\d)(?![\d-]*tal)(?:\s?[-–/]\s?(?<until>(?:19|20)?\d\d))?|(?<age>\d{1,3})\s+år\s+gam(?:mal|malt|la)|(?:år\s)?[-–'’´](?<short>\d\d))(?![\p{L}\d]|\s?(?:kvm|m²|m2|kr|:-|kWh|mm|cm|%))/giu;
  for (const match of text.matchAll(pattern)) {
    const { decade, year, until, short, age } = match.groups ?? {};
    const span = { start: match.index, end: match.index + match[0].length };
    if (age) {
      const from = today - Number(age);
      found.push({ ...span, from, to: from, when: `omkring ${from}` });
    } else if (decade) {
      const digits = Number(/\d+/.exec(decade)?.[0]);
      const from = digits < 100 ? digits + (digits === 10 ? 2000 : 1900) : digits;
      found.push({ ...span, from, to: from + 9, when: `på ${digits}-talet` });
    } else if (year) {
      const last = until
        ? until.length === 2
          ? Number(year.slice(0, 2) + until)
          : Number(until)
        : Number(year);
      const to = last >= Number(year) ? last : Number(year);
      found.push({ ...span, from: Number(year), to, when: to === Number(year) ? year : `${year}–${to}` });
    } else if (short) {
      const full = Number(short) + (Number(short) <= today % 100 ? 2000 : 1900);
      found.push({ ...span, from: full, to: full, when: String(full) });
    }
  }
  return found;
}
