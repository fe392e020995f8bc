import type { Advert } from '../text/advert.js';
import { sentenceOf, type Quote } from '../text/sources.js';
import { isApart, isSameSentence } from './renewed.js';
import type { Work } from './work.types.js';

/** Words of a work that was done more than once: `byttes igen`, `senast`, `dessförinnan`. */
const again =
  /(?<!\p{L})(?:igen|på\s+nytt|åter(?:igen)?|senast|tidigare|första\s+gången|dessförinnan|därefter|innan\s+dess)(?!\p{L})/iu;
/** Rooms that were made when the pipes were replaced may have been made again since. */
const atPipes = /(?<!\p{L})stam(?:byt|renover)\p{L}*/iu;
/** `Garaget är fristående. Dess plåttak är från 1987.` */
const ofAnother = /^\s*(?:dess|dennas|dettas|deras)(?!\p{L})/iu;
const isListed = ({ field }: Quote): boolean => /(?:^|\.)renovations/.test(field);

/**
 * True where an earlier year that the advert gives for the same part contradicts the later one. A list of works and a
 * sentence that names both are a history, and two sides or rooms have a year each.
 */
export const contradictsYear = (advert: Advert, late: Work, early: Work): boolean =>
  !isSameSentence(advert, late.quote, early.quote) &&
  !(isListed(late.quote) && isListed(early.quote)) &&
  !isApart(advert, [late.quote, early.quote]) &&
  !isHistory(advert, late, early);

function isHistory({ sources }: Advert, late: Work, early: Work): boolean {
  const [lateSentence, earlySentence] = [sentenceOf(sources, late.quote), sentenceOf(sources, early.quote)];
  return (
    ofAnother.test(earlySentence) ||
    (late.part !== 'pipes' && atPipes.test(earlySentence)) ||
    again.test(lateSentence) ||
    again.test(earlySentence) ||
    lateSentence.includes(String(early.from)) ||
    earlySentence.includes(String(late.from))
  );
}
