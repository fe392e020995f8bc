import type { Span, TextSource } from '../text/sources.js';
import { denied } from './denial.js';

const denial = /(?<!\p{L})(?:inga|ingen|inget|inte|ej|aldrig|varken|utan|fri\s+från)(?!\p{L})/iu;
/** A denial anywhere in the words, also of something else than they are about. */
export const holdsDenial = (text: string): boolean => denial.test(text);

const deniesWhole =
  /(?<!\p{L})nej(?=[,.!])|(?<!\p{L})(?:har|hade)\s+(?:inte|aldrig)\s+(?:förekommit|funnits|drabbats)(?!\p{L})|(?<!\p{L})(?:(?:omfattas|berörs)\s+(?:inte|ej)|(?:inte|ej)\s+(?:omfattas|berörs))(?!\p{L})/iu;
/** `Nej, …`, `Skador har inte förekommit`: the sentence denies all that it names. */
export const isDeniedWhole = (sentence: string): boolean => deniesWhole.test(sentence);

const paid =
  /(?<!\p{L})försäkringsbolag\p{L}*\s(?:\p{L}+\s)?(?:lade|lät|lagade|bytte|betalade|bekostade|ersatte|torkade|byggde|återställde|stod\s+för|tog\s+(?:kostnaden|hand\s+om))(?!\p{L})/iu;
/** `Försäkringsbolaget lade nytt golv`: what the insurer had done is mended. */
export const insurerPaid = (sentence: string): boolean => paid.test(sentence);

const ofOtherHomes =
  /^\P{L}*(?:grann|andra\s+(?:har|hus|fastigheter|föreningar))|(?<!\p{L})(?:längre|högre|lägre)\s+(?:ner|ned|upp|bort|fram)\s+(?:på|längs|utmed|efter)\s+(?:vägen|gatan|backen|ån)(?!\p{L})/iu;
/** `Grannens brunn …`, `andra har …`, `avlopp längre ner på vägen`. */
export const isOfOtherHomes = (sentence: string): boolean => ofOtherHomes.test(sentence);

/** A title that tells of an absence, which a denial states. */
const absence =
  /(?<!\p{L})(?:inte|ej|ingen|inget|utan|sakna[dts]\p{L}*|brist\p{L}*|uppskov|avslag)(?!\p{L})/iu;
/** So many letters of a word stand for all its forms, and shorter words tell nothing. */
const stem = 6;

/** `Någon friskrivning begärs inte`: the clause denies what the title of a risk names. */
export function isTitleDenied(source: TextSource, clause: Span, title: string): boolean {
  if (absence.test(title)) return false;
  const text = source.readable.slice(clause.start, clause.end).toLowerCase();
  const stems = (title.toLowerCase().match(/\p{L}+/gu) ?? []).filter(({ length }) => length >= stem);
  return stems.some((word) => {
    const at = text.indexOf(word.slice(0, stem));
    const start = clause.start + at;
    return at >= 0 && denied([source], { field: source.field, start, end: start + stem });
  });
}
