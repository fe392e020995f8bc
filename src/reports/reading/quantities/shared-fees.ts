import type { Advert } from '../text/advert.js';
import { latinRegExp } from '../text/latin.js';
import { ownQuote, sellingTexts, sentencesOf, type Claim, type Sentence } from '../text/selling-texts.js';

/** What is shared with neighbours and paid for apart from the running cost. */
type SharedKind = 'sharedFee' | 'roadFee' | 'jointFacility';

export interface SharedFee extends Claim {
  readonly kind: SharedKind;
  /** kr a month; `value` is the sum as stated. */
  readonly monthly: number;
  /** Months that the stated sum is for: 1, 3, 6 or 12. */
  readonly months: number;
  /** Its sentence says that it is paid beside something else: `utöver avgiften tillkommer`. */
  readonly isBeside: boolean;
  /** It stands among the rows of a running cost: `försäkring 4 000 kr/år, vägförening 1 200 kr/år`. */
  readonly isCostRow: boolean;
}

const subjects: readonly (readonly [SharedKind, string])[] = [
  [
    'roadFee',
    String.raw`väg(?:samfällighet|förening)\p{L}*(?:-?avgift\p{L}*)?|väg(?:underhålls?)?avgift(?:en)?|samfälld\s+väg|väg(?:en)?\s*:\s*(?:samfälld|enskild)(?:\s+\p{L}{1,12}){0,4}`,
  ],
  [
    'sharedFee',
    String.raw`samfällighet\p{L}*|(?:tomt|villa|fastighets|stug|små\s?hus)ägar(?:e|na)?s?förening\p{L}*|stugförening\p{L}*`,
  ],
  ['jointFacility', String.raw`ga(?:\s?:\s?\d{1,3})?(?:-?avgift(?:en)?)?|gemensamhetsanläggning\p{L}*`],
];
const anySubject = subjects.map(([, words]) => words).join('|');

/** The sum of a fee by the year may lack its kr: `avgift 1 600 om året`; a year is no such sum. */
const figure = String.raw`(?<sum>(?:\d{1,3}(?:[\s.]\d{3})+|\d{2,6})(?=\s*(?:kr|:-|sek))|(?!(?:19|20)\d\d(?!\d))(?:\d{1,3}(?:[\s.]\d{3})+|\d{3,5})(?=\s+(?:om|per)\s+år))(?:\s*(?:kr(?:onor)?|:-|sek)(?![\p{L}\d]|\s*(?:\/|per)\s*(?:kvm|m²|m2|kvadrat))|(?=\s+(?:om|per)\s+år))`;
const period = String.raw`(?<period>\s*(?:(?:\/|per|i|varje|om|var|ggn\/)\s*(?:mån(?:ad(?:en)?)?|kvartal(?:et)?|halvår(?:et)?|år(?:et)?)|årlig(?:en|t)|månadsvis|kvartalsvis|om\s+året))`;
/** Words between what is paid for and the sum. */
const lead = String.raw`(?:\s*[:,(–-]|\s+(?:är|på|om|blir|ligger|uppgår|till|för|har|i|dag|idag|nu|ca|cirka|c:a|endast|bara|en|ett|per|månad|mån|kvartal|år|året|månaden|som|med|och|man|du|där|det|den|avgift|avgiften|årsavgift|årsavgiften|årlig|månatlig|månadsavgift|månadsavgiften|medlemsavgift|medlemsavgiften|kostnad|kostnaden|kostar|betalas|betalar|går|erläggs|debiteras|omkring|runt|ungefär|väg|vägar|grönområden|vatten|avlopp|ga(?:\s?:\s?\d{1,3})?)(?![\p{L}\d])){0,9}\s*`;
/** What a shared fee may be told beside, whose price is another. */
const others = String.raw`garage|carport|parkering|p-plats|bredband|fiber|tv|båt|ladd|hyr|förråd|drift|el(?!\p{L})|försäkring|lån|skuld|ränt|fond|avsätt|insats|anslut|engång`;
const clause = String.raw`(?:(?!${others})[^.!?\n\d]){0,70}?avgift(?:en)?(?![\p{L}\d])`;

/** `Samfällighetsavgiften är 1 950 kr i månaden`, `Samfälligheten sköter vägen och avgiften är 400 kr/mån`. */
const named = (subject: string): RegExp =>
  latinRegExp(
    String.raw`(?<![\p{L}\d])(?<subject>${subject})(?:${lead}|${clause}${lead})${figure}${period}?`,
    'giu',
  );
/** `6 200 kr per år till vägföreningen`. */
const paidTo = (subject: string): RegExp =>
  latinRegExp(
    String.raw`(?<!\d[\s.]?)${figure}${period}(?:\s+(?:i|till|för|som|avgift|en|den|lokala|ortens)){1,4}\s+(?:\p{L}{2,20}\s+){0,2}(?<subject>${subject})(?!\p{L})`,
    'giu',
  );
