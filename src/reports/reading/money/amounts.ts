import { once } from '../text/once.js';
import { clausesOf } from '../text/clauses.js';
import { quoteAt, words, type Quote, type Span } from '../text/sources.js';
import { sellingTexts, sentencesOf, type Sentence } from '../text/selling-texts.js';
import { figuresIn } from '../quantities/numbers.js';
import { latinRegExp } from '../text/latin.js';
import { isAfter, momentsIn, type Moment } from './moments.js';
import { payerOf, type Payer } from './payer.js';
import { saidOfAll, type ToldOfSums } from './told-of-sums.js';
import { purposesIn, type Purpose, type PurposeWord } from './purposes.js';

/** A sum of money that the selling texts name. */
export interface StatedAmount {
  /** kr, for the period. */
  readonly value: number;
  readonly quote: Quote;
  /** Null where no word near it says what it is for. */
  readonly purpose: Purpose | null;
  readonly period: 'once' | 'month' | 'quarter' | 'year';
  /** `dropped`: proposed, and voted down or withdrawn. */
  readonly time: 'past' | 'now' | 'ahead' | 'possible' | 'dropped';
  /** The one whom the words around it name as who pays. */
  readonly payer: Payer | null;
  /** A part of an amount that the sentence names before it, or included in it. */
  readonly isPart: boolean;
  /** Said of another home, or of homes in general. */
  readonly isNotOurs: boolean;
  readonly moment: (Pick<Moment, 'text' | 'year' | 'month'> & { readonly quote: Quote }) | null;
}

/** Less is a fee for a form or a price for a coffee. */
const leastKr = 50;
/** So far behind a sum its period may be told, characters. */
const farthestPeriod = 60;

/** Nobody saves so little: what an association puts aside is told per m², kr. */
const leastSaved = 2000;
/** `4 100 kr i lån per kvadratmeter`, `6 300 kr räknat per kvm`. */
const perSqmBehind =
  /^\s*(?:i\s+(?:lån|sparande|skuld(?:er|sättning)?|belåning)|räknat|räknad)\s+(?:per|på\s+varje)\s+(?:kvm|m²|m2|kvadrat)/iu;

/** `3 400 kr per hus och år`. */
const each = String.raw`(?:per|\/|för\s+varje)\s*(?:hus|hushåll|fastighet|lägenhet|bostad|tomt|radhus|medlem|andel)\s*`;
const periods = {
  month: latinRegExp(String.raw`^\s*(?:(?:${each})?(?:\/|per|i|varje|om)|${each}och)\s*mån|^\s*månad`, 'iu'),
  quarter: latinRegExp(String.raw`^\s*(?:(?:${each})?(?:\/|per|i|varje|om)|${each}och)\s*kvartal`, 'iu'),
  // `25 000 kr per hus och år 2027 ytterligare 20 000 kr` is no fee of a year.
  year: latinRegExp(
    String.raw`^\s*(?:(?:${each})?(?:\/|per|om)\s*år(?:et)?|${each}och\s*år(?:et)?(?!\s+20\d\d\s+(?:(?:ytterligare|därtill|också|även|sedan)\s+)?\d))(?!\p{L})|^\s*(?:årligen|i\s+året)`,
    'iu',
  ),
};
/** The period that stands right behind a sum; null where none does. */
export const periodBehind = (after: string): keyof typeof periods | null =>
  (['month', 'quarter', 'year'] as const).find((period) => periods[period].test(after)) ?? null;

