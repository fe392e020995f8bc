import type { Advert } from '../text/advert.js';
import { findAll, sentenceAround, words, type Quote, type Span } from '../text/sources.js';
import { latinRegExp } from '../text/latin.js';
import { figuresIn } from '../quantities/numbers.js';
import { allStatements, clauseIn, statementAround, type Statement } from './statements.js';
import { isOfNeighbours } from './time.js';
import { risenIn, type Risen } from '../money/risen.js';
import { isUndecided } from '../money/undecided.js';
import { hasVerb } from '../text/clauses.js';
import { once } from '../text/once.js';

const months = [
  'januari',
  'februari',
  'mars',
  'april',
  'maj',
  'juni',
  'juli',
  'augusti',
  'september',
  'oktober',
  'november',
  'december',
];
const date = latinRegExp(
  String.raw`(?<!\d)(?:(?<month>${months.join('|')})\s+)?(?<year>20\d\d)(?:-(?<number>\d\d))?(?!\d)`,
  'giu',
);
/** A rise told in the past; the fee that the advert shows holds it already. */
const past = words(
  String.raw`höjdes|(?:har|hade)\s+(?:\p{L}+\s+){0,4}?höjts|höjts|höjd|sedan|senaste\p{L}*|tidigare|gjordes|genomfördes|genomfört\p{L}*|skedde|efter(?!\s+(?:nyår|årsskift|jul|sommar|beslut|styrels|stämm))|förra|ägde\s+rum|hittills|nyligen|nyss|redan`,
);
const ahead = words(
  String.raw`höjs|höjas|höja|höjer|justeras|justerar|stiger|ökar|ökas|räknas\s+upp|går?\s+upp|klubba\p{L}*|årsskiftet|halvårsskiftet|nyår(?:et)?|inför|blir|får|kommer|ska(?:ll)?|planer\p{L}*|beslut\p{L}*|aviser\p{L}*|kommande|väntas|väntar|förestående|framöver|föresl\p{L}*|nästa|fr\.?\s?o\.?\s?m\.?|från\s+och\s+med`,
);
/** When a fee changes next, whatever it did before: `stilla sedan 2021 … justering om 14 procent vid halvårsskiftet`. */
const turn = words(String.raw`(?:halv)?årsskiftet|nyår(?:et)?|nästa\s+år`);
const no = words(String.raw`ej|inte|icke|ingen|inget|inga|aldrig|varken|utan|saknas|saknar|oförändrad\p{L}*`);
const has = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;

/** True when a rise is decided or planned: ahead of the day of the report, not denied, and not a rise of past years. */
function isFutureRise(advert: Advert, quote: Quote): boolean {
  const source = advert.sources.find((candidate) => candidate.field === quote.field);
  if (!source) return false;
  const { start, end } = sentenceAround(source, quote.start);
  const before = source.readable.slice(start, quote.start).split(clause).at(-1) ?? '';
  const after = source.readable.slice(quote.end, end).split(clause)[0] ?? '';
  const around = `${before}${source.readable.slice(quote.start, quote.end)}${after}`.replace(
    /((?:beslut|aviser|planer)\p{L}*\s+(?:om\s+)?(?:en\s+)?)höjd(?!\p{L})/iu,
    '$1högre',
  );
  if (has(no, around)) return false;
  const sentence = source.readable.slice(start, end);
  const when = [...around.matchAll(date)];
  const today = advert.day.slice(0, 7);
  const future = when.some(({ groups }) => monthOf(groups) > today);
  if (future && !/(?<!\p{L})sedan(?!\p{L})/iu.test(around)) return true;
  if (when.length > 0 && !future) return false;
  const isOfBefore = /(?<!\p{L})sedan\s+20\d\d/iu.test(sentence) && !has(turn, around);
  return has(ahead, around) && !has(past, around) && !isOfBefore;
}

const clause = /[;:,]|\s(?:men|dock|däremot|medan)\s/iu;

/** `YYYY-MM`; a year alone counts to its end, so that `höjs 2026` still lies ahead in November. */
function monthOf(groups: Record<string, string> | undefined): string {
  const { year = '', month, number } = groups ?? {};
  const index = month ? months.indexOf(month.toLowerCase()) + 1 : Number(number ?? 13);
  return `${year}-${String(index).padStart(2, '0')}`;
}

