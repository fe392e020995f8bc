import type { AnalysisCard } from '../../../../src/analyses/analysis.types.js';
import { area, rooms } from '../../shared/format/home.js';
import { millionKr, thousandKr } from '../../shared/format/money.js';

/** One labelled figure of a card. */
export interface CardFigure {
  readonly label: string;
  readonly value: string;
}

/** The figures of a card that are known; without a monthly fee, the yearly running cost takes its place. */
export function cardFigures(card: AnalysisCard): readonly CardFigure[] {
  const figures: CardFigure[] = [];
  if (card.livingArea !== null) figures.push({ label: 'Boarea', value: area(card.livingArea) });
  if (card.rooms !== null) figures.push({ label: 'Storlek', value: rooms(card.rooms) });
  if (card.pricePerSqmKr !== null) figures.push({ label: 'Pris/m²', value: thousandKr(card.pricePerSqmKr) });
  if (card.monthlyFeeKr) figures.push({ label: 'Avgift/mån', value: thousandKr(card.monthlyFeeKr) });
  else if (card.operatingCostKr !== null)
    figures.push({ label: 'Drift/år', value: thousandKr(card.operatingCostKr) });
  return figures;
}

export const priceText = (card: AnalysisCard): string =>
  card.priceKr === null ? 'Pris saknas' : millionKr(card.priceKr);
export const addressText = (card: Pick<AnalysisCard, 'address'>): string => card.address ?? 'Okänd adress';
export const municipalityText = (card: Pick<AnalysisCard, 'municipality'>): string =>
  card.municipality ?? 'Okänd kommun';

/** What the link alone tells besides the address: `Järfälla · Lägenhet · 2 rum`. */
export const linkFacts = (card: Pick<AnalysisCard, 'municipality' | 'propertyType' | 'rooms'>): string =>
  [card.municipality, card.propertyType, card.rooms === null ? null : rooms(card.rooms)]
    .filter(Boolean)
    .join(' · ');
