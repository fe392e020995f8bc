import type { Evidence } from '../analysis-result.schema.js';
import type { ReportInput } from '../reports.types.js';
import { addedClaims, claimsOf } from './claims.js';
import type { Gate, GateInput } from './gate.types.js';
import { isListingField } from './listing-fields.js';
import { fieldScalar, pageText } from './source-text.js';

/** Each claim has proof, and each proof points at something that exists; quotes have a gate of their own. */
export const evidenceGate: Gate = (input) => {
  const known = knownProofs(input);
  const hashes = new Set(input.source.images.map((image) => image.sha256));
  return addedClaims(input.result, input.rules).flatMap((claim) => {
    if (!claim.evidence) return [];
    const complain = (reason: string) => ({ gate: 'evidence', path: claim.path, reason });
    if (claim.evidence.length === 0) return [complain('påståendet saknar belägg')];
    return claim.evidence.flatMap((proof) => {
      switch (proof.kind) {
        case 'quote':
          return [];
        case 'field': {
          const value = fieldScalar(input.source.listing, proof.name);
          if (value !== proof.value) return [complain(faultOf(proof, value))];
          // What the rules miss may be of a kind that adverts have no field for; nothing else rests on such a name.
          const canBeAbsent =
            isListingField(proof.name) ||
            claim.path.startsWith('missingInfoDetails') ||
            known.has(key(proof));
          return proof.value !== null || canBeAbsent ? [] : [complain(`fältet ${proof.name} finns inte`)];
        }
        case 'photo':
          return hashes.has(proof.sha256) ? [] : [complain('bilden finns inte bland annonsens bilder')];
        case 'reference':
          return known.has(key(proof)) ? [] : [complain(`${proof.table} ${proof.row} finns inte`)];
        case 'document':
          return standsIn(input.source.documents, proof)
            ? []
            : [complain(`"${proof.text}" står inte på sidan ${proof.page} i ${proof.document}`)];
        case 'computed':
          return known.has(key(proof)) ? [] : [complain(`beräkningen ${proof.formula} är inte vår`)];
      }
    });
  });
};

/**
 * In words by which the model can mend it: the same for a filled field and for another value would lead it astray.
 * @param known what the field holds; undefined when it has parts of its own
 */
function faultOf({ name, value }: Extract<Evidence, { kind: 'field' }>, known: unknown): string {
  if (value === null) return `fältet ${name} är ifyllt, det saknas inte`;
  if (known === undefined) return `fältet ${name} har flera delar: visa en av dem, som ${name}.del`;
  return `fältet ${name} har inte värdet ${value}`;
}

function standsIn(
  documents: ReportInput['documents'],
  proof: Extract<Evidence, { kind: 'document' }>,
): boolean {
  return evened(pageText(documents, proof) ?? '').includes(evened(proof.text));
}

const evened = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Table rows and computations that the rules used or the model was given. */
function knownProofs({ rules, given }: GateInput): Set<string> {
  const proofs = claimsOf(rules).flatMap((claim) => claim.evidence ?? []);
  return new Set([
    ...proofs.map(key),
    ...given.costRows.map(({ row, source }) =>
      key({ kind: 'reference', table: given.costTable, row, source }),
    ),
  ]);
}

function key(proof: Evidence): string {
  if (proof.kind === 'reference') return `reference ${proof.table} ${proof.row}`;
  return JSON.stringify(proof);
}
