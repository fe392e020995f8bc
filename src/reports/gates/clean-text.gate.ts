import { addedClaims, proseOf } from './claims.js';
import type { Complaint, Gate } from './gate.types.js';
import { hiddenCharacters } from './source-text.js';

const unwanted: readonly [what: string, pattern: RegExp][] = [
  ['en länk', /\b[a-z][a-z0-9+.-]{1,15}:\/\/|\b(?:javascript|data|mailto|tel):\S|\bwww\./i],
  [
    'en webbadress',
    /(?<![\p{L}\d@])(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+(?:se|nu|com|net|org|info|io|ai|eu|dev|app|ru|cn|xyz|biz|me|co|uk|de|no|dk|fi|link|site|online|shop)(?![\p{L}\d])/iu,
  ],
  ['en e-postadress', /[^\s@]+@[^\s@]+\.[^\s@]+/],
  ['ett telefonnummer', /(?<!\d)(?:\+46|0046|0)[\s()]*[1-9]\d{0,2}(?:[\s()-]*\d){6,8}(?![\d])/],
  ['uppmärkning', /<\/?[a-z!][^>]*>?|\]\(|```|\*\*|^#{1,6}\s|&(?:#\d+|#x[\da-f]+|[a-z]{2,8});|\{\{|\$\{/im],
];

/** No links, addresses, phone numbers, markup or invisible characters in what a buyer reads. */
export const cleanTextGate: Gate = ({ result, rules }) =>
  addedClaims(result, rules).flatMap((claim) =>
    proseOf(claim.value).flatMap((text): Complaint[] => {
      const found = unwanted.filter(([, pattern]) => pattern.test(text)).map(([what]) => what);
      if (text.search(hiddenCharacters) >= 0) found.push('osynliga tecken');
      return found.map((what) => ({
        gate: 'clean-text',
        path: claim.path,
        reason: `texten innehåller ${what}`,
      }));
    }),
  );
