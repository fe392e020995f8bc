/** How the sentence goes on, so that the quote tells it whole. */
export const tail = String.raw`[^.!?\n]{0,60}(?<=[\p{L}\d])`;
/** A quarter of the sky: `söderläge`, `väster`. */
export const compass = String.raw`(?:syd|nord)?(?:söder|väster|öster|norr|väst|öst|ost|syd|nord)(?:läge\p{L}*|vänd\p{L}*|\s+(?:läge|om))?`;
/** Places outside the rooms. */
export const outside = String.raw`(?:balkong|altan|uteplats|terrass|loggia|trädgård|tomt|takterrass)\p{L}*`;
