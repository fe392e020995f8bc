import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
export { goldenCaseSchema, type GoldenCase } from '../../src/experiments/suites/case.schema.js';
export { mustHaves } from '../../src/experiments/suites/must-haves.js';
import type { Listing } from '../../src/scraping/listing.types.js';
import { listingSchema } from '../../src/scraping/listing.schema.js';

const name = z.string().min(1);
const listing = listingSchema as unknown as z.ZodType<Listing>;

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
