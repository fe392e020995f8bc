import type { LabelPair } from './label-pairs.js';
import { clean, isUnstated } from './numbers.js';
import { type Facts, isStated } from './reading.js';
import { plainText } from './texts.js';

export type Notes = Record<string, string>;
/** Takes one pair into the facts; leaves them alone when the value does not say what the label promises. */
export type Apply = (pair: LabelPair, facts: Facts, notes: Notes) => void;

/** Longest value of a fact that is a word or two. */
export const short = 90;

/** Takes a value that says something, where no earlier label gave the field. */
export function set<F extends keyof Facts>(facts: Facts, field: F, value: Facts[F]): void {
  if (facts[field] === undefined && isStated(value)) facts[field] = value;
}

/** A fact of a word or two, as the page words it. */
export const word =
  (field: 'floor' | 'area' | 'city' | 'apartmentNumber' | 'county'): Apply =>
  ({ value }, facts) => {
    if (value.length <= short && !isUnstated(value)) set(facts, field, value);
  };

/** Words about a part of the house, with their line breaks; at most 2000 characters. */
export const prose =
  (
    field:
      | 'structure'
      | 'facade'
      | 'roof'
      | 'windows'
      | 'foundation'
      | 'heating'
      | 'ventilation'
      | 'waterAndSewage'
      | 'plumbing'
      | 'electrical'
      | 'energySource'
      | 'internet'
      | 'includedInFee',
  ): Apply =>
  ({ lines }, facts) => {
    const whole = plainText(lines);
    // Among running costs the same words head sums.
    if (field !== 'includedInFee' && /^(?:ca\.? )?\d[\d .]*(?:kr\b|:-|kwh|$)/i.test(clean(whole))) return;
    if (whole !== '' && whole.length <= 2000 && !isUnstated(whole)) set(facts, field, whole);
  };
