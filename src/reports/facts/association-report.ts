import type { SetAside } from '../reports.types.js';
import type { ReadDocument } from '../../scraping/document.types.js';
import type { Evidence } from '../analysis-result.schema.js';
import { annualReports, type AnnualReport, type KeyFigure } from '../reading/annual-report/annual-report.js';
import { reportStatements, type ReportStatements } from '../reading/annual-report/statements.js';
import { frontOf } from '../reading/annual-report/year.js';
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
  if (isAnothers(document, about.listing)) return { why: 'other', association: associationIn(document) };
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

/** Words that stand in the name of any association. */
const common =
  /^(?:brf|bostadsrättsförening(?:en)?|bostadsrättsför|föreningen|hsb|hsbs|riksbyggen|i|nr|\d+)$/u;
/** Associations are numbered from 7; managers and auditors, whose numbers stand beside, are not. */
const registration = /(?<!\d)(?:16)?(7\d{5})-?(\d{4})(?!\d)/g;
const namesAssociation = /(?<!\p{L})brf(?!\p{L})|bostadsrättsförening/iu;

/** Registration numbers as ten digits. */
const numbersIn = (text: string): string[] =>
  [...text.matchAll(registration)].map(([, first = '', last = '']) => first + last);

/** Whether the first pages name an association, and not the advert's: by its number where both tell it, else by name. */
function isAnothers(document: ReadDocument, { association, associationFacts }: Context['listing']): boolean {
  const text = document.pages.slice(0, 3).join('\n').slice(0, 8000).toLowerCase();
  const numbers = numbersIn(text);
  const [number] = numbersIn(associationFacts?.registrationNumber ?? '');
  if (number && numbers.length > 0) return !numbers.includes(number);
  const name = (associationFacts?.name ?? association ?? '').toLowerCase();
  const telling = (name.match(/[\p{L}\d]+/gu) ?? []).filter((word) => !common.test(word));
  if (telling.length === 0 || !namesAssociation.test(text)) return false;
  return !telling.every((word) => text.includes(word));
}

const named =
  /(?<!\p{L})(?:(?:HSB:?s?|Riksbyggen(?:s)?)[ \t]+)?(?:[Bb][Rr][Ff]|[Bb]ostadsrättsförening(?:en)?|BOSTADSRÄTTSFÖRENING(?:EN)?)[ \t]+((?:(?:HSB|Riksbyggen)[ \t]+)?\p{Lu}[\p{L}\d&-]{1,30}(?:[ \t]+(?:i[ \t]+\p{Lu}[\p{L}-]{1,30}|nr[ \t]+\d{1,4}|\p{Lu}[\p{L}\d-]{1,30}|\d{1,4}(?![\d-]))){0,3})/u;
const seat = /(?<!\p{L})(?:sitt\s+säte|säte|hemvist)\s+(?:i\s+|är\s+)?(\p{Lu}[\p{L}-]{1,30})/u;

/** The association of a report as it calls itself, with the place of its seat: `Brf Solrosen i Kiruna`. */
function associationIn(document: ReadDocument): string | null {
  const front = frontOf(document);
  const name = named.exec(front)?.[1]?.replace(/\s+/g, ' ');
  if (!name || !/^\p{Lu}/u.test(name)) return null;
  const place = / i \p{Lu}/u.test(name) ? undefined : seat.exec(front)?.[1];
  return `Brf ${name}${place ? ` i ${place}` : ''}`;
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
