import { clean } from './numbers.js';
import type { Page } from './page.js';
import { deedsIn, taxValuesIn } from './prose-sums.js';
import { readProse } from './prose-facts.js';
import type { Facts, Reading } from './reading.js';
import { sentencesOf } from './sentences.js';

const worthReading = /förening|överlåtelseavgift|pantbrev|taxeringsvärde/i;
/** Longest line that is read. */
const maxLine = 1500;

/**
 * What sentences outside the selling text state of the association, the tax values and the mortgage deeds:
 * `Äkta bostadsrättsförening med 22 lägenheter. Föreningen äger marken.`
 */
export function readPageProse({ outline }: Page): Reading {
  const reader = 'page text';
  if (!worthReading.test(outline.text)) return { reader, facts: {} };
  const lines = outline.texts
    .filter(({ start, end }) => end - start >= 15 && end - start <= maxLine)
    .map(({ start, end }) => ({ start, text: clean(outline.text.slice(start, end)) }))
    .filter(
      ({ text, start }) =>
        /[.!]/.test(text) && worthReading.test(text) && outline.noiseAt(start) === undefined,
    )
    .map(({ text }) => text);
  if (lines.length === 0) return { reader, facts: {} };
  const facts: Facts = {};
  const { associationFacts } = readProse(lines.join('\n')).facts;
  if (associationFacts) facts.associationFacts = associationFacts;
  for (const sentence of lines.flatMap(sentencesOf)) {
    facts.taxValues ??= taxValuesIn(sentence)!;
    facts.mortgageDeeds ??= deedsIn(sentence)!;
  }
  return { reader, facts };
}
