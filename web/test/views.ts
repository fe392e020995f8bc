import type { ComparedProperty, ReportView } from '../../src/analyses/analysis.types.js';
import { fullFlat } from '../../test/support/report-homes.js';
import { sampleResult } from '../../test/support/results.js';
import { analysisCard } from './samples.js';

/** The report of the buyer's own home, completed and paid. */
export const reportView = (): ReportView => ({
  analysis: analysisCard(),
  listing: {
    ...fullFlat(),
    photos: [],
    plans: [],
    unread: [],
    handedIn: false,
    unreadPictures: 0,
    foundBySearch: false,
    fromLink: [],
    disagreements: [],
    readDocuments: [],
  },
  result: sampleResult(),
  revision: 'a1',
  madeBy: null,
  access: 'paid',
  isOwner: true,
});

/** A paid flat beside others. */
export const comparedFlat: ComparedProperty = {
  id: 'a',
  locked: false,
  address: 'Vattugränd 14',
  image: null,
  verdict: 'GREEN',
  verdictReason: 'Föreningen har låga lån och inget stort är planerat.',
  madeBy: null,
  redFlags: [],
  redFlagsCount: 0,
  criticalFlagsCount: 0,
  priceKr: 4_150_000,
  pricePerSqmKr: 58_042,
  monthlyFeeKr: 5_240,
  operatingCostKr: 6_600,
  monthlyCostKr: 18_400,
  oneOffCostKr: 2_100,
  tenYearsKr: { min: 120_000, max: 210_000 },
  confidence: 82,
  confidenceExplanation: 'Det mesta finns i annonsen.',
  livingArea: 71.5,
  rooms: 3,
  constructionYear: 1958,
  propertyType: 'Lägenhet',
  tenure: 'Bostadsrätt',
  energyClass: null,
  missingInfoCount: 0,
  euphemismsCount: 0,
  unjudgedCount: 3,
  technicalSpecs: { heating: { status: 'green' } },
};
