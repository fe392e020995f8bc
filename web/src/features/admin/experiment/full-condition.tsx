import type { AnalysisResult, TechnicalItem } from '../../../../../src/reports/analysis-result.schema.js';
import { costRange } from '../../../shared/format/cost-range.js';
import { adminExperimentTexts } from '../../../shared/texts/admin-experiment.js';
import { compareTexts } from '../../../shared/texts/compare.js';
import type { FullRow, FullSection, RowMakers } from './full-rows.js';
import { wordsApart } from './logic/apart.js';
import type { Column } from './logic/columns.js';
import { compareItems } from './logic/comparison.js';
import { Texts } from './texts-cell.js';

const { sections, rows, ...texts } = adminExperimentTexts.full;

/** What the reports say of the home's condition, and of what has to be done to it. */
export function conditionSections(
  columns: readonly Column[],
  { by, judged, text, list }: RowMakers,
): readonly FullSection[] {
  const works = compareItems(
    columns,
    ({ result }) => worksOf(result),
    ({ area, when }) => ({ id: `${when} ${area}` }),
  );
  const technical = (item: TechnicalItem): FullRow => {
    const specs = by(({ technicalSpecs }) => technicalSpecs[item]);
    const statuses = specs.map((all) => all.map((spec) => spec?.status ?? 'unjudged'));
    return {
      key: item,
      label: compareTexts.technical[item],
      apart: judged(wordsApart(statuses)),
      cell: (_column, at) => (
        <Texts
          texts={specs[at]!.map((spec) => {
            const status = spec ? texts.technical[spec.status] : texts.unjudged;
            return spec?.reason ? `${status}: ${spec.reason}` : status;
          })}
        />
      ),
    };
  };
  const planned = (key: 'immediate' | 'shortTerm' | 'mediumTerm' | 'longTerm'): FullRow =>
    text(rows[key], ({ renovationAnalysis }) => {
      const step = renovationAnalysis?.financialPlanning[key];
      if (!step) return texts.none;
      return step.estimatedCost.max > 0
        ? `${costRange(step.estimatedCost)}. ${step.description}`
        : step.description;
    });

  return [
    {
      label: sections.technical,
      rows: (Object.keys(compareTexts.technical) as TechnicalItem[]).map(technical),
    },
    {
      label: sections.renovation,
      rows: [
        text(rows.total, ({ renovationAnalysis }) =>
          // A nought would read as a promise that nothing will cost.
          renovationAnalysis && renovationAnalysis.totalEstimatedCost.max > 0
            ? costRange(renovationAnalysis.totalEstimatedCost)
            : texts.none,
        ),
        planned('immediate'),
        planned('shortTerm'),
        planned('mediumTerm'),
        planned('longTerm'),
        ...list(
          works,
          ({ area, when }) => `${area} (${when})`,
          ({ items }) => (
            <p>
              {costRange(items[0]!.cost)}. {items[0]!.description}
            </p>
          ),
        ),
      ],
    },
  ];
}

/** Critical renovations and improvements as one list, each with when it is due or how pressing it is. */
function worksOf({ renovationAnalysis }: AnalysisResult) {
  if (!renovationAnalysis) return [];
  const { criticalRenovations, laterRenovations = [] } = renovationAnalysis;
  const { qualityImprovements, possibleRenovations = [] } = renovationAnalysis;
  return [
    ...[...criticalRenovations, ...laterRenovations].map(
      ({ area, timeframe, description, estimatedCost }) => ({
        area,
        when: timeframe,
        description,
        cost: estimatedCost,
      }),
    ),
    ...[...qualityImprovements, ...possibleRenovations].map(
      ({ area, priority, description, estimatedCost }) => ({
        area,
        when: texts.priority[priority],
        description,
        cost: estimatedCost,
      }),
    ),
  ];
}
