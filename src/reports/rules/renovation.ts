import type { AnalysisResult, CostRange } from '../analysis-result.schema.js';
import type { BuildingYearRisk } from '../knowledge/building-years.js';
import { costOf } from '../knowledge/cost-ranges.js';
import { parts, type Part } from '../knowledge/life-lengths.js';
import { standsOnSlab } from './building-year.js';
import type { Context, Flag } from './context.js';
import { costReference, field, reference } from './evidence.js';
import { capital, krRange, list, lower } from './format.js';
import { withMaterial } from './material.js';
import { ageJob, faultJobs, partners, rangeOf, type Horizon, type Job } from './renovation-jobs.js';
import type { PartAge } from './technical.js';

type Renovation = NonNullable<AnalysisResult['renovationAnalysis']>;
type Critical = Renovation['criticalRenovations'][number];

const timeframes: Readonly<Record<Horizon, string>> = {
  immediate: '0–6 månader',
  shortTerm: '1–2 år',
  mediumTerm: '3–5 år',
  longTerm: '5–10 år',
};

const zero: CostRange = { min: 0, max: 0 };
function sum(ranges: readonly CostRange[]): CostRange {
  if (ranges.length === 0) return zero;
  return {
    min: ranges.reduce((total, range) => total + range.min, 0),
    max: ranges.reduce((total, range) => total + range.max, 0),
    ...(ranges.some((range) => range.uncertain) ? { uncertain: true } : {}),
  };
}

/** What waits, when and for how much. Null for land and where nothing is known. Only dated parts and stated faults enter the sums. */
export function renovationPlan(
  context: Context,
  ages: readonly PartAge[],
  yearRisks: readonly BuildingYearRisk[],
  flags: readonly Flag[],
): Renovation | null {
  if (context.home.form === 'plot') return null;
  const jobs = [...faultJobs(flags), ...ages.flatMap((age) => ageJob(context, age))];
  const unknown = unknownParts(context, ages);
  if (jobs.length + unknown.length + yearRisks.length === 0 && !context.listing.yearBuilt) return null;
  const total = sum(jobs.map((job) => job.cost));
  return {
    summary: summary(context, jobs, total, unknown),
    totalEstimatedCost: total,
    criticalRenovations: jobs
      .filter((job) => job.horizon === 'immediate' || job.horizon === 'shortTerm')
      .map(toCritical),
    qualityImprovements: unknown.map(({ part, row, evidence }) => ({
      area: part.name,
      priority: part.heavy ? ('high' as const) : ('medium' as const),
      description: `Ta reda på åldern. ${part.the} kan vara ${part.plural ? 'gamla' : part.the.endsWith('t') ? 'gammalt' : 'gammal'}, men annonsen anger inget år.`,
      benefits: `Om det visar sig vara dags kostar det ofta ${krRange(row)}${row.uncertain ? ' (osäkert)' : ''}. Vet du det före bud kan du räkna med det.`,
      estimatedCost: { ...rangeOf(row), uncertain: true },
      difficulty: 'professional_required' as const,
      partnerCategories: [...(partners[part.id] ?? ['besiktningsman'])],
      evidence,
    })),
    layoutPossibilities: {
      analysisAvailable: false,
      opportunities: [],
      limitations: [
        'En regelbaserad analys tolkar inte planritningar, så vi föreslår inga ändringar av rummen.',
        context.home.tenure === 'cooperative'
          ? 'Större ändringar kräver styrelsens godkännande, och bärande väggar kan kräva anmälan till kommunen.'
          : 'Fråga kommunen om lov eller anmälan innan du river väggar eller bygger ut.',
      ],
    },
    financialPlanning: {
      immediate: step(
        jobs,
        'immediate',
        clearUpFirst(context, flags) ??
          'Inget i annonsen visar att något måste göras direkt. Håll ändå en marginal tills besiktningen är klar.',
      ),
      shortTerm: step(jobs, 'shortTerm', nothingKnown),
      mediumTerm: step(jobs, 'mediumTerm', nothingKnown),
      longTerm: step(jobs, 'longTerm', afterAll(jobs, ages)),
    },
    riskFactors: yearRisks.map((risk) => ({
      risk: risk.title,
      impact: `${risk.text}${risk.cost ? ` En åtgärd kostar ofta ${krRange(costOf(risk.cost))}${costOf(risk.cost).uncertain ? ' (osäkert)' : ''}.` : ''}`,
      mitigation: risk.action,
      evidence: [
        field('yearBuilt', context.listing.yearBuilt ?? null),
        reference('building-years', `${risk.title} (${risk.from}–${risk.to})`, risk.source),
        ...(risk.cost ? [costReference(costOf(risk.cost))] : []),
      ],
    })),
  };
}

const nothingKnown = 'Inget känt arbete.';

