import type { AnalysisResult } from '../analysis-result.schema.js';
import { computed } from '../facts/evidence.js';
import { about, brief, capital, kr, krPerSqm, list, lower, percent } from '../format.js';
import { homeAlso } from '../knowledge/must-have/must-have.js';
import { estimatedLine, missingLines, sameCost } from '../money/money.js';
import type { Findings } from './findings.js';
import { neededFacts } from './missing.js';
import { inFigures } from './verdict/case.js';

type KeyFinding = AnalysisResult['keyFindings'][number];

/** A missing fact of at least this weight is worth a place among the key findings. */
const keyWeight = 5;

/**
 * The heaviest flags and the best news, in that order, then what is not told and what the home costs a month.
 * @param open what is missing, in the order of what it may cost
 */
export function keyFindings(found: Findings, open: Findings['missing']): KeyFinding[] {
  const { flags, strengths } = found;
  return [
    ...flags
      .filter((flag) => flag.severity !== 'notice')
      .slice(0, 4)
      .map(({ title, description, evidence }) => ({ title, text: description, evidence })),
    ...strengths.slice(0, 4).map(({ title, text, praises, evidence }) => ({
      title,
      text,
      ...(praises ? { praises: [...praises] } : {}),
      evidence: [...evidence],
    })),
    ...untold(found, open),
    ...withDebt(found),
    ...aMonth(found),
  ];
}

function untold({ context, flags }: Findings, open: Findings['missing']): KeyFinding[] {
  const weighty = new Set(
    [...neededFacts(context), ...homeAlso].flatMap(({ field, weight }) =>
      weight >= keyWeight || weight === 0 ? [field] : [],
    ),
  );
  const isTold = flags.some(
    ({ rule, severity }) => rule === 'no-association-figures' && severity !== 'notice',
  );
  const gaps = open
    .filter((item) => weighty.has(item.field) && !item.isVague && !(isTold && inFigures.has(item.field)))
    .slice(0, 3);
  const [heaviest, ...others] = gaps;
  if (!heaviest) return [];
  const more =
    others.length > 0
      ? `${capital(list(others.map((gap) => lower(brief(gap.label)))))} nämns inte heller.`
      : `Fråga: ${heaviest.ask}`;
  return [
    {
      title: `Annonsen säger inget om ${lower(brief(heaviest.label))}`,
      text: `${heaviest.why} ${more}`,
      evidence: gaps.flatMap((gap) => gap.evidence),
    },
  ];
}

function withDebt({ association, context }: Findings): KeyFinding[] {
  const { effectivePrice, debtShare, debtEvidence } = association;
  const { price, livingArea } = context.listing;
  if (effectivePrice === null || !debtShare || !price) return [];
  const perArea = livingArea ? effectivePrice / livingArea : null;
  return [
    {
      title: 'Vad du egentligen köper',
      text:
        `Med din del av föreningens skuld kostar bostaden i praktiken omkring ${kr(about(effectivePrice))}` +
        `${perArea === null ? '' : `, alltså ${krPerSqm(about(perArea))}`}. Jämför bostäder på den siffran.`,
      evidence: [
        ...debtEvidence,
        computed('pris + del av skulden', { price, debtShare }, effectivePrice, 'kr'),
        ...(livingArea && perArea !== null
          ? [
              computed(
                'effektivt pris ÷ boarea',
                { effectivePrice, livingArea },
                Math.round(perArea),
                'kr/m²',
              ),
            ]
          : []),
      ],
    },
  ];
}

function aMonth({ monthlyCost, context, missing }: Findings): KeyFinding[] {
  if (!monthlyCost) return [];
  const { oneBorrower, twoBorrowers, interestRatePercent, downPayment, evidence } = monthlyCost;
  const partly = missingLines(context, missing);
  const who =
    oneBorrower > twoBorrowers * sameCost
      ? `Summan gäller två som delar på lånet. En ensam låntagare betalar ungefär ${kr(about(oneBorrower))}.`
      : 'Summan är ungefär densamma för en låntagare som för två.';
  const beside = [partly, estimatedLine(context)].map((text) => text && ` ${text}`).join('');
  return [
    {
      title: `${partly ? 'Från omkring' : 'Ungefär'} ${kr(about(twoBorrowers))} i månaden`,
      text: `Vi räknar med ${percent(interestRatePercent)} ränta. ${who} Kontantinsatsen är ${kr(downPayment)}.${beside}`,
      evidence,
    },
  ];
}
