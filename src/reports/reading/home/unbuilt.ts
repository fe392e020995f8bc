import { standingOf } from '../assertion/standing.js';
import type { Advert } from '../text/advert.js';
import { findAll, sentenceAround, words, type Quote } from '../text/sources.js';

const month = String.raw`(?:januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|våren|sommaren|hösten|vintern|kvartal(?:et)?\s+\d|q[1-4]|årsskiftet)`;
/** Agreements and works that only an unfinished home has. */
const unbuilt = words(
  String.raw`förhandsavtal\p{L}*|bokningsavtal\p{L}*|under\s+(?:byggnation|uppförande|byggnad|produktion)|byggstart\p{L}*|säljstart\p{L}*|(?:ska|skall|kommer\s+att)\s+(?:byggas|uppföras)|(?:huset|bostaden|lägenheten|bostäderna|lägenheterna|husen)\s+(?:är\s+|beräknas\s+(?:vara\s+)?|står\s+|blir\s+)(?:inflyttningsklar\p{L}*|färdig\p{L}*|klar\p{L}*)\s+(?:\p{L}+\s+){0,3}20\d\d`,
);
const movingIn = words(
  String.raw`(?:in|till)flyttning(?:en)?\s*(?::\s*)?(?:(?:beräknas|beräknad|planeras|planerad|preliminär\p{L}*|sker|ske|är|till|i|under|från|och|med|prel|ca|tidigast|start|${month})\.?\s+){0,6}(?<year>20\d\d)`,
);
const newProduction = words(String.raw`nyproduktion(?:en)?|nyproducera(?:d|de|t)`);
/** Said of other houses, or of a home that is new no more. */
const ofOthers =
  /(?<!\p{L})(?:som\s+(?:en\s+)?ny\p{L}*|i\s+(?:området|närheten|kvarteret)|granntomt\p{L}*|grann\p{L}*|intill|bredvid|mittemot|stambyte|relining|garage\p{L}*|carport\p{L}*|kök\p{L}*|badrum\p{L}*|stammar\p{L}*|balkong\p{L}*|vårt\s+nästa|tidigare|områdets|inspirera\p{L}*|uppdrag\p{L}*|hiss\p{L}*|förråd\p{L}*|uterum\p{L}*|altan\p{L}*|skola\p{L}*|förskola\p{L}*|station\p{L}*|torg\p{L}*|park|väg\p{L}*|spårväg\p{L}*|tunnelbana\p{L}*|stadsdel\p{L}*|centrum|bad(?:hus)?\p{L}*|butik\p{L}*)(?!\p{L})/iu;

/** What shows that the home is not built yet. */
interface Unbuilt {
  readonly quote: Quote | null;
  /** The year of build lies ahead. */
  readonly built: number | null;
}

const cache = new WeakMap<Advert, { readonly found: Unbuilt | null }>();

/** The proof that the home is not built yet, or is being built; null for one that stands. Read once for each advert. */
export function unbuiltIn(advert: Advert): Unbuilt | null {
  const known = cache.get(advert);
  if (known) return known.found;
  const found = readUnbuilt(advert);
  cache.set(advert, { found });
  return found;
}

function readUnbuilt(advert: Advert): Unbuilt | null {
  const { listing, year, home } = advert;
  const built = listing.yearBuilt;
  if (home.form === 'plot' || (built !== undefined && built < year - 1)) return null;
  const quote = unbuiltQuote(advert) ?? null;
  if (built !== undefined && built > year) return { quote, built };
  return quote && { quote, built: null };
}

function unbuiltQuote(advert: Advert): Quote | undefined {
  const { sources, year, listing } = advert;
  const isOwn = (quote: Quote): boolean => {
    const source = sources.find((one) => one.field === quote.field);
    if (!source || standingOf(sources, quote) !== 'stated') return false;
    const { start, end } = sentenceAround(source, quote.start);
    const sentence = source.readable.slice(start, end);
    const years = [...sentence.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map(Number);
    return !ofOthers.test(sentence) && !(years.length > 0 && Math.max(...years) < year);
  };
  const moving = findAll(sources, movingIn).filter((quote) => Number(/20\d\d/.exec(quote.text)?.[0]) > year);
  return [
    ...findAll(sources, unbuilt),
    ...moving,
    ...(listing.yearBuilt === undefined || listing.yearBuilt >= year ? findAll(sources, newProduction) : []),
  ].find(isOwn);
}
