import { type Apply, set, short } from './label-apply.js';
import { genuine } from './label-association.js';
import { isUnstated, parseArea, parseBuildYear, parseNumber } from './numbers.js';
import { plainText } from './texts.js';
import { propertyKindOf, tenureKindOf } from './vocabulary.js';

/** What labels say of the home and its house: m², years, kWh/m² and year. */

export const livingArea: Apply = ({ value }, facts) => {
  const area = parseArea(value);
  set(facts, 'livingArea', area?.area);
  set(facts, 'biarea', area?.extra);
};

export const bothAreas: Apply = ({ value }, facts) => {
  const [living, extra] = value.split(/[/+]/).map((part) => parseNumber(part));
  if (living && living > 0) set(facts, 'livingArea', living);
  if (extra) set(facts, 'biarea', extra);
};

export const built: Apply = ({ value, rawLabel }, facts) => {
  if (value.length > 200 || facts.yearBuiltText !== undefined) return;
  const year = parseBuildYear(value);
  if (facts.yearBuilt !== undefined && facts.yearBuilt !== year?.year) return;
  set(facts, 'yearBuilt', year?.year);
  // A label within a sentence: what follows the year is the sentence's, not the label's.
  if (!/^huset /i.test(rawLabel)) set(facts, 'yearBuiltText', year?.text);
};

export const energyClass: Apply = ({ value }, facts) => {
  const letter =
    /^(?:kl(?:ass|\.)\s*)?([A-G])(?![\p{L}])/iu.exec(value)?.[1] ??
    /kwh.*(?:[,(]\s*|klass\s+)([A-G])\)?$/iu.exec(value)?.[1] ??
    /energiklass(?:en)?:?\s*(?:är\s)?([A-G])(?![\p{L}])/iu.exec(value)?.[1];
  if (letter) set(facts, 'energyClass', letter.toUpperCase());
  const performance = /(\d{1,3}(?:,\d)?)\s*kwh/i.exec(value)?.[1];
  if (performance) set(facts, 'energyPerformance', parseNumber(performance));
};

export const energyPerformance: Apply = (pair, facts, notes) => {
  const figure =
    /(\d{1,3}(?:[.,]\d+)?)\s*kwh/i.exec(pair.value)?.[1] ?? /^\d{1,3}(?:[.,]\d+)?$/.exec(pair.value)?.[0];
  if (figure) set(facts, 'energyPerformance', parseNumber(figure));
  energyClass(pair, facts, notes);
};

export const type: Apply = (pair, facts, notes) => {
  const { value, label, rawLabel } = pair;
  if (isUnstated(value)) return;
  if (/^o?äkta (?:förening|bostadsrättsförening|brf)$/i.test(value)) return genuine(pair, facts, notes);
  const isHome = propertyKindOf(value) !== undefined;
  if (!isHome && tenureKindOf(value)) return set(facts, 'tenure', value);
  // "Typ" and "Kategori" head lists of anything.
  if (!isHome && !/bostad|boende|hus|fastighet|objektst?yp|property|home/i.test(rawLabel)) return;
  if (label === 'propertyType') set(facts, 'propertyType', value);
};

export const tenure: Apply = ({ value }, facts) => {
  if (!isUnstated(value) && value.length <= short) set(facts, 'tenure', value);
};

export const renovations: Apply = ({ lines }, facts) => {
  const done = plainText(lines)
    .split('\n')
    .filter((line) => !isUnstated(line) && !/^(?:nej|inga)\b/i.test(line));
  if (done.length > 0 && done.every((line) => line.length <= 400)) set(facts, 'renovations', done);
};
