import type { ReportListing } from '../../../../../src/analyses/analysis.types.js';
import { reportPageTexts } from '../../../shared/texts/report-page.js';
import { fieldLabel } from '../../../shared/field-labels.js';
import { fieldValue } from './proof-values.js';

const texts = reportPageTexts.association;

/** The figures of an annual report that stand for a fact of the advert; of the debt the higher, as the report counts. */
const reported: Readonly<Record<string, readonly string[]>> = {
  debtPerSqm: ['debtPerSqmTenant', 'debtPerSqmTotal'],
  savingsPerSqm: ['savingsPerSqm'],
  feePerSqm: ['feePerSqm'],
};

/**
 * The facts of the association, by name: the newest annual report's figure where it has one, with its year and page, and
 * what the advert says instead where that is another. Without a report what the advert says.
 */
export function associationRows({
  associationFacts = {},
  readDocuments,
}: Pick<ReportListing, 'associationFacts' | 'readDocuments'>): (readonly [string, string])[] {
  const [report] = readDocuments
    .filter(({ kind, figures, setAside }) => kind === 'annual-report' && figures.length > 0 && !setAside)
    .toSorted((one, other) => (other.year ?? 0) - (one.year ?? 0));
  const names = Object.keys({ ...associationFacts, ...(report ? reported : {}) });
  return names.flatMap((name) => {
    const path = `associationFacts.${name}`;
    const said = associationFacts[name as keyof typeof associationFacts];
    const [figure] = (report?.figures ?? [])
      .filter((one) => reported[name]?.includes(one.name))
      .toSorted((one, other) => other.value - one.value);
    if (!report || !figure) return said === undefined ? [] : [[fieldLabel(path), fieldValue(path, said)]];
    const told = texts.byReport(fieldValue(path, figure.value), report.year, figure.page);
    const isOther = said !== undefined && said !== figure.value;
    return [[fieldLabel(path), isOther ? `${told} ${texts.butAdvert(fieldValue(path, said))}` : told]];
  });
}
