import { findAll, words, type TextSource } from '../text/sources.js';
import { radonText } from './must-have/house.js';

/** What answers a risk of the year of build, so that the year alone is no reason to ask; by the id of the risk. */
export const buildingYearAnswers: Readonly<Record<string, string>> = {
  /** Radon is measured, or the walls are of wood. */
  'blue-concrete-years': String.raw`${radonText}|trä(?:stomme|regel)\p{L}*|stomme\p{L}*\s+(?:i|av)\s+trä|timmer\p{L}*|timra\p{L}*`,
  'asbestos-years': String.raw`asbestfri\p{L}*|asbestsaner\p{L}*`,
  /** The pipes are replaced or relined. */
  'million-programme': String.raw`stam(?:byt|bytt)\p{L}*|relin\p{L}*|(?:nya|bytta)\s+(?:rör|stammar)`,
  /** How the facade is built, or that it is of wood or brick. */
  'single-stage-years': String.raw`(?:trä|tegel)fasad\p{L}*|en-?stegstät\p{L}*|två-?stegstät\p{L}*|tegel|(?:stående|liggande)\s+panel|träpanel`,
};
const patterns = new Map(Object.entries(buildingYearAnswers).map(([id, text]) => [id, words(text)]));

/** The text answers a risk that the year of build alone would give reason to ask about. */
export function answersBuildingYear(sources: readonly TextSource[], id: string): boolean {
  const pattern = patterns.get(id);
  return pattern !== undefined && findAll(sources, pattern).length > 0;
}
