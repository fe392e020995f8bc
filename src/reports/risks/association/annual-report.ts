import { currentReport } from '../../facts/association-report.js';
import { reportStatements } from '../../reading/annual-report/statements.js';
import { flag, type Context, type Flag } from '../../facts/context.js';
import { computed, field, reference } from '../../facts/evidence.js';
import { kr, percent } from '../../format.js';
import { pipeEffect } from './pipe-effect.js';

/** What the annual report plainly says lies ahead. */
export const reportFlags = (context: Context): Flag[] => [...decidedRise(context), ...plannedPipes(context)];

function plannedPipes(context: Context): Flag[] {
  const current = context.home.tenure === 'cooperative' ? currentReport(context) : null;
  const [plan] = current
    ? reportStatements(current.document).pipesPlanned.filter(({ value }) => value > context.year)
    : [];
  if (!plan) return [];
  const effect = pipeEffect(context);
  return [
    flag({
      rule: 'pipe-replacement-planned',
      title: 'Stambyte väntar',
      category: 'Föreningen',
      severity: 'warning',
      description: `Årsredovisningen nämner ett byte eller en renovering av stammarna ${plan.value}. ${effect.text}`,
      action: 'Fråga om bytet är beslutat, hur det betalas och vad avgiften blir efteråt.',
      evidence: [...plan.evidence, ...effect.evidence],
    }),
  ];
}

/** A rise of the fee that the annual report says is decided: a warning while it lies ahead, else a thing to check. */
function decidedRise(context: Context): Flag[] {
  const current = context.home.tenure === 'cooperative' ? currentReport(context) : null;
  const rise = current && reportStatements(current.document).feeRise;
  if (!rise) return [];
  const { monthlyFee } = context.listing;
  const { value: share, from } = rise;
  const isAhead = from !== null && from > context.day.slice(0, from.length);
  const next = isAhead && monthlyFee && share ? Math.round(monthlyFee * (1 + share / 100)) : null;
  const size = share === null ? '' : ` med ${percent(share)}`;
  return [
    flag({
      rule: isAhead ? 'fee-rise' : 'fee-rise-in-report',
      title: isAhead ? 'Avgiften höjs' : 'Höjd avgift enligt årsredovisningen',
      category: 'Föreningen',
      severity: isAhead ? 'warning' : 'notice',
      ...(isAhead ? {} : { weight: 0 }),
      description: isAhead
        ? `Enligt årsredovisningen är det beslutat att höja avgiften${size}. Avgiften som visas gäller fram till dess, så räkna på den nya` +
          `${next ? `: den blir omkring ${kr(next)} i månaden.` : '.'}`
        : `Enligt årsredovisningen är det beslutat att höja avgiften${size}. Kontrollera att avgiften i annonsen är den höjda.`,
      action: isAhead
        ? 'Fråga när höjningen gäller, hur stor den är och om fler är beslutade.'
        : 'Be om den senaste avgiftsavin, och fråga om fler höjningar är beslutade.',
      evidence: [
        ...rise.evidence,
        ...(next && monthlyFee && share
          ? [
              field('monthlyFee', monthlyFee),
              computed('avgift × (1 + höjning)', { monthlyFee, percent: share }, next, 'kr/månad'),
            ]
          : []),
        reference('text-risks', 'Avgiften höjs', 'brfrapport.se'),
      ],
    }),
  ];
}
