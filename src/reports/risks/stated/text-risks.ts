import { flag, type Context, type Flag } from '../../facts/context.js';
import { quotedOnce, reference } from '../../facts/evidence.js';
import { workCost } from '../../facts/work-cost.js';
import type { StatedRisk } from './entry.js';
import { isOfLocation, statedKinds } from './kinds/kinds.js';
import { renderFlags } from './render.js';
import { measuredMoistureFlags } from './measured.js';
import { statedRisks } from './stated.js';

const ofHome = statedKinds.filter((kind) => !isOfLocation(kind));
const ofLocation = statedKinds.filter(isOfLocation);

/** Risks that the advert states in its own words, each raised once with every place that says it (at most three). */
export function textRiskFlags(context: Context): Flag[] {
  const stated = statedRisks(context, ofHome);
  return [
    ...stated.map((risk) => flagOf(context, risk)),
    ...measuredMoistureFlags(context),
    ...renderFlags(context, stated),
    ...statedRisks(context, ofLocation).map((risk) => flagOf(context, risk)),
  ];
}

function flagOf(context: Context, risk: StatedRisk): Flag {
  const priced = risk.cost === undefined ? null : workCost(context, risk.cost);
  return flag({
    rule: risk.kind,
    title: risk.title,
    category: risk.category,
    severity: risk.severity,
    ...(risk.weight === undefined ? {} : { weight: risk.weight }),
    description: risk.description,
    action: risk.action,
    ...(priced ? { estimatedCost: priced.cost } : {}),
    evidence: [
      ...quotedOnce(risk.quotes).slice(0, 3),
      reference('text-risks', risk.title, risk.source),
      ...(priced?.evidence ?? []),
    ],
  });
}
