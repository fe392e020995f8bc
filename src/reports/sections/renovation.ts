import type { AnalysisResult, CostRange, Dispute } from '../analysis-result.schema.js';
import type { BuildingYearRisk } from '../knowledge/building-years.js';
import type { Context, Flag } from '../facts/context.js';
import { undisputed } from '../facts/disputed.js';
import { costRowsOf, field, reference } from '../facts/evidence.js';
import { costWords, workCost } from '../facts/work-cost.js';
import { brief, capital, krRange, list, lower } from '../format.js';
import { answersForBuilding } from '../reading/home/home.js';
import { ownUpkeepIn } from '../reading/association/own-upkeep.js';
import { ownWork } from '../risks/association/own-upkeep.js';
import { shortOf } from '../reading/learned/matter.js';
import { unjudgedHeating } from '../parts/heat-unjudged.js';
import { lastOf, plannedIn, plannedWork, type Ahead, type Plan } from './renovation/planned-work.js';
import { gapsOf, toImprovement, type Gap } from './renovation/gaps.js';
import { ageJob, faultJobs, oneWork, type Horizon, type Job } from './renovation/jobs.js';
import type { PartAge } from '../parts/technical.js';

type Renovation = NonNullable<AnalysisResult['renovationAnalysis']>;
type Critical = Renovation['criticalRenovations'][number];
type Improvement = Renovation['qualityImprovements'][number];

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
    ...(ranges.some((range) => range.basis === 'experience') ? { basis: 'experience' } : {}),
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
  const all = oneWork([...faultJobs(flags), ...ages.flatMap((age) => ageJob(context, age))]);
  const jobs = undisputed(context, 'renovationAnalysis.criticalRenovations', all, ({ area }) => area, costed);
  const known = gapsOf(context, ages);
  const heat = undisputed(
    context,
    'renovationAnalysis.riskFactors',
    unjudgedHeating(context),
    ({ risk }) => risk,
  );
  const plans = plannedWork(context, flags);
  const improvements = undisputed(
    context,
    'renovationAnalysis.qualityImprovements',
    known.map((gap) => toImprovement(context, gap)),
    ({ area }) => area,
    improvedBy,
  );
  const gaps = known.filter(({ part }) => improvements.some(({ area }) => area === part.name));
  const findings = [...jobs, ...gaps, ...yearRisks, ...heat, ...plans, ...ages];
  if (findings.length === 0 && !context.listing.yearBuilt) return null;
  const open = [...plans.flatMap(({ what, paid }) => (paid ? [] : [lower(what)])), ...unpriced(flags)];
  const ofAssociation = plans.filter(({ paid }) => paid);
  const total = sum(jobs.map((job) => job.cost));
  const toClear = clearUpFirst(plans, flags, context.year);
  const isDue = jobs.some((job) => job.horizon === 'immediate');
  const immediate = step(
    jobs,
    'immediate',
    toClear ??
      `Inget i annonsen visar att något måste göras direkt. Håll ändå en marginal${answersForBuilding(context.home) ? ' tills besiktningen är klar' : ''}.`,
  );
  const ahead = (horizon: Ahead, none?: string) =>
    withPlans(step(jobs, horizon, none), plannedIn(plans, context.year, horizon));
  const possible = possibleWorks(flags, [...jobs, ...gaps.map(({ priced }) => priced)]);
  return {
    summary: summary(context, { jobs, total, gaps, possible, ages, open, ofAssociation }),
    totalEstimatedCost: total,
    criticalRenovations: jobs
      .filter((job) => job.horizon === 'immediate' || job.horizon === 'shortTerm')
      .map(toCritical),
    laterRenovations: laterJobs(jobs).map((job) => toCritical(withDoubt(job, known))),
    qualityImprovements: improvements,
    possibleRenovations: possible,
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
      immediate: {
        ...immediate,
        description: isDue && toClear ? `${immediate.description} ${toClear}` : immediate.description,
        ...(isDue || toClear ? {} : { isNothing: true as const }),
      },
      shortTerm: ahead('shortTerm'),
      mediumTerm: ahead('mediumTerm'),
      longTerm: ahead('longTerm', afterAll(jobs, ages)),
    },
    riskFactors: [...yearRisks.map((risk) => riskFactor(context, risk)), ...heat],
  };
}