const patterns = subjects.map(([kind, words]) => ({ kind, all: [named(words), paidTo(words)] }));
const hints = latinRegExp(String.raw`(?<![\p{L}\d])(?:${anySubject})`, 'iu');

/** `Årsavgift till samfälligheten`. */
const periodBefore =
  /(?<!\p{L})(?:års|månads|kvartals)avgift(?:en)?(?:\s+\p{L}{1,12}){0,2}\s+$|(?<!\p{L})(?:årlig|månatlig)\p{L}*\s+$/iu;

/** What was, what comes once, what is owed and what neighbours pay. */
const notNow =
  /(?<!\p{L})(?:tidigare|förut|fram\s+till|lån\p{L}*|skuld\p{L}*|fond\p{L}*|avsätt\p{L}*|insats\p{L}*|engång\p{L}*|anslutning\p{L}*|grann\p{L}*)(?!\p{L})/iu;
/** A running cost that is told with its parts, which stand behind the word. */
const parts =
  /(?<!\p{L})(?:drift|boendekostnad|årskostnad)\p{L}*(?!\p{L})[^.!?\n]{0,120}(?<!\p{L})(?:varav|inkl|inklusive|innefattar|inräkna\p{L}*|där)(?!\p{L})/iu;
/** A running cost that the fee is said to be part of. */
const within =
  /ingår\s+i\s+(?:\p{L}+\s+)?(?:drift|årskostnad|summan|beloppet|ovanstående)|(?:med)?räkna\p{L}*\s+i(?:n\s+i)?\s+(?:\p{L}+\s+)?drift/iu;
/** A row of a running cost told by its parts. */
const costRow =
  /(?<!\p{L})(?:försäkring|hushållsel|el(?:förbrukning)?|vatten(?:\s+(?:och|&|\/)\s+avlopp)?|va|renhållning|sophämtning|sopor|sotning|uppvärmning|värme)\p{L}{0,3}\s*(?::\s*)?(?:ca\.?\s+|cirka\s+)?\d[\d\s.]{1,8}\s*(?:kr|:-)/iu;
const beside = /(?<!\p{L})(?:tillkommer|utöver|därutöver|därtill|separat)(?!\p{L})/iu;

function monthsOf(words: string): number | null {
  if (/(?<!\p{L})mån/iu.test(words)) return 1;
  if (/kvartal/iu.test(words)) return 3;
  if (/halvår/iu.test(words)) return 6;
  return /(?<!\p{L})år/iu.test(words) ? 12 : null;
}

/**
 * Fees to what is shared with neighbours (samfällighet, road, joint facility) that the texts state with their period, a
 * road's also without, in their order; none that is said to be part of a running cost.
 */
export function sharedFeesIn(advert: Advert): SharedFee[] {
  const all = sentencesOf(sellingTexts(advert));
  return all.flatMap((sentence, index) => {
    if (!hints.test(sentence.text) || within.test(sentence.text)) return [];
    const around = [all[index - 1], sentence, all[index + 1]];
    const isCostRow = around.some((near) => near && costRow.test(near.text));
    const isBeside = beside.test(sentence.text);
    const told = parts.exec(sentence.text);
    const behind = told ? sentence.start + told.index + told[0].length : Infinity;
    return feesOf(sentence)
      .filter(({ quote }) => quote.start < behind)
      .map((fee) => ({ ...fee, isBeside, isCostRow }));
  });
}

/** kr a year. A road fee without its period is a year's; a larger one pays for a road once. */
const mostRoadFee = 6000;

function feesOf(sentence: Sentence): Omit<SharedFee, 'isBeside' | 'isCostRow'>[] {
  const found = patterns.flatMap(({ kind, all }) =>
    all.flatMap((pattern) =>
      [...sentence.text.matchAll(pattern)].flatMap((match) => {
        const { sum = '', period: told = '' } = match.groups ?? {};
        const value = Number(sum.replace(/[\s.]/g, ''));
        const before = sentence.text.slice(0, match.index).split(/[,;]/).at(-1) ?? '';
        const months =
          monthsOf(told) ??
          monthsOf(`${periodBefore.exec(before)?.[0] ?? ''} ${match[0]}`) ??
          (kind === 'roadFee' && value <= mostRoadFee ? 12 : null);
        const quote = ownQuote(sentence, match.index, match.index + match[0].length);
        if (!quote || !months || !(value > 0) || notNow.test(`${before} ${match[0]}`)) return [];
        return [{ kind, value, months, monthly: Math.round(value / months), quote, at: match.index }];
      }),
    ),
  );
  return found.sort((a, b) => a.at - b.at);
}
