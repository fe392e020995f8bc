import { pushTo } from '../../../shared/push-to.js';
import type { Severity } from '../../analysis-result.schema.js';
import type { Context } from '../../facts/context.js';
import { statedPlaces, type StatedKind, type StatedPlace } from '../../reading/stated/stated-places.js';
import type { Quote } from '../../reading/text/sources.js';
import type { Entry, Level, MendedKind, StatedRisk } from './entry.js';
import { kinds } from './kinds/kinds.js';
import { mendedRisks } from './kinds/mended.js';

/** The risk of one kind that the advert states, as heavy as its heaviest place; null when it states none. */
export const statedRisk = (context: Context, kind: StatedKind): StatedRisk | null =>
  riskOf(context, kind, placesOf(context, kind));

/** The risks of some kinds, each once, and after them what the advert states to be mended. */
export function statedRisks(context: Context, asked: readonly StatedKind[]): StatedRisk[] {
  const mended = new Map<MendedKind, Quote[]>();
  const stated = asked.flatMap((kind) => {
    const places = placesOf(context, kind);
    const { mendedAs } = kinds[kind];
    for (const { standing, quote } of places)
      if (standing === 'mended' && mendedAs) pushTo(mended, mendedAs, quote);
    return riskOf(context, kind, places) ?? [];
  });
  return [
    ...stated,
    ...Object.entries(mendedRisks).flatMap(([kind, entry]) => {
      const quotes = mended.get(kind as MendedKind);
      return quotes ? [{ ...entry, kind, case: null, quotes }] : [];
    }),
  ];
}

const placesOf = (context: Context, kind: StatedKind): StatedPlace[] =>
  concerns(context, kinds[kind]) ? statedPlaces(context, kind) : [];

function concerns({ home }: Context, { only }: Entry): boolean {
  // The buyer of a house in an association uses up its roof, heat and sewage, whoever owns the ground.
  const isHouseOfAssociation =
    home.tenure === 'cooperative' && (home.form === 'house' || home.form === 'leisure');
  if (only === 'property') return home.property || isHouseOfAssociation;
  return only !== 'cooperative' || home.tenure !== 'owned';
}

const rank = { critical: 2, warning: 1, notice: 0 } as const satisfies Record<Severity, number>;

/** What is said of a damage of the past that was found dry, where not all is told that would end it. */
const perhapsOver = 'Annonsen säger att det har torkat, men inte allt som visar att det är över.';

/** Such damage is no critical risk, and the description says why. */
const lowered = (level: Level): Level => ({
  ...level,
  severity: 'warning',
  adds: [level.adds, perhapsOver].filter(Boolean).join(' '),
});

function riskOf(context: Context, kind: StatedKind, places: readonly StatedPlace[]): StatedRisk | null {
  const { cases, adjust, ...entry } = kinds[kind];
  const weighed = places.flatMap((place) => {
    const level: Level | null | undefined = place.case === null ? entry : cases?.[place.case];
    if (place.standing !== 'stated' || !level) return [];
    return [
      {
        place,
        level: place.mayBeOver && level.severity === 'critical' ? lowered(level) : level,
      },
    ];
  });
  const [heaviest] = [...weighed].sort((a, b) => rank[b.level.severity] - rank[a.level.severity]);
  if (!heaviest) return null;
  const { level, place } = heaviest;
  const isHeaviest = (one: { level: Level }) => one.level.severity === level.severity;
  const stated = {
    ...entry,
    kind,
    case: place.case,
    title: level.title ?? entry.title,
    severity: level.severity,
    weight: level.weight,
    description: [level.description ?? entry.description, level.adds].filter(Boolean).join(' '),
    action: level.action ?? entry.action,
    quotes: [...weighed.filter(isHeaviest), ...weighed.filter((one) => !isHeaviest(one))].map(
      (one) => one.place.quote,
    ),
  };
  return adjust ? adjust(context, stated) : stated;
}
