import { latinRegExp } from '../text/latin.js';
import { word } from '../text/sources.js';

/** Where on the roof, after what, or how few: `byttes kring skorstenen`, `efter stormen`, `några nya`. */
const some = latinRegExp(
  word(
    String.raw`runt|kring|vid|mot|längs|över|ovanför|närmast|bakom|efter|på\s+(?:\p{L}+\s+)?\p{L}+(?:an|en|et|na|or)|i\s+(?!mitten|slutet|början|augusti|samband)\p{L}+(?:en|et|na)|bara|endast|delvis|några|enstaka|resten|övriga|inte|ej|utom|förutom|där|som|vartefter|allteftersom`,
  ),
  'iu',
);
const countedBefore = latinRegExp(String.raw`${word('av|några|enstaka|trasiga|vissa|flera')}\s+$`, 'iu');
/** True for words around the tiles or the felt of a roof that give a year to some of it. */
export const isOfSome = (before: string, after: string): boolean =>
  countedBefore.test(before) || some.test(after);
