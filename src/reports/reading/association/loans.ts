import { loanWords } from './association-text.js';
import { countedShare, percentOf } from './shares.js';
import { allStatements, clauseIn, quoteIn, type Statement } from './statements.js';
import { figuresIn } from '../quantities/numbers.js';
import type { Advert } from '../text/advert.js';
import { denied } from '../assertion/standing.js';
import { words, type Span, type Quote } from '../text/sources.js';
import { latinRegExp } from '../text/latin.js';

/** How much of the association's loans gets a new interest within twelve months. */
export interface LoansDue {
  /** Percent of all loans; null where only words tell it (`merparten`) or no share is told (`lånen är rörliga`). */
  readonly percent: number | null;
  /** The share as the text words it (`två tredjedelar`), where it gives no figure. */
  readonly words: string | null;
  /** kr, where the text names the sum and not the share. */
  readonly amount: number | null;
  /** kr; the sum of all loans that the share is counted from. */
  readonly of: number | null;
  /** `merparten av lånen` without a figure: more than half, but nobody knows how much. */
  readonly most: boolean;
  readonly quote: Quote;
}

const loans = words(loanWords);
const event = words(
  String.raw`villkors(?:ändras|ändra|ändring\p{L}*|omläggning\p{L}*)|omförhandla(?:s)?|omförhandling\p{L}*|omsätt(?:s|as|er|ning(?:en|sdag\p{L}*)?)|(?:läggs|läggas|lägger|lägga|sätts|sättas)\s+om|(?:binds|bindas|binda)\s+om|omplacera\p{L}*|förfaller|förfalla|förfall\p{L}*|löper\s+(?:(?!och|men)\p{L}+\s+){0,5}?(?:ut|av)(?!\s+på)|löpa\s+ut|går\s+ut|har\s+(?:ränte)?bindning\p{L}*|ränte(?:juster|ändr|omsätt|förfall)\p{L}*|omprövas|skrivs\s+om|får\s+ny\s+ränta|refinansiera\p{L}*|(?:ränte)?(?:bindning|bindningstid)\p{L}*`,
);
const floating = words(
  String.raw`rörlig(?:t|a)?(?:\s+ränt\p{L}*)?|obund(?:en|na|et)|kort(?:fristig|bund)\p{L}*|(?:tre|3)-?\s?månaders\p{L}*|på\s+(?:tre|3)\s+mån(?:ader)?|stibor\p{L}*`,
);
/** Interest that a text tells as changed already. */
const done =
  /(?<!\p{L})(?:villkorsändrades|omsattes|omförhandlades|lades\s+om|(?:har|blev|är)\s+(?:\p{L}+\s+)?(?:villkorsändra[dt]s?|omsatts?|omförhandla[dt]s?|omlagda|lagts\s+om))/iu;
const otherShare =
  /(?:räntekänslig\p{L}*|ränta(?:n)?|snittränta\p{L}*|avgift\p{L}*|höj\p{L}*|amorter\p{L}*|soliditet\p{L}*|belåningsgrad\p{L}*|energi\p{L}*|intäkt\p{L}*|hyr\p{L}*)[^,;.]{0,40}$/iu;

const season = String.raw`(?:januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december)|vår(?:en)?|sommar(?:en)?|midsommar|höst(?:en)?|vinter(?:n)?|jul|påsk|nyår(?:et)?|årsskiftet|(?:första|andra|tredje|fjärde)\s+kvartalet`;
const months = 'januari februari mars april maj juni juli augusti september oktober november december'.split(
  ' ',
);

/**
 * `inom ett år`, `de närmaste tolv månaderna`, `nästa år`, `under 2027`; a month or season without a year is the next one.
 * A month of next year counts while it is less than twelve off, that year alone when most of it is.
 */
