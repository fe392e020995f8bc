import { locationRisks } from './kinds/location.js';
import { costOf } from '../../knowledge/cost-ranges.js';
import { mendedRisks, textRisks } from './kinds/kinds.js';
import { flag, type Context, type Flag } from '../../facts/context.js';
import { costReference, quotedOnce, reference } from '../../facts/evidence.js';
import { renderFlags } from './render.js';
import { measuredMoistureFlags } from './measured.js';
import { adjusted } from './adjust.js';
import { readerOf, type Stated } from './stated.js';

const read = readerOf(textRisks, mendedRisks);

/** Risks that the advert states in its own words, each raised once with every place that says it (at most three). */
export function textRiskFlags(context: Context): Flag[] {
  const stated = read(context).flatMap((item) => adjusted(context, item) ?? []);
  return [
    ...stated.map(flagOf),
    ...measuredMoistureFlags(context),
    ...renderFlags(context, stated),
    ...locationFlags(context),
  ];
}

/** What the advert says of the surroundings, with where to look it up for the address. */
function locationFlags(context: Context): Flag[] {
  return readLocation(context).map(flagOf);
}
const readLocation = readerOf(locationRisks);

function flagOf({ risk, level, quotes }: Stated): Flag {
  const cost = risk.cost === undefined ? null : costOf(risk.cost);
  const title = level.title ?? risk.title;
  return flag({
    rule: risk.rule,
    title,
    category: risk.category,
    severity: level.severity,
    ...(level.weight === undefined ? {} : { weight: level.weight }),
    description: level.description ?? risk.description,
    action: level.action ?? risk.action,
    ...(cost ? { estimatedCost: { min: cost.min, max: cost.max, uncertain: cost.uncertain } } : {}),
    evidence: [
      ...quotedOnce(quotes).slice(0, 3),
      reference('text-risks', title, risk.source),
      ...(cost ? [costReference(cost)] : []),
    ],
  });
}
