import { reportTexts } from '../../../shared/texts/report.js';

const texts = reportTexts.comparison;

/**
 * This home against the comparison in words (`12 % över länets snitt 2024, SCB`). Within half a percent it is
 * on a level. Null when there is nothing to compare with.
 */
export function differenceText(difference: number | null, comparison: string | null): string | null {
  if (difference === null) return null;
  const against = lowerFirst(comparison ?? texts.area);
  if (Math.abs(difference) < 0.5) return texts.level(against);
  return (difference > 0 ? texts.over : texts.under)(Math.abs(difference), against);
}

// The comparison may open with a capital as a heading; names such as SCB keep theirs.
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
