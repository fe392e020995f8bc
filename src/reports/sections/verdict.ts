import type { AnalysisResult, MissingInfoDetail, Verdict } from '../analysis-result.schema.js';
import { explainConfidence } from './confidence-text.js';
import type { Context, Flag } from '../facts/context.js';
import { brief, capital, count, list, lower } from '../format.js';
import type { NeededPart } from '../parts/judged-parts.js';
import { neededFacts } from './missing.js';
import type { TechnicalSpecs } from '../parts/technical.js';
import type { LeftUnjudged } from './unjudged.js';

export interface Judgement {
  readonly verdict: Verdict;
  readonly reason: string;
  readonly drivers: AnalysisResult['verdictDrivers'];
  readonly confidence: AnalysisResult['confidence'];
  /** 0–10. */
  readonly redFlagScore: number;
}

/** Below this share of what the verdict needs, no home is called promising. */
const enoughCoverage = 55;
/** A warning of this weight must be resolved before a bid, so one makes a report yellow. */
export const realWarning = 2;
/** Milder warnings weigh 1 each; this many together are as much as one real. */
const mildTogether = 3;

/** What the report could not find out: facts that the advert leaves out, the parts it needs and the table's judgements. */
export interface Known {
  readonly missing: readonly MissingInfoDetail[];
  readonly parts: readonly NeededPart[];
  readonly specs: TechnicalSpecs;
  /** What the texts tell and nobody judged. */
  readonly unjudged: readonly LeftUnjudged[];
}

/** Share of what the verdict needs that is known, by weight, 0–100: facts that are stated and parts that are judged. */
export function coverageOf(context: Context, { missing, parts }: Pick<Known, 'missing' | 'parts'>): number {
  const gaps = new Set(missing.map((item) => item.field));
  const needed = [
    ...neededFacts(context).map((row) => ({ weight: row.weight, known: !gaps.has(row.field) })),
    ...parts.map((part) => ({ weight: part.weight, known: part.judged })),
  ];
  const sum = (rows: typeof needed) => rows.reduce((total, row) => total + row.weight, 0);
  return Math.round((sum(needed.filter((row) => row.known)) / sum(needed)) * 100);
}

/**
 * The verdict and what made it. RED needs a critical flag. GREEN needs none, few warnings, enough facts, that no part that
 * is dear to renew is of unknown age, and that nothing that seems plainly bad stands unjudged. Flags of weight 0 (texts that speak to a machine) inform the buyer and never
 * move the verdict.
 */
export function judge(context: Context, flags: readonly Flag[], known: Known, strengths: number): Judgement {
  const counted = flags.filter((flag) => flag.weight > 0);
  const critical = counted.filter((flag) => flag.severity === 'critical');
  const warnings = counted.filter((flag) => flag.severity === 'warning');
  const notices = counted.filter((flag) => flag.severity === 'notice');
  const real = warnings.filter((flag) => flag.weight >= realWarning);
  const mild = warnings.filter((flag) => flag.weight < realWarning);
  const isYellow = real.length > 0 || mild.reduce((sum, flag) => sum + flag.weight, 0) >= mildTogether;
  const coverage = coverageOf(context, known);
  const blocking = known.parts.filter((part) => part.blocks);
  const isThin = coverage < enoughCoverage || blocking.length > 0;
  const grave = known.unjudged.filter(({ isGrave }) => isGrave);
  const isPromising = !isYellow && !isThin && grave.length === 0;
  const verdict: Verdict = critical.length > 0 ? 'RED' : isPromising ? 'GREEN' : 'YELLOW';
  const light = [...warnings, ...notices];
  const yellow = real.length > 0 ? real : isYellow ? mild : [];
  const driving = verdict === 'RED' ? critical : verdict === 'YELLOW' ? yellow : light;
  const isAllJudged =
    known.unjudged.length === 0 &&
    !counted.some(({ isInterpreted, severity }) => isInterpreted && severity !== 'notice');
  const found = { context, driving, known, blocking, grave, coverage, isAllJudged };
  return {
    verdict,
    reason: reasonFor(verdict, found, strengths),
    drivers: {
      rules: verdict === 'GREEN' ? [] : driving.map((flag) => flag.rule),
      ...wouldChange(verdict, found, isYellow),
    },
    confidence: { score: coverage, explanation: explainConfidence(context, { ...known, coverage }) },
    redFlagScore: scoreOf(verdict, {
      critical: critical.length,
      real: real.length,
      mild: mild.length,
      notice: notices.length,
    }),
  };
}

