import type { Evidence } from '../../analysis-result.schema.js';
import { pipeReplacementLoan } from '../../knowledge/association-bands.js';
import { bathroomRenewalIn } from '../../reading/association/bathroom-renewed.js';
import type { Context } from '../../facts/context.js';
import { computed, quoted, reference } from '../../facts/evidence.js';
import { isNearPipes } from '../../reading/association/near-pipes.js';
import { amountsIn, type StatedAmount } from '../../reading/money/amounts.js';
import { kr, krPerSqm } from '../../format.js';

/** kr more a month for one flat where its association borrows for the replacement: the one price of planned pipes. */
const pipeMonthly: number = Math.round(
  Math.round(
    pipeReplacementLoan.perFlat * (pipeReplacementLoan.interest + pipeReplacementLoan.amortisation),
  ) / 12,
);

/** What the advert says that this home is to contribute to the pipes, with its place. */
const contributionIn = (context: Context): StatedAmount | undefined =>
  amountsIn(context).find(
    ({ purpose, period, time, value, isNotOurs, quote }) =>
      (purpose === 'contribution' || purpose === 'levy') &&
      period === 'once' &&
      time !== 'past' &&
      value < pipeReplacementLoan.perFlat * 2 &&
      !isNotOurs &&
      isNearPipes(context.sources, quote),
  );

const contributed = ({ value }: StatedAmount): string =>
  `Enligt annonsen ska bostaden bidra med ${kr(value)}, utöver priset.`;

/**
 * What a replacement of pipes by the association means for the buyer: what the advert says that this home is to contribute
 * to it, else what a loan for it adds to the fee.
 */
export function pipesPaidBy(context: Context): string {
  const contribution = contributionIn(context);
  return contribution
    ? `${contributed(contribution)} Fråga om avgiften också höjs.`
    : `Föreningen betalar stambytet, ofta med lån. Räkna med ungefär ${kr(pipeMonthly)} mer i månaden för en lägenhet.`;
}

/** What a replacement of pipes costs one flat: what the advert says, else what a loan of the association adds to its fee. */
export function pipeEffect(context: Context): { text: string; evidence: Evidence[] } {
  const contribution = contributionIn(context);
  const bathroom = bathroomRenewalIn(context) ? '' : ' Samtidigt kan badrummet behöva göras om.';
  if (contribution)
    return { text: contributed(contribution) + bathroom, evidence: [quoted(contribution.quote)] };
  const { listing } = context;
  const { perFlat, interest, amortisation, source, row } = pipeReplacementLoan;
  const yearly = Math.round(perFlat * (interest + amortisation));
  const monthly = pipeMonthly;
  const area = listing.livingArea;
  const perSqm = area ? Math.round(yearly / area) : null;
  const text =
    `Ett stambyte kostar ofta omkring ${kr(perFlat)} per lägenhet. Lånar föreningen till det blir det ungefär ` +
    `${kr(monthly)} mer i månaden för en lägenhet${perSqm ? `, här ${krPerSqm(perSqm)} och år` : ''}.` +
    bathroom;
  return {
    text,
    evidence: [
      reference('association-bands', row, source),
      computed('lån × (ränta + amortering) ÷ 12', { perFlat, interest, amortisation }, monthly, 'kr/månad'),
      ...(area && perSqm ? [computed('årskostnad ÷ boarea', { yearly, area }, perSqm, 'kr/m² och år')] : []),
    ],
  };
}
