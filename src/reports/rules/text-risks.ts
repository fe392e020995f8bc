import { locationRisks } from '../knowledge/location.js';
import { pipeReplacementLoan } from '../knowledge/association-bands.js';
import { costOf } from '../knowledge/cost-ranges.js';
import { mendedRisks, textRisks } from '../knowledge/text-risks.js';
import { flag, type Context, type Flag } from './context.js';
import { computed, costReference, quoted, reference } from './evidence.js';
import { kr, krPerSqm } from './format.js';
import { renderFlags } from './text-risks-render.js';
import { measuredMoistureFlags } from './text-risks-measured.js';
import { adjusted } from './text-risks-adjust.js';
import { readerOf, type Stated } from './text-risks-stated.js';

const read = readerOf(textRisks, mendedRisks);

/** Risks that the advert states in its own words, each raised once with every place that says it (at most three). */
export function textRiskFlags(context: Context): Flag[] {
  const stated = read(context).flatMap((item) => adjusted(context, item) ?? []);
  return [
    ...stated.map((item) => flagOf(context, item)),
    ...measuredMoistureFlags(context),
    ...renderFlags(context, stated),
    ...locationFlags(context),
  ];
}

/** What the advert says of the surroundings, with where to look it up for the address. */
export function locationFlags(context: Context): Flag[] {
  return readLocation(context).map((item) => flagOf(context, item));
}
const readLocation = readerOf(locationRisks);

function flagOf(context: Context, { risk, level, quotes }: Stated): Flag {
  const pipes = risk.rule === 'pipe-replacement-planned' ? pipeEffect(context) : null;
  const cost = risk.cost === undefined ? null : costOf(risk.cost);
  const title = level.title ?? risk.title;
  return flag({
    rule: risk.rule,
    title,
    category: risk.category,
    severity: level.severity,
    ...(level.weight === undefined ? {} : { weight: level.weight }),
    description: pipes ? pipes.text : (level.description ?? risk.description),
    action: level.action ?? risk.action,
    ...(cost ? { estimatedCost: { min: cost.min, max: cost.max, uncertain: cost.uncertain } } : {}),
    evidence: [
      ...quotes.slice(0, 3).map(quoted),
      reference('text-risks', title, risk.source),
      ...(cost ? [costReference(cost)] : []),
      ...(pipes ? pipes.evidence : []),
    ],
  });
}

/** What a replacement of pipes, paid by a loan of the association, adds to one flat's fee. */
export function pipeEffect({ listing }: Context) {
  const { perFlat, interest, amortisation, source, row } = pipeReplacementLoan;
  const yearly = Math.round(perFlat * (interest + amortisation));
  const monthly = Math.round(yearly / 12);
  const area = listing.livingArea;
  const perSqm = area ? Math.round(yearly / area) : null;
  const text =
    `Ett stambyte kostar ofta omkring ${kr(perFlat)} per lägenhet. Lånar föreningen till det blir det ungefär ` +
    `${kr(monthly)} mer i månaden för en lägenhet${perSqm ? `, här ${krPerSqm(perSqm)} och år` : ''}. Samtidigt kan ` +
    'badrummet behöva göras om.';
  return {
    text,
    evidence: [
      reference('association-bands', row, source),
      computed('lån × (ränta + amortering) ÷ 12', { perFlat, interest, amortisation }, monthly, 'kr/månad'),
      ...(area && perSqm ? [computed('årskostnad ÷ boarea', { yearly, area }, perSqm, 'kr/m² och år')] : []),
    ],
  };
}
