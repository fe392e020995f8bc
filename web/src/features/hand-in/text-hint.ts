import { handInTexts } from '../../shared/texts/hand-in.js';

const texts = handInTexts.text;
/** Fewer characters than this is seldom a whole advert. */
const shortText = 400;
/** Bytes, the server's limit. */
const textLimit = 2 * 1024 * 1024;

/** What may be wrong with the copied text of an advert, before it is sent; null when it looks right or is empty. */
export function textHint(text: string): string | null {
  const clean = text.trim();
  if (clean === '') return null;
  if (/^https?:\/\/\S+$/.test(clean)) return texts.isLink;
  if (!/\d\s?(kr|kronor|mkr)\b/i.test(clean) && !/\d\s?(m²|m2|kvm|rum|rok)(?![a-zåäö])/i.test(clean)) {
    return texts.noFigures;
  }
  return clean.length < shortText ? texts.short : null;
}

/** Why the text cannot be sent at all, or null. */
export function textFault(text: string): string | null {
  if (text.trim() === '') return texts.none;
  return new Blob([text]).size > textLimit ? texts.tooLong : null;
}
