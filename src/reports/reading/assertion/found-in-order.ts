import { clausesOf } from '../text/clauses.js';
import { latinRegExp } from '../text/latin.js';
import { word } from '../text/sources.js';
import { isHigh, limited, living } from './dry-words.js';

const whole = (words: string): RegExp => latinRegExp(word(words), 'iu');

/** Who or what looked into it. */
const looked = whole(
  String.raw`statiker(?:n)?|konstruktör(?:en)?|besiktningsman(?:nen)?|geotekniker(?:n)?|ingenjör(?:en)?|(?:fukt|kontroll)?mätning(?:en|ar|arna)?|(?:upp)?mätt(?:e|es|s)?|obm|anticimex`,
);
const inOrder = String.raw`(?:normal(?:t|a)?|torr(?:t|a)|ofarlig(?:t|a)?|stabil(?:t|a)?|utan\s+anmärkning(?:ar)?|under\s+(?:rikt|gräns)värdet)`;
/** Words between the finding and what was found; a comparison is no finding: `högre än normalt`. */
const between = String.raw`(?:(?!(?:än|över|under|mot|jämfört|att|om|varken)\s)\p{L}+\s+)`;
/** `Bedömde det som normal uttorkning`, `uppmätte normal fuktkvot`, `visade torra väggar`; not `att ventilationen är normal`. */
const foundIt = whole(
  String.raw`(?:anse[rs]|ansågs?|betecknar|betecknade)\s+(?:(?:vara|som)\s+)?${between}{0,2}?${inOrder}|(?:bedöm(?:de|des|t|ts)|klassa(?:de|des|t))\s+${between}{0,4}?som\s+${between}{0,2}?${inOrder}|(?:(?:upp)?mät(?:te|tes|ts|t)|visa(?:de|r|t)|gav|fann|konstaterade)\s+${between}{0,3}?${inOrder}|(?:var|är|blev)\s+${between}{0,1}?utan\s+anmärkning(?:ar)?`,
);
/** It bears or airs something: no finding of how the thing is. */
const otherThing =
  /(?<!\p{L})normal(?:t|a)?\s+(?:last|belastning|nederbörd|drift|användning|ventilation|slitage)/iu;

/**
 * True where a clause tells what somebody who looked into it found normal, dry or harmless, and nothing behind it limits that: what
 * is told before is then not certain to be bad. It says nothing of whether that finding holds.
 */
export function isFoundInOrder(sentence: string): boolean {
  const at = sentence.search(looked);
  const found = at < 0 ? '' : sentence.slice(at);
  const isOne = clausesOf({ readable: found }, { start: 0, end: found.length }).some(({ start, end }) => {
    const clause = found.slice(start, end);
    return foundIt.test(clause) && !otherThing.test(clause);
  });
  return isOne && !limited.test(found) && !living.test(found) && !isHigh(found);
}
