import type { AnalysisResult, Evidence } from '../analysis-result.schema.js';
import {
  countyFlatPriceLevel,
  flatPriceLevel,
  housePriceLevel,
  type PriceLevel,
} from '../knowledge/price-levels.js';
import type { Context } from './context.js';
import { computed, field, reference } from './evidence.js';
import { capital, kr, krPerSqm, lower, number } from './format.js';

export type PriceAnalysis = AnalysisResult['priceAnalysis'];

/**
 * Asking price against what homes of the kind have sold for, at the level and year that statistics exist for, and beside
 * it what adverts of the kind ask, where we have read enough of them.
 */
export function priceAnalysis(context: Context): PriceAnalysis {
  const { assessment, evidence, ...analysis } = againstSold(context);
  const asked = againstAsked(context, analysis.pricePerSqm);
  return {
    ...analysis,
    assessment: asked ? `${assessment} ${asked.text}` : assessment,
    evidence: asked ? [...evidence, ...asked.evidence] : evidence,
  };
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

function againstSold(context: Context): PriceAnalysis {
  const { listing, home } = context;
  const { price, livingArea } = listing;
  const perSqm = price && livingArea ? Math.round(price / livingArea) : null;
  const own: Evidence[] = [
    ...(price ? [field('price', price)] : []),
    ...(price && livingArea && perSqm
      ? [computed('pris ÷ boarea', { price, livingArea }, perSqm, 'kr/m²')]
      : []),
  ];
  if (!price)
    return without(null, 'Annonsen anger inget pris, så det finns inget att jämföra.', [field('price')]);
  if (home.form === 'flat' && home.tenure === 'cooperative' && perSqm) {
    const flats = flatPriceLevel(listing.municipality);
    if (flats) return againstFlats(perSqm, flats, own);
  }
  const level =
    home.form === 'flat' && home.tenure === 'cooperative'
      ? countyFlatPriceLevel(listing.municipality, listing.county)
      : home.form === 'house' && home.property
        ? housePriceLevel(listing.municipality, listing.county)
        : null;
  if (level) return againstWhole(price, perSqm, level, own);
  const size = perSqm ? `Priset motsvarar ${krPerSqm(perSqm)}. ` : '';
  const kind =
    home.form === 'plot' ? 'tomter' : home.form === 'leisure' ? 'fritidshus' : 'den här typen av bostad';
  return without(
    perSqm,
    `${size}Det saknas jämförbar statistik för ${kind} här, så vi säger inte om det är dyrt eller billigt. Be mäklaren ` +
      'om slutpriser för liknande försäljningar i närheten.',
    own,
  );
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
    ? `Medianen bygger på bara ${number(sales)} försäljningar, så ta spannet med en nypa salt. `
    : '';

function againstFlats(
  perSqm: number,
  { level, county, countySource }: NonNullable<ReturnType<typeof flatPriceLevel>>,
  own: Evidence[],
): PriceAnalysis {
  const { 2020: before, 2021: after, 2024: now } = county.flatPrice;
  const moved = [(level.value * now) / after, (level.value * now) / before].map((value) =>
    roundTo(value, 500),
  );
  const low = Math.min(...moved);
  const high = Math.max(...moved);
  const difference = Math.round((perSqm / level.value - 1) * 1000) / 10;
  const place =
    perSqm < low
      ? 'ligger under det spannet'
      : perSqm > high
        ? 'ligger över det spannet'
        : 'ligger inom det spannet';
  return {
    pricePerSqm: perSqm,
    areaAverage: level.value,
    percentDifference: difference,
    comparison: describe(level),
    assessment:
      `Du betalar ${krPerSqm(perSqm)}. I ${level.place} var medianen ${krPerSqm(level.value)} ${level.year}; omräknat ` +
      `till 2024 års nivå med länets medelpriser blir det ungefär ${number(low)}–${krPerSqm(high)}. Utgångspriset ` +
      `${place}. ${thin(level.sales)}Jämförelsen gäller hela kommunen. Skick, våning och kvarter kan flytta priset mycket, och slutpriset ` +
      'blir ofta ett annat än utgångspriset.',
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
        'kommunens median × länets pris 2024 ÷ pris 2021',
        { median: level.value, now, after },
        moved[0] ?? 0,
        'kr/m²',
      ),
      computed(
        'kommunens median × länets pris 2024 ÷ pris 2020',
        { median: level.value, now, before },
        moved[1] ?? 0,
        'kr/m²',
      ),
      computed('(pris per m² ÷ median − 1) × 100', { perSqm, median: level.value }, difference, '%'),
    ],
  };
}

/** Within this share of a mean price for whole homes the price is called level with it; the mean says no more. */
const levelWith = 0.15;

/** A mean for whole homes of every size and age: its level is told, and no difference in percent that would look exact. */
function againstWhole(
  price: number,
  perSqm: number | null,
  level: PriceLevel,
  own: Evidence[],
): PriceAnalysis {
  const share = Math.round((price / level.value) * 100);
  const relation =
    Math.abs(price / level.value - 1) <= levelWith
      ? 'ungefär i nivå med'
      : price > level.value
        ? 'högre än'
        : 'lägre än';
  const isHouse = level.statistic.includes('småhus');
  const kind = isHouse ? 'småhus' : 'bostadsrätter';
  return {
    pricePerSqm: perSqm,
    areaAverage: null,
    percentDifference: null,
    comparison: describe(level),
    assessment:
      `Sålda ${kind} i ${level.place} kostade i medeltal ${kr(level.value)} ${level.year}, och utgångspriset är ${relation} ` +
      `det. Jämförelsen är grov: medelpriset blandar ${isHouse ? 'stora och små hus, gamla och nya' : 'ettor och femmor i hela länet'}. ` +
      `${perSqm ? `Det du kan jämföra är ${krPerSqm(perSqm)}. ` : ''}Be mäklaren om slutpriset per kvadratmeter för tre liknande ` +
      `${isHouse ? 'hus' : 'lägenheter'} i närheten det senaste året.`,
    evidence: [
      ...own,
      reference('price-levels', `${level.place} ${level.year}: ${kr(level.value)}`, level.source),
      computed('pris ÷ medelpris × 100', { price, average: level.value }, share, '%'),
    ],
  };
}
