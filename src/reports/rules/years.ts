import { word, type Span } from './sources.js';

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
const inWords = [...numerals.slice(1), ...Object.keys(tens)].join('|');
const roughly = String.raw`(?:ca|cirka|c:a|drygt|knappt|omkring|ungefär|runt|över|snart)\.?\s+`;
const lastYear = String.raw`i\s*fjol|förra\s+(?:året|våren|sommaren|hösten|vintern)`;
const thisYear = String.raw`i\s+år|i\s+(?:våras|somras)|tidigare\s+i\s+år`;
const built = String.raw`(?:husets\s+|ursprungliga\s+)?(?:bygg(?:nads)?(?:året|år|tiden)|nybygget|nybyggnation(?:en)?|nybyggnad(?:en)?|uppförande(?:t)?)|(?:huset|byggnaden|föreningen|fastigheten)\s+(?:byggdes|uppfördes|var\s+nytt?)`;

const pattern = new RegExp(
  String.raw`(?<![\p{L}\d])(?:` +
    [
      String.raw`(?:(?<third>slutet|början|mitten|sent|tidigt)\s+(?:av\s+|på\s+)?)?(?<decade>(?:(?:18|19|20)\d0|[1-9]0|00)[-–]?\s?tal(?:et|ets)?|(?:${Object.keys(tens).join('|')})talet)`,
      String.raw`(?<year>(?:18|19|20)\d\d)(?![\d-]*tal)(?:\s?[-–/]\s?(?<until>(?:19|20)?\d\d))?(?![-–/]?\d)`,
      String.raw`(?:${roughly})?(?<age>\d{1,3}|${inWords})\s+år\s+(?:gam(?:mal|malt|la)|(?<ago>sedan|sen))`,
      String.raw`(?<=(?:är|nu)\s+(?:${roughly})?)(?<old>\d{1,3}|${inWords})\s+år(?=\s*(?:[.,;)]|$|och\s))`,
      String.raw`(?:år\s)?[-–'’´](?<short>\d\d)`,
      String.raw`(?<fjol>${lastYear})`,
      String.raw`(?<now>${thisYear})`,
      String.raw`(?<turn>millennieskiftet)`,
      String.raw`(?<same>samma\s+år|samtidigt|vid\s+samma\s+tillfälle)`,
      String.raw`(?<built>${built})(?!\s*,?\s*(?:år\s+|\()?(?:18|19|20)\d\d)`,
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
 * år sedan`, `i fjol`, `samma år`, `från byggåret`. `today` is the year of today.
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
  const { third, decade, year, until, age, ago, old, short, fjol, now, turn, same, built: atBuild } = groups;
  if (age ?? old) {
    const from = today - number(age ?? old ?? '');
    return { from, to: from, when: `omkring ${from}`, isAge: !ago };
  }
  if (decade) return readDecade(decade, third);
  if (year) {
    const last = until ? Number(until.length === 2 ? year.slice(0, 2) + until : until) : Number(year);
    const to = Math.max(last, Number(year));
    return { from: Number(year), to, when: to === Number(year) ? year : `${year}–${to}` };
  }
  if (short) return exactly(Number(short) + (Number(short) <= today % 100 ? 2000 : 1900));
  if (fjol) return exactly(today - 1);
  if (now) return exactly(today);
  if (turn) return { from: 1999, to: 2001, when: 'omkring 2000' };
  if (same && last) return { from: last.from, to: last.to, when: last.when };
  if (atBuild && yearBuilt) return { ...exactly(yearBuilt), isBuildYear: true };
  return null;
}

function readDecade(decade: string, third: string | undefined): Read {
  const digits = /\d+/.exec(decade)?.[0];
  const spelled = tens[decade.toLowerCase().replace(/talet$/, '')] ?? 0;
  const named = digits === undefined ? spelled : Number(digits);
  const from = named >= 100 ? named : named <= 10 ? named + 2000 : named + 1900;
  const whole = `på ${named === 0 ? '00' : named}-talet`;
  const part = third?.toLowerCase();
  if (part === 'slutet' || part === 'sent') return { from: from + 5, to: from + 9, when: whole };
  if (part === 'början' || part === 'tidigt') return { from, to: from + 4, when: whole };
  if (part === 'mitten') return { from: from + 3, to: from + 7, when: whole };
  return { from, to: from + 9, when: whole };
}

function number(text: string): number {
  const spelled = text.toLowerCase();
  return tens[spelled] ?? (numerals.includes(spelled) ? numerals.indexOf(spelled) : Number(text));
}

/** Words that tie a thing to the year of build. */
export const originalYear = new RegExp(word(String.raw`(?:från|sedan|vid|till)\s+(?:${built})`), 'iu');