/** Before the figure: `månadsavgiften är 4 120 kr`. */
const periodWords = {
  month: words(String.raw`månads\p{L}*|månatlig\p{L}*`),
  year: words(String.raw`års(?:avgift|kostnad|premie)\p{L}*|årlig\p{L}*`),
};
/** Of these a sum without its period is not paid once. */
const usual: Partial<Record<Purpose, 'month' | 'year'>> = {
  fee: 'month',
  discount: 'month',
  rent: 'month',
  running: 'year',
  groundRent: 'year',
  lease: 'year',
  road: 'year',
  service: 'year',
  parking: 'month',
  storage: 'month',
  broadband: 'month',
};
/** Of these more than so much, kr, is a purchase and no price of a month. */
const mostAMonth: Partial<Record<Purpose, number>> = { parking: 5000, storage: 5000, broadband: 1000 };
/** The same of a year. */
const mostAYear: Partial<Record<Purpose, number>> = { road: 15_000 };
/** No home pays such a fee, kr a month: the sum beside the word is the association's. */
const mostFee = 50_000;
/** What is bought or joined is paid once. */
const bought = words(String.raw`köp(?:a|as|s|er|et)|installation\p{L}*|inkoppling\p{L}*|engångs\p{L}*`);

const past = words(
  String.raw`kostade|betalade(?:s)?|betala[td]|(?<!(?:inte|ej|ännu|aldrig)\s+(?:\p{L}+\s+)?)betal(?:d|t|da)|slutbetal\p{L}*|reglerad\p{L}*|investera(?:de|des|ts|t)|köpte(?:s)?|såld(?:e|es)|sålt|tidigare|förut|gjordes|gjort|genomför(?:des|ts)|debiterade(?:s)?|tog(?:s)?\s+ut|tagits?\s+ut|lagt\s+(?:ner|ned)|uppgick|senast|i\s+fjol|förra\s+året`,
);
const ahead = words(
  String.raw`beslut\p{L}*|ska|skall|kommer|höjs|höjas|stiger|sänks|debiteras|aviseras|aviserad\p{L}*|tas\s+ut|förfaller|betalas|betalar|tillkommer|återstår|kvarstår|från\s+och\s+med|fr\.?\s?o\.?\s?m|from|väntar|faktureras|blir|övergår|därefter|sedan`,
);
/** Paid as things are, whatever year stands beside it. */
const current = words(
  String.raw`kostar|är|går\s+(?:det\s+)?på|ligger\s+på|landar\s+på|betalar|erlägger|tar\s+ut|debiterar`,
);
const was = words('var|låg|blev');
const estimated = words(String.raw`uppskatta\p{L}*|beräkna\p{L}*|bedöm\p{L}*|kalkyl\p{L}*`);
const possible = words(
  String.raw`kan|kunna|risk(?:en|erar)?|eventuell\p{L}*|uppskatta\p{L}*|beräkna\p{L}*|bedöm\p{L}*|diskuter\p{L}*|kalkyl\p{L}*|förslag\p{L}*|överväg\p{L}*|utred\p{L}*|skulle|preliminär\p{L}*`,
);
/** What such a sum may be for. */
const levied: ReadonlySet<Purpose | null> = new Set([
  null,
  'shared',
  'road',
  'heating',
  'water',
  'broadband',
  'work',
  'parking',
]);
/** From here on, kr, it is no fee. Up to the other it is what one home pays. */
const levyRange = [5000, 1_000_000] as const;
/** `Betalar 6 200 kr till samfälligheten` is what is paid each year: so much, or words of a work or of once, make a levy. */
const surelyOnce = 30_000;
const part = words(String.raw`varav|ingår|inkl(?:usive|uderat|uderar)?|inräknat|fördelat`);

/** A sum that its own clause says is paid is no part of what was told before: `vatten ingår, och varje hus betalar …`. */
const paid = words(
  String.raw`betala(?:r|s)?|tar|tas|kostar|\p{L}*debitera[rs]|faktureras|uttaxera[rs]|erlägg(?:er|s)|förfaller|tillkommer|begär`,
);

