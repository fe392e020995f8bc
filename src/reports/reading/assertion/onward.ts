import { latinRegExp } from '../text/latin.js';
import { indexAround, sentences, type Span, type TextSource, word } from '../text/sources.js';
import { closing } from './rows/mended.js';

const refersBack = latinRegExp(
  String.raw`^\s*(?:[–-]\s*)?(?:(?:och|men|samt|dock)\s+)?(?:här(?=\s[^.;!?]{0,60}(?:undan|klara|fria|förskon))|som|vilken|vilket|vilka|den|det|de|denna|detta|dessa|allt|allting|båda|skada\p{L}*|felet|felen|bristen|brister\p{L}*|problem\p{L}*|angrepp\p{L}*|läck\p{L}*|fukt\p{L}*|möglet|mögel\p{L}*|svampen|röta\p{L}*|området|konstruktion\p{L}*|numera|nu|då\s+(?:(?:revs|byttes|togs|bröts|öppnades)(?=[^.;!?]{0,80}(?:torka|byggdes|återställ|nytt|intyg|protokoll))|torka\p{L}*|saner\p{L}*|laga\p{L}*|åtgärd\p{L}*|reparer\p{L}*)|sedan|därefter|efteråt|har|är|blev|blivit|helt|fullständigt|fackmannamässigt|professionellt|av\s+(?:fackman|firma|behörig|auktoriserad|säljar)\p{L}*|året|ärendet|samma\s+år|torrt\s+intyg|torrintyg\p{L}*|\p{L}*saner\p{L}*|\p{L}*åtgärd\p{L}*|reparer\p{L}*|reparation\p{L}*|laga\p{L}*|nytt|torka\p{L}*|utbytt\p{L}*|bytt|bytts|ombygg\p{L}*|friköp\p{L}*|renovera\p{L}*|uttork\p{L}*|ersat\p{L}*|avhjälp\p{L}*|\d{4}|(?:i|under|våren|sommaren|hösten|vintern)\s+(?:\p{L}+\s+)?\d{4})(?![\p{L}])`,
  'iu',
);
const closes = latinRegExp(word(closing), 'iu');
/** `Bottenvåningen renoverades därefter`: work that the text itself puts after the damage. */
const afterwards =
  /(?<!\p{L})(?:därefter|efteråt|sedermera|efter\s+(?:skadan|läckan|läckaget|vattenskadan|fuktskadan|detta))(?!\p{L})/iu;

/** True for a text that goes on with the matter that an earlier clause named. */
export const carriesOn = (text: string, named: string): boolean =>
  refersBack.test(text) || closes.test(text) || namesAgain(text, named);

/** True for a text that names the matter anew (`… i badrummet, badrummet byggdes om`), or says that it comes after it. */
export const namesAgain = (text: string, named: string): boolean =>
  afterwards.test(text) || sameWord(text, named);

/** No more is read of a text, which may go on for a whole advert. */
const firstTwoWords = /^\s*(\S+)(?:\s+(\S+))?/u;

function sameWord(text: string, named: string): boolean {
  const subject = firstTwoWords.exec(text)?.slice(1) ?? [];
  return subject.some((item: string | undefined = '') => {
    const stem = item
      .toLowerCase()
      .replace(/[^\p{L}]/gu, '')
      .slice(0, 6);
    return stem.length >= 5 && named.toLowerCase().includes(stem);
  });
}

/** Sentences behind the one of a place, at most two, as far as each goes on with its matter. */
export function sentencesBehind({
  source,
  place,
  clauses,
  index,
}: {
  readonly source: TextSource;
  readonly place: Span;
  readonly clauses: readonly Span[];
  readonly index: number;
}): string[] {
  const clause = clauses[index];
  const all = sentences(source.readable);
  const here = indexAround(all, place.start);
  if (!clause || here < 0) return [];
  const named = source.readable.slice(clause.start, clause.end);
  const behind = all.slice(here + 1, here + 3).map(({ start, end }) => source.readable.slice(start, end));
  const stop = behind.findIndex((text) => !carriesOn(text, named));
  return stop < 0 ? behind : behind.slice(0, stop);
}
