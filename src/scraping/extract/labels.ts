import { pushTo } from '../../shared/push-to.js';
import { fitOf } from './label-fit.js';
import type { Notes } from './label-apply.js';
import { handlers } from './label-handlers.js';
import { findLabelPairs, type LabelPair } from './label-pairs.js';
import type { Vocabulary } from './label-vocabulary.js';
import { type LabelName, labelWords } from './label-words.js';
import type { SpanField } from '../listing.types.js';
import { clean, parseSpan } from './numbers.js';
import type { Outline } from './outline.js';
import type { Page } from './page.js';
import type { Facts, Reading } from './reading.js';

const names = new Map<string, LabelName>(
  Object.entries(labelWords).flatMap(([name, [, words]]) =>
    words.split('|').map((label): [string, LabelName] => [label, name as LabelName]),
  ),
);
/** Nearly all texts of a page are told from labels by their first letters. */
const beginnings = new Set([...names.keys()].map((label) => label.slice(0, 2)));
const fourLetters = /^\p{L}{4}/u;
const openings = new Set([...names.keys()].map((label) => fourLetters.exec(label)?.[0]));

/** The vocabulary's entry for a text that is a label: `Månadsavgift (kr):`, `Driftkostnad kr/år`, `BOAREA *`. */
export function labelOf(text: string): LabelName | undefined {
  if (text.length > 60) return undefined;
  const bare = startsWithLetter.test(text) ? text : text.replace(/^[\s–-]+/, '');
  if (!beginnings.has(bare.slice(0, 2).toLowerCase())) return undefined;
  const line = clean(bare).toLowerCase();
  // What is taken away below never stands among the first letters.
  const opening = fourLetters.exec(line)?.[0];
  if (opening !== undefined && !openings.has(opening)) return undefined;
  const plain = line.replace(/m2/g, 'm²').replace(/(?<![*:.?!\s])[*:.?!\s]+$/, '');
  const name = names.get(plain) ?? names.get(withoutUnit(plain));
  if (name !== undefined || !/[/([]|20\d\d/.test(plain)) return name;
  return (
    names.get(plain.replace(/ ?\/ ?/g, '/')) ??
    names.get(plain.replace(taxedYear, '$1')) ??
    names.get(
      withoutUnit(
        plain
          .replace(/(?<!\s)\s*\([^()]*\)/g, '')
          .replace(/(?<!\s)\s*\[[^[\]]*\]/g, '')
          .trim(),
      ),
    )
  );
}

const startsWithLetter = /^\p{L}/u;

/** `Taxeringsvärde 2024`. */
const taxedYear = /^(.*tax\p{L}*värde(?: \p{L}+)?)[,]? (?:\(?(?:år )?20\d\d\)?)$/u;

function withoutUnit(label: string): string {
  return label
    .replace(
      /(?<![,\s])[,\s]+(?:i\s+)?(?:kr|sek|tkr|kvm|m²|st|%|kwh)?(?:\s?\/\s?|\s?per\s|\s?och\s)?(?:mån|månad|år|m²|kvm|kvadratmeter)?$/,
      '',
    )
    .trim();
}

const vocabulary: Vocabulary = {
  keyOf: labelOf,
  fitness: (key, value) => fitOf(labelWords[key as LabelName][0], value),
};

/** Fields of which a page may hold two candidates; the one that agrees with its heading is this home's. */
const contested = ['price', 'rooms', 'livingArea', 'monthlyFee'] as const;

const spanOf: Readonly<Record<string, SpanField>> = {
  price: 'price',
  rooms: 'rooms',
  livingArea: 'livingArea',
  tomtarea: 'tomtarea',
  monthlyFee: 'monthlyFee',
  operatingCost: 'operatingCost',
  pricePerSqm: 'pricePerSqm',
};

export interface LabelReading extends Reading {
  /** All values that stand under a label, for the contested fields. */
  readonly candidates: ReadonlyMap<string, readonly unknown[]>;
}

/** Facts from label–value pairs in what the page shows. The first pair of a field counts: main facts stand first. */
export function readLabels({ outline }: Pick<Page, 'outline'>): LabelReading {
  const reading = readings.get(outline) ?? factsOfPairs(labelPairs(outline));
  readings.set(outline, reading);
  return reading;
}

/** All labelled values of a page, in order. */
export function labelPairs(outline: Outline): readonly LabelPair[] {
  const found = pairs.get(outline) ?? findLabelPairs(outline, vocabulary);
  pairs.set(outline, found);
  return found;
}

/** Several readers look at the same labels. */
const pairs = new WeakMap<Outline, readonly LabelPair[]>();
const readings = new WeakMap<Outline, LabelReading>();

export function factsOfPairs(pairs: readonly LabelPair[]): LabelReading {
  const facts: Facts = {};
  const notes: Notes = {};
  const candidates = new Map<string, unknown[]>();
  for (const pair of sumsFirst(pairs)) {
    if (pair.value === '') continue;
    const apply = handlers[pair.label as LabelName];
    apply(pair, facts, notes);
    takeSpan(pair, facts);
    for (const field of contested) {
      if (pair.label !== field) continue;
      const one: Facts = {};
      apply(pair, one, {});
      if (one[field] !== undefined) pushTo(candidates, field, one[field]);
    }
  }
  return { reader: 'label pairs', facts: tidy(facts), notes, candidates };
}

/** A cost's parts may stand under the same word as their sum, and before it. */
function sumsFirst(pairs: readonly LabelPair[]): readonly LabelPair[] {
  const isSum = ({ label, rawLabel }: LabelPair) =>
    label === 'operatingCost' && /summa|total/i.test(rawLabel);
  return pairs.some(isSum) ? [...pairs.filter(isSum), ...pairs.filter((pair) => !isSum(pair))] : pairs;
}

/** `2–3 rum` under "Rum": both ends, while the field itself holds the lower one. */
function takeSpan({ label, value }: LabelPair, facts: Facts): void {
  const field = spanOf[label];
  const span = field && facts.spans?.[field] === undefined ? parseSpan(value) : undefined;
  if (field && span && facts[field] === span.from) facts.spans = { ...facts.spans, [field]: span };
}

/** Undoes what a label alone cannot tell. */
function tidy(facts: Facts): Facts {
  const { floor } = facts;
  if (floor && facts.elevator === undefined && /hiss/i.test(floor)) {
    facts.elevator = !/hiss:? (finns )?(ej|inte|saknas|nej)|ej hiss|utan hiss|ingen hiss/i.test(floor);
  }
  return facts;
}