/** What the year of build gives reason to ask about, with what a remedy costs. */
function riskFactor(context: Context, risk: BuildingYearRisk): Renovation['riskFactors'][number] {
  const priced = risk.cost ? workCost(context, risk.cost) : null;
  return {
    risk: risk.title,
    impact: `${risk.text}${priced ? ` En åtgärd kostar ofta ${costWords(priced.cost)}.` : ''}`,
    mitigation: risk.action,
    about: risk.id,
    evidence: [
      field('yearBuilt', context.listing.yearBuilt ?? null),
      reference('building-years', `${risk.row ?? risk.title} (${risk.from}–${risk.to})`, risk.source),
      ...(priced?.evidence ?? []),
    ],
  };
}

/** A work at another cost than the table's, with the proof of both. */
const costed = (job: Job, { cost }: NonNullable<Dispute['instead']>, { evidence }: Dispute): Job => ({
  ...job,
  cost: cost ?? job.cost,
  evidence: [...job.evidence, ...evidence],
});

const improvedBy = (
  improvement: Improvement,
  { cost, text }: NonNullable<Dispute['instead']>,
  { evidence }: Dispute,
): Improvement => ({
  ...improvement,
  benefits: text,
  estimatedCost: cost ?? improvement.estimatedCost,
  evidence: [...improvement.evidence, ...evidence],
});

const nothingKnown = 'Annonsen nämner inget arbete för de här åren, men det är inget löfte.';

/** Beyond the ten years: the part whose time comes first, for it is the next to save for. */
function afterAll(jobs: readonly Job[], ages: readonly PartAge[]): string {
  const planned = new Set(jobs.map((job) => job.the));
  const next = ages
    .filter(({ part, remaining, doubt }) => remaining > 10 && !doubt && !planned.has(lower(part.the)))
    .toSorted((a, b) => a.remaining - b.remaining)[0];
  return next ? `${nothingKnown} Näst i tur, längre fram, är ${lower(next.part.the)}.` : nothingKnown;
}

/** What is no work on the home: money, law, place and what the advert says of itself. */
const notWork = new Set([
  'Annonsens text',
  'Avtal',
  'Dokumenten',
  'Ekonomi',
  'Förening',
  'Föreningen',
  'Föreningens ekonomi',
  'Kostnader',
  'Läge',
  'Mark',
  'Motsägelse',
  'Nyproduktion',
  'Omgivning',
  'Upplåtelseform',
]);

/** Titles of critical findings about the home itself that no sum is known for. */
const unpriced = (flags: readonly Flag[]): string[] =>
  flags
    .filter(
      (item) =>
        item.severity === 'critical' && item.weight > 0 && !item.estimatedCost && !notWork.has(item.category),
    )
    .map(({ title, matter }) => (matter ? `”${shortOf(matter) ?? title}”` : lower(brief(title))));

/** What must be clear before money can be set aside: critical findings, and planned work that is near or undated; else null. */
function clearUpFirst(plans: readonly Plan[], flags: readonly Flag[], year: number): string | null {
  const near = plans.filter(({ from }) => from === null || from <= year + lastOf.shortTerm);
  const open = [...unpriced(flags), ...near.map(({ what }) => lower(what))];
  if (open.length === 0) return null;
  const paid = near.every((plan) => plan.paid) ? [...new Set(near.flatMap((plan) => plan.paid ?? []))] : [];
  const cost =
    (unpriced(flags).length === 0 && paid.join(' ')) ||
    'Kostnaden går inte att ange förrän det är utrett, så håll en marginal.';
  return `Red först ut det här: ${list([...new Set(open)].slice(0, 4))}. ${cost}`;
}

