import type { AnalysisResult, Evidence } from '../analysis-result.schema.js';
import {
  countyFlatPriceLevel,
  flatPriceLevel,
  housePriceLevel,
  type PriceLevel,
} from '../knowledge/price-levels.js';
import type { Context } from '../facts/context.js';
import { disputeOf } from '../facts/disputed.js';
import { boughtOf, buys } from '../facts/bought.js';
import { computed, field, quoted, reference } from '../facts/evidence.js';
import { capital, kr, krPerSqm, lower, number } from '../format.js';
import { propertyShareIn } from '../reading/home/share.js';

export type PriceAnalysis = AnalysisResult['priceAnalysis'];

/**
 * Asking price against what homes of the kind have sold for, at the level and year that statistics exist for, and beside
 * it what adverts of the kind ask, where we have read enough of them.
 */
export function priceAnalysis(context: Context): PriceAnalysis {
  const { assessment, evidence, ...analysis } = comparable(context);
  const asked = againstAsked(context, analysis.pricePerSqm);
  return {
    ...analysis,
    assessment: asked ? `${assessment} ${asked.text}` : assessment,
    evidence: asked ? [...evidence, ...asked.evidence] : evidence,
  };
}

/** Without the comparison when a model disputed it: other homes than those that were counted. */
function comparable(context: Context): PriceAnalysis {
  const sold = againstSold(context);
  if (!disputeOf(context, { part: 'priceAnalysis', name: '' }, sold.evidence)) return sold;
  const own = sold.evidence.filter(({ kind }) => kind === 'field' || kind === 'computed');
  return without(sold.pricePerSqm, 'Vi jämför inte priset med vad andra bostäder har sålts för här.', own);
}

/** Never a figure of its own beside the statistics: what sellers ask is not what homes sell for. */
function againstAsked(
  { ownPrices }: Context,
  pricePerSqm: number | null,
): { text: string; evidence: Evidence[] } | null {
  if (!ownPrices || pricePerSqm === null) return null;
  const { municipality, propertyType, medianPerSqm, adverts, from, to } = ownPrices;
  const asked = `I de ${number(adverts)} annonser för ${lower(propertyType)} i ${municipality} som vi har läst ${from}–${to}`;
  return {
    text: `${asked} är utgångspriset i mitten ${krPerSqm(medianPerSqm)}. Det är begärda priser, inte slutpriser.`,
    evidence: [
      reference(
        'own-adverts',
        `${propertyType}, ${municipality}, ${from}–${to}: ${krPerSqm(medianPerSqm)}, ${number(adverts)} annonser`,
        'Utgångspriser i annonser som vi själva har läst',
      ),
    ],
  };
}

/** Against the nearest level that our tables hold for homes of the kind; against nothing where they hold others' alone. */
function againstSold(context: Context): PriceAnalysis {
  const { listing } = context;
  const { price, livingArea } = listing;
  // A town that has its municipality's name stands for it where the advert names no municipality.
  const municipality = listing.municipality ?? listing.city;
  const share = propertyShareIn(context);
  const isShare = share !== null && boughtOf(context) === 'property-share';
  const perSqm = price && livingArea ? Math.round(price / (livingArea * (isShare ? share.value : 1))) : null;
  const own: Evidence[] = [
    ...(price ? [field('price', price)] : []),
    ...(isShare ? [quoted(share.quote)] : []),
    ...(price && livingArea && perSqm
      ? [
          isShare
            ? computed('pris ÷ (boarea × andel)', { price, livingArea, share: share.value }, perSqm, 'kr/m²')
            : computed('pris ÷ boarea', { price, livingArea }, perSqm, 'kr/m²'),
        ]
      : []),
  ];
  if (!price)
    return without(null, 'Annonsen anger inget pris, så det finns inget att jämföra.', [field('price')]);
  const { compared } = buys(context);
  const flats = compared === 'flats' && perSqm ? flatPriceLevel(municipality) : null;
  if (flats && perSqm) return againstFlats(perSqm, flats, own);
  const houses = compared === 'houses' ? municipalHouseLevel(municipality) : null;
  if (houses) return againstHouses(perSqm, price, houses, own);
  const alone = without(perSqm, itself(perSqm, price), own);
  return hasOtherLevel(context, municipality) ? { ...alone, isComparable: false } : alone;
}

/** The price as it is, where nothing stands beside it. */
const itself = (perSqm: number | null, price: number): string =>
  perSqm ? `Priset motsvarar ${krPerSqm(perSqm)}.` : `Utgångspriset är ${kr(price)}.`;

/** Whether statistics of the place exist, though of other homes than this: whole flats of a county, houses on their own land. */
function hasOtherLevel({ home, listing }: Context, municipality: string | undefined): boolean {
  if (home.form === 'flat' && home.tenure === 'cooperative')
    return countyFlatPriceLevel(municipality, listing.county) !== null;
  return home.form === 'house' && home.property && housePriceLevel(municipality, listing.county) !== null;
}

