import type { Listing } from '../../src/scraping/listing.types.js';

/** A sum of money that a sentence tells of its subject. */
interface ToldSum {
  /** kr, as stated. */
  readonly value: number;
  /** Months that it pays for; null when no words near it say so. */
  readonly months: 1 | 3 | 6 | 12 | null;
  readonly isPerSqm: boolean;
  /** Told of something still to be taken or paid for: new deeds and what they cost. */
  readonly isNew: boolean;
}

/** What the lines of the costs are about, each by the words that name it. */
const subjects = {
  running: /(?<!\p{L})drift\p{L}*/giu,
  lease: /(?<!\p{L})(?:\p{L}*arrende\p{L}*|\p{L}*avgäld\p{L}*|kostnad\p{L}*\s+för\s+(?:tomt|mark)\p{L}*)/giu,
  shared:
    /(?<!\p{L})(?:\p{L}*samfällighet\p{L}*|samfälld\p{L}*|väg(?:förening|avgift|underhåll)\p{L}*|\p{L}*ägar[en]*s?förening\p{L}*|stugförening\p{L}*|ga(?!\p{L})|gemensamhetsanläggning\p{L}*)/giu,
  fee: /(?<!\p{L})(?:års|månads)?avgift\p{L}*/giu,
  taxValue: /(?<!\p{L})taxeringsvärde\p{L}*/giu,
  deeds: /(?<!\p{L})(?:\p{L}*pantbrev\p{L}*|inteckning\p{L}*)/giu,
} as const;
type Subject = keyof typeof subjects;

const amount =
  /(?<![\d.,])(\d{1,3}(?:[\s.]\d{3})+|\d+(?:[.,]\d+)?)\s*(mkr|mnkr|msek|milj(?:oner(?:\s+kronor)?|\.)?|tkr|ksek|kkr|kr(?:onor)?|:-|sek)(?![\p{L}\d])/giu;
/** Tax values and deeds are often told without their unit: `taxeringsvärde 2 140 000`. */
const unitless =
  /(?<![\d.,])(\d{3}[\s.]\d{3}|\d{1,3}[\s.]\d{3}[\s.]\d{3})()(?![\d]|[\s.,]\d|\s*(?:m?kr|sek|kvm|m²|st|%))/giu;
const perSqm = /^\s*(?:\/|per)\s*(?:kvm|m²|m2|kvadrat)/iu;
const toCome =
  /(?<!\p{L})(?:nya?|nytt|ytterligare|kostar|kostnad\p{L}*|stämpel\p{L}*|behöv\p{L}*)(?!\p{L})|\d\s*%/iu;
const ending = /(?<!(?<!\p{L})(?:ca|c:a|kl|st|nr|inkl|exkl|resp|ev|bl\.a|t\.ex|tot|milj))[.!?](?=\s)|\n/iu;

const sentencesOf = ({ description = '' }: Listing): string[] => description.split(ending);

const kronor = (digits: string, unit: string): number => {
  const plain = /^\d{1,3}(?:[\s.]\d{3})+$/.test(digits)
    ? Number(digits.replace(/[\s.]/g, ''))
    : Number(digits.replace(',', '.'));
  return Math.round(plain * (/^m/i.test(unit) ? 1e6 : /^(?:t|k(?!r))/i.test(unit) ? 1e3 : 1));
};

/** The months that the words just after a sum, else those before it, name; a year beside `2024` is a date. */
function monthsNear(before: string, after: string): ToldSum['months'] {
  const next =
    /^\s*(?:(?:\/|per|i|om|varje|var)\s*(mån|kvartal|halvår|år)|(månad|kvartal|halvår|år)(?:svis|lig))/iu.exec(
      after,
    );
  const word = next?.[1] ?? next?.[2] ?? /(mån|kvartal|halvår|år(?!et\s|\s+\d))/iu.exec(before)?.[1];
  if (!word) return null;
  return /^mån/iu.test(word) ? 1 : /^kv/iu.test(word) ? 3 : /^halv/iu.test(word) ? 6 : 12;
}

/** The sums that the description tells of a subject: the first one behind its name, or one right before it. */
export function sumsOf(listing: Listing, subject: Subject): ToldSum[] {
  return sentencesOf(listing).flatMap((sentence) => {
    const isOfPapers = subject === 'taxValue' || subject === 'deeds';
    const sums = [...sentence.matchAll(amount), ...(isOfPapers ? sentence.matchAll(unitless) : [])].toSorted(
      (one, other) => one.index - other.index,
    );
    return [...sentence.matchAll(subjects[subject])].flatMap((name): ToldSum[] => {
      const end = name.index + name[0].length;
      const behind = sums.find(({ index }) => index >= end);
      const ahead = sums.findLast((sum) => sum.index + sum[0].length <= name.index);
      return [behind, ahead].flatMap((sum): ToldSum[] => {
        if (!sum) return [];
        const sumEnd = sum.index + sum[0].length;
        const between = sum === behind ? sentence.slice(end, sum.index) : sentence.slice(sumEnd, name.index);
        if (sum === behind ? isOfAnother(between, subject) : !isPaidTo(between)) return [];
        const lead = sum === behind ? sentence.slice(Math.max(0, name.index - 30), sum.index) : '';
        const after = sentence.slice(sumEnd);
        return [
          {
            value: kronor(sum[1] ?? '', sum[2] ?? ''),
            months: monthsNear(lead, after),
            isPerSqm: perSqm.test(after),
            isNew: toCome.test(clauseTo(sentence, Math.min(name.index, sum.index), Math.max(end, sumEnd))),
          },
        ];
      });
    });
  });
}

/** `En samfällighet sköter taken. Avgiften till den är 1 150 kr/mån.`: the fee of what the sentence before names. */
export function feesAfterShared(listing: Listing): ToldSum[] {
  const all = sentencesOf(listing);
  return all.flatMap((description, index) =>
    /^\s*avgiften(?!\p{L})/iu.test(description) && (all[index - 1] ?? '').search(subjects.shared) >= 0
      ? sumsOf({ description }, 'fee')
      : [],
  );
}

/** From the comma before a place to another place. */
const clauseTo = (sentence: string, from: number, to: number): string =>
  sentence.slice(Math.max(0, sentence.lastIndexOf(', ', from)), to);

/** Whether another cost is named between a subject and a sum, unless as a part of it: `drift inkl. arrende 26 400 kr`. */
const isOfAnother = (between: string, own: Subject): boolean =>
  Object.entries(subjects).some(
    ([name, pattern]) =>
      name !== own &&
      !(name === 'fee' && own === 'shared') &&
      !(name === 'shared' && own === 'fee') &&
      between.replace(/(?<!\p{L})(?:inkl\p{L}*|varav)\.?\s.*/iu, '').search(pattern) >= 0,
  );

/** `14 400 kr per år i arrende`, `1 900 000 kr i uttagna pantbrev`. */
const isPaidTo = (between: string): boolean =>
  /^\s*(?:(?:\/|per|i|om)\s*(?:år|mån|kvartal|halvår)\p{L}*\s+|årligen\s+)?(?:i|till|för|som)\s+(?:\p{L}+\s+){0,3}$/iu.test(
    between,
  );