/** Beyond the ten years: the part whose time comes first, for it is the next to save for. */
function afterAll(jobs: readonly Job[], ages: readonly PartAge[]): string {
  const planned = new Set(jobs.map((job) => job.the));
  const next = ages
    .filter(({ part, remaining }) => remaining > 10 && !planned.has(lower(part.the)))
    .toSorted((a, b) => a.remaining - b.remaining)[0];
  return next ? `${nothingKnown} Näst i tur, längre fram, är ${lower(next.part.the)}.` : nothingKnown;
}

/** What must be clear before money can be set aside, beside a critical finding or planned work; else null. */
function clearUpFirst(context: Context, flags: readonly Flag[]): string | null {
  const open = flags
    .filter((item) => item.severity === 'critical' && item.weight > 0)
    .map((item) => item.title);
  const isPipes = context.work.some((work) => work.part === 'pipes' && work.state === 'planned');
  if (isPipes || flags.some((item) => item.rule === 'pipe-replacement-planned'))
    open.push('Planerat stambyte');
  const others = parts.filter(
    ({ id }) => id !== 'pipes' && context.work.some((work) => work.part === id && work.state === 'planned'),
  );
  open.push(...others.map((part) => `Planerat arbete: ${lower(part.name)}`));
  if (open.length === 0) return null;
  return `Red först ut: ${list([...new Set(open)].slice(0, 4).map(lower))}. Kostnaden går inte att ange förrän det är klarlagt, så håll en marginal.`;
}

function toCritical(job: Job): Critical {
  return {
    area: job.area,
    timeframe: timeframes[job.horizon],
    description: `Låt en fackman bedöma ${job.the} och ta in pris. Räkna med ${krRange(job.cost)}${job.assumes ? `, ${job.assumes}` : ''}${job.cost.uncertain ? ', ett osäkert spann' : ''}.`,
    reason: job.reason,
    estimatedCost: job.cost,
    difficulty: 'professional_required',
    partnerCategories: [...job.partners],
    evidence: [...job.evidence],
  };
}

function step(jobs: readonly Job[], horizon: Horizon, none: string) {
  const mine = jobs.filter((job) => job.horizon === horizon);
  if (mine.length === 0) return { description: none, estimatedCost: zero };
  const cost = sum(mine.map((job) => job.cost));
  return {
    description: `${capital(list(mine.map((job) => job.the)))}: ${krRange(cost)}.`,
    estimatedCost: cost,
  };
}

/** Costly parts of the buyer's own that have no stated year. */
function unknownParts(context: Context, ages: readonly PartAge[]) {
  const { yearBuilt } = context.listing;
  if (!yearBuilt || context.year - yearBuilt <= 10) return [];
  const known = new Set<string>([
    ...ages.map((age) => age.part.id),
    ...context.work.map((work) => work.part),
  ]);
  const slab = standsOnSlab(context);
  const ids: Part['id'][] =
    context.home.tenure === 'cooperative' || context.home.form === 'flat'
      ? ['bathroom', 'kitchen', 'electrical']
      : ['roof', 'drainage', 'windows', 'bathroom', 'electrical', 'kitchen'];
  return parts
    .filter((part) => !(slab && part.id === 'drainage'))
    .flatMap((part) => withMaterial(context, part, 'longest') ?? [])
    .filter((part) => ids.includes(part.id) && !known.has(part.id) && context.year - yearBuilt >= part.life)
    .sort((a, b) => Number(b.heavy) - Number(a.heavy))
    .map((part) => {
      const row = costOf(part.cost);
      return {
        part,
        row,
        evidence: [
          field('yearBuilt', yearBuilt),
          field('renovations', null),
          reference('life-lengths', part.row, part.source),
          costReference(row),
        ].filter(
          (item) =>
            !(item.kind === 'field' && item.name === 'renovations' && context.listing.renovations?.length),
        ),
      };
    });
}

function summary(
  context: Context,
  jobs: readonly Job[],
  total: CostRange,
  unknown: readonly { readonly part: Part }[],
): string {
  const soon = jobs.filter((job) => job.horizon !== 'longTerm').map((job) => job.the);
  const known =
    jobs.length === 0
      ? 'Annonsen ger inga årtal som pekar på ett nära byte.'
      : `${soon.length > 0 ? `Närmast i tiden ligger ${list(soon)}. ` : ''}Det vi kan datera kostar sammanlagt omkring ${krRange(total)} de närmaste tio åren.`;
  const gaps =
    unknown.length > 0
      ? ` ${capital(list(unknown.map(({ part }) => lower(part.the))))} saknar årtal och kan tillkomma. Fråga före bud.`
      : '';
  const shared =
    context.home.tenure === 'cooperative'
      ? ' Tak, fasad, fönster och stammar är normalt föreningens ansvar och betalas genom avgiften.'
      : '';
  return known + gaps + shared;
}
