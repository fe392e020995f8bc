import type { Listing } from '../../scraping/listing.types.js';
import type { CostRange, Dispute, Evidence, Severity } from '../analysis-result.schema.js';
import type { Finding } from './findings.js';
import { costed } from './merge-answer.js';
import type { ModelAnswer, ModelDispute } from './model-answer.schema.js';
import { placeOf, type QuoteProof } from './resolve-evidence.js';
import { settles } from '../reading/assertion/signs.js';
import { isOfAge } from '../facts/disputed.js';
import { sentences } from '../reading/text/sources.js';
import { aimedText, type AimedText } from '../gates/aimed-text.js';
import { proseOf } from '../gates/claims.js';
import { contentWords, isRelated } from '../gates/content-words.js';
import type { GateInput } from '../gates/gate.types.js';
import type { Complaint } from '../reports.types.js';
import { fieldWords } from '../gates/listing-fields.js';
import { fieldText } from '../gates/source-text.js';

/** A dispute that does not count: what the rules say stands. */
export interface RefusedDispute {
  readonly id: string;
  /** Swedish, by which the model can mend it. */
  readonly reason: string;
}

export interface JudgedDisputes {
  readonly counted: readonly Dispute[];
  readonly refused: readonly RefusedDispute[];
}

/** What a dispute is judged by. */
export interface DisputedCase extends Pick<GateInput, 'source' | 'rules' | 'given' | 'prompt' | 'today'> {
  /** All statements that the model was told, with the ids that it was told. */
  readonly statements: readonly Finding[];
}

/** More than a report has statements to dispute. */
const most = 200;
/** One word states nothing. */
const fewestWords = 2;
const longestStatement = 600;

/** A dispute so far, with the statement that it is of. */
interface Raised {
  readonly id: string;
  readonly statement: Finding;
  readonly dispute: Dispute;
}

/**
 * Which disputes of an answer count: those whose quotes stand in the advert and are of the same subject as the statement, and
 * that touch nothing that no dispute may. What is to stand instead passes the gates that all words of a model pass.
 * @param complaintsAbout all gates
 */
export function judgeDisputes(
  answer: ModelAnswer,
  about: DisputedCase,
  complaintsAbout: (input: GateInput) => readonly Complaint[],
): JudgedDisputes {
  const refused: RefusedDispute[] = [];
  if (answer.disputes.length === 0) return { counted: [], refused };
  const aimed = aimedText(about.source, about.rules);
  const raised = answer.disputes.slice(0, most).flatMap((dispute): Raised[] => {
    const read = readDispute(dispute, answer, { ...about, aimed });
    if (typeof read !== 'string') return read;
    refused.push({ id: dispute.id, reason: read });
    return [];
  });
  const faults = faultsOf(raised, about, complaintsAbout);
  const sound = raised.filter((one) => {
    const reason = faults.get(one) ?? (contradicts(one, raised) ? 'två svar säger emot varandra' : undefined);
    if (reason) refused.push({ id: one.id, reason });
    return reason === undefined;
  });
  const counted = sound
    .toSorted((one, other) => Number(other.dispute.instead !== null) - Number(one.dispute.instead !== null))
    .filter((one, index, all) => !all.slice(0, index).some((other) => isOfSame(one, other)));
  return { counted: counted.map(({ dispute }) => dispute), refused };
}

/** The disputes that one of the model's makes, of one statement or those that it sums up; a reason when it is none. */
function readDispute(
  { id, evidence, why, instead }: ModelDispute,
  answer: ModelAnswer,
  about: DisputedCase & { readonly aimed: AimedText | null },
): Raised[] | string {
  const { source, aimed, statements } = about;
  const named = statements.find((statement) => statement.id === id.trim());
  if (!named) return 'det finns inget med det id:t';
  if (why.trim() === '') return 'skälet saknas';
  if (evidence.length === 0) return 'citatet saknas';
  if (leansOn(answer, named.id)) return 'svaret stöder sig på det som det bestrider';
  const quotes = evidence.flatMap((quote) => placeOf(quote, source.listing) ?? []);
  if (quotes.length < evidence.length) return 'citatet står inte i annonsen';
  if (quotes.some(({ text }) => (text.match(/[\p{L}\d]+/gu) ?? []).length < fewestWords))
    return 'citatet är för kort för att säga något';
  if (aimed && quotes.some(({ field, start, end }) => aimed.holds(field, start, end)))
    return 'text som vänder sig till en AI är inget belägg';
  const onSubject = summedUpBy(named, statements).filter((statement) =>
    quotes.some((quote) => concerns(quote, statement, source.listing)),
  );
  if (onSubject.length === 0) return 'citatet handlar inte om samma sak';
  if (onSubject.some(isGrave) && !quotes.some((quote) => settles(sentencesAround(quote, source.listing))))
    return 'en allvarlig varning faller bara av ord som säger att det är åtgärdat, över eller någon annans';
  const untouchable = onSubject.map((statement) => untouchableBy(statement, statements)).find(Boolean);
  if (untouchable) return untouchable;
  const told = onSubject.map((statement) => {
    const replaced = insteadOf(statement, instead, about);
    if (typeof replaced === 'string') return replaced;
    const { part, name } = statement;
    return {
      id,
      statement,
      dispute: {
        part,
        name,
        statement: subjectOf(statement).slice(0, longestStatement),
        proof: [...statement.evidence],
        why: why.trim(),
        evidence: [...quotes, ...(replaced?.proof ?? [])],
        instead: replaced?.instead ?? null,
      },
    };
  });
  const fault = told.find((one) => typeof one === 'string');
  return fault ?? told.filter((one) => typeof one !== 'string');
}

