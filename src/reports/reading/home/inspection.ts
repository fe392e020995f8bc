import { standingOf } from '../assertion/standing.js';
import type { Advert } from '../text/advert.js';
import { findAll, quoteAt, words, type Quote } from '../text/sources.js';

const home = String.raw`(?:(?:bostads|rad|par|kedje|fritids|sommar)?huset|villan|fastigheten|bostaden|lägenheten|stugan|gården|hemmet|objektet|byggnaden|huvudbyggnaden)`;
const kind = String.raw`(?:överlåtelse|för|säljar|jordabalks)`;
const carriedOut = String.raw`(?:(?:är|blev|har)\s+)?(?:utför(?:d|des|ts)|genomför(?:d|des|ts)|gjor(?:d|des|ts)|finns|klar|från|20\d\d)`;
const result = String.raw`[^.\n]{0,60}?(?:uppmät\p{L}*|mätte\p{L}*|noterades|konstaterades|visade|fann|anmärkning\p{L}*|torr\p{L}*)`;
/** An inspection of the home that was made, with a report of it. */
const inspection = words(
  [
    String.raw`${home}\s+(?:(?:är|har|blev|blivit)\s+){0,2}(?:(?!inte|ej|aldrig|icke|ännu)\p{L}+\s+)?${kind}?besiktiga(?:d|t|des|ts)`,
    String.raw`${kind}besiktiga(?:d|t|des|ts)`,
    String.raw`(?<!-)${kind}?besiktning(?:en)?\s+${carriedOut}`,
    String.raw`besiktningsprotokoll(?:et)?(?!\s+(?:för|av|på|från|över)\s+(?:\p{L}+\s+)?(?:sotar|ovk|avlopp|el|skorsten|hiss|brunn|stam|balkong|tak|eldst|kamin|pann)\p{L}*)`,
    String.raw`låtit\s+(?:\p{L}+\s+)?besiktiga\s+${home}`,
    String.raw`vid\s+(?:säljarens\s+)?${kind}?besiktning(?:en)?${result}`,
    String.raw`besiktningsman(?:nen)?\s+(?:\p{Lu}\p{L}+\s+){0,3}(?:fann|noterade|hittade)`,
  ].join('|'),
);
/** A building that the association has inspected, in an advert of a flat. */
const ofAssociation = /^(?:fastigheten|byggnaden|huset)(?!\p{L})/iu;
const named = /^(?!.*(?:ovk|elbesikt|sotar|radon|energi|avlopp)).*besiktning/iu;

/** Where the advert proves that the home was inspected: by telling of it, or by a document of that name. */
export function inspectionOf({ sources, listing, home: { form } }: Advert): Quote | undefined {
  const told = findAll(sources, inspection).find(
    (quote) =>
      !(form === 'flat' && ofAssociation.test(quote.text)) && standingOf(sources, quote) === 'stated',
  );
  if (told) return told;
  const index = listing.documents?.findIndex(({ name }) => name && named.test(name)) ?? -1;
  const name = listing.documents?.[index]?.name;
  return name ? quoteAt({ field: `documents.${index}.name`, text: name }, 0, name.length) : undefined;
}