const fee = String.raw`(?:års|månads|brf-)?avgift(?:en|erna|er|s)?`;
const rises = String.raw`höjas|höjs|höja|höjer|höjd|höjts|höjning(?:en|ar)?|stiga|stiger|går?\s+upp|ökas|ökar|öka|justeras\s+(?:upp|med|till)|räknas\s+upp|skrivas\s+upp|bli\s+högre|ändras`;
/** Words that mean a rise only with a share or `upp` in the clause: `justeras avgiften med 9 %`. */
const changed = String.raw`(?:justera(?:s|r)?|räkna(?:s|r)?|skriv(?:s|er|as)|uppräkna(?:s|r)|uppjustera(?:s|r)|omräkna(?:s|r))(?!\p{L})`;
/** The fee, named before by its sum: `månadspengen är 6 240 kr … räknas beloppet upp med 18 procent`. */
const sum = String.raw`(?:beloppet|summan|månadspengen)`;
const byShare = String.raw`(?=[^.;:!?\n]{0,60}?(?:\d\s*(?:%|procent)|(?<!\p{L})upp(?!\p{L})))`;
const rise = words(
  String.raw`${byShare}${fee}\s+(?:\p{L}+\s+){0,3}?${changed}|${changed}${byShare}\s+(?:\p{L}+\s+){0,3}?${fee}|${byShare}justering(?:en|ar)?\s+av\s+(?:\p{L}+\s+){0,2}?${fee}|${fee}\s+(?:\p{L}+\s+){0,2}?[\d,]+\s*(?:%|procent)\s+(?:högre|dyrare)|(?:höjs|ökas?|stiger|höjas)\s+(?:\p{L}+\s+){0,3}?${fee}|${fee}\s+(?:\p{L}+\s+){0,6}?(?:${rises})|(?:höjning(?:en|ar|arna)?|ökning(?:en)?|uppräkning(?:en)?)\s+(?:av|på)\s+(?:\p{L}+\s+){0,3}?${fee}|avgifts(?:höjning|ökning|justering)\p{L}*|ytterligare\s+[\p{L}\d,]+\s*(?:%|procent)\s+(?:är\s+)?(?:beslut|aviser|planer)\p{L}*|höjning(?:en)?\s+(?:om|på|med)\s+(?:ca\.?\s+|cirka\s+|omkring\s+|runt\s+)?\d[\d,]*\s*(?:%|procent)|(?:räknas|skrivs|justeras|höjs)${byShare}\s+${sum}|${sum}\s+(?:räknas|skrivs|justeras|höjs)${byShare}(?!\p{L})|(?:justering|uppräkning)(?:en)?\s+(?:om|på|med)\s+(?:ca\.?\s+|cirka\s+|omkring\s+|runt\s+)?\d[\d,]*\s*(?:%|procent)|(?:höj(?:a|er|t|s|d|da)|öka(?:r|t)?)\s+(?:\p{L}+\s+){0,2}?${fee}|${fee}\s+(?:\p{L}+\s+){0,3}?(?:[\d,]+\s*(?:%|procent)\s+)?(?:högre|dyrare)`,
);

/** Rises of the association's fee ahead that the texts tell of, decided or announced. */
export const feeRisesIn = (advert: Advert): Quote[] =>
  findAll(advert.sources, rise).filter(
    (quote) =>
      isFutureRise(advert, quote) &&
      !isThought(advert, quote) &&
      isOurs(advert, quote) &&
      isOfFee(advert, quote),
  );

/** What the fee would do if the interest rose is no decision. */
const ofInterest =
  /procentenhet|räntan\s+(?:stiger|ökar)|(?:stiger|ökar)\s+räntan|räntehöjning|räntekänslig/iu;
/** Less is paid: of the fee itself, and not `lånen amorteras ned och avgiften höjs`. */
const lowered = words(
  String.raw`${fee}\s+(?:(?!och)\p{L}+\s+){0,3}?sänk\p{L}*|sänk\p{L}*\s+(?:\p{L}+\s+){0,2}?${fee}|avgiftssänk\p{L}*|${fee}\s+(?:\p{L}+\s+)?ne[dr](?:åt)?|(?:justera|räkna|skriv|gå)(?:r|s|as)?\s+(?:${fee}\s+)?ne[dr](?:åt)?|(?:justering|uppräkning|höjning)\p{L}*\s+(?:av\s+${fee}\s+)?(?:\p{L}+\s+)?ne[dr](?:åt)?`,
);

const isThought = (advert: Advert, quote: Quote): boolean => {
  const statement = statementOf(advert, quote);
  if (!statement) return false;
  const { start, end } = ownClause(statement, quote);
  return ofInterest.test(statement.text) || has(lowered, statement.text.slice(start, end));
};

