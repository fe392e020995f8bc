import { z } from 'zod';
import { defineCheck } from './define-check.js';
import { foundIn, notApplicable, ofDraft } from './finding.js';
import { placeSchema, proseOf, valuesAt } from './report-text.js';

const limit = z.number().int().min(0).optional();

export const lengthCheck = defineCheck({
  type: 'length',
  description: 'Texts are neither too short nor too long, lists hold neither too few nor too many.',
  params: z
    .strictObject({
      in: placeSchema.describe(
        'report, or a part such as verdictReason, keyFindings[].text or viewingQuestions',
      ),
      unit: z
        .enum(['characters', 'words', 'items'])
        .default('characters')
        .describe('of texts, or items of a list'),
      min: limit.describe('at least; of each text where the part names several'),
      max: limit.describe('at most'),
      of: z
        .enum(['draft', 'report'])
        .default('report')
        .describe("the model's first answer, or the report as a buyer gets it"),
    })
    .refine(({ min, max }) => min !== undefined || max !== undefined, { error: 'min or max is needed' })
    .refine(({ min = 0, max = Infinity }) => min <= max, { error: 'min is more than max' }),
  run: (subject, { in: place, unit, min = 0, max = Infinity, of }) => {
    const judge = ({ report }: Pick<typeof subject, 'report'>) => {
      const values = valuesAt(report, place);
      if (values.length === 0) return notApplicable(`there is no ${place}`);
      const lengths = values.map((value) => lengthOf(value, unit));
      const wanted = max === Infinity ? `at least ${min}` : min === 0 ? `at most ${max}` : `${min}–${max}`;
      const wrong = lengths.filter((length) => length < min || length > max);
      return foundIn(
        wrong.length > 0 ? [`${place}: ${wrong.join(', ')} ${unit} (${wanted})`] : [],
        `${place}: ${spanOf(lengths)} ${unit} (${wanted})`,
      );
    };
    return of === 'draft' ? ofDraft(subject, judge) : judge(subject);
  },
});

function lengthOf(value: unknown, unit: 'characters' | 'words' | 'items'): number {
  if (unit === 'items') return Array.isArray(value) ? value.length : 1;
  const text = proseOf(value).join('\n').trim();
  return unit === 'words'
    ? (text.match(/[\p{L}\p{N}]+(?:[-:’'.,][\p{L}\p{N}]+)*/gu) ?? []).length
    : [...text].length;
}

const spanOf = (lengths: readonly number[]): string => {
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  return least === most ? String(least) : `${least}–${most}`;
};
