import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Listing } from '../../src/scraping/listing.types.js';

/** A real advert as a flat row of figures, without texts. */
export interface FlatRecord {
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

/** The records under FIXTURES_DIR; empty when that folder is absent, which the caller must say aloud. */
export function flatRecords(): FlatRecord[] {
  const folder = process.env['FIXTURES_DIR'] ?? '../shared/fixtures';
  const file = join(folder, 'records/hemnet-stockholm-2026-06.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FlatRecord[]) : [];
}

/** A record as a listing; absent stays absent. */
export function listingOfRecord(record: FlatRecord): Listing {
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