/** The mean of the municipality itself; that of its county says nothing of a house in it. */
function municipalHouseLevel(municipality: string | undefined): PriceLevel | null {
  const level = housePriceLevel(municipality);
  return level?.place.endsWith('kommun') ? level : null;
}

function without(pricePerSqm: number | null, assessment: string, evidence: Evidence[]): PriceAnalysis {
  return { pricePerSqm, areaAverage: null, percentDifference: null, comparison: null, assessment, evidence };
}

const describe = (level: PriceLevel): string =>
  `${capital(level.statistic)}, ${level.place}, ${level.year} (${level.source})`;

const roundTo = (value: number, step: number): number => Math.round(value / step) * step;

/** Fewer sales than this make a median that a handful of homes can move. */
const fewSales = 100;
const thin = (sales: number | undefined): string =>
  sales !== undefined && sales < fewSales
    ? `Medianen bygger på bara ${number(sales)} försäljningar, så spannet är osäkert. `
    : '';

/** Share by which the level of a whole municipality is widened either way: what place and size alone make of a price. */
const widened = 0.15;
/** Further than this outside the span a price differs by more than size and place usually make. */
const clearly = 0.2;

/** Where a price lies to a span, without a percentage that an old level for a whole municipality cannot carry. */
function standing(perSqm: number, low: number, high: number): string {
  if (perSqm < low) return perSqm < low * (1 - clearly) ? 'klart under' : 'något under';
  if (perSqm > high) return perSqm > high * (1 + clearly) ? 'klart över' : 'något över';
  return 'inom';
}

/** Never called cheap or dear: what else can lie behind the difference. */
const reasons: Readonly<Record<string, string>> = {
  'klart under':
    'Det kan bero på läge, storlek, skick, tomträtt eller hög skuld i föreningen, eller på att utgångspriset är satt lågt. ',
  'något under': 'Läge, storlek, skick och föreningens ekonomi kan förklara det. ',
  inom: '',
  'något över': 'Läge, storlek, våning och standard kan förklara det. ',
  'klart över': 'Det kan bero på läge, storlek, utsikt eller standard. Fråga vad som motiverar priset. ',
};

/**
 * The median of the municipality in the years that were counted, moved to 2024 by the mean prices of the county and
 * widened by 15 % either way. Only the place to that span is told: the level is old and of homes of every size.
 */
function againstFlats(
  perSqm: number,
  { level, county, countySource }: NonNullable<ReturnType<typeof flatPriceLevel>>,
  own: Evidence[],
): PriceAnalysis {
  const { 2020: before, 2021: after, 2024: now } = county.flatPrice;
  const moved = [(level.value * now) / after, (level.value * now) / before];
  const low = roundTo(Math.min(...moved) * (1 - widened), 1000);
  const high = roundTo(Math.max(...moved) * (1 + widened), 1000);
  const place = standing(perSqm, low, high);
  return {
    pricePerSqm: perSqm,
    areaAverage: level.value,
    percentDifference: null,
    comparison: describe(level),
    assessment:
      `Utgångspriset är ${krPerSqm(perSqm)}. Medianen för sålda lägenheter av alla storlekar i hela ${level.place} var ` +
      `${krPerSqm(level.value)} ${level.year}. Siffran är gammal: räknad till 2024 års nivå, med marginal för läge och storlek, ` +
      `blir den ungefär ${number(low)}–${krPerSqm(high)}. Priset här ligger ${place} det spannet. ${reasons[place] ?? ''}` +
      `${thin(level.sales)}Jämför med slutpriser i samma kvarter, för de säger mer.`,
    evidence: [
      ...own,
      reference(
        'price-levels',
        `${level.place} ${level.year}: ${krPerSqm(level.value)}, ${number(level.sales ?? 0)} försäljningar`,
        level.source,
      ),
      reference(
        'price-levels',
        `${county.name}, medelpris för sålda bostadsrätter: ${kr(before)} 2020, ${kr(after)} 2021, ${kr(now)} 2024`,
        countySource,
      ),
      computed(
        'kommunens median × länets pris 2024 ÷ pris 2021 × 0,85',
        { median: level.value, now, after },
        low,
        'kr/m²',
      ),
      computed(
        'kommunens median × länets pris 2024 ÷ pris 2020 × 1,15',
        { median: level.value, now, before },
        high,
        'kr/m²',
      ),
    ],
  };
}

/** The mean of whole houses of every size and age: its level, and no more. */
function againstHouses(
  perSqm: number | null,
  price: number,
  level: PriceLevel,
  own: Evidence[],
): PriceAnalysis {
  return {
    pricePerSqm: perSqm,
    areaAverage: null,
    percentDifference: null,
    comparison: describe(level),
    assessment: `${itself(perSqm, price)} Sålda småhus i ${level.place}, stora och små, kostade i medeltal ${kr(level.value)} ${level.year}.`,
    evidence: [
      ...own,
      reference('price-levels', `${level.place} ${level.year}: ${kr(level.value)}`, level.source),
    ],
  };
}
