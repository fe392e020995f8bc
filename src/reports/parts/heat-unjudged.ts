import type { AnalysisResult } from '../analysis-result.schema.js';
import { unjudgedHeat } from '../knowledge/heat-sources.js';
import type { Context } from '../facts/context.js';
import { computed, quoted, reference } from '../facts/evidence.js';
import { isInstalled } from '../reading/parts/installed.js';
import { closed } from '../reading/text/sayable.js';
import { findAll } from '../reading/text/sources.js';
import { heatPatterns } from '../reading/wordings/heat-sources.js';
import { latest } from '../reading/work/work.js';

type RiskFactor = NonNullable<AnalysisResult['renovationAnalysis']>['riskFactors'][number];

/**
 * What heats a house but has no life with a source, told with its year and the reason that it is not judged. In a flat
 * the heating is the association's.
 */
export function unjudgedHeating(context: Context): RiskFactor[] {
  const { home, sources, work, year } = context;
  if (home.tenure === 'cooperative' || home.form === 'flat' || home.form === 'plot') return [];
  const told = new Set<string>();
  return unjudgedHeat.flatMap((heat): RiskFactor[] => {
    if (told.has(heat.part)) return [];
    const place = findAll(sources, heatPatterns[heat.id]).find((quote) => isInstalled(context, quote));
    if (!place) return [];
    told.add(heat.part);
    const dated = latest(work, heat.part, ['done', 'original']);
    const age = dated && year - dated.to;
    const since =
      age === undefined
        ? 'Annonsen säger inte hur gammal den är.'
        : `Annonsen säger ”${closed(dated?.quote.text ?? '')}”, ${age > 0 ? `alltså för ${age} år sedan` : 'alltså i år'}.`;
    return [
      {
        risk: `${heat.the} är inte bedömd`,
        impact: `${since} Vi saknar säkra uppgifter om hur länge ${heat.all} håller.`,
        mitigation: heat.ask,
        evidence: [
          quoted(dated?.quote ?? place),
          ...(dated && age !== undefined
            ? [computed('i år − senaste år', { year, lastDone: dated.to }, age, 'år')]
            : []),
          reference('method', 'Bedöms bara mot livslängder som har källa', 'Vår egen metod'),
        ],
      },
    ];
  });
}
