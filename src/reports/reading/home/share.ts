import { latinRegExp } from '../text/latin.js';
import { once } from '../text/once.js';
import type { Quote } from '../text/sources.js';
import { ownQuote, sellingTexts, sentencesOf, type Claim } from '../text/selling-texts.js';

const ofWhole = String.raw`(?:av|i)\s+(?:en\s+|den\s+|hela\s+)?`;
/** A third of a garden may be lawn: of it a share alone is for sale. */
const ofProperty = String.raw`(?:andel(?:en)?\s+${ofWhole}(?:gården|tomten)|(?:andel(?:en)?\s+)?${ofWhole}fastighet(?:en)?)(?![\p{L}\d-])`;
/** `1/4 av fastigheten`, `25 % av fastigheten`; a share of what is held in common is none. */
const pattern = latinRegExp(
  String.raw`(?<![\p{L}\d/])(?:(?<part>\d{1,2})\s?/\s?(?<whole>\d{1,3})(?:-?dels?)?|(?<percent>\d{1,2}(?:[.,]\d)?)\s?(?:%|procent))\s+${ofProperty}`,
  'giu',
);
const ofOther =
  /(?<!\p{L})(?:samfällig\p{L}*|gemensam\p{L}*|ga:\d+|vattenområde\p{L}*|skog\p{L}*|ägs\s+av|hyrs|uthyr\p{L}*|bebygg\p{L}*|hårdgjord\p{L}*|taxeringsvärde\p{L}*)(?!\p{L})/iu;

/** The share of a property that is for sale, above 0 and below 1. */
export const propertyShareIn = once((advert): Claim | null => {
  for (const sentence of sentencesOf(sellingTexts(advert))) {
    if (ofOther.test(sentence.text)) continue;
    for (const match of sentence.text.matchAll(pattern)) {
      const { part, whole, percent } = match.groups ?? {};
      const value = percent ? Number(percent.replace(',', '.')) / 100 : Number(part) / Number(whole);
      const quote = ownQuote(sentence, match.index, match.index + match[0].length);
      if (quote && value > 0 && value < 1) return { value, quote };
    }
  }
  return null;
});

const inAssociation = latinRegExp(
  String.raw`(?<!\p{L})andel(?:en|s)?\s{1,30}i\s{1,30}(?:en\s{1,30}|vår\s{1,30}|den\s{1,30})?bostadsförening(?:en)?(?!\p{L})`,
  'iu',
);
const before = /(?<!\p{L})(?:ombilda|tidigare|före\s+detta|förr|inte|ej)\p{L}*/iu;

/** Where the advert says that what is sold is a share in a bostadsförening; null where it does not. */
export const associationShareIn = once((advert): Quote | null => {
  for (const sentence of sentencesOf(sellingTexts(advert))) {
    const match = before.test(sentence.text) ? null : inAssociation.exec(sentence.text);
    const quote = match && ownQuote(sentence, 0, sentence.text.length);
    if (quote) return quote;
  }
  return null;
});
