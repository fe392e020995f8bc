import type { Evidence } from '../../analysis-result.schema.js';
import { flag, type Context, type Flag } from '../../facts/context.js';
import { quoted, quotedOnce, reference } from '../../facts/evidence.js';
import { proofOfRise } from '../../facts/fee-after-rise.js';
import { kr, percent } from '../../format.js';
import { decidedFeeIn, feeRisesIn, percentOf } from '../../reading/association/fee-rise.js';
import { pipeReplacementIn, type PlannedWorks } from '../../reading/association/planned-works.js';
import { pipeEffect } from './pipe-effect.js';

/** Percent; a rise from here on says that the economy did not hold. A limit of general knowledge. */
const sharpRise = 20;

/** Rises of the fee that are decided or announced, with the new fee where its sum or percent is told. */
export function feeRises(context: Context): Flag[] {
  const { monthlyFee } = context.listing;
  const decided =
    monthlyFee && context.home.tenure === 'cooperative' ? decidedFeeIn(context, monthlyFee) : null;
  const quotes = [...(decided ? [decided.quote] : []), ...feeRisesIn(context)];
  const [quote] = quotes;
  if (!quote) return [];
  const announced = percentOf(context, quote);
  const rise =
    decided ??
    (monthlyFee && announced !== null
      ? { value: Math.round(monthlyFee * (1 + announced / 100)), by: { percent: announced }, quote }
      : null);
  const told = rise === null ? announced : 'percent' in rise.by ? rise.by.percent : null;
  const next = rise?.value;
  const share = told ?? (monthlyFee && next ? Math.round((next / monthlyFee - 1) * 100) : null);
  const isSharp = share !== null && share >= sharpRise;
  return [
    flag({
      rule: 'fee-rise',
      title: isSharp ? 'Avgiften höjs kraftigt' : 'Avgiften höjs',
      category: 'Föreningen',
      severity: isSharp ? 'critical' : 'warning',
      description:
        'Annonsen talar om en höjning av avgiften som ligger framåt. Avgiften som visas gäller fram till dess, så räkna på den nya' +
        `${next && told ? `: med ${percent(told)} blir den omkring ${kr(next)} i månaden.` : next ? `: den blir ${kr(next)} i månaden.` : '.'}`,
      action: 'Fråga när höjningen gäller, hur stor den är och om fler är beslutade.',
      evidence: [
        ...quotedOnce(quotes).slice(0, 3),
        ...(monthlyFee && rise ? proofOfRise(monthlyFee, rise).filter(({ kind }) => kind !== 'quote') : []),
        reference('text-risks', 'Avgiften höjs', 'brfrapport.se'),
      ],
    }),
  ];
}

/** A replacement of pipes that lies ahead, and what it adds to the fee when the association borrows for it. */
export function pipePlans(context: Context): Flag[] {
  if (context.home.tenure === 'owned') return [];
  const found = pipeReplacementIn(context);
  if (!found) return [];
  const effect = pipeEffect(context);
  const evidence: Evidence[] = [quoted(found.quote), ...effect.evidence];
  return [
    flag({
      rule: 'pipe-replacement-planned',
      title: 'Stambyte väntar',
      category: 'Föreningen',
      severity: 'warning',
      description: `${effect.text}${paymentText(found.payment)}`,
      action: 'Fråga om bytet är beslutat, hur det betalas och vad avgiften blir efteråt.',
      evidence,
    }),
  ];
}

/** How planned works are paid, as a sentence that goes on after another; empty where the advert does not say. */
export function paymentText(payment: PlannedWorks['payment']): string {
  if (payment === null) return '';
  return payment === 'paid'
    ? ' Annonsen säger att pengarna är ordnade; fråga om det är sparade pengar eller nya lån.'
    : ' Enligt annonsen är det inte klart hur det ska betalas.';
}