function windowOf(day: string): RegExp {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const soon = String.raw`(?:${months.slice(0, month).join('|')})\s+${year + 1}`;
  const years = [
    `${year}`,
    soon,
    ...(month > 6 ? [String.raw`(?<!(?:${months.join('|')})\s+)${year + 1}`] : []),
  ];
  return words(
    String.raw`inom\s+(?:(?:ett|1)\s+år|loppet\s+av\s+ett\s+år|(?:de\s+)?(?:närmaste\s+)?(?:tolv|12|elva|tio|nio|sex|6|tre|3|\d)\s*mån\p{L}*|året|kort)|(?:(?:det|de|under)\s+)?(?:närmaste|kommande|nästkommande|nästföljande)\s+(?:år(?:et)?(?!en)|(?:(?:tolv|12|sex|6)\s*)?mån\p{L}*)|nästa\s+(?:räkenskaps)?år|i\s+år|(?:under\s+)?innevarande\s+år|(?:<|max|högst|under|kortare\s+än|mindre\s+än)\s*(?:ett|1|12|tolv)\s*(?:år|mån\p{L}*)|(?:i|före|innan|under|till|vid|på|efter)\s+(?:${season})(?!\s+(?:19|20)\d\d)|(?:${years.join('|')})`,
  );
}

const fractions: readonly (readonly [RegExp, number | null])[] = [
  [words(String.raw`(?:nästan|i\s+princip|så\s+gott\s+som|i\s+stort\s+sett)\s+(?:alla|samtliga|hela)`), 90],
  [words(String.raw`samtliga|alla|hela`), 100],
  [words(String.raw`en\s+tredjedel`), 33],
  [words(String.raw`en\s+fjärdedel`), 25],
  [words(String.raw`en\s+femtedel`), 20],
  [
    words(
      String.raw`(?:drygt|mer\s+än|över)\s+hälften|merparten|majoriteten|huvuddelen|(?:den\s+)?största?\s+delen|större\s+delen|flertalet|de\s+flesta|övervägande\s+delen`,
    ),
    null,
  ],
  [words(String.raw`hälften|halva`), 50],
];
const none = words(
  String.raw`(?:inga|inget|ingen|noll)\s+(?:del\s+)?(?:av\s+)?(?:\p{L}+\s+){0,2}?(?:${loanWords})`,
);

/** `Lånen löper ut i mars`, `föreningens lån är rörliga`: the loans as one, without a share. */
const allOfThem =
  /(?<!\p{L})(?:lånen|(?:föreningens|våra|brf:s)\s+lån)\s+(?:(?!fördel|sprid)\p{L}+\s+){0,3}$/iu;

/** Every statement about loans that are due within twelve months of the day. */
export function loansDueIn(advert: Advert): LoansDue[] {
  const window = windowOf(advert.day);
  const all = allStatements(advert);
  return all.flatMap((statement, index) => {
    const found = dueIn(statement, window);
    const next = all[index + 1];
    const told =
      found?.percent == null && next?.source === statement.source && tellsShare.test(next.text)
        ? dueIn(joined(statement, next), window)
        : null;
    return told ?? found ?? [];
  });
}

/** `I april löper lånet ut; det motsvarar 46 % av skulden`: the share told in the statement after. */
const tellsShare = latinRegExp(
  String.raw`^\s*(?:det|vilket|de|detta|dessa|alltså|dvs|tillsammans)(?!\p{L})[^.]{0,40}?(?:motsvarar|utgör|är|rör\s+sig|gäller|handlar)(?!\p{L})[^.]{0,60}(?:${loanWords})`,
  'iu',
);

const joined = (one: Statement, two: Statement): Statement => ({
  source: one.source,
  start: one.start,
  end: two.end,
  text: one.source.readable.slice(one.start, two.end).replace(/[\u00a0\u2009\u202f]/g, ' '),
});

const nothing = { percent: null, words: null, amount: null, of: null, most: false };

