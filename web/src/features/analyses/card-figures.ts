import type { AnalysisCard } from '../../../../src/analyses/analysis.types.js';
import { analysesTexts } from '../../shared/texts/analyses.js';
import { area, rooms } from '../../shared/format/home.js';
import { kr, millionKr } from '../../shared/format/money.js';

const texts = analysesTexts.card;

/** One labelled figure of a card. */
export interface CardFigure {
  readonly label: string;
  readonly value: string;
}

/** The figures of a card that are known; without a monthly fee, the yearly running cost takes its place. */
export function cardFigures(card: AnalysisCard): readonly CardFigure[] {
  const figures: CardFigure[] = [];
  if (card.livingArea !== null) figures.push({ label: texts.area, value: area(card.livingArea) });
  if (card.rooms !== null) figures.push({ label: texts.rooms, value: rooms(card.rooms) });
  if (card.pricePerSqmKr !== null) figures.push({ label: texts.pricePerSqm, value: kr(card.pricePerSqmKr) });
  if (card.monthlyFeeKr) figures.push({ label: texts.monthlyFee, value: kr(card.monthlyFeeKr) });
  else if (card.operatingCostKr !== null)
    figures.push({ label: texts.operatingCost, value: kr(card.operatingCostKr) });
  return figures;
}

/** Id of a card's element, for what is said of it. */
export const cardElementId = (id: string): string => `analysis-${id}`;

export const priceText = (card: AnalysisCard): string =>
  card.priceKr === null ? texts.noPrice : millionKr(card.priceKr);
export const addressText = (card: Pick<AnalysisCard, 'address'>): string =>
  card.address ?? texts.unknownAddress;
export const municipalityText = (card: Pick<AnalysisCard, 'municipality'>): string =>
  card.municipality ?? texts.unknownMunicipality;

/** What the link alone tells besides the address: `Järfälla · Lägenhet · 2 rum`. */
export const linkFacts = (card: Pick<AnalysisCard, 'municipality' | 'propertyType' | 'rooms'>): string =>
  [card.municipality, card.propertyType, card.rooms === null ? null : rooms(card.rooms)]
    .filter(Boolean)
    .join(' · ');

/** Parts `4,15 Mkr` before its unit; a text that does not begin with a figure has none. */
export function splitFigure(text: string): { readonly figure: string; readonly unit: string } {
  const figure = /^\d[\d,]*(?:\s\d{3}\b)*/.exec(text)?.[0] ?? text;
  return { figure, unit: text.slice(figure.length) };
}
