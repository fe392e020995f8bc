import type { Evidence } from '../../analysis-result.schema.js';
import { flag, type Context, type Flag } from '../../facts/context.js';
import { field, quoted, reference } from '../../facts/evidence.js';
import { findAll, sentenceAround, words, type Quote } from '../../reading/text/sources.js';
import { standingOf } from '../../reading/assertion/standing.js';
import { latinRegExp } from '../../reading/text/latin.js';

/** From this floor up the way to a home without a lift is long. Our own limit. */
const highFloor = 3;

const numerals = ['tre', 'fyra', 'fem', 'sex', 'sju'];
const ordinals = ['tredje', 'fjärde', 'femte', 'sjätte', 'sjunde'];
const noLift = words(
  String.raw`(?:ingen|utan|saknar|(?<!saknar\s)(?:ej|inte)(?!\s+(?:bara|endast|enbart)))\s+(?:(?!inte\s|ej\s)\p{L}+\s+)?hiss|hiss(?:en)?\s*(?::\s*)?(?:saknas|nej|finns\s+(?:ej|inte)|ej)`,
);
const noLiftIn = latinRegExp(noLift.source, 'iu');
const anyLift = words(String.raw`(?:person)?hiss(?:en)?`);
const floorSaid = words(
  String.raw`(?:${ordinals.join('|')})\s+våning(?:en)?|(?:(?:${numerals.join('|')})|[3-9])\s*(?:trappor(?:\s+upp)?|tr)|våning\s+[3-9]`,
);
/** A floor of something else: `fem våningar`, `takterrass på våning 7`, `huset har fyra våningar`. */
const ofOther =
  /(?<!\p{L})(?:tak\p{L}*terrass|gemensam\p{L}*|tvättstug\p{L}*|bastu\p{L}*|gym\p{L}*|förråd\p{L}*|vind\p{L}*|grann\p{L}*|etage\p{L}*|till|förbi)(?:\s+\p{L}+){0,4}\s*$/iu;

const stopped = words(
  String.raw`hiss(?:en)?\s+(?:i\s+(?:huset|porten|trapphuset)\s+)?(?:är|står|har\s+varit|har\s+stått)\s+(?:\p{L}+\s+)?(?:ur\s+(?:funktion|drift|bruk)|trasig|avstängd|sönder|stilla|still)|hiss(?:en)?\s+(?:fungerar|går)\s+(?:för\s+närvarande\s+)?(?:ej|inte)`,
);
const mended =
  /(?<!\p{L})(?:lagad\p{L}*|lagades|reparera(?:d|des|ts)|bytt|byttes|åter\s+i\s+(?:drift|bruk)|tidigare|aldrig)(?!\p{L})/iu;

/** A lift that stands still by the advert's own words: heavier where the home lies high up. */
function stoppedLiftFlags(context: Context): Flag[] {
  const { home, sources } = context;
  if (home.form !== 'flat' && home.form !== 'unknown') return [];
  const quote = findAll(sources, stopped).find((found) => {
    const source = sources.find(({ field: name }) => name === found.field);
    const span = source && sentenceAround(source, found.start);
    const standing = standingOf(sources, found);
    return (
      span &&
      !mended.test(source.readable.slice(span.start, span.end)) &&
      standing !== 'elsewhere' &&
      standing !== 'mended' &&
      standing !== 'hypothetical'
    );
  });
  if (!quote) return [];
  const floor = floorOf(context);
  return [
    flag({
      rule: 'lift-stopped',
      title: 'Hissen står still',
      category: 'Huset',
      severity: floor ? 'warning' : 'notice',
      weight: floor ? 1 : 0.5,
      description:
        'Annonsen säger att hissen inte fungerar. En reparation kan dröja, och en ny hiss är en stor kostnad för huset.',
      action: 'Fråga när hissen fungerar igen, vad felet är och hur det betalas.',
      evidence: [
        quoted(quote),
        ...(floor ? [floor.evidence] : []),
        reference('association-bands', 'Hiss som inte fungerar', 'Vår egen bedömning'),
      ],
    }),
  ];
}

/** A home on a high floor of a house without a lift. Silent where field and text disagree about the lift. */
export const liftFlags = (context: Context): Flag[] => [
  ...missingLiftFlags(context),
  ...stoppedLiftFlags(context),
];

function missingLiftFlags(context: Context): Flag[] {
  const { listing, home, sources } = context;
  if (home.form !== 'flat' && home.form !== 'unknown') return [];
  if (listing.elevator === true) return [];
  const text = listing.floor ?? '';
  const denials = findAll(sources, noLift).filter((quote) => !isPlan(context, quote));
  const isFieldNo = listing.elevator === false || noLiftIn.test(text);
  if (!isFieldNo && denials.length === 0) return [];
  if (!isFieldNo && findAll(sources, anyLift).some((lift) => !denials.some((no) => covers(no, lift))))
    return [];
  const floor = floorOf(context);
  if (!floor) return [];
  const lift: Evidence[] =
    listing.elevator === false ? [field('elevator', false)] : denials.slice(0, 1).map(quoted);
  return [
    flag({
      rule: 'no-lift',
      title: 'Högt upp utan hiss',
      category: 'Huset',
      severity: 'notice',
      description: `Bostaden ligger på våning eller trappa ${floor.value} och annonsen säger att hiss saknas. Det märks med barnvagn, vid flytt och om benen sviker${home.tenure === 'rental' ? '' : ', och färre vill köpa när du säljer'}.`,
      action:
        'Gå hela vägen upp på visningen, och fråga om föreningen planerar en hiss och hur den i så fall betalas.',
      evidence: [
        floor.evidence,
        ...lift,
        reference('association-bands', 'Högt upp utan hiss', 'Vår egen gräns: tre trappor'),
      ],
    }),
  ];
}

const covers = (outer: Quote, inner: Quote): boolean =>
  outer.field === inner.field && outer.start <= inner.start && inner.end <= outer.end;

/** `Ingen hiss i dag men en planeras` is still none; `inte bara hiss` is one. */
function isPlan({ sources }: Context, quote: Quote): boolean {
  const standing = standingOf(sources, quote);
  return standing === 'elsewhere' || standing === 'hypothetical';
}

function floorOf(context: Context): { readonly value: number; readonly evidence: Evidence } | null {
  const { listing, sources } = context;
  const stated = /(?<![\d,.])(\d{1,2})(?![\d.,½])/u.exec(listing.floor ?? '')?.[1];
  if (listing.floor !== undefined && stated) {
    const value = Number(stated);
    return value >= highFloor ? { value, evidence: field('floor', listing.floor) } : null;
  }
  for (const quote of findAll(sources, floorSaid)) {
    const source = sources.find(({ field: name }) => name === quote.field);
    const before = source?.readable.slice(Math.max(0, quote.start - 60), quote.start) ?? '';
    if (ofOther.test(before) || standingOf(sources, quote) !== 'stated') continue;
    return { value: valueOf(quote.text), evidence: quoted(quote) };
  }
  return null;
}

function valueOf(text: string): number {
  const said = text.toLowerCase();
  const place = (list: readonly string[]): number => list.findIndex((item) => said.startsWith(item));
  const named = Math.max(place(numerals), place(ordinals));
  return named >= 0 ? named + highFloor : Number(/\d/.exec(said)?.[0]);
}
