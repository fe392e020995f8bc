import { z } from 'zod';
import { technicalItems, verdictSchema } from '../../reports/analysis-result.schema.js';
import type { ReportInput } from '../../reports/reports.types.js';
import { listingSchema } from '../../scraping/listing.schema.js';
import type { Listing } from '../../scraping/listing.types.js';
import { wordSchema } from '../checks/words.js';
import { mustHaves } from './must-haves.js';

const name = z.string().min(1);
/** It is named in shells, files, tables and comments, and `*` stands for any part of it. */
const caseName = z
  .string()
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._ -]{0,99}$/u,
    'letters, digits, spaces, dots, hyphens and underscores, at most 100',
  );
/** Something that a text tells when it holds one of the words or `/patterns/`, in whatever case. */
const told = z.strictObject({ name, words: z.array(wordSchema).min(1) });
const must = z.string().refine((value) => value in mustHaves, {
  error: ({ input }) => `no known must-have: ${String(input)}`,
});
const status = z
  .union([z.enum(['red', 'yellow', 'green', 'null']), z.null()])
  .transform((value) => (value === 'null' ? null : value));

/** One picture by its labels. With `file`, beside the case, the model sees it; without, it is counted only. */
const pictureSchema = z.strictObject({
  kind: z.enum(['photo', 'floorplan']),
  /** What it shows, for people: `badrum, sprucken klinker`. */
  label: z.string().default(''),
  width: z.number().int().positive().default(1600),
  height: z.number().int().positive().default(1200),
  file: name.optional(),
});
export type CasePicture = z.infer<typeof pictureSchema>;

const parts = {
  disagreements: z.array(z.unknown()) as unknown as z.ZodType<ReportInput['disagreements']>,
  documents: z.array(z.unknown()) as unknown as z.ZodType<NonNullable<ReportInput['documents']>>,
  ownPrices: z.looseObject({}) as unknown as z.ZodType<NonNullable<ReportInput['ownPrices']>>,
};

/** A home, frozen, with what a careful reader would say of it, written without seeing a report. */
export const goldenCaseSchema = z.strictObject({
  name: caseName,
  story: name,
  /** Beside those that every case has by itself: its folder, its expected verdict and its tenure. */
  tags: z.array(name).default([]),
  listing: listingSchema as unknown as z.ZodType<Listing>,
  pictures: z.array(pictureSchema).default([]),
  disagreements: parts.disagreements.default([]),
  documents: parts.documents.default([]),
  ownPrices: parts.ownPrices.optional(),
  expected: z.strictObject({
    verdict: verdictSchema,
    verdictAlso: z.array(verdictSchema).default([]),
    criticalRisks: z.array(told).default([]),
    warnings: z.array(told).default([]),
    mustNotFlag: z.array(told).default([]),
    technical: z.partialRecord(z.enum(technicalItems), status).default({}),
    missing: z.array(must).default([]),
    notMissing: z.array(must).default([]),
    /** What the report must tell, wherever it stands, and what it must not. */
    mentions: z.array(told).default([]),
    neverMentions: z.array(told).default([]),
  }),
});
export type GoldenCase = z.infer<typeof goldenCaseSchema>;
export type Told = z.infer<typeof told>;
