import type { AnalysisResult, Evidence } from '../../analysis-result.schema.js';
import { parts, type Part, type PartId } from '../../knowledge/life-lengths.js';
import { viewingSignSource, type ViewingSign } from '../../knowledge/viewing-signs.js';
import { viewingSignOf } from '../../parts/viewing-sign.js';
import { needsNoDrainage } from '../../parts/building-year.js';
import type { Context } from '../../facts/context.js';
import { isToldInstead } from '../../facts/disputed.js';
import { field, quoted, reference } from '../../facts/evidence.js';
import { costWords, workCost, type WorkCost } from '../../facts/work-cost.js';
import { lower } from '../../format.js';
import { tendedPartsIn } from '../../reading/parts/tended.js';
import { withMaterial } from '../../parts/material.js';
import { agreeing } from '../../parts/names.js';
import { partners } from './jobs.js';
import type { Quote } from '../../reading/text/sources.js';
import type { PartAge } from '../../parts/technical.js';

type Improvement = NonNullable<AnalysisResult['renovationAnalysis']>['qualityImprovements'][number];

/** A costly part of the buyer's own whose age the advert leaves open. */
export interface Gap {
  readonly part: Part;
  readonly priced: WorkCost;
  readonly sign: ViewingSign;
  /** Where the advert tells of upkeep that made it no newer, or of a year that is in doubt. */
  readonly told?: { readonly quotes: readonly Quote[]; readonly text: string };
}

/** Costly parts of the buyer's own that have no year, or none to rely on; none in a home of at most ten years. */
export function gapsOf(context: Context, ages: readonly PartAge[]): Gap[] {
  const { yearBuilt } = context.listing;
  if (!yearBuilt || context.year - yearBuilt <= 10) return [];
  const isDry = needsNoDrainage(context);
  const told = tendedPartsIn(context);
  const isFlat = context.home.tenure === 'cooperative' || context.home.form === 'flat';
  const ids: readonly PartId[] = isFlat
    ? ['bathroom', 'kitchen', 'electrical']
    : ['roof', 'drainage', 'windows', 'bathroom', 'electrical', 'kitchen', ...told.heat];
  return parts
    .filter((part) => ids.includes(part.id) && !(isDry && part.id === 'drainage'))
    .flatMap((part) => withMaterial(context, part, 'longest') ?? [])
    .flatMap((part): Gap[] => {
      const sign = viewingSignOf(context, part.id);
      const priced = sign && workCost(context, part.cost, true);
      if (!priced) return [];
      const gap = { part, priced, sign };
      const age = ages.find((known) => known.part.id === part.id);
      if (age?.doubt) return [{ ...gap, told: doubted(age) }];
      const isDated =
        age ?? (context.work.some((work) => work.part === part.id) || isToldInstead(context, part.id));
      if (isDated || context.year - yearBuilt < part.life) return [];
      const upkeep = told.upkeep.get(part.id);
      return [upkeep ? { ...gap, told: tended(part, upkeep) } : gap];
    })
    .sort((a, b) => Number(b.part.heavy) - Number(a.part.heavy));
}

function doubted({ part, work, doubt }: PartAge): Gap['told'] {
  const the = lower(part.the);
  const text =
    doubt?.why === 'conflict'
      ? `Annonsen ger två årtal för ${the}, så åldern är inte säker.`
      : doubt?.why === 'planned'
        ? `Annonsen talar om ett kommande arbete på ${the}, så allt är kanske inte gjort.`
        : `Annonsen säger att bara en del är gjord, så resten av ${the} kan vara äldre.`;
  return { quotes: doubt ? [work.quote, doubt.quote] : [work.quote], text };
}

const tended = (part: Part, quote: Quote): Gap['told'] => ({
  quotes: [quote],
  text: `Annonsen säger ”${quote.text}”, men underhåll gör inte ${lower(part.the)} ${agreeing(part, ['ny', 'nytt', 'nya'])}.`,
});

/** What to look for at the viewing where the advert leaves an age open, with what the work would cost, kr. */
export function toImprovement(context: Context, { part, priced, sign, told }: Gap): Improvement {
  const { yearBuilt } = context.listing;
  const evidence: Evidence[] = [
    ...(told ? told.quotes.map(quoted) : [field('yearBuilt', yearBuilt ?? null)]),
    ...(told || context.listing.renovations?.length ? [] : [field('renovations', null)]),
    reference('life-lengths', part.row, part.source),
    reference('method', `${part.name}: tecken på ålder`, viewingSignSource),
    ...priced.evidence,
  ];
  return {
    area: part.name,
    priority: part.heavy ? 'high' : 'medium',
    description: `${told ? `${told.text} ` : ''}${sign.look} ${sign.bad}`,
    benefits: `${sign.work} kostar ofta ${costWords(priced.cost)}. Vet du åldern före bud kan du räkna med det.`,
    estimatedCost: { ...priced.cost, uncertain: true },
    difficulty: 'professional_required',
    partnerCategories: [...(partners[part.id] ?? ['besiktningsman'])],
    evidence,
  };
}
