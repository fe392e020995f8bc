import { word, type Span } from '../text/sources.js';
import { latinRegExp } from '../text/latin.js';

/** A year or decade in a text, as it stands and as years. */
export interface When extends Span {
  readonly from: number;
  readonly to: number;
  readonly when: string;
  /** Said as the age of the thing (`25 år gammalt`), which needs no verb of work. */
  readonly isAge?: boolean;
  /** Said as the year of build. */
  readonly isBuildYear?: boolean;
}

const numerals = [
  ...['noll', 'ett', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio', 'elva', 'tolv'],
  ...['tretton', 'fjorton', 'femton', 'sexton', 'sjutton', 'arton', 'nitton', 'tjugo'],
];
const tens: Readonly<Record<string, number>> = {
  trettio: 30,
  fyrtio: 40,
  femtio: 50,
  sextio: 60,
  sjuttio: 70,
  åttio: 80,
  nittio: 90,
};
/** Numbers in words from one to twenty, and the tens; `numberOf` reads them. */
export const inWords = [...numerals.slice(1), ...Object.keys(tens)].join('|');
const ordinals = [
  ...['första', 'andra', 'tredje', 'fjärde', 'femte', 'sjätte', 'sjunde', 'åttonde', 'nionde', 'tionde'],
  ...[
    'elfte',
    'tolfte',
    'trettonde',
    'fjortonde',
    'femtonde',
    'sextonde',
    'sjuttonde',
    'artonde',
    'nittonde',
  ],
  'tjugonde',
];
const roughly = String.raw`(?:ca|cirka|c:a|drygt|knappt|omkring|ungefär|runt|över|snart)\.?\s+`;
const lastYear = String.raw`i\s*fjol|förra\s+(?:året|våren|sommaren|hösten|vintern)`;
const thisYear = String.raw`i\s+år|i\s+(?:våras|somras)|tidigare\s+i\s+år`;
const house = String.raw`(?:(?:rad|par|kedje|fritids)?huset|villan|byggnaden|föreningen|fastigheten|stugan|gården|kåken)`;
const built = String.raw`(?:husets\s+|byggnadens\s+|ursprungliga\s+)?(?:bygg(?:nads)?(?:året|år|tiden|nationen)|nybygget|nybyggnation(?:en)?|nybyggnad(?:en)?|(?:upp|ut|till)?(?:förande|byggande|komst|färdigställande)(?:t|en)?)|husets\s+(?:start|begynnelse|första\s+dag(?:ar)?)|${house}\s+(?:(?:först|en\s+gång|ursprungligen)\s+)?(?:byggdes(?!\s+(?:om|till|ut|på)(?!\p{L}))|uppfördes|restes|färdigställdes|(?:stod|blev|var)\s+(?:helt\s+|alldeles\s+)?(?:klart?|färdigt?|ny(?:tt|byggt|byggd)?|inflyttningsklart?)|kom\s+till)`;
const relative = String.raw`(?<step>året|ett\s+år|två\s+år|tre\s+år|fyra\s+år|fem\s+år)\s+(?<turned>efter(?!\s+(?:det|att))|därpå|därefter|senare|innan(?!\s+(?:det|att))|dessförinnan|tidigare|före)`;

const pattern = latinRegExp(
  String.raw`(?<![\p{L}\d])(?:` +
    [
      String.raw`(?:(?<third>slutet|början|mitten|sent|tidigt)\s+(?:av\s+|på\s+)?)?(?<decade>(?:(?:18|19|20)\d0|[1-9]0|00)[-–]?\s?tal(?:et|ets(?!\s+(?:början|mitt|slut|första|sista|senare)))?|(?:${Object.keys(tens).join('|')})talet)`,
      String.raw`mellan\s+(?:åren\s+)?(?<low>(?:19|20)\d\d)\s+och\s+(?<high>(?:19|20)\d\d)`,
      String.raw`(?<year>(?:18|19|20)\d\d)(?![\d-]*tal)(?:(?:\s?[-–/]\s?|\s(?:till|till\soch\smed|t\.?o\.?m\.?)\s(?=(?:19|20)\d\d))(?<until>(?:19|20)?\d\d))?(?![-–/]?\d)(?!\s+års(?!\p{L}))`,
      String.raw`(?<lateDecade>(?:(?:18|19|20)\d0|[1-9]0|00)[-–]?\s?talets|(?:${Object.keys(tens).join('|')})talets)\s+(?<late>början|första\s+(?:hälft|år)|mitt|slut|sista\s+år|senare\s+hälft)`,
      String.raw`(?:${roughly})?(?<age>\d{1,3}|${inWords})\s+år\s+(?:gam(?:mal|malt|la)|på\s+nacken|(?<ago>sedan|sen))`,
      String.raw`ett\s+(?<some>tio|femton|tjugo|trettio)tal\s+år\s+sedan`,
      String.raw`(?<aged>\d{1,3}|${inWords})[-\s]?årig(?:a|t)?(?!\s+\p{L}*(?:garanti|avtal|kontrakt|lån|arrende|försäkring|hyrestid|plan(?:en)?(?!\p{L})))`,
      String.raw`(?:inne\s+)?på\s+sitt\s+(?<nth>\d{1,3}(?=:[ea])|${ordinals.join('|')})(?::[ea])?\s+år`,
      String.raw`${relative}`,
      String.raw`(?<one>\d\d)\/(?<two>\d\d)`,
      String.raw`(?<=(?:våren|sommaren|hösten|vintern)\s)(?<season>\d\d)`,
      String.raw`(?=[\p{L}\d])(?<=(?:är|nu)\s+(?:${roughly})?)(?<old>\d{1,3}|${inWords})\s+år(?=\s*(?:[.,;)]|$|och\s))`,
      String.raw`(?:år\s)?[-–'’´](?<short>\d\d)`,
      String.raw`(?<fjol>${lastYear})`,
      String.raw`(?<now>${thisYear})`,
      String.raw`(?<turn>millennieskiftet)`,
      String.raw`(?<same>samma\s+år|(?:år|året|sommaren|hösten|våren|vintern)\s+då|samtidigt|vid\s+samma\s+(?:tillfälle|tid(?:punkt)?)|i\s+samma\s+(?:veva|vända|omgång)|i\s+samband\s+med\s+det(?:ta)?(?=\s+(?:by|la|dr|gjor|install|renov|fick|sat|kom)\p{L}*))`,
      String.raw`(?<built>${built})(?!\s*(?:,\s*)?(?:år\s+|\()?(?:18|19|20)\d\d)`,
    ].join('|') +
    String.raw`)(?![\p{L}\d]|\s?(?:kvm|m²|m2|kr|:-|kWh|mm|cm|%))`,
  'giu',
);

export interface Known {
  /** What `från byggåret` means; without it the words date nothing. */
  readonly yearBuilt?: number | undefined;
  /** The year named last before this text, for `samma år`. */
  readonly before?: When | undefined;
}

/**
 * Years in a text: `2019`, `2021/22`, `-98`, `80-talet`, `nittiotalet`, `slutet av 90-talet`, `25 år gammalt`, `för tolv
 * år sedan`, `i fjol`, `samma år`, `året efter`, `från byggåret`. `today` is the year of today.
 */
export function yearsIn(text: string, today: number, known: Known = {}): When[] {
  const found: When[] = [];
  for (const match of text.matchAll(pattern)) {
    const span = { start: match.index, end: match.index + match[0].length };
    const read = readYear(match.groups ?? {}, today, known, found.at(-1) ?? known.before);
    if (read) found.push({ ...span, ...read });
  }
  return found;
}

type Read = Omit<When, 'start' | 'end'>;
const exactly = (year: number): Read => ({ from: year, to: year, when: String(year) });

function readYear(
  groups: Readonly<Record<string, string | undefined>>,
  today: number,
  { yearBuilt }: Known,
  last: When | undefined,
): Read | null {
  const { third, decade, year, until, ago, short, season, fjol, now, turn, same, built: atBuild } = groups;
  const { lateDecade, late, one, two, step, turned, nth } = groups;
  const age = groups.age ?? groups.old ?? groups.aged ?? groups.some;
  if (age ?? nth) {
    const from = today - (nth ? ordinal(nth) : numberOf(age ?? ''));
    return { from, to: from, when: `omkring ${from}`, isAge: !(ago ?? groups.some) };
  }
  if (decade) return readDecade(decade, third);
  if (lateDecade && late) return readDecade(lateDecade.replace(/s$/iu, ''), lateThird(late));
  if (groups.low && groups.high) return range(Number(groups.low), Number(groups.high));
  if (one && two) return readPair(one, two, today);
  if (step && turned) return last ? stepped(last, step, turned) : null;
  if (year) {
    const last = until ? Number(until.length === 2 ? year.slice(0, 2) + until : until) : Number(year);
    const to = Math.max(last, Number(year));
    return { from: Number(year), to, when: to === Number(year) ? year : `${year}–${to}` };
  }
  const ofCentury = short ?? season;
  if (ofCentury) return exactly(inCentury(ofCentury, today));
  if (fjol) return exactly(today - 1);
  if (now) return exactly(today);
  if (turn) return { from: 1999, to: 2001, when: 'omkring 2000' };
  if (same && last) return { from: last.from, to: last.to, when: last.when };
  if (atBuild && yearBuilt) return { ...exactly(yearBuilt), isBuildYear: true };
  return null;
}

const range = (from: number, to: number): Read => ({ from, to, when: `${from}–${to}` });

const inCentury = (short: string, today: number): number =>
  Number(short) + (Number(short) <= today % 100 ? 2000 : 1900);

/** `98/99`; any other pair is a date or a fraction. */
function readPair(one: string, two: string, today: number): Read | null {
  if ((Number(one) + 1) % 100 !== Number(two) || one === '11') return null;
  const from = inCentury(one, today);
  return range(from, from + 1);
}

/** `året efter`, `två år tidigare`, counted from the year named last. */
function stepped(last: Read, step: string, turned: string): Read {
  const count = step.toLowerCase() === 'året' ? 1 : numberOf(step.split(/\s/)[0] ?? '');
  const shift = /^(?:innan|dessförinnan|tidigare|före)/iu.test(turned) ? -count : count;
  if (last.from === last.to) return exactly(last.from + shift);
  return { from: last.from + shift, to: last.to + shift, when: `omkring ${last.from + shift}` };
}

const lateThird = (late: string): string =>
  /^(?:början|första)/iu.test(late) ? 'början' : /^mitt/iu.test(late) ? 'mitten' : 'slutet';

function readDecade(decade: string, third: string | undefined): Read {
  const digits = /\d+/.exec(decade)?.[0];
  const spelled = tens[decade.toLowerCase().replace(/talets?$/, '')] ?? 0;
  const named = digits === undefined ? spelled : Number(digits);
  const from = named >= 100 ? named : named <= 10 ? named + 2000 : named + 1900;
  const whole = `på ${named === 0 ? '00' : named}-talet`;
  const part = third?.toLowerCase();
  if (part === 'slutet' || part === 'sent') return { from: from + 5, to: from + 9, when: whole };
  if (part === 'början' || part === 'tidigt') return { from, to: from + 4, when: whole };
  if (part === 'mitten') return { from: from + 3, to: from + 7, when: whole };
  return { from, to: from + 9, when: whole };
}

/** A number in figures, with a comma, or in words; NaN for anything else. */
export function numberOf(text: string): number {
  const spelled = text.toLowerCase();
  if (numerals.includes(spelled)) return numerals.indexOf(spelled);
  return tens[spelled] ?? Number(text.replace(',', '.'));
}

function ordinal(text: string): number {
  const index = ordinals.indexOf(text.toLowerCase());
  return index < 0 ? Number(text) : index + 1;
}

/** Words that tie a thing to the year of build. */
export const originalYear = latinRegExp(
  word(String.raw`(?:från|sedan|vid|till|när|då|som)\s+(?:(?:tiden|dagen)\s+(?:då|när)\s+)?(?:${built})`),
  'iu',
);
