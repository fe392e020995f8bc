import type { Evidence } from '../analysis-result.schema.js';
import { aimedText, type AimedText } from './aimed-text.js';
import { addedClaims, proseOf } from './claims.js';
import type { Gate } from './gate.types.js';
import type { Complaint } from '../reports.types.js';
import { documentField, fieldText, findQuote, pageText } from './source-text.js';

/**
 * Text that speaks to a machine is no proof of anything about the home and is not told as ours; the rules show it to
 * the buyer.
 */
export const aimedAtAiGate: Gate = ({ result, rules, source }) => {
  const aimed = aimedText(source, rules);
  if (!aimed) return [];
  const rests = (proof: Evidence): boolean => {
    switch (proof.kind) {
      case 'quote':
        return aimed.holds(proof.field, proof.start, proof.end);
      case 'field':
        return aimed.holds(proof.name, 0, fieldText(source.listing, proof.name)?.length ?? 0);
      case 'document':
        return restsOnPage(proof, aimed, pageText(source.documents, proof));
      default:
        return false;
    }
  };
  return addedClaims(result, rules).flatMap((claim): Complaint[] => {
    const complain = (reason: string) => ({ gate: 'aimed-at-ai', path: claim.path, reason });
    return [
      ...(claim.evidence?.some(rests) ? [complain('text som vänder sig till en AI är inget belägg')] : []),
      ...(proseOf(claim.value).some(aimed.isRepeatedBy)
        ? [complain('texten upprepar ord som vänder sig till en AI')]
        : []),
    ];
  });
};

function restsOnPage(
  proof: Extract<Evidence, { kind: 'document' }>,
  aimed: AimedText,
  page: string | undefined,
): boolean {
  const place = page === undefined ? undefined : findQuote(page, proof.text);
  return (
    place !== undefined && aimed.holds(documentField(proof.document, proof.page), place.start, place.end)
  );
}
