import { addedClaims, proseOf } from './claims.js';
import { contactsIn } from './contacts.js';
import type { Gate } from './gate.types.js';
import type { Complaint } from '../reports.types.js';
import { hiddenCharacters } from './source-text.js';

const markup = /<\/?[a-z!][^>]*>?|\]\(|```|\*\*|^#{1,6}\s|&(?:#\d+|#x[\da-f]+|[a-z]{2,8});|\{\{|\$\{/im;

/** No links, addresses, phone numbers, markup or invisible characters in what a buyer reads. */
export const cleanTextGate: Gate = ({ result, rules }) =>
  addedClaims(result, rules).flatMap((claim) =>
    proseOf(claim.value).flatMap((text): Complaint[] => {
      const found = contactsIn(text.replace(hiddenCharacters, ''));
      if (markup.test(text)) found.push('uppmärkning');
      if (text.search(hiddenCharacters) >= 0) found.push('osynliga tecken');
      return found.map((what) => ({
        gate: 'clean-text',
        path: claim.path,
        reason: `texten innehåller ${what}`,
      }));
    }),
  );
