import type { PartId } from '../../knowledge/life-lengths.js';
import type { Advert } from '../text/advert.js';
import { latinRegExp } from '../text/latin.js';
import { flatNoun, houseNoun, ownQuote, sellingTexts, sentencesOf } from '../text/selling-texts.js';
import { sentenceAround, sentenceOf, word, type Quote } from '../text/sources.js';

/** Two of a kind, one floor of two, or only what is seen: both statements may hold. */
const apart =
  /(?<!\p{L})(?:ena|andra|det\s+(?:mindre|större|övre|nedre)|övre|nedre|över(?:våning|plan)\p{L}*|botten\p{L}*|entré\p{L}*|källar\p{L}*|gäst\p{L}*|wc|toalett\p{L}*|delvis|delar(?:na)?|del\s+av|vissa|några|resten|övriga?|luckor(?:na)?|bänkskiv\p{L}*|blandare|vitvar\p{L}*|ytskikt\p{L}*|mål(?:ad|at|ade|ades|ning)|slip\p{L}*|tvätt\p{L}*|lack\p{L}*|pannor(?:na)?|gavel\p{L}*|gat\p{L}*|gårds?\p{L}*|söder|norr|öster|väster|in\s+till|fram\s+till|utanför|stigare|frånsett|utom|förutom|undantag\p{L}*)(?!\p{L})/iu;

/** True where a sentence speaks of a piece, a side or a surface, so that two statements may both hold. */
export const isApart = ({ sources }: Advert, quotes: readonly Quote[]): boolean =>
  quotes.some((quote) => apart.test(sentenceOf(sources, quote)));

export const isSameSentence = ({ sources }: Advert, one: Quote, other: Quote): boolean => {
  const source = sources.find(({ field }) => field === one.field);
  if (!source || one.field !== other.field) return false;
  return sentenceAround(source, one.start).start === sentenceAround(source, other.start).start;
};

const home = `${houseNoun}|${flatNoun}|hemmet`;
const totally = String.raw`(?:total|hel|genom)renovera(?:d|t|de|des|ts)|(?:(?:helt|genomgående|totalt|fullständigt)\s+)renovera(?:d|t|des|ts)|genomgått\s+en\s+(?:total|genomgripande|fullständig|omfattande)\s*renovering`;
const wholePattern = latinRegExp(
  word(
    String.raw`(?:${home})\s+(?:\p{L}+\s+){0,3}?(?:${totally})|(?:${totally})\s+(?:(?:\p{L}+(?:a|t|e)?\s+){0,2})?(?:${home})|(?:total|hel)?renovera(?:d|t|de|des|ts)\s+från\s+(?:grunden|topp|källare|golv\s+till\s+tak)|allt\s+är\s+(?:ny|total|hel)?renovera(?:d|t)`,
  ),
  'iu',
);
const inTitle = latinRegExp(word(`(?:${totally})`), 'iu');
const except = /(?<!\p{L})(?:förutom|utom|undantag\p{L}*|bortsett|frånsett|exklusive|men\s+inte)(?!\p{L})/iu;

/** Where the advert calls the whole home renovated, or null. */
export function wholeRenovationIn(advert: Advert): Quote | null {
  for (const sentence of sentencesOf(sellingTexts(advert))) {
    if (
      except.test(sentence.text) ||
      /(?<!\p{L})(?:behöver|bör|ska|kan|måste|vill|kräver)(?!\p{L})/iu.test(sentence.text)
    )
      continue;
    const pattern = sentence.source.field === 'title' ? inTitle : wholePattern;
    const match = pattern.exec(sentence.text);
    const quote = match && ownQuote(sentence, match.index, match.index + match[0].length);
    if (
      quote &&
      !/^\s+(?:bad|kök|våtrum|wc|tak)/iu.test(sentence.text.slice((match?.index ?? 0) + quote.text.length))
    )
      return quote;
  }
  return null;
}

const rooms: Partial<Record<PartId, string>> = {
  bathroom: String.raw`badrum(?:met|men)?|våtrum(?:met|men)?|dusch(?:rum)?(?:met)?`,
  kitchen: String.raw`kök(?:et)?`,
  pipes: String.raw`(?:avlopps|vatten)?(?:rör(?:en)?|stammar(?:na)?|ledningar(?:na)?)`,
  electrical: String.raw`el(?:en|systemet|ledningar(?:na)?|central(?:en)?|dragning(?:en)?)`,
};

/** `Badrummet är i originalskick` where no year of build dates it. */
export function originalIn({ sources }: Advert, id: PartId): Quote | undefined {
  const names = rooms[id];
  if (!names) return undefined;
  const pattern = latinRegExp(
    word(
      String.raw`(?:${names})\s*(?:(?::|är|i|har|av|,)\s*)?(?:helt\s+|fortfarande\s+)?(?:i\s+)?original(?:skick|et|utförande)?`,
    ),
    'iu',
  );
  for (const sentence of sentencesOf(sources)) {
    const match = pattern.exec(sentence.text);
    const quote = match && ownQuote(sentence, match.index, match.index + match[0].length);
    if (quote) return quote;
  }
  return undefined;
}
