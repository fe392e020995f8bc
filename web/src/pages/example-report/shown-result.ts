import type { AnalysisResult } from '../../../../src/reports/analysis-result.schema.js';
import { exampleResult } from '../../features/example-report/result.js';
import { keepUnitsIn } from '../../features/report/logic/keep-units.js';

/** The sample's result as it is shown: no line breaks between a figure and its unit. */
export const shownResult = keepUnitsIn(exampleResult) as AnalysisResult;