/** The clauses that a rise stands in, as a span of its statement. */
const ownClause = (statement: Statement, quote: Quote): Span => ({
  start: clauseIn(statement, quote.start - statement.start).start,
  end: clauseIn(statement, Math.max(quote.start, quote.end - 1) - statement.start).end,
});

const statementsIn = once(allStatements);
const statementOf = (advert: Advert, quote: Quote): Statement | undefined =>
  statementAround(statementsIn(advert), quote);

const namesSum = words(sum);
const namesFee = words(String.raw`${fee}|månadspeng(?:en)?`);
/** What else may rise by a share. */
const otherThan = words(
  String.raw`hyr(?:a|an|or|orna|s|d|da|t|es\p{L}*)|taxa\p{L}*|ränta\p{L}*|\p{L}*avgäld\p{L}*|\p{L}*arrende\p{L}*|\p{L}*samfällighet\p{L}*|garage\p{L}*|parkering\p{L}*|p-plats\p{L}*`,
);

/** `Höjning om 6 %` and `beloppet räknas upp` name no fee: their statement must, and nothing else that rises. */
const isOfFee = (advert: Advert, quote: Quote): boolean => {
  if (has(namesSum, quote.text)) return isSumOfFee(advert, quote);
  if (!/^(?:höjning|justering|uppräkning)\p{L}*\s+(?:om|på|med)\s/iu.test(quote.text)) return true;
  const text = statementOf(advert, quote)?.text ?? '';
  return /avgift/iu.test(text) && !has(otherThan, text);
};

/** `Beloppet` may be that of the statement before; in a cooperative the fee, where one of the two names it alone. */
function isSumOfFee(advert: Advert, quote: Quote): boolean {
  const all = statementsIn(advert).filter(({ source }) => source.field === quote.field);
  const at = all.findIndex((one) => one.start <= quote.start && quote.start < one.end);
  const text = all
    .slice(Math.max(0, at - 1), at + 1)
    .map((one) => one.text)
    .join('\n');
  return advert.home.tenure === 'cooperative' && has(namesFee, text) && !has(otherThan, text);
}

const isOurs = (advert: Advert, quote: Quote): boolean => {
  const statement = statementOf(advert, quote);
  return !statement || !isOfNeighbours(statement, quote.start - statement.start);
};

/** A fee after a rise, kr a month, told by its percent or by a sum. */
export interface DecidedFee {
  readonly value: number;
  readonly by: { readonly percent: number } | Risen;
  readonly quote: Quote;
}

/**
 * The fee once a rise that is decided holds, by its sum or its percent; null where none is told.
 * @param today kr a month
 */
export function decidedFeeIn(advert: Advert, today: number): DecidedFee | null {
  const risen = risenIn(advert, ['fee', 'discount'], today * 12);
  if (risen) return { value: Math.round(risen.value / 12), by: risen, quote: risen.quote };
  for (const quote of feeRisesIn(advert)) {
    const percent = percentOf(advert, quote);
    const statement = statementOf(advert, quote);
    if (percent !== null && statement && !isUndecided(statement.text, ownClause(statement, quote)))
      return { value: Math.round(today * (1 + percent / 100)), by: { percent }, quote };
  }
  return null;
}

/** A sentence that tells what the work before it leads to. */
const ofWork = words(
  String.raw`därför|finansier\p{L}*|till\s+följd|\p{L}*(?:arbete|bytet?|renovering|relining|projekt|kostnad|stam|lån)(?:en|et|na|erna|ar|arna)?|lånas`,
);

/** Percent of a rise that is told with a work, in its statement or in the next where that names the work; null where none is. */
export function riseWithWork(
  advert: Advert,
  work: Quote,
): { readonly percent: number; readonly quote: Quote } | null {
  const all = statementsIn(advert).filter(({ source }) => source.field === work.field);
  const at = all.findIndex(({ start, end }) => start <= work.start && work.start < end);
  const next = all[at + 1];
  const [from, to] = [all[at]?.start ?? 0, (next && has(ofWork, next.text) ? next : all[at])?.end ?? 0];
  for (const quote of feeRisesIn(advert)) {
    const isNear = quote.field === work.field && quote.start >= from && quote.start < to;
    const percent = isNear ? percentOf(advert, quote) : null;
    if (percent !== null) return { percent, quote };
  }
  return null;
}

