import type { Evidence } from '../../analysis-result.schema.js';
import { flag, type Context, type Flag } from '../../facts/context.js';
import { field, quoted, reference } from '../../facts/evidence.js';
import {
  deniesLift,
  floorInField,
  highFloorIn,
  missingLiftIn,
  stoppedLiftIn,
} from '../../reading/home/lift.js';

/** From this floor up the way to a home without a lift is long. Our own limit. */
const highFloor = 3;

/** A lift that stands still by the advert's own words: heavier where the home lies high up. */
function stoppedLiftFlags(context: Context): Flag[] {
  const { home } = context;
  if (home.form !== 'flat' && home.form !== 'unknown') return [];
  const quote = stoppedLiftIn(context);
  if (!quote) return [];
  const floor = floorOf(context);
  return [
    flag({
      rule: 'lift-stopped',
      title: 'Hissen står still',
      category: 'Huset',
      severity: floor ? 'warning' : 'notice',
      weight: floor ? 1 : 0.5,
      description:
        'Annonsen säger att hissen inte fungerar. En reparation kan dröja, och en ny hiss är en stor kostnad för huset.',
      action: 'Fråga när hissen fungerar igen, vad felet är och hur det betalas.',
      evidence: [
        quoted(quote),
        ...(floor ? [floor.evidence] : []),
        reference('association-bands', 'Hiss som inte fungerar', 'Vår egen bedömning'),
      ],
    }),
  ];
}

/** A home on a high floor of a house without a lift. Silent where field and text disagree about the lift. */
export const liftFlags = (context: Context): Flag[] => [
  ...missingLiftFlags(context),
  ...stoppedLiftFlags(context),
];

function missingLiftFlags(context: Context): Flag[] {
  const { listing, home } = context;
  if (home.form !== 'flat' && home.form !== 'unknown') return [];
  if (listing.elevator === true) return [];
  const { quotes, isDisputed } = missingLiftIn(context);
  const isFieldNo = listing.elevator === false || deniesLift(listing.floor ?? '');
  if (!isFieldNo && (quotes.length === 0 || isDisputed)) return [];
  const floor = floorOf(context);
  if (!floor) return [];
  const lift: Evidence[] =
    listing.elevator === false ? [field('elevator', false)] : quotes.slice(0, 1).map(quoted);
  return [
    flag({
      rule: 'no-lift',
      title: 'Högt upp utan hiss',
      category: 'Huset',
      severity: 'notice',
      description: `Bostaden ligger på våning eller trappa ${floor.value} och annonsen säger att hiss saknas. Det märks med barnvagn, vid flytt och om benen sviker${home.tenure === 'rental' ? '' : ', och färre vill köpa när du säljer'}.`,
      action:
        'Gå hela vägen upp på visningen, och fråga om föreningen planerar en hiss och hur den i så fall betalas.',
      evidence: [
        floor.evidence,
        ...lift,
        reference('association-bands', 'Högt upp utan hiss', 'Vår egen gräns: tre trappor'),
      ],
    }),
  ];
}

function floorOf(context: Context): { readonly value: number; readonly evidence: Evidence } | null {
  const { floor } = context.listing;
  const stated = floorInField(floor);
  if (stated !== undefined)
    return stated >= highFloor ? { value: stated, evidence: field('floor', floor) } : null;
  const said = highFloorIn(context);
  return said && { value: said.value, evidence: quoted(said.quote) };
}
