import { latinRegExp } from '../text/latin.js';
import { word } from '../text/sources.js';
import { isHigh, limited, living } from './dry-words.js';

const whole = (words: string): RegExp => latinRegExp(word(words), 'iu');

/** Who or what looked into it. */
const looked = whole(
  String.raw`statiker(?:n)?|konstruktör(?:en)?|besiktningsman(?:nen)?|geotekniker(?:n)?|ingenjör(?:en)?|(?:fukt|kontroll)?mätning(?:en|ar|arna)?|(?:upp)?mätt(?:e|es|s)?|obm|anticimex`,
);
const inOrder = whole(
  String.raw`normal(?:t|a)?|torr(?:t|a)|ofarlig(?:t|a)?|stabil(?:t|a)?|utan\s+anmärkning(?:ar)?|under\s+(?:rikt|gräns)värdet`,
);

/**
 * True where a sentence ends in what somebody who looked into it found normal, dry or harmless, and does not limit that: what is
 * told before is then not certain to be bad. It says nothing of whether that finding holds.
 */
export function isFoundInOrder(sentence: string): boolean {
  const at = sentence.search(looked);
  const found = at < 0 ? '' : sentence.slice(at);
  return inOrder.test(found) && !limited.test(found) && !living.test(found) && !isHigh(found);
}
