import type { Evidence } from '../../analysis-result.schema.js';
import { pipeReplacementLoan } from '../../knowledge/association-bands.js';
import { bathroomRenewalIn } from '../../reading/association/bathroom-renewed.js';
import type { Context } from '../../facts/context.js';
import { homePartOf } from '../../facts/home-part.js';
import { computed, field, quoted, reference } from '../../facts/evidence.js';
import { isNearPipes } from '../../reading/association/near-pipes.js';
import { riseWithWork } from '../../reading/association/fee-rise.js';
import { pipeReplacementIn } from '../../reading/association/planned-works.js';
import { amountsIn, type StatedAmount } from '../../reading/money/amounts.js';
import { kr, krPerSqm, percent } from '../../format.js';
import { loanMonthly } from './works-price.js';

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
  if (contribution) return `${contributed(contribution)} Fråga om avgiften också höjs.`;
  const rise = toldRise(context);
  const stated = statedPrice(context);
  if (rise) return `Föreningen betalar stambytet${stated ? `: ${stated.words}` : ''}. ${rise.text}`;
  return stated
    ? `Föreningen betalar stambytet: ${stated.words}. Lånar den till allt blir det ungefär ${kr(stated.monthly)} mer i månaden för en lägenhet.`
    : `Föreningen betalar stambytet, ofta med lån. Räkna med ungefär ${kr(loanMonthly(pipeReplacementLoan.perFlat))} mer i månaden för en lägenhet.`;
}

/** What the advert says that the replacement does to the fee; null where it tells no percent of it. */
function toldRise(context: Context): { text: string; evidence: Evidence[] } | null {
  const { monthlyFee } = context.listing;
  const found = pipeReplacementIn(context);
  const rise = found && monthlyFee ? riseWithWork(context, found.quote) : null;
  if (!rise || !monthlyFee) return null;
  const more = Math.round((monthlyFee * rise.percent) / 100);
  return {
    text: `Annonsen räknar med att avgiften höjs med ${percent(rise.percent)}, omkring ${kr(more)} mer i månaden.`,
    evidence: [
      quoted(rise.quote),
      field('monthlyFee', monthlyFee),
      computed('avgift × höjning', { monthlyFee, percent: rise.percent }, more, 'kr/månad'),
    ],
  };
}

/** What the advert says that the replacement costs all, worked out for this home; null where it does not say both. */
function statedPrice(context: Context) {
  const cost = pipeReplacementIn(context)?.cost;
  const own = cost ? homePartOf(context, cost) : null;
  return cost && own
    ? {
        perFlat: own.value,
        monthly: loanMonthly(own.value),
        words: own.words,
        evidence: own.evidence,
      }
    : null;
}

/**
 * What a replacement of pipes costs one flat: what the advert says, else what a loan of the association adds to its fee, by
 * the advert's own sum and number of homes before what such work usually costs.
 */
export function pipeEffect(context: Context): { text: string; evidence: Evidence[] } {
  const contribution = contributionIn(context);
  const bathroom = bathroomRenewalIn(context) ? '' : ' Samtidigt kan badrummet behöva göras om.';
  if (contribution)
    return { text: contributed(contribution) + bathroom, evidence: [quoted(contribution.quote)] };
  const stated = statedPrice(context);
  const rise = toldRise(context);
  if (rise)
    return {
      text: `${stated ? `Stambytet kostar ${stated.words}. ` : ''}${rise.text}${bathroom}`,
      evidence: [...(stated?.evidence ?? []), ...rise.evidence],
    };
  const { interest, amortisation, source, row, terms } = pipeReplacementLoan;
  const perFlat = stated?.perFlat ?? pipeReplacementLoan.perFlat;
  const yearly = Math.round(perFlat * (interest + amortisation));
  const monthly = loanMonthly(perFlat);
  const area = context.listing.livingArea;
  const perSqm = area ? Math.round(yearly / area) : null;
  const price = stated
    ? `Stambytet kostar ${stated.words}.`
    : `Ett stambyte kostar ofta omkring ${kr(perFlat)} per lägenhet.`;
  const text =
    `${price} Lånar föreningen till det blir det ungefär ` +
    `${kr(monthly)} mer i månaden för en lägenhet${perSqm ? `, här ${krPerSqm(perSqm)} och år` : ''}.` +
    bathroom;
  return {
    text,
    evidence: [
      ...(stated?.evidence ?? []),
      reference('association-bands', stated ? terms : row, source),
      computed('lån × (ränta + amortering) ÷ 12', { perFlat, interest, amortisation }, monthly, 'kr/månad'),
      ...(area && perSqm ? [computed('årskostnad ÷ boarea', { yearly, area }, perSqm, 'kr/m² och år')] : []),
    ],
  };
}
