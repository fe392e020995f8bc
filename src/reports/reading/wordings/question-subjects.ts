import { standingOf } from '../assertion/standing.js';
import { findAll, words, type TextSource } from '../text/sources.js';

/** How adverts name what only some homes have, by the id of the question about it. */
const patterns = {
  chimney: words(
    String.raw`(?:\p{L}*(?:kamin|eldstad|kakelugn|skorsten|murstock|rökgång|rökkanal|vedpanna|pelletspanna|oljepanna|vedspis)|spis(?:insats|kassett)|pannrum)\p{L}{0,6}|öpp(?:en|na)\s+spis(?:en|ar)?|(?:järn|ved)spis(?:en)?|(?:ved|pellets)eld\p{L}*|eldningsförbud\p{L}*|sot(?:are|ning|ad)\p{L}*`,
  ),
  /** Of the home; not one at a bath or a hotel, nor a place for one. */
  pool: words(
    String.raw`(?<!(?:badhus|simhall|\p{L}{0,10}bad|hotell|camping|plats\s+för|möjlighet\s+till|förber\p{L}{1,8}\s+för)(?!\p{L}{0,2}rum)[^.!?\n]{0,40})(?:(?:utomhus|inomhus|sim|saltvattens?)?-?pool(?:en|område\p{L}{0,3}|hus\p{L}{0,3}|däck\p{L}{0,3})?|swimming-?\s?pool(?:en)?|simbassäng(?:en)?)(?![^.!?\n]{0,40}(?:minut|gångavstånd|promenad|bilväg))`,
  ),
  'water-heater': words(String.raw`(?:varm)?vattenberedare(?:n)?|beredare(?:n)?|vvb`),
  'acquisition-permit': words(
    String.raw`förvärvs?tillstånd(?:et)?(?!\s+(?:krävs|behövs|erfordras|fordras)\s+(?:inte|ej)(?!\p{L}))|jordförvärvslag(?:en)?|glesbygds?(?:område|förvärv)(?:et)?`,
  ),
};

/** Whether the advert tells of what a question is about, as the home's own. */
export const tellsOf = (sources: readonly TextSource[], question: keyof typeof patterns): boolean =>
  findAll(sources, patterns[question]).some((quote) =>
    ['stated', 'mended', 'hypothetical'].includes(standingOf(sources, quote)),
  );