/** What the sentences about a verdict are made of. */
interface Case {
  readonly context: Context;
  readonly driving: readonly Flag[];
  readonly known: Known;
  readonly blocking: readonly NeededPart[];
  /** What seems plainly bad and stands unjudged. */
  readonly grave: readonly LeftUnjudged[];
  readonly coverage: number;
  /** Nothing stands unjudged, and no warning rests on words that were only interpreted. */
  readonly isAllJudged: boolean;
}

/** How much trouble was found, 0–10; a critical flag alone is 4, and no green report reaches that. */
function scoreOf(
  verdict: Verdict,
  amounts: Readonly<Record<'critical' | 'real' | 'mild' | 'notice', number>>,
) {
  const { critical, real, mild, notice } = amounts;
  const sum = Math.round(critical * 4 + real * 1.5 + mild + notice * 0.5);
  return Math.min(verdict === 'GREEN' ? 3 : 10, sum);
}

/** A flag within a sentence: its title, or of no sure kind what the advert's words for it may mean. */
const nameOf = ({ title, matter }: Flag): string =>
  matter === undefined ? lower(brief(title)) : `vad ”${matter}” innebär`;

const titlesOf = (flags: readonly Flag[]): string[] => [...new Set(flags.map(nameOf))];

/** So many names fit in a sentence. */
const inSentence = 3;

const titles = (flags: readonly Flag[]): string => list(titlesOf(flags).slice(0, inSentence));

const gapNames = (missing: readonly MissingInfoDetail[], atMost: number): string =>
  list(missing.slice(0, atMost).map((item) => lower(brief(item.label))));

const partNames = (parts: readonly NeededPart[]): string => list(parts.flatMap((part) => part.names));

/** What a finding that the association gives no figures has already said to be missing. */
export const inFigures: ReadonlySet<string> = new Set(['debtPerSqm', 'savings']);

function reasonFor(verdict: Verdict, found: Case, strengths: number): string {
  const { context, driving, known, blocking, grave, coverage, isAllJudged } = found;
  if (verdict === 'RED') {
    const all = titlesOf(driving);
    const many = all.length > 1 ? `${capital(count(all.length))} saker` : 'En sak';
    return (
      `${many} behöver redas ut innan du lägger bud${all.length > inSentence ? '. Tyngst väger ' : ': '}` +
      `${titles(driving)}. Be om svar skriftligt.`
    );
  }
  if (verdict === 'GREEN') return promising(found);
  if (driving.length === 0 && grave.length > 0) {
    const some = grave.length === 1 ? 'en sak' : `${count(grave.length)} saker`;
    return (
      `Annonsen säger ${some} om ${context.home.the} som kan vara till din nackdel och som vi inte kunde bedöma. ` +
      'Ta reda på vad det innebär innan du bjuder.'
    );
  }
  if (driving.length === 0 && coverage < enoughCoverage) {
    return (
      `Annonsen berättar för lite för att kalla ${context.home.the} lovande. ` +
      `${known.missing.length > 0 ? `Framför allt saknas ${gapNames(known.missing, inSentence)}.` : `Hur gammalt det är framgår inte för ${partNames(untoldParts(found))}.`}` +
      `${isAllJudged && strengths > 0 ? ' Det som står ser bra ut, så svaren avgör.' : ' Fråga om det först.'}`
    );
  }
  if (driving.length === 0) {
    const unknown = `åldern framgår inte för ${partNames(blocking)}`;
    return (
      `${isAllJudged ? `Inget allvarligt syns i det annonsen berättar om ${context.home.the}, men ${unknown}` : capital(unknown)}. ` +
      'Det hör till det dyraste att göra om, så ta reda på det innan du bjuder.'
    );
  }
  const untold = driving.some((flag) => flag.rule === 'no-association-figures')
    ? known.missing.filter((item) => !inFigures.has(item.field))
    : known.missing;
  const gap =
    coverage < enoughCoverage && untold.length > 0
      ? ` Dessutom saknas ${gapNames(untold, 2)}.`
      : blocking.length > 0
        ? ` Åldern framgår inte heller för ${partNames(blocking)}.`
        : '';
  return `Granska noga innan du bjuder. Det här väger tyngst: ${titles(driving)}.${gap}`;
}

/** The parts of unknown age that hold the verdict down: the dear ones, and where the ground is thin without them the rest. */
const untoldParts = ({ known, blocking, coverage }: Case): readonly NeededPart[] =>
  blocking.length > 0 || coverage >= enoughCoverage ? blocking : known.parts.filter((part) => !part.judged);

