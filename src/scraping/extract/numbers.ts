/** Swedish numbers as adverts write them: `1 250 000 kr`, `35,5 m²`, `1,1 ha`, `ca 72 + 5 m²`, `2½ rum`, `1 995 tkr`. */

// 1 250 000 | 1.250.000 | 35,5 | 35.5 — thousands only where each group has exactly three digits.
const numberPattern = /-?\d{1,3}(?:[ .]\d{3})+(?![\d])(?:,\d+)?|-?\d+(?:[.,]\d+)?/;

/** One line of ordinary text: no-break and thin spaces become spaces, invisible characters go. */
export function clean(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether the page says that it does not know, or leaves a dash. */
export function isUnstated(text: string): boolean {
  return /^[-–—.\s]*$|saknas|^(ej|inte) (angiv|känt|tillämplig|aktuell)|^okänt|^uppgift(er)? (saknas|ej)|^null$/i.test(
    clean(text),
  );
}

/** The first number of a text, or undefined. An interval gives its lower end. */
export function parseNumber(text: string): number | undefined {
  const line = clean(text).replace(/−/g, '-');
  const match = numberPattern.exec(line);
  if (!match) return undefined;
  // A hyphen after a digit or word is an interval or a compound, not a sign.
  const sign = match[0].startsWith('-') && (match.index === 0 || line[match.index - 1] === ' ') ? -1 : 1;
  const digits = match[0].replace(/^-/, '');
  const plain = /^\d{1,3}([ .]\d{3})+(,\d+)?$/.test(digits)
    ? digits.replace(/[ .]/g, '').replace(',', '.')
    : digits.replace(',', '.');
  const value = Number(plain) * sign;
  return Number.isFinite(value) ? value : undefined;
}

/** A number from embedded data: a number, or a text that holds one; null and empty texts are unstated. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && value.trim() !== '' ? parseNumber(value) : undefined;
}

/** Positive numbers only: embedded data writes 0 for what nobody filled in. */
export function positive(value: unknown): number | undefined {
  const number = toNumber(value);
  return number !== undefined && number > 0 ? number : undefined;
}

/** Kronor. Understands `mkr`, `miljoner` and `tkr`. */
export function parseMoney(text: string): number | undefined {
  const line = clean(text);
  if (isUnstated(line)) return undefined;
  const value = parseNumber(line);
  if (value === undefined || value < 0) return undefined;
  if (/\d\s*(mkr|mnkr|milj|miljoner)\b/i.test(line) && value < 1000) return Math.round(value * 1_000_000);
  if (/\d\s*(tkr|ksek)\b/i.test(line)) return Math.round(value * 1000);
  return value;
}

/** Kronor a year; a monthly figure is multiplied by twelve and says so. `hint` is the label, which may hold the unit. */
export function parseYearly(text: string, hint = ''): { value: number; monthly: boolean } | undefined {
  const value = parseMoney(text);
  if (value === undefined) return undefined;
  const unit = /\/\s*(mån|år)|per (mån|år)|i månaden|årligen|kr\s*(mån|år)/i;
  const stated = unit.exec(text)?.[0] ?? unit.exec(hint)?.[0] ?? '';
  const monthly = /mån/i.test(stated);
  return { value: monthly ? value * 12 : value, monthly };
}

/** Square metres of a plot or a home: `1,1 ha` is 11 000. `72 + 5 m²` and `72/5 m²` hold a secondary area as `extra`. */
export function parseArea(text: string): { area: number; extra?: number } | undefined {
  const line = clean(text);
  if (isUnstated(line)) return undefined;
  const area = parseNumber(line);
  if (area === undefined || area < 0) return undefined;
  if (/\d\s*(ha|hektar)\b/i.test(line)) return { area: Math.round(area * 10_000) };
  const extra = /^(?:ca\.? ?)?[\d.,]+\s*(?:m²|m2|kvm)?\s*[+/]\s*([\d.,]+)\s*(?:m²|m2|kvm)/i.exec(line)?.[1];
  const second = extra === undefined ? undefined : parseNumber(extra);
  return second === undefined || second === 0 ? { area } : { area, extra: second };
}

/** Number of rooms, 0.5–50: `3 rum`, `2,5 rok varav 1 sovrum`, `2½ rum`. */
export function parseRooms(text: string): number | undefined {
  const line = clean(text)
    .replace(/(\d)\s*½/g, '$1,5')
    .replace(/^½/, '0,5');
  const rooms = parseNumber(line);
  return rooms !== undefined && rooms >= 0.5 && rooms <= 50 ? rooms : undefined;
}

/** The year a house was built, and the page's own words when they hold more than the year (`1953/2010`). */
export function parseBuildYear(text: string): { year?: number; text?: string } | undefined {
  const line = clean(text);
  if (line === '' || isUnstated(line)) return undefined;
  const match = /(?<!\d)(1[0-9]\d\d|20\d\d)(?!\d)(-tal)?/.exec(line);
  const year = match && !match[2] ? Number(match[1]) : undefined;
  return { ...(year === undefined ? {} : { year }), ...(/^\d{4}$/.test(line) ? {} : { text: line }) };
}

/** `Ja`/`Nej`, `finns`/`finns ej`, or undefined. */
export function parseYesNo(text: string): boolean | undefined {
  const line = clean(text).toLowerCase();
  if (/^nej\b|^no\b|^ej\b|finns (ej|inte)|^saknas|^false$/.test(line)) return false;
  if (/^ja\b|^yes\b|^finns\b|finns$|^true$/.test(line)) return true;
  return undefined;
}
