import { flag, type Flag } from '../facts/context.js';
import { risks } from '../risks/told/risks.js';
import { ofAnySeverity } from './graded-by-words.js';
import { isToldBy, placesIn } from './judged.js';
import type { Told } from './told.js';
import { figureWeight, isInDoubt, isOfHomeNow, raisedFrom } from './told-risks.js';

/** As likely as this that at least one of the sentences is critical, a report has a critical flag. */
const likelyFrom = 0.45;
/** So sure must one flag be of it itself (`criticalSure`), or the report would point at something harmless. */
const sureFrom = 0.25;

/** Kinds of the learned reader that can be critical. */
const canBeCritical: ReadonlySet<string> = new Set(
  risks.filter(({ severity }) => severity === 'critical').map(({ id }) => id),
);

/**
 * Several warnings, each perhaps critical, make it likely that one is: where no flag is critical though that is so, the flag that
 * is most likely to be the one becomes critical. What is likely of no kind does not.
 */
export function gradedTogether(flags: readonly Flag[], told: readonly Told[]): readonly Flag[] {
  if (flags.some(({ severity, weight }) => severity === 'critical' && weight > 0)) return flags;
  if (likelihoodOf(told) < likelyFrom) return flags;
  const [likeliest] = flags
    .filter(isGradable)
    .map((one) => ({ one, sure: sureOf(one, told) }))
    .filter(({ sure }) => sure >= sureFrom)
    .toSorted((a, b) => b.sure - a.sure);
  return flags.map((one) => (one === likeliest?.one ? asCritical(one) : one));
}

/** How likely it is that one at least of what is told of this home is critical, as if each sentence were told alone, 0–1. */
function likelihoodOf(told: readonly Told[]): number {
  const surest = new Map<Told['sentence'], number>();
  for (const one of told)
    if (one.riskSure >= raisedFrom && isOfHomeNow(one) && !isInDoubt(one))
      surest.set(one.sentence, Math.max(one.criticalSure, surest.get(one.sentence) ?? 0));
  return 1 - [...surest.values()].reduce((none, sure) => none * (1 - sure), 1);
}

const isGradable = ({ rule, likeliest = rule, severity, weight, isInterpreted }: Flag): boolean =>
  severity === 'warning' &&
  (ofAnySeverity.has(rule) ||
    (isInterpreted === true && weight > figureWeight && canBeCritical.has(likeliest)));

/** What a flag quotes, at its surest. */
function sureOf({ evidence }: Flag, told: readonly Told[]): number {
  const places = placesIn([evidence]);
  return Math.max(
    0,
    ...told
      .filter((one) => isToldBy(places, one.place) && !isInDoubt(one))
      .map(({ criticalSure }) => criticalSure),
  );
}

function asCritical({ weight: _, ...rest }: Flag): Flag {
  return flag({ ...rest, severity: 'critical', isInterpreted: true });
}