/** Key findings repeat flags and sum up what is missing: whoever disputes one means what it repeats. */
function summedUpBy(statement: Finding, all: readonly Finding[]): readonly Finding[] {
  if (statement.part !== 'keyFindings') return [statement];
  const own = new Set(statement.evidence.map((proof) => JSON.stringify(proof)));
  const isRepeated = ({ part, evidence, value }: Finding): boolean => {
    if (part === 'redFlags') return (value as { title: string }).title === statement.name;
    const sumsUp = part === 'missingInfoDetails' || part === 'monthlyCost';
    return sumsUp && evidence.every((proof) => own.has(JSON.stringify(proof)));
  };
  const repeated = all.filter(isRepeated);
  return repeated.length > 0 ? repeated : [statement];
}

/** Whether a claim of the answer rests on a statement. Questions claim nothing. */
function leansOn({ disputes: _, viewingQuestions: __, ...claims }: ModelAnswer, id: string): boolean {
  const rests = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false;
    if ('kind' in value && value.kind === 'finding') return (value as { id?: unknown }).id === id;
    return Object.values(value).some(rests);
  };
  return rests(claims);
}

/**
 * A critical warning that words of the advert made: an advert may ask a model to strike what it says of itself, so its own words
 * have to take it back. An age was computed from a year, which may be another part's.
 */
const isGrave = ({ part, name, value }: Finding): boolean =>
  part === 'redFlags' && !isOfAge(name) && (value as { readonly severity: Severity }).severity === 'critical';

/** The sentences that a quote stands in. */
function sentencesAround(
  { field, start, end }: Pick<QuoteProof, 'field' | 'start' | 'end'>,
  listing: Listing,
): string {
  const text = fieldText(listing, field) ?? '';
  const around = sentences(text).filter((span) => span.start < end && start < span.end);
  return around.map((span) => text.slice(span.start, span.end)).join('\n');
}

/** Words that stand in many statements about different things: whose it is, and how things are measured and paid. */
const tooWide = contentWords(
  'förening föreningen brf förenings byggnad huset rum våning kvadratmeter procent kronor kostnad kostar pris betala månad årligen ' +
    'besiktning risk skick ålder ungefär livslängd handlingar mäklaren annonsen',
);

/** Whether a quote is about what a statement says: its sentence holds the statement's own proof or shares a word with it. */
function concerns({ field, start, end }: QuoteProof, statement: Finding, listing: Listing): boolean {
  const text = fieldText(listing, field) ?? '';
  const around = sentences(text).filter((span) => span.start < end && start < span.end);
  const isRead = statement.evidence.some(
    (proof) =>
      proof.kind === 'quote' &&
      proof.field === field &&
      around.some((span) => span.start < proof.end && proof.start < span.end),
  );
  if (isRead) return true;
  const said = contentWords(subjectOf(statement)).filter((word) => !tooWide.includes(word));
  const quoted = contentWords(sentencesAround({ field, start, end }, listing));
  return said.some((word) => quoted.some((other) => isRelated(word, other)));
}

/** What a statement is about, in words: not what to do, nor why it matters. */
function subjectOf({ part, name, value }: Finding): string {
  const told = value as Readonly<Record<string, unknown>>;
  const pick = (...keys: readonly string[]): string => proseOf(keys.map((key) => told[key] ?? '')).join(' ');
  switch (part) {
    case 'redFlags':
      return pick('title', 'description');
    case 'keyFindings':
      return pick('title', 'text');
    case 'euphemisms':
      return name;
    case 'missingInfoDetails':
      return `${pick('label', 'ask')} ${fieldWords(name)}`.trim();
    case 'viewingQuestions':
      return name;
    case 'renovationAnalysis.criticalRenovations':
      return pick('area', 'reason');
    case 'renovationAnalysis.qualityImprovements':
    case 'renovationAnalysis.riskFactors':
      return pick('area', 'description', 'risk', 'impact');
    default:
      return part.startsWith('technicalSpecs.')
        ? `${fieldWords(part.slice('technicalSpecs.'.length))} ${pick('reason')}`.trim()
        : proseOf(value).join(' ');
  }
}

