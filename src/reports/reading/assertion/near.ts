import { latinRegExp } from '../text/latin.js';
import { word } from '../text/sources.js';
import { anyDenial } from './rows/denied.js';

/** Words between a denial and what it denies. */
const farthest = 8;
/** Words that begin another statement, or leave the question open. */
const turns = latinRegExp(
  word(
    String.raw`men|dock|däremot|fast|eftersom|sedan|efter|trots|innan|förrän|(?<!(?:kännedom|vetskap)\s)om|huruvida|ifall|därför|medan|samtidigt|(?:och|samt)\s+(?:med|har|är|finns|står|säljs|dessutom|även)`,
  ),
  'iu',
);

/**
 * True when words reach what stands behind them: at most eight words away, with no other denial, no turn and no mark between;
 * over commas only in a list (`inga sprickor, fuktskador eller mögel`).
 */
export function isNear(between: string, behind: string): boolean {
  if (turns.test(between) || /[:;()–—]|\s-\s/.test(between) || holdsDenial(between)) return false;
  if (between.split(/[^\p{L}\p{N}-]+/u).filter(Boolean).length > farthest) return false;
  return !between.includes(',') || isList(between, behind);
}

const holdsDenial = (text: string): boolean => text.search(anyDenial) >= 0;

function isList(between: string, behind: string): boolean {
  const items = between.split(',').slice(1);
  if (!items.every(isItem)) return false;
  if (/(?<!\p{L})eller(?!\p{L})/iu.test(between + behind.slice(0, 60))) return true;
  return (
    trouble.test(between.split(',')[0] ?? '') &&
    /^(?:\s*,\s*\p{L}+|\s+och\s+\p{L}+)?\s*(?:[.,]|$)/u.test(behind)
  );
}

/** `Inga fuktskador, mögel och röta`: a list that begins with one kind of trouble and goes on with others. */
const trouble =
  /^\s*(?:kända?\s+)?(?:fukt|mögel|vatten|röt|asbest|radon|sprick|sättning|skad|läck|svamp)\p{L}*-?\s*$/iu;

/** No more is read of a text, which may go on for a whole advert. */
const fourWords = /^\s*(?:\S+\s+){3}\S/u;
/** A list has items of at most three words. */
export const isItem = (text: string): boolean => !fourWords.test(text);
