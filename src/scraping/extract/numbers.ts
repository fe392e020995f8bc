import {
  areaUnit,
  type Figure,
  figuresOf,
  inKronor,
  inSquareMetres,
  leadingFigure,
  moneyUnit,
  roomUnit,
} from './numbers-in-line.js';

/** Swedish numbers as adverts write them: `1 250 000 kr`, `35,5 m²`, `1,1 ha`, `ca 72 + 5 m²`, `2½ rum`, `1 995 tkr`. */

const [startsWithMoney, startsWithArea, startsWithRooms] = [moneyUnit, areaUnit, roomUnit].map(
  (unit) => new RegExp(`^${unit}`, 'i'),
) as [RegExp, RegExp, RegExp];

/** What there is to clean; most texts are clean. */
const unclean =
  /[\t-\r\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f\u2060\u2066-\u2069\u3000\ufeff]| {2}|^ | $/;

/** One line of ordinary text: no-break and thin spaces become spaces, invisible characters go. */
export function clean(text: string): string {
  const line = text.trim();
  if (!unclean.test(line)) return line;
  return line
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether the page says that it does not know, or leaves a dash. */
export function isUnstated(text: string): boolean {
  const line = clean(text);
  if (/^[-–—.\s]*$|^(null|undefined|nan|n\/a)$|^\D{0,40}saknas\.?$/i.test(line)) return true;
  return /^(pris(et)? )?((ännu )?(ej|inte) (angiv|känt|känd|satt|fastställ|bestäm|tillämplig|aktuell|registrer|prissatt|klart)|okän[dt]|vet ej|ingen uppgift|uppgift(er)? (saknas|ej|kommer)|kommer (senare|inom kort)|meddelas|på begäran|begär pris|kontakta)/i.test(
    line,
  );
}

/** The first number of a text, or undefined. An interval gives its lower end. */
export function parseNumber(text: string): number | undefined {
  const line = clean(text);
  const value = figuresOf(line)[0]?.value;
  return value !== undefined && isNegative(line) ? -value : value;
}

/** A number from embedded data: a number, or a text that holds one; null and empty texts are unstated. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  // Machines write the decimal point, also before three digits.
  return /^-?\d+\.\d+$/.test(value.trim()) ? Number(value) : parseNumber(value);
}

/** Positive numbers only: embedded data writes 0 for what nobody filled in. */
export function positive(value: unknown): number | undefined {
  const number = toNumber(value);
  return number !== undefined && number > 0 ? number : undefined;
}

const counted = new RegExp(String.raw`^(?:\s*(?:st\b|%)|${roomUnit}|${areaUnit})`, 'i');
/** A price abroad is no price in kronor. */
const foreign = /[€$£]|\b(eur|euro|usd|gbp|nok|dkk|chf)\b/i;
const phone = /(?<!\d[ .]?)(?:\+46 ?|0)[1-9]\d{0,2} ?[-–]? ?\d[\d -]{4,}\d/g;

/**
 * Kronor, 0–1 000 000 000. Understands `mkr`, `miljoner`, `tkr`, `tusen` and `öre`. Where several numbers stand, the one
 * with such a unit is meant (`1 st, 500 000 kr`); of an interval the lower end.
 */
export function parseMoney(text: string): number | undefined {
  const line = clean(text).replace(phone, ' ');
  if (isUnstated(line) || isNegative(line) || foreign.test(line)) return undefined;
  const figures = figuresOf(line).filter(({ end }) => !counted.test(line.slice(end)));
  const found = leadingFigure(figures, line, startsWithMoney);
  const value = found && inKronor(found.figure, found.rest);
  return value !== undefined && value <= 1_000_000_000 ? value : undefined;
}

/** Payments a year. */
type Times = 1 | 2 | 4 | 12;

/**
 * Kronor a year; what falls due each month, half-year or quarter is multiplied, `times` says by what. `hint` is the
 * label, which may hold the period; without any a year is meant.
 */
export function parseYearly(
  text: string,
  hint = '',
): { value: number; monthly: boolean; times: Times } | undefined {
  const value = parseMoney(text);
  if (value === undefined) return undefined;
  const times = perYear(text) ?? perYear(hint) ?? 1;
  return { value: Math.round(value * times * 100) / 100, monthly: times === 12, times };
}

/** Kronor a month; `times` is how often a year the stated sum falls due. Without a stated period a month is meant. */
export function parseMonthly(text: string, hint = ''): { value: number; times: Times } | undefined {
  const value = parseMoney(text);
  if (value === undefined) return undefined;
  const times = perYear(text) ?? perYear(hint) ?? 12;
  return { value: times === 12 ? value : Math.round((value * times) / 12), times };
}

function perYear(text: string): Times | undefined {
  const period =
    /(?:\/ ?|\bper |\bvarje |kr )(mån|month|kvartal|quarter|halvår|år|year)|\bi (mån)aden|(?<!\p{L})(mån|kvartal|halvår|år)(?:ad)?s(?:avgift|kostnad|belopp|hyra)|(?<!\p{L})(år|mån)(?:atlig|lig)/iu.exec(
      clean(text),
    );
  const word = period?.slice(1).find(Boolean)?.toLowerCase();
  if (!word) return undefined;
  if (word === 'mån' || word === 'month') return 12;
  return word === 'halvår' ? 2 : word === 'år' || word === 'year' ? 1 : 4;
}

const notAnArea = new RegExp(
  String.raw`^(?:${roomUnit}|\s*(?:sov|st\b|tr\b|trappor|vån|%|kr\b|mkr|tkr))`,
  'i',
);

/**
 * Square metres of a plot or a home, up to 10 000 hectares: `1,1 ha` is 11 000. A secondary area comes as `extra`:
 * `72 + 5 m²`, `72/5`, `72 kvm (varav 5 kvm biarea)`.
 */
export function parseArea(text: string): { area: number; extra?: number } | undefined {
  const line = clean(text);
  if (isUnstated(line) || isNegative(line) || /tunnland/i.test(line)) return undefined;
  const figures = figuresOf(line).filter(({ end }) => !notAnArea.test(line.slice(end)));
  const found = leadingFigure(figures, line, startsWithArea);
  if (!found) return undefined;
  const area = inSquareMetres(found.figure, found.rest) + squareMetresBeside(found.figure, figures, line);
  if (area <= 0 || area > 100_000_000) return undefined;
  const extra = secondaryArea(found.figure, figures, line);
  // "3 / 72 m²" are rooms and area.
  if (extra && area < 10 && extra > area) return { area: extra };
  return extra ? { area, extra } : { area };
}

/** The second half of `1 ha 2 500 m²`. */
function squareMetresBeside(area: Figure, figures: readonly Figure[], line: string): number {
  const next = figures[figures.indexOf(area) + 1];
  const isHalf = next && /^ ?(?:ha|hektar) (?:och )?$/i.test(line.slice(area.end, next.start));
  return isHalf && next.value < 10_000 && /^ ?(?:m²|m2|kvm)/i.test(line.slice(next.end)) ? next.value : 0;
}

const added = new RegExp(String.raw`^(?:${areaUnit})? ?(?:boarea|boyta|boa)? ?[+/] ?(?:ca\.? )?$`, 'i');
const namedSecondary = new RegExp(
  String.raw`^(?:${areaUnit})? ?(?:i |som )?bi(?:area|yta|utrymme|a)(?!\p{L})`,
  'iu',
);

function secondaryArea(area: Figure, figures: readonly Figure[], line: string): number | undefined {
  const [second, third] = figures.slice(figures.indexOf(area) + 1);
  if (!second) return undefined;
  const between = line.slice(area.end, second.start);
  if (/(?<!\p{L})bi(?:area|yta|a)[ :]*(?:ca\.? )?$/iu.test(between)) return second.value;
  if (namedSecondary.test(line.slice(second.end))) return second.value;
  // Of three summands nobody can tell which is which.
  const isLast = third === undefined || !added.test(line.slice(second.end, third.start));
  return added.test(between) && isLast ? second.value : undefined;
}

const roomWords = ['ett', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio', 'elva', 'tolv'];
const roomWord = new RegExp(
  String.raw`(?<!\p{L})(${roomWords.join('|')})( och en halv| och ett halvt)? ?-?(?:rum|rums|rok|rummare)(?!\p{L})|^(${roomWords.join('|')})$`,
  'iu',
);
const notRooms = new RegExp(
  String.raw`^(?:\s*(?:st |stora |bra )?(?:sov|bed|bad|kr\b|mkr)|${areaUnit})`,
  'i',
);

/** Number of rooms, 0.5–50: `3 rum`, `2,5 rok varav 1 sovrum`, `2½ rum`, `tre rum och kök`; bedrooms alone are none. */
export function parseRooms(text: string): number | undefined {
  const line = clean(text)
    .replace(/(\d) 1\/2(?!\d)/g, '$1,5')
    .replace(/(?<!\d)\d+(?:[.,]\d)? ?(?:-|–|till) ?(?=\d+(?:[.,]\d)? ?(?:st )?sov)/gi, '');
  if (isNegative(line)) return undefined;
  const word = roomWord.exec(line);
  if (word) return roomWords.indexOf((word[1] ?? word[3])!.toLowerCase()) + 1 + (word[2] ? 0.5 : 0);
  const figures = figuresOf(line).filter(({ end }) => !notRooms.test(line.slice(end)));
  const rooms = leadingFigure(figures, line, startsWithRooms)?.figure.value;
  return rooms !== undefined && rooms >= 0.5 && rooms <= 50 ? rooms : undefined;
}

/** The year a house was built, and the page's own words when they hold more than the year (`1953/2010`). */
export function parseBuildYear(text: string): { year?: number; text?: string } | undefined {
  const line = clean(text);
  if (isUnstated(line) || !/\d{4}|sekel|nyprod|nybygg/i.test(line)) return undefined;
  const years = [...line.matchAll(/(?<!\d)(1[2-9]\d\d|20[0-4]\d)(?!\d)(?! ?-?tal|[-–/]\d{2,4} ?-?tal)/g)];
  // "Renoverat 2010, byggt 1909": a year of later work is not the house's.
  const isLater = (before: string) =>
    /(?:(?:om|till|på)bygg|renover|värdeår|inflytt|tillträde)[^,;.\d]*$/i.test(before);
  const year = years.find(({ index }) => !isLater(line.slice(0, index)))?.[1];
  const isBare = /^\d{4}(-01-01(T.*)?)?$/.test(line);
  if (year === undefined && isBare) return undefined;
  return { ...(year === undefined ? {} : { year: Number(year) }), ...(isBare ? {} : { text: line }) };
}

/** `Ja`/`Nej`, `finns`/`finns ej`, or undefined. */
export function parseYesNo(text: string): boolean | undefined {
  const line = clean(text).toLowerCase();
  if (
    /^(nej|no|ej|inte|ingen|inga|inget|utan)(?!\p{L})|finns (ej|inte)|^saknas|saknas\.?$|^false$/u.test(line)
  )
    return false;
  return /^(ja|yes|finns)(?!\p{L})|finns$|^true$/u.test(line) ? true : undefined;
}

const spanUnit = `(?:${moneyUnit}|${areaUnit}|${roomUnit})`;
const startsWithUnit = new RegExp(`^${spanUnit}`, 'i');
const spanJoint = new RegExp(
  String.raw`^(${spanUnit}(?:\/\p{L}+)?)?\s*(?:[-–—‒−]|till|to|t\.?o\.?m\.?|och)\s*(?:ca\.? )?$`,
  'iu',
);
/** What may stand before a span; after any other word the number belongs to that word (`Storgatan 2 - 3 rum`). */
const spanOpening =
  /(?:^|[:;,(]|(?<!\p{L})(?:från|fr|ca|cirka|circa|mellan|pris|priser|prisidé|utgångspris|avgift|area|boarea|boyta|yta|rum|storlek|om|på|beräknas till|uppskattas till|uppgår till))[.:]?\s*$/iu;

/** Before a span without any unit only these, so that it is all that the text says. */
const wholeOpening =
  /^((antal )?(rum|boarea|boyta|area|yta|pris|avgift|storlek):?)? ?(från|fr\.?|ca\.?|cirka|mellan)?$/i;

/**
 * Both ends of a span: `2–3 rum`, `från 2 995 000 till 3 450 000 kr`, `3,2–4,1 mkr` (in kr), `1–2 ha` (in m²).
 * Undefined for years, dates, times, phone numbers and sums, and where the ends stand the wrong way round.
 */
export function parseSpan(text: string): { from: number; to: number } | undefined {
  const line = clean(text).replace(phone, ' ');
  const figures = figuresOf(line);
  for (const [index, first] of figures.entries()) {
    const second = figures[index + 1];
    const joint = second && spanJoint.exec(line.slice(first.end, second.start));
    const before = line.slice(0, first.start);
    if (!joint || !spanOpening.test(before) || (/och/i.test(joint[0]) && !/mellan\s*$/i.test(before)))
      continue;
    const unit = startsWithUnit.exec(line.slice(second.end))?.[0] ?? joint[1];
    const isWhole = figures.length === 2 && wholeOpening.test(before.trim()) && second.end === line.length;
    if (unit === undefined && (!isWhole || areTimes(first, second))) continue;
    const [from, to] = [scaled(first, joint[1] ?? unit), scaled(second, unit)];
    if (from > 0 && from < to && to <= from * 50) return { from, to };
  }
  return undefined;
}

function scaled(figure: Figure, unit = ''): number {
  return startsWithArea.test(unit) ? inSquareMetres(figure, unit) : inKronor(figure, unit);
}

/** Bare years (`1929-1930`), hours (`13.00-14.30`) and numbers that no figure begins with (`08-12`). */
function areTimes(...figures: readonly Figure[]): boolean {
  return (
    [/^(1[5-9]|20)\d\d$/, /^([01]?\d|2[0-4])\.[0-5]\d$/].some((pattern) =>
      figures.every(({ raw }) => pattern.test(raw)),
    ) || figures.some(({ raw }) => /^0\d/.test(raw))
  );
}

/** A hyphen before the first figure is a sign, unless it belongs to a word or an earlier number. */
function isNegative(line: string): boolean {
  const first = figuresOf(line)[0];
  return first !== undefined && /(^|[\s:(])[-−]$/.test(line.slice(0, first.start));
}
