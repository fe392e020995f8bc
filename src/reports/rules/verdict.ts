import type { AnalysisResult, MissingInfoDetail, Verdict } from '../analysis-result.schema.js';
import type { Context, Flag } from './context.js';
import { capital, count, list, lower } from './format.js';
import { neededFacts } from './missing.js';

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
const realWarning = 2;
/** Milder warnings weigh 1 each; this many together are as much as one real. */
const mildTogether = 3;

/** Share of the needed facts that are known, by weight, 0–100. */
export function coverageOf(context: Context, missing: readonly MissingInfoDetail[]): number {
  const rows = neededFacts(context);
  const gaps = new Set(missing.map((item) => item.field));
  const all = rows.reduce((sum, row) => sum + row.weight, 0);
  const known = rows.reduce((sum, row) => sum + (gaps.has(row.field) ? 0 : row.weight), 0);
  return Math.round((known / all) * 100);
}

/**
 * The verdict and what made it. RED needs a critical flag. GREEN needs none, few warnings and enough facts. Flags of
 * weight 0 (texts that speak to a machine) inform the buyer and never move the verdict.
 */
export function judge(
  context: Context,
  flags: readonly Flag[],
  missing: readonly MissingInfoDetail[],
  strengths: number,
): Judgement {
  const counted = flags.filter((flag) => flag.weight > 0);
  const critical = counted.filter((flag) => flag.severity === 'critical');
  const warnings = counted.filter((flag) => flag.severity === 'warning');
  const notices = counted.filter((flag) => flag.severity === 'notice');
  const real = warnings.filter((flag) => flag.weight >= realWarning);
  const mild = warnings.filter((flag) => flag.weight < realWarning);
  const isYellow = real.length > 0 || mild.reduce((sum, flag) => sum + flag.weight, 0) >= mildTogether;
  const coverage = coverageOf(context, missing);
  const verdict: Verdict =
    critical.length > 0 ? 'RED' : isYellow || coverage < enoughCoverage ? 'YELLOW' : 'GREEN';
  const light = [...warnings, ...notices];
  const yellow = real.length > 0 ? real : isYellow ? mild : [];
  const driving = verdict === 'RED' ? critical : verdict === 'YELLOW' ? yellow : light;
  return {
    verdict,
    reason: reasonFor(verdict, context, driving, missing, coverage, strengths),
    drivers: {
      rules: verdict === 'GREEN' ? [] : driving.map((flag) => flag.rule),
      wouldChange: wouldChange(verdict, driving, missing, { coverage, isYellow }),
    },
    confidence: { score: coverage, explanation: explain(coverage, missing) },
    redFlagScore: scoreOf(verdict, {
      critical: critical.length,
      real: real.length,
      mild: mild.length,
      notice: notices.length,
    }),
  };
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

const titles = (flags: readonly Flag[]): string =>
  list([...new Set(flags.slice(0, 3).map((flag) => lower(flag.title)))]);

const gapNames = (missing: readonly MissingInfoDetail[], atMost: number): string =>
  list(missing.slice(0, atMost).map((item) => lower(item.label)));

function reasonFor(
  verdict: Verdict,
  context: Context,
  driving: readonly Flag[],
  missing: readonly MissingInfoDetail[],
  coverage: number,
  strengths: number,
): string {
  if (verdict === 'RED') {
    const many = driving.length > 1 ? `${capital(count(driving.length))} saker` : 'En sak';
    return `${many} behöver redas ut innan du lägger bud: ${titles(driving)}. Läs fynden nedan och be om svar skriftligt.`;
  }
  if (verdict === 'GREEN') {
    const but =
      driving.length > 0
        ? ` Håll ändå ett öga på ${driving.length === 1 ? 'en sak' : 'några saker'}: ${titles(driving)}.`
        : '';
    const heavy = missing.find((item) =>
      neededFacts(context).some((row) => row.field === item.field && row.weight >= 10),
    );
    return `Inget allvarligt syns i det annonsen berättar om ${context.home.the}, och det ${heavy ? 'mesta' : 'viktigaste'} finns med.${but}${heavy ? ` Fråga ändå om ${lower(heavy.label)} före bud.` : ' Kontrollera uppgifterna på visningen.'}`;
  }
  if (driving.length === 0) {
    return (
      `Annonsen berättar för lite för att kalla ${context.home.the} lovande. Framför allt saknas ${gapNames(missing, 3)}.` +
      `${strengths > 0 ? ' Det som står ser bra ut, så svaren avgör.' : ' Fråga om det först.'}`
    );
  }
  const gap =
    coverage < enoughCoverage && missing.length > 0 ? ` Dessutom saknas ${gapNames(missing, 2)}.` : '';
  return `Granska noga innan du bjuder. Det här väger tyngst: ${titles(driving)}.${gap}`;
}

/** What the verdict would be without its critical flags. */
interface Rest {
  readonly coverage: number;
  readonly isYellow: boolean;
}

/** For each driver what to get hold of, and where the verdict lands when the answers are good. */
function wouldChange(
  verdict: Verdict,
  driving: readonly Flag[],
  missing: readonly MissingInfoDetail[],
  { coverage, isYellow }: Rest,
): string[] {
  if (verdict === 'GREEN') {
    return [
      missing[0]
        ? `Ett dåligt besked om ${lower(missing[0].label)} kan sänka bedömningen.`
        : 'Ett fel som visar sig vid besiktning eller i handlingarna kan sänka bedömningen.',
    ];
  }
  const isThin = coverage < enoughCoverage;
  const byFlag = driving.map(({ title, action }) => `${title}: ${lower(action ?? 'be om underlag.')}`);
  const byGap =
    isThin && missing.length > 0 ? [`Ta reda på ${gapNames(missing, 3)}, som saknas i annonsen.`] : [];
  const next = isThin || (verdict === 'RED' && isYellow) ? 'gul' : 'grön';
  const outcome = byGap.length > 0 && verdict === 'YELLOW' ? 'grön' : next;
  return [...byFlag, ...byGap, `Är svaren bra och går att styrka blir bedömningen ${outcome}.`];
}

function explain(coverage: number, missing: readonly MissingInfoDetail[]): string {
  if (missing.length === 0)
    return 'Alla uppgifter på checklistan för den här sortens bostad finns i annonsen. Att de stämmer behöver du kontrollera själv.';
  const measure =
    coverage >= 80
      ? 'Nästan allt som bedömningen behöver finns i annonsen'
      : coverage >= enoughCoverage
        ? 'Det mesta som bedömningen behöver finns i annonsen'
        : coverage >= 30
          ? 'Mycket av det som bedömningen behöver saknas i annonsen'
          : 'Det mesta som bedömningen behöver saknas i annonsen';
  return `${measure}: ${coverage} av 100, där tunga uppgifter räknas mer än lätta. ${capital(gapNames(missing, 4))} saknas.`;
}
