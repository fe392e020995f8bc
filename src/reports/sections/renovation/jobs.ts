import type { AnalysisResult, CostRange, Evidence } from '../../analysis-result.schema.js';
import { costRanges } from '../../knowledge/cost-ranges.js';
import { replacementCost } from '../../parts/age-flags.js';
import type { PartId } from '../../knowledge/life-lengths.js';
import { bathroomRenewalIn } from '../../reading/association/bathroom-renewed.js';
import type { Context, Flag } from '../../facts/context.js';
import { lower } from '../../format.js';
import { ageEvidence, fromWhen, type PartAge } from '../../parts/technical.js';

export type Horizon = keyof NonNullable<AnalysisResult['renovationAnalysis']>['financialPlanning'];

/** One thing to do, when, and what it costs in kr including VAT. */
export interface Job {
  /** The row of the cost table: two findings of one row are one work. */
  readonly work: string;
  /** The part whose age it is due by. */
  readonly part?: PartId;
  readonly horizon: Horizon;
  readonly area: string;
  readonly the: string;
  readonly cost: CostRange;
  /** The sum is that of a usual villa: the advert gives no size to reckon on. */
  readonly isOfUsualHome?: boolean | undefined;
  readonly reason: string;
  readonly partners: readonly string[];
  readonly evidence: readonly Evidence[];
}

/** Who does the work, by part. */
export const partners: Readonly<Record<string, readonly string[]>> = {
  roof: ['takläggare'],
  drainage: ['markentreprenör'],
  facade: ['snickare', 'murare'],
  windows: ['snickare'],
  pipes: ['rörmokare'],
  electrical: ['elektriker'],
  groundHeatPump: ['värmetekniker'],
  heatPump: ['värmetekniker'],
  boiler: ['värmetekniker'],
  bathroom: ['badrumsfirma', 'rörmokare'],
  kitchen: ['snickare', 'elektriker'],
};

/** What a fault's work is done on, to stand in a sentence. */
const names: Readonly<Record<string, string>> = {
  bathroom: 'badrummet',
  kitchen: 'köket',
  electrical: 'elen',
  privateSewage: 'avloppet',
  radon: 'radonet',
  asbestos: 'asbesten',
  singleStageFacade: 'fasaden',
  roof: 'taket',
  drainage: 'dräneringen',
};

/** The key of the cost row that a flag proves its sum by; its rule where it has none. */
function costKey({ evidence, rule }: Flag): string {
  const rows = evidence.flatMap((proof) =>
    proof.kind === 'reference' && proof.table === 'cost-ranges' ? [proof.row] : [],
  );
  const found = Object.entries(costRanges).find(([, row]) =>
    rows.some((text) => text.startsWith(`${row.row}: `)),
  );
  return found?.[0] ?? rule;
}

/** Rows that are one work where both are named: a house has one main source of heat to replace, and one facade. */
const sameWork: Readonly<Record<string, string>> = {
  groundHeatPump: 'heat',
  airWaterHeatPump: 'heat',
  singleStageFacade: 'facade',
};

/**
 * Each work once, with one sum: a fault and an age that mean the same work are joined under the first of them, which
 * keeps its time and takes the other's reason and proof.
 */
export function oneWork(jobs: readonly Job[]): Job[] {
  const found = new Map<string, Job>();
  for (const job of jobs) {
    const key = sameWork[job.work] ?? job.work;
    const first = found.get(key);
    const known = new Set(first?.evidence.map((proof) => JSON.stringify(proof)));
    found.set(
      key,
      first
        ? {
            ...first,
            reason: `${first.reason} ${job.reason}`,
            partners: [...new Set([...first.partners, ...job.partners])],
            evidence: [
              ...first.evidence,
              ...job.evidence.filter((proof) => !known.has(JSON.stringify(proof))),
            ],
          }
        : job,
    );
  }
  return [...found.values()];
}

/** Stated faults with a price come first; ages are handled by their own rule. */
export function faultJobs(flags: readonly Flag[]): Job[] {
  return flags
    .filter(
      (flag) => flag.severity === 'critical' && flag.estimatedCost && !flag.rule.startsWith('past-life-'),
    )
    .map((flag) => ({
      work: costKey(flag),
      horizon: 'immediate' as const,
      area: flag.title,
      the: names[costKey(flag)] ?? `det som fyndet ”${flag.title}” gäller`,
      cost: flag.estimatedCost ?? { min: 0, max: 0 },
      reason: flag.description,
      partners: ['besiktningsman'],
      evidence: flag.evidence,
    }));
}

/** The work on a part within ten years of the end of its life, or none where the association pays or no sum is known. */
export function ageJob(context: Context, age: PartAge): Job[] {
  if (age.remaining > 10 || (age.part.id === 'bathroom' && bathroomRenewalIn(context))) return [];
  const priced = replacementCost(context, age);
  if (!priced) return [];
  const horizon: Horizon =
    age.part.id === 'facade' && age.remaining <= 5
      ? // Panels and render past their life are mended for years before they are replaced.
        'mediumTerm'
      : age.remaining <= 0
        ? age.part.heavy
          ? 'immediate'
          : 'shortTerm'
        : age.remaining <= 2
          ? 'shortTerm'
          : age.remaining <= 5
            ? 'mediumTerm'
            : 'longTerm';
  const since =
    age.work.state === 'original'
      ? `Original från ${fromWhen(age.work)}`
      : `Senast gjort ${age.work.when} enligt annonsen`;
  const reason =
    age.remaining <= 0
      ? `${since}. Livslängden, ungefär ${age.part.life} år, är slut.`
      : `${since}. Av en livslängd på ungefär ${age.part.life} år återstår omkring ${age.remaining}.`;
  return [
    {
      work: age.part.cost,
      part: age.part.id,
      horizon,
      area: age.part.name,
      the: lower(age.part.the),
      cost: priced.cost,
      isOfUsualHome: priced.isOfUsualHome,
      reason,
      partners: partners[age.part.id] ?? ['besiktningsman'],
      evidence: [...ageEvidence(age, context.year), ...priced.evidence],
    },
  ];
}