function promising({ context, driving, known, isAllJudged }: Case): string {
  const but =
    driving.length > 0
      ? ` Håll ändå ett öga på ${driving.length === 1 ? 'en sak' : 'några saker'}: ${titles(driving)}.`
      : '';
  const heavy = known.missing.find((item) => weightOf(context, item) >= 10);
  const unknown = known.parts.filter((part) => !part.judged);
  const last = heavy
    ? ` Fråga ändå om ${lower(heavy.label)} före bud.`
    : unknown.length > 0
      ? ` Fråga på visningen hur det står till med ${partNames(unknown.slice(0, inSentence))}, för åldern framgår inte.`
      : ' Be om papper på det som är gjort.';
  const toRead = known.unjudged.length > 0 ? 'det som vi inte kunde bedöma' : 'det som vi har tolkat';
  const share = heavy ? 'mesta' : 'viktigaste';
  const seen = isAllJudged
    ? `Inget allvarligt syns i det annonsen berättar om ${context.home.the}, och det ${share} finns med.`
    : `Inget av det vi har kunnat bedöma om ${context.home.the} är allvarligt, och annonsen säger det ${share}. ` +
      `Läs ändå ${toRead}.`;
  return `${seen}${but}${last}`;
}

const weightOf = (context: Context, item: MissingInfoDetail): number =>
  neededFacts(context).find((row) => row.field === item.field)?.weight ?? 0;

/** Facts of the checklist that ask for the age of a part. */
const askedBy: Readonly<Record<string, string>> = {
  roofYear: 'roof',
  pipes: 'plumbingAndElectrical',
  pipesAndWiring: 'plumbingAndElectrical',
};

const agesOf = (parts: readonly NeededPart[]): string[] =>
  parts.length > 0 ? [`åldern på ${partNames(parts)}`] : [];

/** A missing fact of at least this weight can turn a verdict, unless no answer to it is a finding. */
const turning = 5;
const cannotTurn: ReadonlySet<string> = new Set([
  'price',
  'livingArea',
  'biarea',
  'tomtarea',
  'operatingCost',
  'taxValue',
  'mortgageDeeds',
  'association',
  'registrationNumber',
  'balcony',
  'storage',
  'moveIn',
]);

/** The words that the report shows a verdict by. */
const shownAs: Readonly<Record<Verdict, string>> = {
  RED: 'Allvarliga varningar',
  YELLOW: 'Granska noggrant',
  GREEN: 'Ser lovande ut',
};

/** For each driver what to get hold of, and where the verdict lands when the answers are good. */
function wouldChange(
  verdict: Verdict,
  found: Case,
  isYellow: boolean,
): Omit<AnalysisResult['verdictDrivers'], 'rules'> {
  const { context, driving, known, grave, coverage } = found;
  const { missing } = known;
  if (verdict === 'GREEN') {
    const [heaviest] = missing.filter(
      (item) => weightOf(context, item) >= turning && !cannotTurn.has(item.field),
    );
    const unknown = known.parts.filter((part) => !part.judged);
    const change = [
      heaviest
        ? `Ett dåligt besked om ${lower(heaviest.label)} kan sänka bedömningen.`
        : unknown.length > 0
          ? `Visar sig ${partNames(unknown.slice(0, 2))} vara i dåligt skick kan det sänka bedömningen.`
          : 'Ett fel som visar sig vid besiktning eller i handlingarna kan sänka bedömningen.',
    ];
    return { wouldChange: change };
  }
  const isThin = coverage < enoughCoverage;
  const byFlag = driving.map(({ title, matter, action }) => {
    const what = matter === undefined ? brief(title) : `”${matter}”`;
    return `${what}: ${lower(action ?? 'be om underlag.')}`;
  });
  const named = isThin ? missing.slice(0, inSentence) : [];
  const sought = [
    ...named.map((item) => lower(brief(item.label))),
    ...agesOf(untoldParts(found).filter((part) => !named.some((item) => askedBy[item.field] === part.id))),
  ];
  const byGap = sought.length > 0 ? [`Ta reda på ${list(sought)}.`] : [];
  const byUnjudged = grave.length > 0 ? ['Be mäklaren förklara det som vi inte kunde bedöma.'] : [];
  const isMore = isThin || byGap.length > 0 || byUnjudged.length > 0 || isYellow;
  const next: Verdict = isMore ? 'YELLOW' : 'GREEN';
  const outcome = verdict === 'YELLOW' ? 'GREEN' : next;
  const change = [
    ...byFlag,
    ...byUnjudged,
    ...byGap,
    `Är svaren bra och går att styrka blir bedömningen ”${shownAs[outcome]}”.`,
  ];
  return { wouldChange: change, atBest: outcome };
}
