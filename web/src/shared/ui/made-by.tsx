import type { MadeBy as Made } from '../../../../src/analyses/analysis.types.js';

/** For machines, in what is marked as a work by `itemScope`: what made the text (schema.org, in IPTC's words). */
export function MadeBy({ madeBy }: { readonly madeBy: Made | null }) {
  if (!madeBy) return null;
  return (
    <>
      <meta itemProp="digitalSourceType" content={madeBy.digitalSourceType} />
      <meta itemProp="creditText" content={madeBy.label} />
    </>
  );
}

/** With `MadeBy` within: a work of which machines are told what made it. */
export const asWork = { itemScope: true, itemType: 'https://schema.org/Report' } as const;
