import type { AnalysisResult } from '../analysis-result.schema.js';
import { kr, list, lower } from '../format.js';
import { isDue } from './money.js';
import type { Contradiction } from './contradiction.types.js';

/** What a month leaves out. */
const leftOut = {
  rise: 'Annonsen talar om en höjd avgift. Summan är räknad på dagens avgift, så räkna med mer i månaden.',
  beside:
    'Annonsen nämner fler belopp per månad eller år. De ingår inte i summan utan står bland beloppen i annonsen.',
} as const;

/** Each sum that is to be paid, with its name and its day in the advert's words: `140 000 kr (uttaxering, hösten 2027)`. */
function sumsDue({ statedSums = [], redFlags }: AnalysisResult): { fixed: string; open: string } {
  const due = statedSums.filter((sum) => isDue(sum, redFlags));
  const told = (sums: typeof due): string =>
    list(
      sums.map(
        ({ amount, label, when }) => `${kr(amount)} (${[lower(label), when].filter(Boolean).join(', ')})`,
      ),
    );
  return {
    fixed: told(due.filter(({ isUndecided }) => !isUndecided)),
    open: told(due.filter(({ isUndecided }) => isUndecided)),
  };
}

/** What comes beside the works, as sentences. */
function onTop(report: AnalysisResult): string {
  const { fixed, open } = sumsDue(report);
  return [
    fixed && `Enligt annonsen ska du dessutom betala ${fixed}.`,
    open && `Det kan också bli ${open}, som inte är bestämt.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The report with what the weaker claim left out. */
export function saying(report: AnalysisResult, contradiction: Contradiction): AnalysisResult {
  switch (contradiction.kind) {
    case 'fee-before-rise':
      return sayingLeftOut(report, 'rise');
    case 'beside-and-unsaid':
      return sayingLeftOut(report, 'beside');
    case 'nothing-beside-due':
      return sayingDue(report);
    case 'explained-elsewhere':
      return sayingWhere(report, contradiction);
    default:
      return report;
  }
}

/** The month, and the finding that tells it, say that there is more to pay. */
function sayingLeftOut(report: AnalysisResult, what: keyof typeof leftOut): AnalysisResult {
  const { monthlyCost, keyFindings } = report;
  if (!monthlyCost) return report;
  const { leavesOut = [], explanation } = monthlyCost;
  return {
    ...report,
    monthlyCost: {
      ...monthlyCost,
      explanation: `${explanation} ${leftOut[what]}`,
      leavesOut: [...leavesOut, what],
    },
    keyFindings: keyFindings.map((finding) =>
      isMonth(finding)
        ? { ...finding, title: atLeast(finding.title), text: `${finding.text} ${leftOut[what]}` }
        : finding,
    ),
  };
}

const about = 'Ungefär ';
const atLeast = (title: string): string =>
  title.startsWith(about) ? `Från omkring ${title.slice(about.length)}` : title;

/** The finding that tells the month adds up the lines of it. */
const isMonth = ({ evidence }: AnalysisResult['keyFindings'][number]): boolean =>
  evidence.some((proof) => proof.kind === 'computed' && proof.inputs['netInterest'] !== undefined);

function sayingDue(report: AnalysisResult): AnalysisResult {
  const plan = report.renovationAnalysis;
  if (!plan) return report;
  const { isNothing, ...immediate } = plan.financialPlanning.immediate;
  return {
    ...report,
    renovationAnalysis: {
      ...plan,
      summary: `${plan.summary} ${onTop(report)}`,
      financialPlanning: {
        ...plan.financialPlanning,
        immediate: isNothing ? { ...immediate, description: onTop(report) } : immediate,
      },
      isBesideSums: true,
    },
  };
}

/** A sum of no known purpose belongs to the flag or the sum that tells it. */
function sayingWhere(report: AnalysisResult, { holds, against }: Contradiction): AnalysisResult {
  const [list = '', place = ''] = holds.split('.');
  const name =
    list === 'redFlags' ? report.redFlags[Number(place)]?.title : report.statedSums?.[Number(place)]?.label;
  if (name === undefined) return report;
  return {
    ...report,
    statedSums: (report.statedSums ?? []).map(({ purpose, ...sum }, index) =>
      `statedSums.${index}` === against
        ? { ...sum, label: name, why: `Hör till ”${name}”. Läs citatet.` }
        : { ...sum, ...(purpose === undefined ? {} : { purpose }) },
    ),
  };
}
