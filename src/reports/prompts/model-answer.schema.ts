import { z } from 'zod';
import { analysisResultSchema, severitySchema, verdictSchema } from '../analysis-result.schema.js';

/**
 * What the model may write: the parts of the result that explain, weigh and add. Facts, money and missing
 * information found by rule are not among them. Evidence is named, not made: the server finds the quote's place,
 * looks up the field's value, the picture's hash and the finding's own evidence. Strings may be empty here; the
 * merge leaves blank parts out instead of refusing the whole answer.
 */

const text = z.string();

const quote = z.object({
  kind: z.literal('quote').describe('Ordagrant citat ur annonsen'),
  field: text.describe('Fältets namn, t.ex. description'),
  text: text.describe('Citatet, tecken för tecken som i fältet'),
});

export const modelEvidenceSchema = z.discriminatedUnion('kind', [
  quote,
  z.object({
    kind: z
      .literal('field')
      .describe('Ett fält i annonsens uppgifter; finns det inte är det beviset för att det saknas'),
    name: text,
  }),
  z.object({
    kind: z.literal('photo'),
    index: z.number().int().describe('Bildens nummer i bildlistan'),
    note: text.describe('Vad som syns i bilden'),
  }),
  z.object({ kind: z.literal('finding'), id: text.describe('Id på en given iakttagelse, t.ex. F3') }),
]);
const evidence = z.array(modelEvidenceSchema);

/** `row` names a row of the given cost table; without one the range is printed as uncertain. */
export const modelCostSchema = z.object({ min: z.number(), max: z.number(), row: text.nullable() });

const renovation = analysisResultSchema.shape.renovationAnalysis.unwrap().shape;
const improvement = renovation.qualityImprovements.element.shape;
const opportunity = renovation.layoutPossibilities.shape.opportunities.element.shape;
const room = analysisResultSchema.shape.roomAnalysis.unwrap().shape;

export const modelAnswerSchema = z.object({
  // First, so that what follows is written without what is disputed.
  disputes: z
    .array(
      z.object({
        id: text.describe('Id på det som bestrids, t.ex. F3 eller Q12'),
        evidence: z.array(quote).describe('Citat om samma sak som visar att det inte stämmer'),
        why: text.describe('Varför det inte stämmer'),
        instead: z
          .object({
            title: text.nullable().describe('Rubrik, för en varning; annars null'),
            text: text.describe(
              'Varningens text, den tekniska delens skäl, frågan eller vad kostnaden gäller',
            ),
            severity: severitySchema.nullable().describe('För en varning; annars null'),
            status: z.enum(['green', 'yellow', 'red']).nullable().describe('För en teknisk del; annars null'),
            cost: modelCostSchema.nullable().describe('För en kostnad; annars null'),
          })
          .nullable()
          .describe('Vad som gäller i stället; null när inget ska stå där'),
      }),
    )
    .describe('Iakttagelser (F) och frågor (Q) som annonsens text motsäger; oftast tom'),
  verdict: verdictSchema,
  verdictReason: text.describe('Två till fyra meningar. Den första ska kunna läsas ensam.'),
  wouldChange: z.array(text).describe('Vad som skulle ändra bedömningen'),
  keyFindings: z.array(z.object({ title: text, text, evidence })),
  redFlags: z.array(
    z.object({
      title: text,
      category: text,
      description: text,
      severity: severitySchema,
      action: text,
      estimatedCost: modelCostSchema.nullable(),
      evidence,
    }),
  ),
  euphemisms: z.array(
    z.object({
      word: text.describe('Uttrycket som det står i beskrivningen'),
      meaning: text.describe('Vad det kan betyda; börja med "Kan betyda"'),
      question: text,
      evidence,
    }),
  ),
  missingInfo: z.array(
    z
      .object({ field: text, label: text, why: text, ask: text })
      .describe('Utöver det som redan är känt som saknat'),
  ),
  photoAnalysis: z.object({ quality: text, observations: z.array(z.object({ text, evidence })) }).nullable(),
  floorplanAnalysis: z
    .object({
      layout: text,
      flow: text,
      lighting: text,
      strengths: z.array(text),
      weaknesses: z.array(text),
      evidence,
    })
    .nullable()
    .describe('null när ingen planritning finns'),
  roomAnalysis: z
    .object({
      summary: text,
      overallQuality: z.object({ status: room.overallQuality.shape.status, reason: text }),
      rooms: z.array(
        z.object({
          room: text,
          verdict: room.rooms.element.shape.verdict,
          analysis: text,
          highlights: z.array(text),
          concerns: z.array(text),
          renovationNeeds: z.array(text),
          evidence,
        }),
      ),
      evidence,
    })
    .nullable()
    .describe('null när inga foton finns'),
  viewingQuestions: z.array(
    z.object({
      category: text,
      question: text,
      context: text,
      priority: z.number().int().describe('1 för de högst tre frågor som ska ställas först, annars 2–5'),
      evidence,
    }),
  ),
  qualityImprovements: z.array(
    z.object({
      area: text,
      priority: improvement.priority,
      description: text,
      benefits: text,
      estimatedCost: modelCostSchema,
      difficulty: improvement.difficulty,
      evidence,
    }),
  ),
  layoutOpportunities: z.array(
    z.object({
      title: text,
      feasibility: opportunity.feasibility,
      requiresPermit: z.boolean(),
      description: text,
      considerations: z.array(text),
      estimatedCost: modelCostSchema,
      evidence,
    }),
  ),
  riskFactors: z.array(z.object({ risk: text, impact: text, mitigation: text, evidence })),
});

export type ModelAnswer = z.infer<typeof modelAnswerSchema>;
export type ModelDispute = ModelAnswer['disputes'][number];
export type ModelEvidence = z.infer<typeof modelEvidenceSchema>;
export type ModelCost = z.infer<typeof modelCostSchema>;