function dueIn(statement: Statement, window: RegExp): LoansDue | null {
  const { text } = statement;
  const loan = first(text, loans);
  if (!loan || done.test(text)) return null;
  const isFloating = first(text, floating);
  const happens = first(text, event);
  const when = isFloating ?? (happens && first(text, window));
  if (!when) return null;
  const anchor = isFloating ?? happens ?? when;
  const around = (from: number, to: number): Quote =>
    quoteIn(
      statement,
      Math.min(from, loan.start, anchor.start),
      Math.max(to, loan.end, anchor.end, when.end),
    );
  const whole = around(loan.start, loan.end);
  if (text.search(none) >= 0) return { ...nothing, percent: 0, quote: whole };
  if (denied([statement.source], quoteIn(statement, anchor.start, anchor.end))) return null;
  const figures = figuresIn(text);
  const shares = figures
    .filter((figure) => figure.unit === 'percent' && figure.value <= 100)
    .filter((figure) => !otherShare.test(text.slice(0, figure.start)))
    .sort((a, b) => away(statement, a, when) - away(statement, b, when));
  const share = shares[0];
  if (share) {
    return { ...nothing, percent: share.value, quote: around(share.start, share.end) };
  }
  const sums = figures.filter(
    (figure) => figure.unit === 'money' && !figure.perSqm && figure.value >= 500_000,
  );
  if (sums.length > 0) {
    const due = Math.min(...sums.map((figure) => figure.value));
    const total = sums.reduce((sum, figure) => sum + figure.value, 0);
    const isRest = /(?<!\p{L})(?:övriga|resterande)(?!\p{L})/iu.test(text);
    const all = isRest ? total : Math.max(...sums.map((figure) => figure.value));
    const percent = all > due ? Math.round((due / all) * 100) : null;
    const [start, end] = [sums[0]?.start ?? 0, sums.at(-1)?.end ?? 0];
    return { ...nothing, percent, amount: due, of: percent === null ? null : all, quote: around(start, end) };
  }
  const counted = first(text, countedShare);
  if (counted && distance(counted, loan) < 60) {
    const said = text.slice(counted.start, counted.end).trim();
    const percent = percentOf(said);
    if (percent !== null)
      return { ...nothing, percent, words: said, quote: around(counted.start, counted.end) };
  }
  for (const [pattern, percent] of fractions) {
    const part = first(text, pattern);
    if (part && Math.abs(part.start - loan.start) < 60) {
      const said = text.slice(part.start, part.end).trim();
      return {
        ...nothing,
        percent,
        words: said,
        most: percent === null,
        quote: around(part.start, part.end),
      };
    }
  }
  const isWhole = allOfThem.test(text.slice(0, anchor.start)) && loan.end <= anchor.start;
  return isWhole ? { ...nothing, quote: whole } : null;
}

function first(text: string, pattern: RegExp) {
  pattern.lastIndex = 0;
  const match = pattern.exec(text);
  pattern.lastIndex = 0;
  return match ? { start: match.index, end: match.index + match[0].length } : undefined;
}

const distance = (a: Span, b: Span): number =>
  a.end <= b.start ? b.start - a.end : Math.max(0, a.start - b.end);

/** How far a share stands from the time it is told of; one in the same clause is nearest. */
function away(statement: Statement, share: Span, when: Span): number {
  const clause = clauseIn(statement, when.start);
  const isInside = clause.start <= share.start && share.start < clause.end;
  return distance(share, when) + (isInside ? 0 : statement.text.length);
}

/** Losses of the association that a text tells of. */
export interface Losses {
  /** Number of years with a loss; one when the text names none. */
  readonly years: number;
  readonly quote: Quote;
}

