import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { goldenCaseSchema, type GoldenCase } from '../../src/experiments/suites/case.schema.js';
import { wordIn } from '../../src/experiments/checks/words.js';
import { severitySchema, type Severity } from '../../src/reports/analysis-result.schema.js';
import { listingSchema } from '../../src/scraping/listing.schema.js';
import type { Listing } from '../../src/scraping/listing.types.js';
import { casesIn } from './reports-cases.js';
import { today as goldenDay } from './reports-sets.js';

/** Something that a text may tell. */
export interface Told {
  readonly what: string;
  readonly isIn: (text: string) => boolean;
}

/** A risk that the advert holds, and where. */
export interface Planted extends Told {
  readonly severity: Severity;
  /** The severities that a careful reader would defend. */
  readonly accept: readonly string[];
  /** The words of the advert that hold it; absent when a field does, or when nobody noted them. */
  readonly sentence?: string;
}

/** An advert with what a careful reader says of it. */
export interface AdvertCase {
  readonly name: string;
  readonly today: Date;
  readonly listing: Listing;
  readonly planted: readonly Planted[];
  /** What a report must not say; `flags` looks at the red flags alone. */
  readonly never: readonly (Told & { readonly where: 'flags' | 'all' })[];
  readonly verdicts: readonly string[];
  readonly missing: readonly Told[];
}

const text = z.string().min(1);
const pattern = z.union([
  z.object({ what: text, pattern: text }),
  z.object({ what: text, regex: text }).transform(({ what, regex }) => ({ what, pattern: regex })),
]);
const severity = severitySchema;
const fileSchema = z.array(
  z.object({
    name: text,
    today: z.iso.date().optional(),
    listing: listingSchema as unknown as z.ZodType<Listing>,
    planted: z.array(
      pattern.and(
        z.object({
          severity,
          sentence: text,
          ok: z.array(severity).optional(),
          accept: z.array(severity).optional(),
        }),
      ),
    ),
    never: z.array(pattern.and(z.object({ where: z.enum(['flags', 'all']).default('all') }))),
    verdicts: z.array(text),
    missing: z.array(pattern),
  }),
);

const told = ({ what, pattern: source }: { what: string; pattern: string }): Told => {
  const wanted = new RegExp(source, 'is');
  return { what, isIn: (about) => wanted.test(about) };
};

/** The cases of the JSON files of a folder or of one file. @throws Error that names the file and the fault */
export function advertsIn(path: string): AdvertCase[] {
  const files = path.endsWith('.json') ? [path] : jsonFilesIn(path);
  return files.flatMap((file) => {
    const read = fileSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (!read.success) throw new Error(`${file} holds no adverts: ${z.prettifyError(read.error)}`);
    return read.data.map(({ name, today, listing, planted, never, verdicts, missing }) => ({
      name,
      today: new Date(`${today ?? goldenDay.toISOString().slice(0, 10)}T12:00:00Z`),
      listing,
      planted: planted.map((risk) => ({
        ...told(risk),
        severity: risk.severity,
        accept: risk.ok ?? risk.accept ?? [risk.severity],
        // `#field` says that a field holds it.
        ...(risk.sentence.startsWith('#') ? {} : { sentence: risk.sentence }),
      })),
      never: never.map((one) => ({ ...told(one), where: one.where })),
      verdicts,
      missing: missing.map(told),
    }));
  });
}

function jsonFilesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => join(folder, file));
}

/** The adverts with keys that lie beside the fixtures. */
export const advertsFolder = resolve(process.env['FIXTURES_DIR'] ?? '../shared/fixtures', '../adverts');

/** The golden set as adverts: its keys name no sentences, and what must not be said is looked for in the flags. */
export function goldenAdverts(): AdvertCase[] {
  return ['planted', 'held-out'].flatMap((folder) => casesIn(folder, goldenCaseSchema)).map(ofGolden);
}

function ofGolden({ name, listing, expected }: GoldenCase): AdvertCase {
  const tell = ({ name: what, words }: { name: string; words: readonly string[] }): Told => ({
    what,
    isIn: (about) => wordIn(about, words) !== undefined,
  });
  const planted = (risks: GoldenCase['expected']['warnings'], grade: 'critical' | 'warning') =>
    risks.map((risk) => ({ ...tell(risk), severity: grade, accept: ['critical', grade] }));
  return {
    name,
    today: goldenDay,
    listing,
    planted: [...planted(expected.criticalRisks, 'critical'), ...planted(expected.warnings, 'warning')],
    never: expected.neverMentions.map((one) => ({ ...tell(one), where: 'all' as const })),
    verdicts: [expected.verdict, ...expected.verdictAlso],
    missing: [],
  };
}
