import { inWords } from './years.js';

/** `12 procent`, `två procent`, `ett halvårs`. */
const figure = new RegExp(
  String.raw`(?:\d|(?<!\p{L})(?:${inWords}))\s?(?:%|procent|bq|kr|mkr|miljoner|månaders|(?:halv)?års)(?!\p{L})`,
  'iu',
);

/** True for words with a share, a sum, a time or a measured radon. */
export const holdsFigure = (text: string): boolean => figure.test(text);