/** Between a sum and a part of it: `60 000 kr, uppdelat på 30 000 kr i mars och resten i juni`. */
const split = words(
  String.raw`(?:upp)?dela[ts]?\s+(?:upp\s+)?på|uppdela[dt]|delbetalning\p{L}*|hälften|halva`,
);
const rest = /^[^.;]{0,80}?\s(?:och|samt)\s+(?:resten|återstoden|(?:andra|den\s+andra)\s+hälften)(?!\p{L})/iu;

/** A part, told with or behind its whole: `60 000 kr, varav 25 000 kr nu och 35 000 kr sedan`. */
const isSplit = (text: string, whole: Span, figure: Span): boolean => {
  if (whole.end > figure.start) return false;
  const between = text.slice(whole.end, figure.start);
  return holds(split, between) || holds(part, between) || rest.test(text.slice(figure.end));
};

const ofOthers = words(
  String.raw`grann\p{L}*|systerförening\p{L}*|andra\s+(?:föreningar|hus|lägenheter)|riks(?:snitt|genomsnitt)\p{L}*|(?<!i\s)(?:snitt|genomsnitt)\p{L}*|liknande|jämförbara`,
);

/** `Tre villor säljs kring 6,5 miljoner styck`. */
const ofSeveral = /^\s*(?:styck|vardera|per\s+st)(?!\p{L})/iu;

/** Farther off a word says nothing of a figure, characters. */
const nearest = 160;
/** A word behind its figure is farther off than one as near before it: `avgift 4 120 kr, garage 900 kr`. */
const behind = 3;
/** A date farther off dates something else. */
const nearestDate = 80;
/** These name the sum though other things stand nearer: `uttaxeringen, 92 000 kr till nytt golv i garaget`. */
const leading: ReadonlySet<Purpose> = new Set(['levy', 'contribution', 'connection', 'penalty', 'offer']);
const leadingCloser = 4;

/** `Anslutningsavgift för vatten`: what the sum is paid for, and no purpose beside it. */
const isOfConnection = (text: string, word: PurposeWord, all: readonly PurposeWord[]): boolean =>
  all.some(
    (lead) =>
      lead.purpose === 'connection' &&
      word.purpose !== 'connection' &&
      lead.end <= word.start &&
      /^\s(?:för|till|av)\s(?:(?:kommunalt|nytt?|nya)\s)?$/iu.test(text.slice(lead.end, word.start)),
  );

/** Every sum in kr of the selling texts, in order, with what the words around it say of it. */
export const amountsIn = once((advert): StatedAmount[] => {
  const all = sentencesOf(sellingTexts(advert));
  return all.flatMap((sentence, index) => {
    const figures = figuresIn(sentence.text).filter(
      ({ unit, perSqm, negative, value, end }) =>
        unit === 'money' &&
        !perSqm &&
        !negative &&
        value >= leastKr &&
        !perSqmBehind.test(sentence.text.slice(end, end + 40)),
    );
    if (figures.length === 0) return [];
    const clauses = clausesOf(sentence.source, sentence).map(({ start, end }) => ({
      start: start - sentence.start,
      end: end - sentence.start,
    }));
    const purposes = purposesIn(sentence.text);
    const moments = momentsIn(sentence.text, advert.year);
    const said = saidOfAll(sentence.text, advert, moments);
    const otherwise = soleOf(purposes) ?? (purposes.length === 0 ? soleOf(purposesBefore(all, index)) : null);
    const told = figures.map((figure) =>
      amountAt(sentence, figure, {
        clause: clauses.find(({ start, end }) => figure.start >= start && figure.start < end) ?? {
          start: 0,
          end: sentence.text.length,
        },
        payer: payerOf(sentence.text, clauses, figure),
        purposes,
        moments,
        otherwise,
        day: advert.day,
        said,
        wholes: figures,
      }),
    );
    return told.filter(({ purpose, value }) => !(purpose === 'savings' && value < leastSaved));
  });
});

/** The purpose that all words of a text name, where it is one. */
const soleOf = (words: readonly PurposeWord[]): Purpose | null =>
  new Set(words.map(({ purpose }) => purpose)).size === 1 ? (words[0]?.purpose ?? null) : null;

