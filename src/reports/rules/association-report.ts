import type { ReadDocument } from '../../scraping/document.types.js';
import type { Evidence } from '../analysis-result.schema.js';
import { annualReports, type KeyFigure } from './annual-report.js';
import type { DebtFact, Fact } from './association-debt.js';
import type { AssociationFactsRead } from './association-facts.js';

/**
 * The facts with those of the newest annual report in place of the advert's: an audited figure goes before a panel's
 * and before a broker's words. What the report does not state stays as it was.
 */
export function withAnnualReport(
  facts: AssociationFactsRead,
  documents: readonly ReadDocument[] | undefined,
): AssociationFactsRead {
  const [report] = annualReports(documents ?? []);
  if (!report) return facts;
  const { savingsPerSqm, interestSensitivity, feePerSqm } = report.figures;
  return {
    ...facts,
    debtPerSqm: debtOf(report.figures) ?? facts.debtPerSqm,
    savingsPerSqm: factOf(savingsPerSqm) ?? facts.savingsPerSqm,
    sensitivity: factOf(interestSensitivity) ?? facts.sensitivity,
    feePerSqm: factOf(feePerSqm) ?? facts.feePerSqm,
  };
}

const documentProof = ({ document, page, text }: KeyFigure): Evidence => ({
  kind: 'document',
  document,
  page,
  text,
});

const factOf = (figure: KeyFigure | undefined): Fact<number> | null =>
  figure ? { value: figure.value, evidence: [documentProof(figure)] } : null;

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
    evidence: both.map(({ figure }) => documentProof(figure)),
  };
}