/** What of the ten years is not critical, the nearest first. */
const laterJobs = (jobs: readonly Job[]): Job[] =>
  (['mediumTerm', 'longTerm'] as const).flatMap((horizon) => jobs.filter((job) => job.horizon === horizon));

/** A work is listed once: what leaves its age in doubt stands in its reason. */
function withDoubt(job: Job, gaps: readonly Gap[]): Job {
  const told = gaps.find(({ part }) => part.id === job.part)?.told;
  return told ? { ...job, reason: `${job.reason} ${told.text}` } : job;
}

function toCritical(job: Job): Critical {
  return {
    area: job.area,
    timeframe: timeframes[job.horizon],
    description: `Låt en fackman bedöma ${job.the} och lämna pris. Räkna med ${costWords(job.cost)}.`,
    reason: job.reason,
    estimatedCost: job.cost,
    difficulty: 'professional_required',
    partnerCategories: [...job.partners],
    evidence: [...job.evidence],
  };
}

/** What findings that are not critical give a price, as far as no listed work has it. */
function possibleWorks(flags: readonly Flag[], listed: readonly Pick<Job, 'evidence'>[]): Improvement[] {
  const known = new Set(listed.flatMap(costRowsOf));
  return flags.flatMap((flag): Improvement[] => {
    const { severity, estimatedCost: cost } = flag;
    if (severity === 'critical' || !cost || flag.rule.startsWith('past-life-')) return [];
    const rows = costRowsOf(flag);
    if (rows.some((row) => known.has(row))) return [];
    for (const row of rows) known.add(row);
    return [
      {
        area: flag.title,
        priority: severity === 'warning' ? 'medium' : 'low',
        description: flag.action ?? flag.description,
        benefits: `Behöver det göras kostar det ofta ${costWords(cost)}. Vet du det före bud kan du räkna med det.`,
        estimatedCost: { ...cost, uncertain: true },
        difficulty: 'professional_required',
        partnerCategories: ['besiktningsman'],
        evidence: flag.evidence,
      },
    ];
  });
}

/** What of a sum is reckoned on a usual villa or on experience alone, in brackets; its works tell their own sizes. */
function assumed(jobs: readonly Job[]): string {
  const usual = jobs.filter(({ isOfUsualHome }) => isOfUsualHome).map(({ the }) => the);
  const felt = jobs.filter(({ cost }) => cost.basis === 'experience').map(({ the }) => the);
  const notes = [
    usual.length > 0 ? `${list(usual)} räknat på en villa; ett mindre hus kostar mindre` : '',
    felt.length > 0 ? `priset för ${list(felt)} bygger på erfarenhet` : '',
  ].filter(Boolean);
  return notes.length > 0 ? ` (${notes.join(', ')})` : '';
}

/** Planned work stands beside what has a price, and instead of the words for none. */
const withPlans = (own: ReturnType<typeof step>, told: string | null) =>
  told === null
    ? own
    : { ...own, description: own.estimatedCost.max > 0 ? `${own.description} ${told}` : told };

function step(jobs: readonly Job[], horizon: Horizon, none = nothingKnown) {
  const mine = jobs.filter((job) => job.horizon === horizon);
  if (mine.length === 0) return { description: none, estimatedCost: zero };
  const cost = sum(mine.map((job) => job.cost));
  const parts = mine.flatMap(({ part }) => part ?? []);
  return {
    description: `${capital(list(mine.map((job) => job.the)))}: ${krRange(cost)}${assumed(mine)}.`,
    estimatedCost: cost,
    ...(parts.length > 0 ? { parts } : {}),
  };
}

