import { namesAssociation } from './reading/annual-report/whose.js';
import type { ReadDocument } from '../scraping/document.types.js';
import type { Listing } from '../scraping/listing.types.js';
import { stockholmDay } from '../shared/clock.js';
import type { DocumentReading } from './reports.types.js';
import { annualReports, keyFigureNames, type KeyFigureName } from './reading/annual-report/annual-report.js';
import { frontOf } from './reading/annual-report/year.js';
import { setAside } from './facts/association-report.js';

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

/**
 * What was read out of a document of the advert or of the buyer, for the one who wonders what the report rests on.
 * @param listing the home that the document is to tell of
 */
export function documentReading(document: ReadDocument, listing: Listing, today: Date): DocumentReading {
  const pageCount = document.pages.length;
  const [report] = annualReports([document]);
  if (!report) return { pageCount, year: null, figures: [], doubtful: [], notFound: [], setAside: null };
  const { year = null, doubtful } = report;
  const isMandatory = year !== null && year >= firstMandatoryYear && namesAssociation(frontOf(document));
  return {
    pageCount,
    year,
    figures: keyFigureNames.flatMap((name) => {
      const figure = report.figures[name];
      return figure ? [{ name, ...labels[name], value: figure.value, page: figure.page }] : [];
    }),
    doubtful: keyFigureNames.flatMap((name) => {
      const place = doubtful[name];
      return place ? [{ label: labels[name].label, page: place.page }] : [];
    }),
    notFound: isMandatory
      ? keyFigureNames
          .filter((name) => !report.figures[name] && !doubtful[name])
          .map((name) => labels[name].label)
      : [],
    setAside: setAside(document, { listing, year: Number(stockholmDay(today).slice(0, 4)) }),
  };
}
