import { standingOf } from '../assertion/standing.js';
import { findAll, words, type Quote, type TextSource } from '../text/sources.js';

const buildingRight = words(
  String.raw`(?:detaljplan\p{L}*[^.\n]{0,40})?byggrätt\p{L}*(?:\s+(?:om|på)\s+\d+\s*(?:kvm|m²))?|förhandsbesked\p{L}*\s+(?:finns|beviljat)`,
);
/** The first place that speaks of a right to build on the land, with its area where it stands there. */
export const buildingRightIn = (sources: readonly TextSource[]): Quote | undefined =>
  findAll(sources, buildingRight)[0];

const hiddenFaultsInsurance = words(String.raw`dolda?[\s-]?fel-?försäkr\p{L}*`);
/** The first place that speaks of an insurance against hidden faults; none where it is denied. */
export function hiddenFaultsInsuranceIn(sources: readonly TextSource[]): Quote | undefined {
  const [first] = findAll(sources, hiddenFaultsInsurance);
  return first && standingOf(sources, first) !== 'denied' ? first : undefined;
}
