import type { Evidence } from '../analysis-result.schema.js';
import { addedClaims, claimsOf, proseOf, type Claim } from './claims.js';
import { contentWords, isRelated } from './content-words.js';
import type { Gate } from './gate.types.js';
import { fieldWords, isListingField } from './listing-fields.js';
import { numbersIn, writtenNumbers } from './numbers.js';

/**
 * What a claim says has to do with its proof: one of its words or figures stands there, or in what the rules say on the
 * same proof. A true quote about one thing proves nothing about another. A text that names nothing claims nothing.
 */
export const relevanceGate: Gate = ({ result, rules }) => {
  const findings = claimsOf(rules);
  return addedClaims(result, rules).flatMap((claim) => {
    // A question claims nothing; without evidence there is another gate's complaint.
    if (!claim.evidence?.length || claim.path.startsWith('viewingQuestions')) return [];
    if (concernsProof(claim, claim.evidence, findings)) return [];
    return [{ gate: 'relevance', path: claim.path, reason: 'texten handlar inte om det som belägget visar' }];
  });
};

function concernsProof(claim: Claim, evidence: readonly Evidence[], findings: readonly Claim[]): boolean {
  const said = proseOf({ ...(claim.value as object), category: '', evidence: [] }).join('\n');
  const told = contentWords(said);
  const figures = writtenNumbers(said).filter(({ value, hasUnit }) => hasUnit || value > 10);
  if (told.length === 0 && figures.length === 0) return true;
  if (
    evidence.some((proof) => proof.kind === 'quote' && said.toLowerCase().includes(proof.text.toLowerCase()))
  )
    return true;
  if (claim.path.startsWith('missingInfoDetails') && evidence.every(isUnnamed)) return concernsItself(claim);
  const own = new Set(evidence.map((proof) => JSON.stringify(proof)));
  const shown = [
    ...evidence.map(wordsOf),
    ...findings
      .filter(
        ({ evidence: proofs }) => proofs?.length && proofs.every((proof) => own.has(JSON.stringify(proof))),
      )
      .flatMap(({ value }) => proseOf(value)),
  ].join('\n');
  const known = numbersIn(shown);
  if (figures.some(({ value }) => known.has(value))) return true;
  const words = contentWords(shown);
  return told.some((word) => words.some((other) => isRelated(word, other)));
}

/** That adverts have no field for it: the name is the model's own, and nothing a Swedish text could share a word with. */
const isUnnamed = (proof: Evidence): boolean =>
  proof.kind === 'field' && proof.value === null && !isListingField(proof.name);

/** Whether what is said of missing information concerns what is called missing, for want of another measure. */
function concernsItself({ value }: Claim): boolean {
  const { label = '', why = '', ask = '' } = value as { label?: string; why?: string; ask?: string };
  const named = contentWords(label);
  return contentWords(`${why} ${ask}`).some((word) => named.some((other) => isRelated(word, other)));
}

/** Fields that tell of everything: their name says nothing of a quote. */
const longTexts = new Set(['description', 'summary', 'title']);

/** What a proof shows, in words. */
function wordsOf(proof: Evidence): string {
  switch (proof.kind) {
    case 'quote':
      return `${longTexts.has(proof.field) ? '' : fieldWords(proof.field)} ${proof.text}`;
    case 'field':
      return `${fieldWords(proof.name)} ${String(proof.value ?? '')}`;
    case 'photo':
      return proof.note;
    case 'document':
      return `${proof.document}: ${proof.text}`;
    case 'reference':
      return proof.row;
    case 'computed':
      return `${proof.formula}: ${[...Object.values(proof.inputs), proof.value].join('; ')}`;
  }
}
