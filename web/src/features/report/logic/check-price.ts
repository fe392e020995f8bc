import type { Check } from '../../../../../src/reports/analysis-result.schema.js';
import { costRange } from '../../../shared/format/cost-range.js';
import { reportTexts } from '../../../shared/texts/report.js';

const texts = reportTexts.checks;

/** What a check usually costs, and that we say so by experience where no table does. */
export const checkPrice = ({ price }: Check): string =>
  price === null ? texts.free : `${costRange(price)}${price.uncertain ? ` ${texts.experience}` : ''}`;
