import type { AnalysisResult, Evidence } from '../../src/reports/analysis-result.schema.js';
import type { ReportInput } from '../../src/reports/reports.types.js';
import { computationFaults } from './reports-computations.js';
import { costFaults, moneyFaults } from './reports-money.js';
import { workFaults } from './reports-works.js';
import { numbersIn, type ReadNumber } from './reports-numbers.js';
import { domainNumbers, evidenceNumbers, isGrounded, listingNumbers, valueAt } from './reports-sources.js';

// Traces every claim of a report back to the advert and the domain page. It shares no code with the rules, their
// tables or the gates, so that it cannot repeat their mistakes.

/** Something in a report that nothing supports. */
export interface Fault {
  /** `borrowed` is a true number that the claim's own proofs lack: it stands elsewhere in the advert or the report. */
  readonly kind:
    | 'quote'
    | 'field'
    | 'photo'
    | 'document'
    | 'number'
    | 'borrowed'
    | 'computed'
    | 'cost'
    | 'money'
    | 'evidence'
    | 'text'
    | 'green';
  readonly path: string;
  readonly what: string;
}

export interface Trace {
  readonly faults: readonly Fault[];
  /** Formulas that could not be read, apart from the faults. */
  readonly unparsed: readonly string[];
  /** Figures of reference rows that the domain page does not hold: to be read by a person. */
  readonly looseReferences: readonly string[];
}

/** A text that a buyer reads, and the claim it belongs to: undefined for texts that sum up the whole report. */
interface Text {
  readonly path: string;
  readonly text: string;
  readonly evidence: readonly Evidence[] | undefined;
}

interface Part {
  readonly path: string;
  readonly value: unknown;
}

/** Words for machines, and how the report was made. */
const notRead =
  /^(?:rule|rules|severity|status|verdict|difficulty|feasibility|priority|whom|basis|praises|about|purpose|parts|atBest|tells|leavesOut|field|evidence|meta|quality)$/;
const isQualityText = (path: string) => path === 'photoAnalysis.quality';

/**
 * Every invented fact of a report: quotes, fields, pictures, numbers, computations, costs and sums that do not stand
 * in the advert, the claim's own proofs or the domain page; claims without proof; links and markup; unreasoned greens.
 */
export function traceReport(result: AnalysisResult, input: ReportInput, today: Date): Trace {
  const { listing, images } = input;
  const stated = listingNumbers(listing);
  const all = claimsOf(result);
  const proofs = all.flatMap(({ path, evidence }) => evidence.map((proof) => ({ path, proof })));
  const counts = [images.length, ...['photo', 'floorplan'].map((kind) => countOf(images, kind))];
  const year = today.getFullYear();
  const always: ReadNumber[] = [
    ...domainNumbers.filter(({ unit, value }) => unit !== 'calendar' || yearsOfRules.includes(value)),
    ...[...counts, ...listLengths(result)].map((value) => ({
      value,
      unit: 'none' as const,
      text: 'a count',
    })),
    { value: year, unit: 'calendar', text: 'today' },
  ];
  const computations = computationFaults(proofs, stated, year);
  const whole = [
    ...stated,
    ...evidenceNumbers(proofs.map(({ proof }) => proof)),
    { value: result.confidence.score, unit: 'percent' as const, text: 'confidence' },
    ...planNumbers(result),
  ];
  const texts = textsOf(result);
  return {
    faults: [
      ...proofs.flatMap(({ path, proof }) => proofFault(path, proof, input)),
      ...computations.faults,
      ...texts.flatMap(({ path, text, evidence }) =>
        numbersIn(text)
          .filter((shown) => !isGrounded(shown, always))
          .filter((shown) => !isGrounded(shown, evidence ? ownNumbers(evidence) : [...whole, ...domainYears]))
          .map((shown): Fault => {
            const kind = isGrounded(shown, whole) ? 'borrowed' : 'number';
            return { kind, path, what: `${shown.text} (${shown.unit}) in: ${text}` };
          }),
      ),
      ...texts.flatMap(({ path, text }) => textFault(path, text)),
      ...costFaults(result),
      ...workFaults(result, listing),
      ...moneyFaults(result, listing, today),
      ...unprovenClaims(result),
      ...greenFaults(result),
    ],
    unparsed: computations.unparsed,
    looseReferences: looseReferences(proofs.map(({ proof }) => proof)),
  };
}

