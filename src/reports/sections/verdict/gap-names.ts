import type { MissingInfoDetail } from '../../analysis-result.schema.js';
import { brief, lower } from '../../format.js';

/** Ends the label of what the advert names without its figure. */
const vagueMark = ' (nämns utan siffra)';

/** The entry of a fact that the advert names without its figure. */
export const withoutFigure = (entry: MissingInfoDetail): MissingInfoDetail => ({
  ...entry,
  label: entry.label + vagueMark,
  isVague: true,
});

/** A fact within a sentence. */
export const gapName = ({ label, isVague }: MissingInfoDetail): string =>
  lower(brief(isVague ? label.replace(vagueMark, '') : label));

/** What is missing of it, within a sentence: of what the advert names, the figure alone. */
export const lackOf = (gap: MissingInfoDetail): string =>
  gap.isVague ? `siffran för ${gapName(gap)}` : gapName(gap);