const loss = words(
  String.raw`(?:års)?förlust(?:er|en)?|(?:års)?underskott(?:et|en)?(?!savdrag)|negativ(?:t|a)\s+(?:\p{L}+\s+){0,2}?(?:års)?resultat\p{L}*|resultat(?:et|en)?[^.,;]{0,60}?(?:negativ\p{L}*|minus|[-−–]\s?\d[\d ]{0,12})|redovisa\p{L}*\s+(?:\p{L}+\s+)?minus|minusresultat\p{L}*|(?:bokslut|resultat|räkenskapsår|verksamhetsår|år)(?:en|et|s\p{L}*)?\s+[^.!?\n]{0,50}?(?:minus\s+\d[\d ,.]{0,20}(?:(?:och|respektive|resp)\s+\d[\d ,.]{0,12})?(?:miljon|kr|kronor|mkr|tkr)|[-−–]\s?\d+\s*(?:tkr|kr|mkr))\p{L}*|(?:bokslut|resultat)\p{L}*\s+[^.!?\n]{0,40}?(?:röda?|minus|under\s+noll\p{L}*)|(?:visa(?:t|r|de)|redovisa(?:t|r|de))\s+(?:\p{L}+\s+)?minus|röda\s+siffror|(?:går|gått|gick)\s+(?:med\s+)?(?:back|minus)`,
);
const explained = words(
  String.raw`avskrivning\p{L}*|kassaflöde\p{L}*\s+(?:\p{L}+\s+){0,3}?positiv\p{L}*|positivt\s+(?:\p{L}+\s+)?kassaflöde|bokföringsmässig\p{L}*|bokföringsteknisk\p{L}*|planerat\s+underhåll|engångs\p{L}*`,
);
const evenSo =
  /(?:även|också)\s+(?:före|utan|exkl\p{L}*|bortsett)[^.]{0,20}avskrivning|trots\s+[^.]{0,20}avskrivning/iu;
const cardinal: Readonly<Record<string, number>> = { två: 2, tre: 3, fyra: 4, fem: 5, sex: 6, flera: 3 };
const ordinal: Readonly<Record<string, number>> = { andra: 2, tredje: 3, fjärde: 4, femte: 5, sjätte: 6 };

/** The statements about losses that neither are denied nor explained by depreciation. */
export function lossesIn(advert: Advert): Losses[] {
  return sourcesWithStatements(advert).flatMap((statements) =>
    statements.flatMap((statement, index) => {
      const hit = first(statement.text, loss);
      if (!hit || /samfällighet|(?<!\p{L})vid\s+(?:en\s+)?förlust|grannför/iu.test(statement.text)) return [];
      const quote = quoteIn(statement, hit.start, hit.end);
      if (denied([statement.source], quote)) return [];
      const next = statements[index + 1]?.text ?? '';
      const about = `${statement.text} ${/(?:underskott|förlust|resultat|det|detta|den)/iu.test(next.slice(0, 40)) ? next : ''}`;
      if (about.search(explained) >= 0 && !evenSo.test(about)) return [];
      return [{ years: yearsOfLoss(statement.text), quote: whole(statement) }];
    }),
  );
}

const whole = (statement: Statement): Quote => quoteIn(statement, 0, statement.text.length);

function yearsOfLoss(text: string): number {
  const inWords =
    /(?<!\p{L})(två|tre|fyra|fem|sex|flera|\d)\s+(?:(?:senaste\s+)?(?:\p{L}{0,14}år(?!s)|\p{L}{0,8}bokslut)|på\s+varandra)/iu.exec(
      text,
    )?.[1];
  const inRow = /(?<!\p{L})(andra|tredje|fjärde|femte|sjätte)\s+(?:raka\s+)?(?:år(?:et)?)/iu.exec(text)?.[1];
  const last = /(?:senaste)\s+(två|tre|fyra|fem|\d)\s+(?:bok)?(?:år|bokslut)/iu.exec(text)?.[1];
  const named = new Set([...text.matchAll(/(?<!\d)20\d\d(?!\d)/g)].map((match) => match[0]));
  const span = /(20\d\d)\s?[-–]\s?(20\d\d)/.exec(text);
  return Math.max(
    1,
    count(inWords),
    ordinal[inRow?.toLowerCase() ?? ''] ?? 0,
    count(last),
    named.size +
      (/årets\s+(?:förlust|resultat|underskott)/iu.test(text) &&
      /(?:föregående|året\s+innan|20\d\d)/iu.test(text)
        ? 1
        : 0) +
      (/(?:året\s+(?:innan|dessförinnan)|föregående\s+år|förra\s+året)/iu.test(text) ? 1 : 0),
    span ? Number(span[2]) - Number(span[1]) + 1 : 0,
  );
}

const count = (word = ''): number => cardinal[word.toLowerCase()] ?? (Number(word) || 0);

function sourcesWithStatements(advert: Advert): Statement[][] {
  const all = allStatements(advert);
  return advert.sources.map((source) => all.filter((statement) => statement.source === source));
}