interface Outlook {
  readonly jobs: readonly Job[];
  readonly total: CostRange;
  readonly gaps: readonly Gap[];
  readonly possible: readonly Improvement[];
  readonly ages: readonly PartAge[];
  /** Planned work and critical findings that no sum is known for. */
  readonly open: readonly string[];
  /** Planned work that the association pays. */
  readonly ofAssociation: readonly Plan[];
}

function summary(context: Context, outlook: Outlook): string {
  const works = new Set(outlook.jobs.map(({ work }) => work));
  const gaps = outlook.gaps.filter(({ part }) => !works.has(part.cost));
  const unsure =
    gaps.length > 0
      ? ` Annonsen ger inget säkert årtal för ${list(gaps.map(({ part }) => lower(part.the)))}, så den kostnaden kan komma till. ${
          outlook.jobs.length > 0 ? 'Den är inte med i summan. ' : ''
        }Fråga före bud.`
      : '';
  const shared = context.home.tenure === 'cooperative' ? ` ${sharedWork(context)}` : '';
  const paid = [...new Set(outlook.ofAssociation.flatMap((plan) => plan.paid ?? []))];
  const pipes =
    paid.length > 0
      ? ` Dessutom väntar ${list(outlook.ofAssociation.map(({ what }) => lower(what)))}. ${paid.join(' ')}`
      : '';
  return (knownWork(context, outlook) + pipes + unsure + shared).trim();
}

/** What the association usually pays for, without what its bylaws lay on the member. */
function sharedWork(context: Context): string {
  const own = ownUpkeepIn(context).map(({ part }) => part);
  const paid = ofAssociation.filter(({ id }) => !own.includes(id)).map(({ the }) => the);
  const shared = `${capital(list(paid))} är normalt föreningens ansvar och betalas genom avgiften.`;
  return own.length > 0 ? `${ownWork(context)} ${shared}` : shared;
}

const ofAssociation = [
  { id: 'roof', the: 'tak' },
  { id: 'facade', the: 'fasad' },
  { id: 'windows', the: 'fönster' },
  { id: 'pipes', the: 'stammar' },
] as const;

const noSum = ' Därför ger vi ingen totalsumma.';

/** What the advert lets us reckon with; where nothing has a price it says so, for a nought would read as a promise. */
function knownWork({ listing, year }: Context, { jobs, total, gaps, possible, ages, open }: Outlook): string {
  const also = open.length > 0 ? list(open.slice(0, 4)) : '';
  if (jobs.length > 0) {
    const soon = jobs.filter((job) => job.horizon !== 'longTerm').map((job) => job.the);
    const first = soon.length > 0 ? `Närmast i tiden ligger ${list(soon)}. ` : '';
    const beside = also ? ` Till det kommer sådant som vi inte kan sätta pris på: ${also}.` : '';
    const together = jobs.length > 1 ? 'sammanlagt omkring' : 'omkring';
    return `${first}Räkna med ${together} ${krRange(total)} de närmaste tio åren för ${list(jobs.map((job) => job.the))}${assumed(jobs)}.${beside}`;
  }
  // What may come has a price each, which stands in the list.
  const none = gaps.length > 0 || possible.length > 0 ? '' : noSum;
  if (also) return `Det här går inte att sätta pris på förrän det är utrett: ${also}.${none}`;
  const { yearBuilt } = listing;
  if (yearBuilt && yearBuilt <= year && year - yearBuilt <= 10)
    return `Huset är från ${yearBuilt}, och de dyra delarna är inte äldre än så.${none && ' Vi ger därför ingen summa för de närmaste tio åren.'}`;
  const good = ages.filter((age) => age.remaining > 10 && !age.doubt).map((age) => lower(age.part.the));
  if (good.length > 0) return `Av det som annonsen daterar har ${list(good)} mer än tio år kvar.`;
  // Which they are is said behind it.
  return gaps.length > 0 ? '' : `Annonsen ger inga säkra årtal för de dyra delarna.${none}`;
}
