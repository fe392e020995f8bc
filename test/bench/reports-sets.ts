import { readFileSync } from 'node:fs';
import type { AnalysisResult } from '../../src/reports/analysis-result.schema.js';
import type { ReportInput } from '../../src/reports/reports.types.js';
import { writeRulesReport } from '../../src/reports/rules-analyst.js';
import { readPage } from '../../src/scraping/read/read-page.js';
import { SiteRegistry } from '../../src/scraping/sites/registry.js';
import type { Listing } from '../../src/scraping/listing.types.js';
import { flatRecords, listingOfRecord } from '../support/flat-records.js';
import { fixturePages } from '../support/page-server.js';
import { sampled } from './effort.js';
import { traceReport, type Trace } from './report-tracer.js';

/** The day that all reports are written on; cases count from it. */
export const today = new Date('2026-11-21T12:00:00Z');

export const inputOf = (listing: Listing): ReportInput => ({ listing, images: [], disagreements: [] });

/** The rules' report of an advert without pictures, traced. */
export function written(listing: Listing): { result: AnalysisResult; trace: Trace } {
  const input = inputOf(listing);
  const result = writeRulesReport({ ...input, today });
  return { result, trace: traceReport(result, input, today) };
}

/** A real home: no text of expectations, only what the domain page's bands give by arithmetic. */
export interface RealHome {
  readonly name: string;
  readonly listing: Listing;
}

/** Adverts among the saved pages, read where they lie. @param few pages in a smoke run */
export function realPages(few: number): RealHome[] {
  const registry = new SiteRegistry(new Set());
  return sampled(fixturePages(), few).flatMap(({ name, url, file }) => {
    const { listing, isListing } = readPage(readFileSync(file, 'utf8'), url, registry);
    return isListing ? [{ name, listing }] : [];
  });
}

/** `count` records spread evenly over the file. */
export function sampledRecords(count: number): RealHome[] {
  const records = flatRecords();
  const step = Math.max(1, Math.floor(records.length / count));
  return records
    .filter((_, index) => index % step === 0)
    .slice(0, count)
    .map((record) => ({ name: `record ${record.address}`, listing: listingOfRecord(record) }));
}

/** What the bands demand of a verdict: over 15 000 kr/m² and not genuine are RED, leased land is never GREEN. */
export function bandFailures({ name, listing }: RealHome, { verdict }: AnalysisResult): string[] {
  const { debtPerSqm = 0, genuine, ownsLand } = listing.associationFacts ?? {};
  const isLeased =
    ownsLand === false || listing.tenureKind === 'tomträtt' || /tomträtt/i.test(listing.tenure ?? '');
  const demands: [boolean, boolean, string][] = [
    [debtPerSqm > 15_000, verdict === 'RED', `debt ${debtPerSqm} kr/m² gives RED`],
    [genuine === false, verdict === 'RED', 'an association that is not genuine gives RED'],
    [isLeased, verdict !== 'GREEN', 'leased land is not GREEN'],
  ];
  return demands
    .filter(([applies, held]) => applies && !held)
    .map(([, , demand]) => `${name}: ${demand}, came ${verdict}`);
}

/** How many of the bands' demands apply to a home. */
export function bandDemands({ listing }: RealHome): number {
  const { debtPerSqm = 0, genuine, ownsLand } = listing.associationFacts ?? {};
  const isLeased =
    ownsLand === false || listing.tenureKind === 'tomträtt' || /tomträtt/i.test(listing.tenure ?? '');
  return [debtPerSqm > 15_000, genuine === false, isLeased].filter(Boolean).length;
}
