import type { AnalysisCard, AnalysisStats, AnalysisView } from '../../src/analyses/analysis.types.js';
import type { AccountView } from '../../src/auth/auth.types.js';
import { buyer } from './open-page.js';

/** A completed and paid analysis as its card, unless the fields say otherwise. */
export const analysisCard = (fields: Partial<AnalysisCard> = {}): AnalysisCard => ({
  id: 'c0000000-0000-4000-8000-000000000001',
  hemnetUrl: 'https://www.hemnet.se/bostad/lagenhet-3rum-vattugrand-14-12345678',
  status: 'completed',
  progress: { percent: 100, step: 'completed', message: 'Klar', analyst: 'openai', isPortal: true },
  isPaid: true,
  paidWith: fields.isPaid === false ? null : 'free',
  wantsPreview: false,
  homeLimit: null,
  createdAt: new Date(Date.now() - 60_000).toISOString(),
  startedAt: fields.createdAt ?? new Date(Date.now() - 60_000).toISOString(),
  failureReason: null,
  failureCode: null,
  factsFromLink: false,
  address: 'Vattugränd 14',
  municipality: 'Stockholm',
  priceKr: 4_150_000,
  pricePerSqmKr: 58_042,
  monthlyFeeKr: 5_240,
  operatingCostKr: null,
  livingArea: 71.5,
  rooms: 3,
  propertyType: 'Lägenhet',
  tenure: 'Bostadsrätt',
  yearBuilt: 1958,
  image: null,
  verdict: 'GREEN',
  confidence: 82,
  redFlagsCount: 1,
  ...fields,
});

/** What changes a card into that of an analysis whose report is being written. */
export const underWay = {
  status: 'analyzing',
  progress: {
    percent: 60,
    step: 'analyzing',
    message: 'AI analyserar innehåll...',
    analyst: 'openai',
    isPortal: true,
    found: '23 bilder, 1 planritning',
  },
  isPaid: false,
  paidWith: null,
  verdict: null,
  confidence: null,
  redFlagsCount: null,
} as const satisfies Partial<AnalysisCard>;

/** The same of one that failed. */
export const failed = {
  ...underWay,
  status: 'failed',
  failureCode: 'analysis_failed',
} as const satisfies Partial<AnalysisCard>;

export const analysisView = (fields: Partial<AnalysisView> = {}): AnalysisView => ({
  ...analysisCard(fields),
  preview: null,
  madeBy: null,
  ...fields,
});

/** Of somebody who has begun nothing yet. */
export const noAnalyses: AnalysisStats = {
  total: 0,
  thisWeek: 0,
  averageConfidence: null,
  latest: [],
  priceInsights: { flats: null, houses: null },
  riskOverview: {
    totalRedFlags: 0,
    verdicts: { GREEN: 0, YELLOW: 0, RED: 0 },
    technical: null,
    commonProblems: [],
  },
};

/** The buyer's own account, with three free reports left unless the fields say otherwise. */
export const account = (fields: Partial<AccountView> = {}): AccountView => ({
  ...buyer,
  createdAt: '2026-03-01T08:00:00.000Z',
  freeReportsRemaining: 3,
  reportCredits: 0,
  hadFreeReports: true,
  ...fields,
});