/** Key figures must stand in annual reports since 2023, and the loan rules are of 2026 (§0): true of every home. */
const yearsOfRules: readonly number[] = [2023, 2026];
/** Years of the domain page (bans, building methods) say nothing of this home: only a claim that cites a table prints them. */
const domainYears = domainNumbers.filter(({ unit }) => unit === 'calendar');
/** Tables of lives and costs hold no years. */
const ofParts = /^(?:life-lengths|cost-ranges)$/;
const ownNumbers = (evidence: readonly Evidence[]): ReadNumber[] => [
  ...evidenceNumbers(evidence),
  ...(evidence.some((proof) => proof.kind === 'reference' && !ofParts.test(proof.table)) ? domainYears : []),
];

const countOf = (images: ReportInput['images'], kind: string) =>
  images.filter((image) => image.kind === kind).length;

function listLengths(value: unknown): number[] {
  if (Array.isArray(value)) return [value.length, ...value.flatMap(listLengths)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listLengths) : [];
}

/** Sums of the plan, which are traced by themselves and may be told in its summary. */
function planNumbers({ renovationAnalysis: plan, monthlyCost, purchaseCosts }: AnalysisResult): ReadNumber[] {
  const steps = plan ? Object.values(plan.financialPlanning).map((step) => step.estimatedCost) : [];
  const ranges = plan ? [plan.totalEstimatedCost, ...steps] : [];
  const sums = [
    ...ranges.flatMap(({ min, max }) => [min, max]),
    ...(monthlyCost
      ? [monthlyCost.oneBorrower, monthlyCost.twoBorrowers, monthlyCost.downPayment, monthlyCost.loan]
      : []),
    ...(purchaseCosts ? [purchaseCosts.total] : []),
  ];
  return sums.map((value) => ({ value, unit: 'kr', text: 'a sum of the report' }));
}

function partsOf(value: unknown, path = ''): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const at = path ? `${path}.${key}` : key;
    return [{ path: at, value: child as unknown }, ...(key === 'evidence' ? [] : partsOf(child, at))];
  });
}

function claimsOf(result: AnalysisResult): { path: string; evidence: Evidence[] }[] {
  return partsOf(result)
    .filter(({ path }) => path.endsWith('.evidence'))
    .map(({ path, value }) => ({ path: path.replace(/\.evidence$/, ''), evidence: value as Evidence[] }));
}

function textsOf(value: unknown, path = '', evidence?: readonly Evidence[]): Text[] {
  if (typeof value === 'string') return [{ path, text: value, evidence }];
  if (typeof value !== 'object' || value === null) return [];
  const own = 'evidence' in value ? (value.evidence as Evidence[]) : evidence;
  const notes = 'evidence' in value ? (own ?? []) : [];
  return [
    ...Object.entries(value).flatMap(([key, child]) => {
      const at = path ? `${path}.${key}` : key;
      return notRead.test(key) && !isQualityText(at) ? [] : textsOf(child, at, own);
    }),
    ...notes.flatMap((proof) => (proof.kind === 'photo' ? [{ path, text: proof.note, evidence: own }] : [])),
  ];
}

