import type { Listing } from '../../scraping/listing.types.js';
import type { Evidence } from '../analysis-result.schema.js';
import { fieldScalar, fieldText, findQuote } from '../gates/source-text.js';
import type { ModelEvidence } from './model-answer.schema.js';
import type { PromptCase } from './case-v1.js';

export type QuoteProof = Extract<Evidence, { kind: 'quote' }>;

/** Where a quote is looked for when it does not stand in the field it names: models mix up the long texts. */
const longTexts = [
  'description',
  'summary',
  'title',
  'associationFacts.finances',
  'associationFacts.renovations',
];

/**
 * Turns evidence that the model names into evidence that can be checked: quotes get their place, fields their value,
 * pictures their hash, findings their own proofs. What does not exist keeps its words and is faulted by the gates.
 */
export function resolveEvidence(proofs: readonly ModelEvidence[], promptCase: PromptCase): Evidence[] {
  return proofs.flatMap((proof) => resolveOne(proof, promptCase));
}

/** Where a quote stands: in the field that it names, else in one of the long texts. undefined when in none. */
export function placeOf(
  { field: named, text: quote }: { readonly field: string; readonly text: string },
  listing: Listing,
): QuoteProof | undefined {
  for (const field of [named, ...longTexts]) {
    const text = fieldText(listing, field);
    const found = text === undefined ? undefined : findQuote(text, quote);
    if (found) return { kind: 'quote', field, ...found };
  }
  return undefined;
}

function resolveOne(proof: ModelEvidence, { source, pictures, findings }: PromptCase): Evidence[] {
  switch (proof.kind) {
    case 'quote':
      return [
        placeOf(proof, source.listing) ?? {
          kind: 'quote',
          field: proof.field,
          start: 0,
          end: Math.max(1, proof.text.length),
          text: proof.text,
        },
      ];
    case 'field':
      return [{ kind: 'field', name: proof.name, value: fieldScalar(source.listing, proof.name) ?? null }];
    case 'photo': {
      const sha256 = pictures[proof.index - 1]?.sha256 ?? '0'.repeat(64);
      return [{ kind: 'photo', sha256, note: proof.note }];
    }
    case 'finding': {
      const finding = findings.find((candidate) => candidate.id === proof.id);
      if (finding) return [...finding.evidence];
      return [{ kind: 'reference', table: 'iakttagelser', row: proof.id, source: 'modellen' }];
    }
  }
}
