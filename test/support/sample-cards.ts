import type { Analysis } from '../../src/analyses/analysis.entity.js';

/** Analyses of our own making, as the list and its cards show them: paid, unless they say otherwise. */

export const flatCard: Partial<Analysis> = {
  address: 'Vattugränd 14',
  municipality: 'Stockholm',
  propertyType: 'Lägenhet',
  price: 4_150_000,
  pricePerSqm: 58_042,
  monthlyFee: 5_240,
  livingArea: 71.5,
  rooms: 3,
  verdict: 'GREEN',
  confidence: 82,
  redFlagsCount: 0,
};

/** Tells a running cost instead of a fee. */
export const villaCard: Partial<Analysis> = {
  address: 'Ekbacken 7',
  municipality: 'Örebro',
  propertyType: 'Villa',
  price: 4_950_000,
  operatingCost: 42_000,
  livingArea: 128,
  verdict: 'RED',
  confidence: 55,
  redFlagsCount: 5,
};

export const underWayCard: Partial<Analysis> = {
  status: 'analyzing',
  isPaid: false,
  analysisResult: null,
  address: 'Ringvägen 100',
};

export const failedCard: Partial<Analysis> = {
  ...underWayCard,
  status: 'failed',
  address: 'Felgatan 2',
  failureCode: 'analysis_failed',
  failureReason: 'Något gick fel hos oss.',
};