function proofFault(path: string, proof: Evidence, { listing, images, documents }: ReportInput): Fault[] {
  const fault = (kind: Fault['kind'], what: string): Fault[] => [{ kind, path, what }];
  if (proof.kind === 'quote') {
    const source = valueAt(listing, proof.field);
    const stands = typeof source === 'string' && source.slice(proof.start, proof.end) === proof.text;
    return stands && proof.text ? [] : fault('quote', `”${proof.text}” does not stand in ${proof.field}`);
  }
  if (proof.kind === 'field') {
    const value = valueAt(listing, proof.name);
    return value === proof.value
      ? []
      : fault('field', `${proof.name} is ${JSON.stringify(value)}, not ${JSON.stringify(proof.value)}`);
  }
  if (proof.kind === 'document') {
    const pages = documents?.find(({ name }) => name === proof.document)?.pages ?? [];
    const stands = oneLine(pages[proof.page - 1] ?? '').includes(oneLine(proof.text));
    return stands
      ? []
      : fault('document', `”${proof.text}” does not stand on page ${proof.page} of ${proof.document}`);
  }
  if (proof.kind === 'photo' && !images.some(({ sha256 }) => sha256 === proof.sha256))
    return fault('photo', `no picture ${proof.sha256.slice(0, 12)}…`);
  return [];
}

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const links =
  /https?:|www\.|[\w.+-]+@[\w-]+\.\w|(?<![\p{L}\d])[\w-]+\.(?:se|com|nu|net|org|io|example)(?!\p{L})/iu;
const markup = /<[a-z/!][^>]*>|\]\(|```|\*\*|(?:^|\n)#+\s|&(?:[a-z]+|#\d+);/i;

function textFault(path: string, text: string): Fault[] {
  const hit = links.exec(text) ?? markup.exec(text);
  return hit ? [{ kind: 'text', path, what: `${hit[0]} in: ${text}` }] : [];
}

/** Places of a report that say something about the home and therefore need proof. */
const claimPlaces =
  /^(?:redFlags|keyFindings|euphemisms|missingInfoDetails|viewingQuestions|checks|photoAnalysis\.observations|roomAnalysis\.rooms|renovationAnalysis\.(?:criticalRenovations|laterRenovations|qualityImprovements|possibleRenovations|riskFactors|layoutPossibilities\.opportunities))\.\d+$|^technicalSpecs\.\w+$|^(?:monthlyCost|purchaseCosts|floorplanAnalysis|roomAnalysis)$/;

function unprovenClaims(result: AnalysisResult): Fault[] {
  const { priceAnalysis: price } = result;
  const parts = partsOf(result).filter(({ path, value }) => claimPlaces.test(path) && value !== null);
  if (price.pricePerSqm !== null || price.areaAverage !== null || price.comparison !== null)
    parts.push({ path: 'priceAnalysis', value: price });
  const unproven = parts
    .filter(({ value }) => !((value as { evidence?: unknown[] }).evidence?.length ?? 0))
    .map(({ path }): Fault => ({ kind: 'evidence', path, what: 'no evidence' }));
  return result.missingInfo.length === result.missingInfoDetails.length
    ? unproven
    : [...unproven, { kind: 'evidence', path: 'missingInfo', what: 'entries without their proof' }];
}

/** A good component needs a reason and more than a row of a table: a place in the advert. */
function greenFaults({ technicalSpecs }: AnalysisResult): Fault[] {
  return Object.entries(technicalSpecs)
    .filter(([, spec]) => spec?.status === 'green')
    .filter(([, spec]) => !spec?.reason || spec.evidence.every(({ kind }) => kind === 'reference'))
    .map(([item]) => ({ kind: 'green', path: `technicalSpecs.${item}`, what: 'good without a reason' }));
}

function looseReferences(proofs: readonly Evidence[]): string[] {
  return proofs.flatMap((proof) =>
    proof.kind === 'reference' && !/^(?:price-levels|sources)$/.test(proof.table)
      ? numbersIn(proof.row)
          .filter((shown) => !isGrounded(shown, domainNumbers))
          .map((shown) => `${shown.text} (${shown.unit}) in ${proof.table}: ${proof.row}`)
      : [],
  );
}
