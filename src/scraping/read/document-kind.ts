import type { DocumentKind } from '../document.types.js';

/** What the documents of a sale call themselves, on their first pages and in their names. */
const kinds: readonly (readonly [DocumentKind, RegExp])[] = [
  ['annual-report', /årsredovisning|årsrapport|(?<!\p{L})ÅR\s?(?:20)?\d\d(?!\d)/iu],
  ['energy-declaration', /energideklaration/iu],
  ['statutes', /(?<!\p{L})(?:förenings)?stadga(?:r|rna)(?!\p{L})/iu],
  [
    'inspection',
    /besiktnings?(?:utlåtande|protokoll|rapport|handling)|överlåtelsebesiktning|statusbesiktning|varudeklaration/iu,
  ],
  ['floor-plan', /planritning|planlösning|(?<!\p{L})plan(?:skiss)?(?!\p{L})|bofakta/iu],
];

/** Characters of the beginning that tell what a document is; later pages speak of other documents. */
const beginning = 1500;

/**
 * What kind of document it is. Its own beginning decides; its name where that says nothing.
 * @param pages text of its pages, when it could be read
 */
export function documentKindOf(name: string, pages: readonly string[] = []): DocumentKind {
  const text = pages.slice(0, 2).join('\n').slice(0, beginning);
  const own = kinds
    .map(([kind, pattern]) => ({ kind, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0];
  return own?.kind ?? kinds.find(([, pattern]) => pattern.test(spaced(name)))?.[0] ?? 'other';
}

/** `Brf_Provet-arsredovisning2024.pdf` in words; file names often lose their dots and rings. */
function spaced(name: string): string {
  return name
    .replace(/[_.-]+/g, ' ')
    .replace(/arsredovisning/gi, 'årsredovisning')
    .replace(/overlatelse/gi, 'överlåtelse')
    .replace(/utlatande/gi, 'utlåtande')
    .replace(/(\p{L})(\d)/gu, '$1 $2');
}