/** `Går upp i två steg, sammanlagt omkring 28 procent`: farther off, characters, a percent is of something else. */
const farthest = 80;
/** Behind the clause of a rise a percent is its own after nothing but such words: `därför med 20 procent`, `: 8 %`. */
const joint =
  /^(?:och )?(?:då|därför|däremot|dock|alltså|först|sammanlagt|totalt)? ?(?<by>med|om|på)? ?(?:omkring|cirka|ca\.?|runt)?$/iu;
/** When and by whom, between the two: `höjs, enligt styrelsens beslut i oktober, med 12 procent`. */
const between = /^(?:från|fr|enligt|efter|i|vid|den|per|under|redan|inför) /iu;
/** Behind a percent of a rise: its end, or when and of what; else it is the first word of another statement. */
const goesOnBy =
  /^\s*(?:$|[.,;:!?)–-]|(?:för|från|vid|per|den|och|under|enligt|till|inför|efter|redan|nästa|i|på|av|fr|mer|högre|upp|jämfört|samt|men|då|när|eftersom)(?!\p{L}))/iu;
const goesOnAlone = latinRegExp(
  String.raw`^\s*(?:$|[.,;:!?)–-]|(?:(?:från|i|per|under)\s+(?:(?:och\s+)?med\s+)?)?(?:den\s+\d|${months.join('|')}|20\d\d|(?:halv)?årsskiftet|nyår)|(?:från|vid)\s+(?:(?:halv)?årsskiftet|nyår)|enligt|mer|högre|och\s+sedan)`,
  'iu',
);

const isJoined = (lead: string, after: string): boolean => {
  const pieces = lead.split(/\s[-–—]\s|,(?!\d)|[;:(]/u).map((piece) => piece.replace(/\s+/gu, ' ').trim());
  const found = joint.exec(pieces.at(-1) ?? '');
  return (
    found !== null &&
    pieces.slice(0, -1).every((piece) => piece === '' || (between.test(piece) && !hasVerb(piece))) &&
    (found.groups?.['by'] ? goesOnBy : goesOnAlone).test(after)
  );
};

/** `60 procent av lägenheterna`: a share of a whole, and no rise; `6 % av avgiften` is one. */
const isShareOf = /^\s*av\s+(?!(?:(?:den|din|dess)\s+)?(?:(?:års|månads)?avgift|dagens|nuvarande))/iu;

/** What rose is the reason of the rise: `på grund av 18 procent dyrare fjärrvärme`. */
const isReason = /(?<!\p{L})(?:på\s+grund\s+av|till\s+följd\s+av|pga|efter|eftersom|då|när|sedan)(?!\p{L})/iu;
const byThat = /(?<!\p{L})(?:med|om|på)\s+(?:(?:omkring|cirka|ca\.?|runt|hela)\s+)?$/iu;
const isHigher = /^\s*(?:högre|dyrare|höjd|höjning)(?!\p{L})/iu;

/** `Med 12 procent höjs avgiften`: a percent in front of the verb is the rise's only where it is joined to it. */
const isByThat = (before: string, after: string, length: number): boolean =>
  (byThat.test(before) || isHigher.test(after)) &&
  !isReason.test(before) &&
  !has(otherThan, before) &&
  !hasVerb(after.slice(0, Math.max(0, length - before.length)));

/** `18 procent högre än i fjol`: what has risen already. */
const isSoFar = /^\s*(?:högre|dyrare|mer)\s+än\s+(?:i\s+fjol|ifjol|förra|förr|tidigare|(?:år\s+)?20\d\d)/iu;

/** The percent of a rise, from the rest of its clause or what is joined to it; null where none is told. */
export function percentOf(advert: Advert, quote: Quote): number | null {
  const statement = statementOf(advert, quote);
  if (!statement) return null;
  const at = quote.start - statement.start;
  const clause = clauseIn(statement, at);
  const percents = (start: number, end: number) => {
    const text = statement.text.slice(start, end);
    return figuresIn(text)
      .filter(
        (figure) =>
          figure.unit === 'percent' &&
          !isShareOf.test(statement.text.slice(start + figure.end)) &&
          !isSoFar.test(statement.text.slice(start + figure.end)),
      )
      .map((figure) => ({
        value: figure.value,
        before: text.slice(0, figure.start),
        after: statement.text.slice(start + figure.end),
      }));
  };
  const [share] = [
    ...percents(Math.max(clause.start, at), clause.end),
    ...percents(clause.start, at).filter(({ before, after }) => isByThat(before, after, at - clause.start)),
    ...percents(clause.end, at + farthest).filter(({ before, after }) => isJoined(before, after)),
  ];
  return share && share.value > 0 && share.value <= 100 ? share.value : null;
}