/** What the sentence before names: `avgälden omförhandlas 2028. I dag är den …`. */
function purposesBefore(all: readonly Sentence[], index: number): PurposeWord[] {
  const [before, own] = [all[index - 1], all[index]];
  return before && before.source === own?.source ? purposesIn(before.text) : [];
}

const isEnd = (before: string): boolean => /(?<!\p{L})(?:till|t\.?\s?o\.?\s?m\.?)\s+$/iu.test(before);

/** Of these a sum may be told in another clause or sentence than their name. */
const shareable: ReadonlySet<Purpose> = new Set([
  'groundRent',
  'lease',
  'connection',
  'levy',
  'contribution',
  'debt',
  'parking',
]);

/** `Beslöt i november`: when it was decided. */
const decidedThen =
  /(?<!\p{L})(?:(?:besl[uö]t|stämma|möte|protokoll)\p{L}*\s+(?:av\s+|från\s+)?(?:i|den)\s+)$/iu;
/** `Att erläggas senast den`: when it is to be paid. */
const dueBefore =
  /(?<!\p{L})(?:senast|förfaller|erläggs|erläggas|betalas|tas\s+ut|faktureras)\s+(?:\p{L}+\s+){0,4}$/iu;

/** The day told behind a sum on which it is to be paid. */
const dueIn = (text: string, moments: readonly Moment[], figure: Span): Moment | undefined =>
  moments.find(
    ({ start }) =>
      start >= figure.end && start - figure.end <= nearest && dueBefore.test(text.slice(0, start)),
  );

/** `30 000 kr i mars 2027`: nothing nearer dates the sum. */
const isJoined = (text: string, figure: Span, start: number): boolean =>
  start > figure.end &&
  start - figure.end < 10 &&
  /^(?:i|under|den|per|vid)?$/iu.test(text.slice(figure.end, start).trim());

interface Around {
  /** The clause of the figure, by the sentence. */
  readonly clause: Span;
  readonly payer: Payer | null;
  readonly purposes: readonly PurposeWord[];
  readonly moments: readonly Moment[];
  /** What a figure is for that no word near it names. */
  readonly otherwise: Purpose | null;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly said: ToldOfSums;
  /** All sums of the sentence. */
  readonly wholes: readonly (Span & { readonly value: number })[];
}

function amountAt(
  sentence: Sentence,
  figure: Span & { readonly value: number },
  around: Around,
): StatedAmount {
  const { text } = sentence;
  const { source, start } = sentence;
  const { clause, payer, said } = around;
  const within = text.slice(clause.start, clause.end);
  // What is paid again and again is no price.
  const after = text.slice(figure.end, figure.end + farthestPeriod);
  const isRecurring = periodBehind(after) !== null;
  const fitting = around.purposes.filter(
    (word) =>
      !(isRecurring && word.purpose === 'price') &&
      !(word.purpose === 'fee' && figure.value > mostFee) &&
      !isOfConnection(text, word, around.purposes),
  );
  const named =
    nearestOf(fitting, figure, clause, { sums: around.wholes })?.purpose ??
    (around.otherwise && shareable.has(around.otherwise) ? around.otherwise : null);
  const period = periodOf(text, clause, figure, named);
  const isLevy =
    said.isLevied &&
    payer === 'each' &&
    period === 'once' &&
    levied.has(named) &&
    (said.isOnce || figure.value >= surelyOnce) &&
    figure.value >= levyRange[0] &&
    figure.value < levyRange[1];
  const purpose = isLevy ? 'levy' : named;
  const dated =
    dueIn(text, around.moments, figure) ??
    around.moments.find(({ start }) => isJoined(text, figure, start)) ??
    nearestOf(
      around.moments.filter(({ start }) => !decidedThen.test(text.slice(0, start))),
      figure,
      clause,
      { most: isLevy ? nearest : nearestDate },
    ) ??
    null;
  // A rent that runs to a year is paid from now on.
  const moment = purpose === 'rent' && dated && isEnd(text.slice(0, dated.start)) ? null : dated;
  return {
    value: figure.value,
    quote: quoteAt(source, start + figure.start, start + figure.end),
    purpose,
    period,
    time: said.dropped.some((span) => figure.start >= span.start && figure.start < span.end)
      ? 'dropped'
      : timeOf(within, { isDecided: said.isDecided, isRecurring }, moment, around.day),
    payer,
    isPart:
      holds(part, within) ||
      (!holds(paid, text.slice(clause.start, figure.start)) && holds(part, text.slice(0, figure.start))) ||
      around.wholes.some((whole) => whole.value > figure.value && isSplit(text, whole, figure)),
    isNotOurs: holds(ofOthers, within) || (purpose === 'price' && ofSeveral.test(text.slice(figure.end))),
    moment: moment && {
      ...moment,
      quote: quoteAt(source, start + moment.start, start + moment.end),
    },
  };
}

