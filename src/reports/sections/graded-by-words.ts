import { flag, type Flag } from '../facts/context.js';
import { isToldBy, placesIn } from './judged.js';
import { graveFrom } from './told-risks.js';
import type { Told } from './told.js';

/**
 * Rules that find a thing by its name, from which nobody can tell how severe it is: a dispute about a hedge or about the title,
 * a lease of the ground or the end of one.
 */
export const ofAnySeverity: ReadonlySet<string> = new Set([
  'contaminated-ground',
  'dispute',
  'electrical-remarks',
  'ground-lease',
  'landslide',
  'permit-missing',
  'tenant-stays',
  'water-unfit',
]);

/** The flags of the rules, those of any severity critical where the words of their quotes seem so grave to the learned reader. */
export function gradedByWords(flags: readonly Flag[], told: readonly Told[]): Flag[] {
  const grave = told.filter(({ graveness }) => graveness >= graveFrom.named);
  return flags.map((one) => {
    if (one.severity !== 'warning' || !ofAnySeverity.has(one.rule ?? '')) return one;
    const places = placesIn([one.evidence]);
    if (!grave.some(({ place }) => isToldBy(places, place))) return one;
    const { weight: _, ...rest } = one;
    return flag({ ...rest, severity: 'critical', isInterpreted: true });
  });
}
