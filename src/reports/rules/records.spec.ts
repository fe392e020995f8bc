import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Listing } from '../../scraping/listing.types.js';
import { writeRulesReport } from '../rules-analyst.js';
import { today } from './spec-adverts.js';

const file = join(
  process.env['FIXTURES_DIR'] ?? '../shared/fixtures',
  'records/hemnet-stockholm-2026-06.json',
);

interface FlatRecord {
  readonly address: string;
  readonly area: string;
  readonly asking_price_kr?: number;
  readonly m2: number;
  readonly rooms: number;
  readonly byggar?: number;
  readonly bostadstyp: string;
  readonly forening?: string;
  readonly is_tomratt: boolean;
  readonly brf_akta?: boolean;
  readonly brf_ager_marken?: boolean;
  readonly brf_arsavgift_kr_m2?: number;
  readonly brf_belaning_kr_m2?: number;
}

/** A flat record as a listing; absent stays absent. */
function listingOf(record: FlatRecord): Listing {
  const { m2, brf_arsavgift_kr_m2: fee } = record;
  const association = {
    ownsLand: record.brf_ager_marken ?? (record.is_tomratt ? false : undefined),
    genuine: record.brf_akta,
    debtPerSqm: record.brf_belaning_kr_m2,
    feePerSqm: fee,
  };
  return JSON.parse(
    JSON.stringify({
      address: record.address,
      municipality: record.area.split(',').at(-1)?.trim(),
      price: record.asking_price_kr,
      rooms: record.rooms,
      livingArea: m2,
      yearBuilt: record.byggar,
      propertyType: record.bostadstyp,
      tenure: record.bostadstyp === 'Lägenhet' || record.forening ? 'Bostadsrätt' : 'Äganderätt',
      association: record.forening,
      monthlyFee: fee ? Math.round((fee * m2) / 12) : undefined,
      associationFacts: association,
    }),
  ) as Listing;
}

describe('over a thousand real records', () => {
  it('writes every report and tells homes apart', () => {
    if (!existsSync(file)) {
      console.warn(`Skipped: ${file} is absent`);
      return;
    }
    const records = JSON.parse(readFileSync(file, 'utf8')) as FlatRecord[];
    const reports = records.map((record) => ({
      record,
      report: writeRulesReport({ listing: listingOf(record), images: [], disagreements: [], today }),
    }));
    expect(reports.every(({ report }) => report.viewingQuestions.length >= 20)).toBe(true);
    const indebted = reports.filter(({ record }) => (record.brf_belaning_kr_m2 ?? 0) > 15_000);
    expect(indebted.length).toBeGreaterThan(0);
    expect(indebted.every(({ report }) => report.verdict === 'RED')).toBe(true);
    const leased = reports.filter(({ record }) => record.brf_ager_marken === false);
    expect(leased.every(({ report }) => report.verdict !== 'GREEN')).toBe(true);
    const known = reports.filter(({ record }) => record.brf_belaning_kr_m2 !== undefined);
    const share = (verdict: string) =>
      known.filter(({ report }) => report.verdict === verdict).length / known.length;
    expect(share('GREEN')).toBeGreaterThan(0.2);
    expect(share('YELLOW')).toBeGreaterThan(0.15);
    expect(share('RED')).toBeGreaterThan(0.03);
    expect(share('RED')).toBeLessThan(0.2);
  });
});
