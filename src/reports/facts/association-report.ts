import type { SetAside } from '../reports.types.js';
import type { ReadDocument } from '../../scraping/document.types.js';
import type { Evidence } from '../analysis-result.schema.js';
import { annualReports, type AnnualReport, type KeyFigure } from '../reading/annual-report/annual-report.js';
import { reportStatements, type ReportStatements } from '../reading/annual-report/statements.js';
import { associationIn, isOfAnother } from '../reading/annual-report/whose.js';
import type { DebtFact, AssociationFactsRead } from './association.types.js';
import type { Fact } from '../reading/text/fact.js';
import type { Context } from './context.js';
import { computed } from './evidence.js';
import { number } from '../format.js';

/** Years after which the figures of a report are history. */
const currentYears = 3;

type About = Pick<Context, 'listing' | 'year'>;

/** Why the figures of an annual report are not used; null for one that is, and for every other paper. */
export function setAside(document: ReadDocument, about: About): SetAside | null {
  const [report] = annualReports([document]);
  if (!report) return null;
  if (isOfAnother(document, about.listing)) return { why: 'other', association: associationIn(document) };
  if (report.year === undefined) return { why: 'undated' };
  return report.year > about.year - currentYears ? null : { why: 'old', year: report.year };
}

/** The newest annual report of this association that is not history. */
export function currentReport({ documents = [], ...about }: About & Pick<Context, 'documents'>): {
  readonly report: AnnualReport;
  readonly document: ReadDocument;
} | null {
  // Each by itself: two papers may bear the same name.
  return (
    documents
      .filter((document) => setAside(document, about) === null)
      .flatMap((document) => annualReports([document]).map((report) => ({ report, document })))
      .toSorted((a, b) => (b.report.year ?? 0) - (a.report.year ?? 0))[0] ?? null
  );
}

/**
 * The facts with those of the newest annual report in place of the advert's: an audited figure goes before a panel's
 * and before a broker's words. What the report does not state stays as it was.
 */
export function withAnnualReport(
  facts: AssociationFactsRead,
  context: About & Pick<Context, 'documents'>,
): AssociationFactsRead {
  const current = currentReport(context);
  if (!current) return facts;
  const { savingsPerSqm, interestSensitivity, feePerSqm } = current.report.figures;
  const said = reportStatements(current.document);
  return {
    ...facts,
    debtPerSqm: debtOf(current.report.figures) ?? facts.debtPerSqm,
    savingsPerSqm: factOf(savingsPerSqm) ?? facts.savingsPerSqm,
    sensitivity: factOf(interestSensitivity) ?? facts.sensitivity,
    feePerSqm: factOf(feePerSqm) ?? facts.feePerSqm,
    loansDue: loansDueOf(said, facts.loans) ?? facts.loansDue,
    genuine: said.genuine ?? facts.genuine,
    ownsLand: said.ownsLand ?? facts.ownsLand,
    registrationNumber: said.registrationNumber,
  };
}

/** The loans that a report says are due, as a share of all loans where either tells these. */
function loansDueOf(
  { loansDue }: ReportStatements,
  advertLoans: Fact<number> | null,
): AssociationFactsRead['loansDue'] {
  if (!loansDue) return null;
  const { amount, evidence } = loansDue;
  const all = loansDue.of ?? advertLoans?.value ?? null;
  const of = all !== null && all >= amount ? all : null;
  return {
    percent: of === null ? null : Math.round((amount / of) * 100),
    words: null,
    amount,
    of,
    most: false,
    evidence: [...evidence, ...(loansDue.of === null ? (advertLoans?.evidence ?? []) : [])],
  };
}

/** The row of a figure with its years, and how thousands became kronor. */
export const figureProofs = (
  { document, page, text, table, printed, value }: KeyFigure,
  unit = 'kr/m² och år',
): Evidence[] => [
  {
    kind: 'document',
    document,
    page,
    text,
    ...(table ? { table: { row: table.row, columns: [...table.columns] } } : {}),
  },
  ...(printed
    ? [computed(`tabellens siffra × ${number(printed.factor)}`, { figure: printed.value }, value, unit)]
    : []),
];

const factOf = (figure: KeyFigure | undefined): Fact<number> | null =>
  figure ? { value: figure.value, evidence: figureProofs(figure) } : null;

/** The higher of the two that a report states, with the other beside it: their areas differ (DOMAIN §0.6). */
function debtOf({
  debtPerSqmTenant: tenant,
  debtPerSqmTotal: total,
}: {
  readonly debtPerSqmTenant?: KeyFigure;
  readonly debtPerSqmTotal?: KeyFigure;
}): DebtFact | null {
  const both = [
    ...(tenant ? [{ figure: tenant, basis: 'yta upplåten med bostadsrätt' }] : []),
    ...(total ? [{ figure: total, basis: 'totalyta' }] : []),
  ].toSorted((a, b) => b.figure.value - a.figure.value);
  const [highest, other] = both;
  if (!highest) return null;
  return {
    value: highest.figure.value,
    basis: highest.basis,
    also: other ? { value: other.figure.value, basis: other.basis } : null,
    evidence: both.flatMap(({ figure }) => figureProofs(figure, 'kr/m²')),
  };
}
