import type { ReadDocument } from '../scraping/document.types.js';
import type { DocumentReading } from './reports.types.js';
import { annualReports, keyFigureNames, type KeyFigureName } from './rules/annual-report.js';

const labels: Readonly<Record<KeyFigureName, { readonly label: string; readonly unit: 'kr' | '%' }>> = {
  feePerSqm: { label: 'årsavgift per m²', unit: 'kr' },
  debtPerSqmTenant: { label: 'skuldsättning per m² upplåten med bostadsrätt', unit: 'kr' },
  debtPerSqmTotal: { label: 'skuldsättning per m² totalyta', unit: 'kr' },
  savingsPerSqm: { label: 'sparande per m²', unit: 'kr' },
  interestSensitivity: { label: 'räntekänslighet', unit: '%' },
  energyCostPerSqm: { label: 'energikostnad per m²', unit: 'kr' },
  feeShareOfIncome: { label: 'årsavgifternas andel av intäkterna', unit: '%' },
};

/** Financial years that begin in this one or later state all seven (BFNAR 2023:1; DOMAIN §0.4). */
const firstMandatoryYear = 2023;
/** Characters of the beginning that tell whose report it is and of which year. */
const beginning = 8000;

/** What was read out of a document of the advert or of the buyer, for the one who wonders what the report rests on. */
export function documentReading(document: ReadDocument): DocumentReading {
  const pageCount = document.pages.length;
  const [report] = annualReports([document]);
  if (!report) return { pageCount, year: null, figures: [], notFound: [] };
  const first = document.pages.slice(0, 5).join('\n').slice(0, beginning);
  const year = report.year ?? statedYear(first) ?? statedYear(document.name.replace(/[_.-]+/g, ' ')) ?? null;
  const isMandatory =
    year !== null &&
    year >= firstMandatoryYear &&
    /(?<!\p{L})brf(?!\p{L})|bostadsrättsförening/iu.test(first);
  return {
    pageCount,
    year,
    figures: keyFigureNames.flatMap((name) => {
      const figure = report.figures[name];
      return figure ? [{ name, ...labels[name], value: figure.value, page: figure.page }] : [];
    }),
    notFound: isMandatory
      ? keyFigureNames.filter((name) => !report.figures[name]).map((name) => labels[name].label)
      : [],
  };
}

/** What another year than the financial year stands after: the day of a decision, the birth of the association. */
const otherDay = String.raw`(?!fastst|upprätt|antag|antog|avgiven|godkän|underteckn|inkom|ankom|regist|bilda|bygg|dater|datum|stämma|tryck|skriv)`;
const named = new RegExp(
  String.raw`(?:[åa]rsredovisning|räkenskapsår(?:et)?|verksamhetsår(?:et)?)(?:${otherDay}\D){0,60}(?:\b1\s+\p{L}{3,9}\s+)?(20[0-4]\d)(?!\d)`,
  'iu',
);

/** The year that a title or the first day of a financial year names: `Årsredovisning 2024`, `räkenskapsåret 2024-01-01`. */
function statedYear(text: string): number | undefined {
  const year = named.exec(text)?.[1];
  return year === undefined ? undefined : Number(year);
}
