import { z } from 'zod';
import type { Told } from '../suites/case.schema.js';
import { placeSchema } from './report-text.js';
import { wordSchema } from './words.js';

/** What to look for, and where. */
export const demandedParams = z
  .strictObject({
    words: z
      .array(wordSchema)
      .default([])
      .describe('words, or /patterns/, each looked for by itself, in whatever case'),
    in: z
      .union([placeSchema, z.array(placeSchema).min(1)], {
        error: ({ errors }) =>
          (errors as z.core.$ZodIssue[][]).flat().find(({ code }) => code === 'custom')?.message ??
          'a part of a report, or a list of such',
      })
      .default('report')
      .transform((places) => [places].flat())
      .describe('report, or one or more parts such as redFlags or keyFindings[].text'),
    fromCase: z.boolean().default(true).describe("whether the case's own words are looked for too"),
  })
  .refine(({ words, fromCase }) => fromCase || words.length > 0, {
    path: ['words'],
    error: 'words are needed with fromCase: false',
  });

/** The case's demands, of which one word is enough, and those of the suite, of which each word counts. */
export const demandsOf = (
  { words, fromCase }: z.output<typeof demandedParams>,
  ofCase: readonly Told[],
): readonly Told[] => [...(fromCase ? ofCase : []), ...words.map((word) => ({ name: word, words: [word] }))];

export const partsInWords = (places: readonly string[]): string =>
  places.map((place) => (place === 'report' ? 'the report' : place)).join(' or ');