/** Why no dispute may touch a statement; undefined when one may. */
function untouchableBy({ part, name, evidence }: Finding, all: readonly Finding[]): string | undefined {
  if (evidence.some(({ kind }) => kind === 'document')) return 'det är visat av en handling från föreningen';
  const warning = all.find((one) => one.part === 'redFlags' && one.name === aimedRule);
  const shown = new Set(warning?.evidence.map((proof) => JSON.stringify(proof)));
  const tellsOfIt = evidence.some((proof) => shown.has(JSON.stringify(proof)));
  if ((part === 'redFlags' && name === aimedRule) || tellsOfIt)
    return 'varningen om text riktad till en AI går inte att bestrida';
  return undefined;
}

/** The rule that tells of text which speaks to a machine. */
const aimedRule = 'ai-instructions';

interface Replaced {
  readonly instead: NonNullable<Dispute['instead']>;
  /** The row of the cost table. */
  readonly proof: readonly Evidence[];
}

const costParts: ReadonlySet<string> = new Set([
  'renovationAnalysis.criticalRenovations',
  'renovationAnalysis.qualityImprovements',
]);

/** What stands in the statement's place; null where nothing does, or can; a reason when it is not sound. */
function insteadOf(
  statement: Finding,
  given: ModelDispute['instead'],
  about: DisputedCase,
): Replaced | string | null {
  const { part } = statement;
  const isSpec = part.startsWith('technicalSpecs.');
  const isFlag = part === 'redFlags';
  const isSum = costParts.has(part);
  if (!given || !(isSpec || isFlag || isSum || part === 'viewingQuestions')) return null;
  const title = given.title?.trim() || null;
  const text = given.text.trim();
  const isWhole = text !== '' && (!isFlag || title) && (!isSpec || given.status) && (!isSum || given.cost);
  if (!isWhole) return 'det som ska stå i stället är inte helt';
  const cost = (isFlag || isSum) && given.cost ? costed(given.cost, [], about) : null;
  if (cost && isBelowTable(cost.estimatedCost, given.cost?.row ?? null, statement, about))
    return 'kostnaden är lägre än i kostnadstabellen';
  return {
    instead: {
      title: isFlag ? title : null,
      text,
      severity: isFlag ? given.severity : null,
      status: isSpec ? given.status : null,
      cost: cost?.estimatedCost ?? null,
    },
    proof: cost?.evidence ?? [],
  };
}

/**
 * Lower than the row that the statement names, or the answer; than the statement's own sum where that is reckoned on a size,
 * or where neither names a row.
 */
function isBelowTable(
  { min, max }: CostRange,
  named: string | null,
  { value, evidence }: Finding,
  { given }: DisputedCase,
): boolean {
  const rows = given.costRows.filter(
    ({ id, row }) =>
      id === named ||
      evidence.some(
        (proof) =>
          proof.kind === 'reference' &&
          proof.table === given.costTable &&
          (proof.row === row || proof.row.startsWith(`${row}: `)),
      ),
  );
  const own = (value as { readonly estimatedCost?: CostRange }).estimatedCost;
  const floors = own && (own.size || rows.length === 0) ? [own] : rows;
  return floors.some((floor) => min < floor.min || max < floor.max);
}

const isOfSame = (one: Raised, other: Raised): boolean =>
  one.statement.part === other.statement.part && one.statement.name === other.statement.name;

/** Whether another dispute of the same statement puts something else in its place. */
const contradicts = (one: Raised, all: readonly Raised[]): boolean =>
  all.some((other) => {
    const [own, theirs] = [one.dispute.instead, other.dispute.instead];
    const isSaidTwice = one.id === other.id || (own !== null && theirs !== null);
    return isOfSame(one, other) && isSaidTwice && JSON.stringify(own) !== JSON.stringify(theirs);
  });

/** What the gates say of what is to stand instead, as if it were one more flag of the model's. */
function faultsOf(
  raised: readonly Raised[],
  { source, rules, given, prompt, today }: DisputedCase,
  complaintsAbout: (input: GateInput) => readonly Complaint[],
): ReadonlyMap<Raised, string> {
  const replacing = raised.flatMap((one) =>
    one.dispute.instead ? [{ one, instead: one.dispute.instead }] : [],
  );
  if (replacing.length === 0) return new Map();
  const flags = replacing.map(({ one: { dispute }, instead: { title, text, cost } }) => ({
    rule: 'model',
    title: title ?? text,
    category: 'Bestritt',
    description: text,
    severity: 'notice' as const,
    ...(cost ? { estimatedCost: cost } : {}),
    evidence: dispute.evidence,
  }));
  const result = { ...rules, redFlags: [...rules.redFlags, ...flags] };
  const complaints = complaintsAbout({ result, source, rules, given, prompt, today });
  return new Map(
    replacing.flatMap(({ one }, index) => {
      const found = complaints.find(({ path }) => path === `redFlags.${rules.redFlags.length + index}`);
      return found ? [[one, found.reason] as const] : [];
    }),
  );
}
