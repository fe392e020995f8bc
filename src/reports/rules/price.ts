import type { AnalysisResult, Evidence } from '../analysis-result.schema.js';
import {
  countyFlatPriceLevel,
  flatPriceLevel,
  housePriceLevel,
  type PriceLevel,
} from '../knowledge/price-levels.js';
import type { Context } from './context.js';
import { computed, field, reference } from './evidence.js';
import { capital, kr, krPerSqm, number, percent } from './format.js';

export type PriceAnalysis = AnalysisResult['priceAnalysis'];

/** Asking price against what homes of the kind have sold for, at the level and year that statistics exist for. */
export function priceAnalysis(context: Context): PriceAnalysis {
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
      `${place}. Jämförelsen gäller hela kommunen. Skick, våning och kvarter kan flytta priset mycket, och slutpriset ` +
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

function againstWhole(
  price: number,
  perSqm: number | null,
  level: PriceLevel,
  own: Evidence[],
): PriceAnalysis {
  const difference = Math.round((price / level.value - 1) * 1000) / 10;
  const shown = percent(Math.abs(Math.round(difference)));
  const side =
    Math.abs(difference) < 3
      ? 'ungefär på'
      : difference > 0
        ? `omkring ${shown} över`
        : `omkring ${shown} under`;
  const kind = level.statistic.includes('småhus') ? 'småhus' : 'bostadsrätter';
  return {
    pricePerSqm: perSqm,
    areaAverage: null,
    percentDifference: difference,
    comparison: describe(level),
    assessment:
      `Utgångspriset ligger ${side} medelpriset för sålda ${kind} i ${level.place} ${level.year}, som var ` +
      `${kr(level.value)}. Medelpriset gäller hela bostaden oavsett storlek, ålder och läge` +
      `${perSqm ? `; den här bostaden kostar ${krPerSqm(perSqm)}` : ''}. Se det som en fingervisning och be om slutpriser ` +
      'för liknande hem i närheten.',
    evidence: [
      ...own,
      reference('price-levels', `${level.place} ${level.year}: ${kr(level.value)}`, level.source),
      computed('(pris ÷ medelpris − 1) × 100', { price, average: level.value }, difference, '%'),
    ],
  };
}
