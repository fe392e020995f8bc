import type { AnalysisResult, RedFlag } from '../analysis-result.schema.js';
import { subjects } from '../reading/learned/subjects.js';
import { wholePlace } from '../reading/text/whole-clauses.js';
import type { Flag } from '../facts/context.js';
import { isSamePlace, isToldBy, judgedIn, type Place, placesIn } from './judged.js';
import { graveFrom, isOfHomeNow, sureSubject } from './told-risks.js';
import { matterOf, proofOf, type Told } from './told.js';
import type { LeftUnjudged } from './verdict/case.js';

/** Clauses as telling as this are shown as unjudged, beside flags about a seventh of an advert's sentences (at most a fifth). */
const shownFrom = 0.3;
/** Where the learned reader is as sure as this that it is bad, or takes it for grave, no report is GREEN while it stands unjudged. */
const plainlyBadFrom = 0.93;
/** What a rule found and the reader refutes is shown as well, but for a warning that is as surely good as this (`good`). */
const surelyGood = 0.6;
/** More would be a second advert to read. */
const mostShown = 8;

/**
 * What the texts tell that seems to matter to a buyer and that no claim of the report quotes: nobody judged it. What two
 * readers disagree on comes first, then the most telling; one of a sentence, eight at most.
 * @param report its claims; what they quote was judged
 * @param refuted flags that the learned reader refutes (`refuted.ts`): two readers disagree
 */
export function unjudgedIn(
  told: readonly Told[],
  report: Partial<AnalysisResult>,
  refuted: readonly Flag[] = [],
): LeftUnjudged[] {
  const judged = judgedIn(report);
  const critical = placesIn(refuted.filter(({ severity }) => severity === 'critical'));
  const disagreed = placesIn(refuted);
  const isIn = (quotes: readonly Place[], { place }: Told): boolean =>
    quotes.some((quote) => isSamePlace(quote, place));
  const isGraveOf = (one: Told): boolean =>
    isIn(critical, one) ||
    one.bad >= plainlyBadFrom ||
    (one.graveness >= graveFrom.unclear && isOfHomeNow(one));
  const isDisagreed = (one: Told): boolean =>
    isIn(critical, one) || (one.good < surelyGood && isIn(disagreed, one));
  const sentences = new Set<unknown>();
  const isShownWith = shownWith(report.redFlags ?? []);
  return told
    .filter((one) => (one.telling >= shownFrom || isDisagreed(one)) && !isToldBy(judged, one.place))
    .filter((one) => !isShownWith(one, isGraveOf(one)))
    .sort(
      (one, other) => Number(isDisagreed(other)) - Number(isDisagreed(one)) || other.telling - one.telling,
    )
    .filter(({ sentence }) => !sentences.has(sentence) && sentences.add(sentence))
    .slice(0, mostShown)
    .map((one) => {
      const isGrave = isGraveOf(one);
      const matter = isGrave && isOfHomeNow(one) ? matterOf(one) : null;
      return {
        subject: subjects[sureSubject(one)].name,
        ask: subjects[sureSubject(one)].ask,
        isGrave,
        ...(matter ? { matter } : {}),
        evidence: [proofOf(one)],
      };
    });
}

/**
 * Whether a flag shows the sentence of a clause: its proof is shown whole, so the other half stands there already. What may be
 * grave is left out only where that flag is critical too, lest a light one hide it.
 */
function shownWith(flags: readonly RedFlag[]): (one: Told, isGrave: boolean) => boolean {
  const all = placesIn(flags);
  const heavy = placesIn(flags.filter(({ severity }) => severity === 'critical'));
  return ({ source, clause }, isGrave) => {
    const whole = wholePlace(source, clause) ?? clause;
    return (isGrave ? heavy : all).some(
      ({ field, start, end }) => field === source.field && start < whole.end && whole.start < end,
    );
  };
}

/**
 * A report that a model wrote on top of the rules': what it judged is no longer unjudged, and of what is left the plainly bad
 * keeps it from being GREEN.
 * @param alone what is unjudged beside the rules' own claims, and the verdict with it
 */
export function withUnjudged(
  report: AnalysisResult,
  alone: Pick<AnalysisResult, 'unjudged' | 'verdict' | 'verdictReason' | 'verdictDrivers'>,
): AnalysisResult {
  const judged = judgedIn(report);
  const unjudged = (alone.unjudged ?? []).filter(
    ({ evidence }) => !placesIn(evidence).some((place) => isToldBy(judged, place)),
  );
  if (report.verdict !== 'GREEN' || !unjudged.some(({ isGrave }) => isGrave)) return { ...report, unjudged };
  const { verdict, verdictReason, verdictDrivers } = alone;
  return { ...report, unjudged, verdict, verdictReason, verdictDrivers };
}
