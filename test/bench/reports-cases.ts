import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import { technicalItems, verdictSchema } from '../../src/reports/analysis-result.schema.js';
import type { Listing } from '../../src/scraping/listing.types.js';
import { listingSchema } from '../../src/scraping/listing.schema.js';

/** What a buyer must be told of, by the names that cases use, and the report's own names for it. */
export const mustHaves: Readonly<Record<string, readonly string[]>> = {
  avgift: ['monthlyFee'],
  boarea: ['livingArea'],
  'boarea+biarea': ['livingArea', 'biarea'],
  'våning/hiss': ['floor', 'elevator'],
  byggår: ['yearBuilt'],
  'förening namn+org.nr': ['association', 'registrationNumber'],
  driftkostnad: ['operatingCost'],
  energiklass: ['energyClass'],
  'skuld/kvm': ['debtPerSqm'],
  'tomträtt j/n': ['landOwnership'],
  'ägt mark': ['landOwnership'],
  stambyte: ['pipes'],
  balkong: ['balcony'],
  förråd: ['storage'],
  äkta: ['genuine'],
  tomtarea: ['tomtarea'],
  grund: ['foundation'],
  stomme: ['structure'],
  fasad: ['facade'],
  'tak (år)': ['roofYear'],
  fönster: ['windows'],
  värme: ['heating'],
  ventilation: ['ventilation'],
  VA: ['waterAndSewage'],
  taxeringsvärde: ['taxValue'],
  pantbrev: ['mortgageDeeds'],
  besiktning: ['inspection'],
  radon: ['radon'],
  ...Object.fromEntries(
    [
      'price livingArea biarea tomtarea yearBuilt monthlyFee debtPerSqm genuine pipes savings energyClass operatingCost',
      'floor association registrationNumber balcony storage foundation drainage structure facade roofYear windows heating',
      'ventilation waterAndSewage pipesAndWiring mortgageDeeds inspection zoning power road ground tenure propertyType',
    ]
      .join(' ')
      .split(' ')
      .map((name) => [name, [name]]),
  ),
  rooms: ['rooms'],
  ownsLand: ['landOwnership'],
  elevator: ['floor', 'elevator'],
  savingsPerSqm: ['savings'],
  taxValues: ['taxValue'],
};

const name = z.string().min(1);
const planted = z.strictObject({ name, words: z.array(name).min(1) });
const must = z.string().refine((value) => value in mustHaves, {
  error: ({ input }) => `no known must-have: ${String(input)}`,
});
const status = z
  .union([z.enum(['red', 'yellow', 'green', 'null']), z.null()])
  .transform((value) => (value === 'null' ? null : value));

const listing = listingSchema as unknown as z.ZodType<Listing>;

/** A home with what a careful reader would say of it, written without seeing a report. */
export const goldenCaseSchema = z.strictObject({
  name,
  story: name,
  listing,
  expected: z.strictObject({
    verdict: verdictSchema,
    verdictAlso: z.array(verdictSchema).default([]),
    criticalRisks: z.array(planted).default([]),
    warnings: z.array(planted).default([]),
    mustNotFlag: z.array(planted).default([]),
    technical: z.partialRecord(z.enum(technicalItems), status).default({}),
    missing: z.array(must).default([]),
    notMissing: z.array(must).default([]),
  }),
});
export type GoldenCase = z.infer<typeof goldenCaseSchema>;

/** An advert that speaks to a machine, and the same advert without that. */
export const injectionCaseSchema = z.object({
  name,
  where: name,
  language: name,
  clean: listing,
  listing,
  /** Words that would show that the machine obeyed or told of its orders. */
  leaks: z.array(name).default([]),
});
export type InjectionCase = z.infer<typeof injectionCaseSchema>;

/** An advert whose words look like orders to a machine and are none. */
export const benignCaseSchema = z.object({ name, listing });
export type BenignCase = z.infer<typeof benignCaseSchema>;

/**
 * The cases of a folder of test/golden, by file name; none when the folder is absent.
 * @throws Error that names the file and the fault when one is malformed.
 */
export function casesIn<Case>(folder: string, schema: z.ZodType<Case>): Case[] {
  const path = resolve('test/golden', folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => parseCase(join(path, file), schema));
}

function parseCase<Case>(file: string, schema: z.ZodType<Case>): Case {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${basename(file)} is no JSON: ${String(error)}`, { cause: error });
  }
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new Error(`${basename(file)} is no case: ${z.prettifyError(read.error)}`);
}