/** The nearest to the figure; what stands in its own clause counts as twice as near. */
function nearestOf<Found extends Span & { readonly purpose?: Purpose }>(
  all: readonly Found[],
  figure: Span,
  clause: Span,
  { most = nearest, sums = [] }: { readonly most?: number; readonly sums?: readonly Span[] } = {},
): Found | undefined {
  const gap = (one: Span): number =>
    one.start >= figure.end ? behind * (one.start - figure.end) : figure.start - one.end;
  const isWithin = (one: Span): boolean => one.start >= clause.start && one.end <= clause.end;
  // A sum of another clause stands between: the word names that one.
  const isTaken = (one: Span): boolean =>
    sums.some((sum) => sum.start >= one.end && sum.end <= figure.start && !isWithin(sum));
  const distance = (one: Found): number =>
    gap(one) /
    (isWithin(one) ? 2 : 1) /
    (one.purpose && leading.has(one.purpose) && !isTaken(one) ? leadingCloser : 1);
  return all
    .filter((one) => one.end <= figure.start || one.start >= figure.end)
    .filter((one) => gap(one) <= most)
    .toSorted((one, other) => distance(one) - distance(other))[0];
}

function periodOf(
  text: string,
  clause: Span,
  figure: Span & { readonly value: number },
  purpose: Purpose | null,
): StatedAmount['period'] {
  const before = text.slice(clause.start, figure.start);
  const after = text.slice(figure.end, figure.end + farthestPeriod);
  const told = periodBehind(after);
  if (told) return told;
  if (holds(periodWords.month, before)) return 'month';
  if (holds(periodWords.year, before)) return 'year';
  const most = purpose && mostAMonth[purpose];
  if (most && (figure.value > most || holds(bought, text.slice(clause.start, clause.end)))) return 'once';
  if (purpose && figure.value > (mostAYear[purpose] ?? Infinity)) return 'once';
  return (purpose && usual[purpose]) ?? 'once';
}

function timeOf(
  within: string,
  { isDecided, isRecurring }: { readonly isDecided: boolean; readonly isRecurring: boolean },
  moment: Moment | null,
  day: string,
): StatedAmount['time'] {
  const isLater = moment !== null && isAfter(moment, day);
  if (holds(past, within) && !isLater) return 'past';
  if (holds(possible, isDecided ? within.replace(estimated, ' ') : within)) return 'possible';
  // `1 400 kr om året, hyvlad i april`: a month alone dates no sum that is paid again and again.
  const isDated = isLater && !(isRecurring && moment.year === null);
  if (isDated || isDecided || holds(ahead, within)) return 'ahead';
  const isOfToday = holds(current, within) || (isRecurring && !holds(was, within));
  return moment?.year && !isOfToday ? 'past' : 'now';
}

const holds = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;
