import type { ReadDocument } from '../../scraping/document.types.js';
import type { Evidence } from '../analysis-result.schema.js';
import { annualReports, type KeyFigure } from './annual-report.js';
import type { DebtFact, Fact } from './association-debt.js';
import type { AssociationFactsRead } from './association-facts.js';
import type { Context } from './context.js';

/** Years after which the figures of a report are history. */
const currentYears = 3;

/**
 * The facts with those of the newest annual report in place of the advert's: an audited figure goes before a panel's
 * and before a broker's words. What the report does not state stays as it was. A report that is old, does not tell its
 * year or is another association's says nothing of this home.
 */
export function withAnnualReport(
  facts: AssociationFactsRead,
  { documents = [], listing, year }: Pick<Context, 'documents' | 'listing' | 'year'>,
): AssociationFactsRead {
  const own = documents.filter((document) => !isAnothers(document, listing));
  const report = annualReports(own).find(
    ({ year: stated }) => stated !== undefined && stated > year - currentYears,
  );
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

/** Words that stand in the name of any association. */
const common =
  /^(?:brf|bostadsrättsförening(?:en)?|bostadsrättsför|föreningen|hsb|hsbs|riksbyggen|i|nr|\d+)$/u;
const registration = /(?<!\d)\d{6}-\d{4}(?!\d)/g;

/** Whether the first pages name an association, and not the advert's: by its number where both tell it, else by name. */
function isAnothers({ pages }: ReadDocument, { association, associationFacts }: Context['listing']): boolean {
  const text = pages.slice(0, 3).join('\n').slice(0, 8000).toLowerCase();
  const numbers = text.match(registration);
  const number = associationFacts?.registrationNumber;
  if (number && numbers) return !numbers.includes(number.trim());
  const name = (associationFacts?.name ?? association ?? '').toLowerCase();
  const telling = (name.match(/[\p{L}\d]+/gu) ?? []).filter((word) => !common.test(word));
  if (telling.length === 0 || !/brf|bostadsrättsförening/u.test(text)) return false;
  return !telling.every((word) => text.includes(word));
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
