import { flag, type Context, type Flag } from '../../facts/context.js';
import { field, quoted, reference } from '../../facts/evidence.js';
import { findAll, sentenceAround, words, type Quote } from '../../reading/text/sources.js';
import { standingOf } from '../../reading/assertion/standing.js';

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

const cache = new WeakMap<Context, { readonly found: Unbuilt | null }>();

/** The proof that the home is not built yet, or is being built; null for one that stands. Read once for each context. */
export function unbuiltIn(context: Context): Unbuilt | null {
  const known = cache.get(context);
  if (known) return known.found;
  const found = readUnbuilt(context);
  cache.set(context, { found });
  return found;
}

function readUnbuilt(context: Context): Unbuilt | null {
  const { listing, year, home } = context;
  const built = listing.yearBuilt;
  if (home.form === 'plot' || (built !== undefined && built < year - 1)) return null;
  const quote = unbuiltQuote(context) ?? null;
  if (built !== undefined && built > year) return { quote, built };
  return quote && { quote, built: null };
}

function unbuiltQuote(context: Context): Quote | undefined {
  const { sources, year, listing } = context;
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

/** A home that is bought before it stands: what can go wrong on the way, and what paper answers it. */
export function newBuildFlags(context: Context): Flag[] {
  const found = unbuiltIn(context);
  const { home } = context;
  if (!found || home.tenure === 'rental') return [];
  const inAssociation = home.tenure !== 'owned';
  return [
    flag({
      rule: 'new-production',
      title: 'Nyproduktion: du köper innan bostaden finns',
      category: 'Nyproduktion',
      severity: 'warning',
      description:
        'Det mesta är löften tills bygget är klart: inflyttningen kan dröja, och då kan du få betala två boenden eller hinna sälja det gamla för tidigt. ' +
        (inAssociation
          ? 'Avgiften är beräknad, det finns ingen årsredovisning att läsa, skulden är ofta hög från början och den ekonomiska planen är en prognos.'
          : 'Garantier, försäkring och betalning styrs av avtalet med byggaren, och fel ska hittas vid slutbesiktningen.'),
      action: inAssociation
        ? 'Läs den ekonomiska planen eller kostnadskalkylen och avtalet före underskrift: räntan som är antagen, säkerheten för ditt förskott, senaste tillträdesdag, ersättning vid försening och vem som betalar för osålda lägenheter.'
        : 'Läs avtalet före underskrift: fast pris, betalning i takt med bygget, färdigställandeskydd, ersättning vid försening och en slutbesiktning av någon du själv valt.',
      evidence: [
        ...(found.quote ? [quoted(found.quote)] : []),
        ...(found.built === null ? [] : [field('yearBuilt', found.built)]),
        reference(
          'association-bands',
          'Nyproduktion',
          'Vår egen bedömning; allmän kunskap, ej bekräftad källa',
        ),
      ],
    }),
  ];
}
