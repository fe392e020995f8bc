import { z } from 'zod';

/** One schema for the model's answer, the gates, the database, the API and (as `import type`) the web. */

const text = z.string().trim().min(1);
const kr = z.number().int().nonnegative();

/** Proof of one claim. A claim without any is not printed. */
export const evidenceSchema = z.discriminatedUnion('kind', [
  /** `text` stands exactly so in `field` of the listing, from `start` to before `end` (UTF-16 units). */
  z.object({
    kind: z.literal('quote'),
    field: text,
    start: z.number().int().nonnegative(),
    end: z.number().int().positive(),
    text,
  }),
  /** A field of the listing as it was read; `value` null proves that the advert does not state it. */
  z.object({
    kind: z.literal('field'),
    name: text,
    value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
  }),
  z.object({ kind: z.literal('photo'), sha256: z.string().regex(/^[0-9a-f]{64}$/), note: text }),
  /**
   * `text` stands on `page` (from 1) of the document, white space evened out. Of a row of a table also its words alone
   * and its columns as printed, the newest year first.
   */
  z.object({
    kind: z.literal('document'),
    document: text,
    page: z.number().int().positive(),
    text,
    table: z
      .object({ row: text, columns: z.array(z.object({ year: z.number().int(), value: text })) })
      .optional(),
  }),
  /** A row of our knowledge tables. */
  z.object({ kind: z.literal('reference'), table: text, row: text, source: text }),
  z.object({
    kind: z.literal('computed'),
    formula: text,
    inputs: z.record(z.string(), z.number()),
    value: z.number(),
    unit: z.string(),
  }),
]);
const evidence = z.array(evidenceSchema).min(1);

export const costRangeSchema = z.object({
  min: kr,
  max: kr,
  /** True when the range could not be checked against the cost table. */
  uncertain: z.boolean().optional(),
  /** Published prices, or what such work tends to cost. Absent in reports of before, and in sums of a model's. */
  basis: z.enum(['table', 'experience']).optional(),
  /** What the sum is reckoned on, in words. */
  size: text.optional(),
});

export const verdictSchema = z.enum(['GREEN', 'YELLOW', 'RED']);
export const severitySchema = z.enum(['critical', 'warning', 'notice']);
export const technicalItems = [
  'structure',
  'facade',
  'roof',
  'windows',
  'heating',
  'ventilation',
  'waterAndSewage',
  'foundationAndBasement',
  'plumbingAndElectrical',
] as const;

export const redFlagSchema = z.object({
  /** Stable machine word of the rule that raised it, or `model`. */
  rule: text,
  title: text,
  category: text,
  description: text,
  severity: severitySchema,
  /** What the buyer should do about it. */
  action: text.optional(),
  estimatedCost: costRangeSchema.optional(),
  evidence,
});

export const euphemismSchema = z.object({
  word: text,
  /** Always worded as a possibility ("kan betyda …"). */
  meaning: text,
  question: text.optional(),
  occurrences: z.number().int().positive(),
  evidence,
});

/** `missingInfo` stays the specification's list of strings; this carries each entry's proof, in the same order. */
export const missingInfoDetailSchema = z.object({
  field: text,
  label: text,
  /** Why it matters. */
  why: text,
  ask: text,
  /** A number or a name that a paper gives: shown last and folded. Absent where it may cost something not to know. */
  isFormal: z.boolean().optional(),
  /** The advert names it and gives no figure. Absent where it does not speak of it. */
  isVague: z.boolean().optional(),
  evidence,
});

const technicalSpecSchema = z.object({
  status: z.enum(['green', 'yellow', 'red']),
  reason: text.optional(),
  evidence,
});

/** Who can answer a question about a home. */
export const whomSchema = z.enum([
  'seller',
  'agent',
  'board',
  'landlord',
  'municipality',
  'inspector',
  'bank',
  'insurer',
  'landowner',
  'developer',
]);

export const viewingQuestionSchema = z.object({
  category: text,
  question: text,
  context: text,
  /** 1 is asked first. */
  priority: z.number().int().positive(),
  /** What a good answer is. This, `bad` and `whom` are absent of a model's questions and in reports from before them. */
  good: text.optional(),
  bad: text.optional(),
  whom: z.array(whomSchema).min(1).optional(),
  /** It is asked because of what this advert says or leaves out, not of every home of the kind. */
  isOwn: z.boolean().optional(),
  /** The fact of the checklist that it says the advert states, to ask on from there. Absent where it says none. */
  tells: text.optional(),
  evidence,
});

/** A control by somebody who knows the part, that an ordinary inspection does not hold. */
export const checkSchema = z.object({
  id: text,
  /** `Elbesiktning av ett auktoriserat elföretag`. */
  title: text,
  what: text,
  /** What in this home calls for it. */
  why: text,
  /** kr including VAT; null where it costs nothing. `uncertain` where it is our experience. */
  price: costRangeSchema.nullable(),
  paidBy: text,
  evidence,
});

/** What an advert tells that seems bad for a buyer and that no part of the report judged. */
export const unjudgedSchema = z.object({
  /** What it is about, roughly, a word. */
  subject: text,
  ask: text,
  /** It seems plainly bad: no report is GREEN while it stands. */
  isGrave: z.boolean(),
  evidence,
});

/** A sum of money that the advert names and that no other part of the report counts. */
export const statedSumSchema = z.object({
  label: text,
  /** kr. */
  amount: z.number().int().positive(),
  per: z.enum(['once', 'month', 'quarter', 'year']),
  /** When it is to be paid, in the advert's words. */
  when: text.nullable(),
  /** What it is for (`reading/money/purposes.ts`), or `unclear`. Absent of other homes' sums, and in reports of before. */
  purpose: text.optional(),
  /** To be paid later, beside the monthly cost, or no cost of the buyer. */
  place: z.enum(['ahead', 'beside', 'aside']),
  /** Nobody has decided that it is to be paid. Absent where it is decided or no such question. */
  isUndecided: z.literal(true).optional(),
  /** The monthly cost may hold it already, in the fee or the running cost. Absent where it does not. */
  mayBeCounted: z.boolean().optional(),
  why: text,
  evidence,
});

/** What stands in the place of a statement of the rules that a model disputed; null what such a statement has none of. */
const insteadSchema = z.object({
  title: text.nullable(),
  text,
  severity: severitySchema.nullable(),
  status: technicalSpecSchema.shape.status.nullable(),
  cost: costRangeSchema.nullable(),
});

/**
 * A statement of the rules that a model disputed with proof: it is not in the report, nor what followed from it. Kept as a
 * case to test our reading by, and claims nothing to a buyer.
 */
export const disputeSchema = z.object({
  /** Where it stood: `redFlags`, `technicalSpecs.roof`. */
  part: text,
  /** Which of that part: a flag's rule, the field of a missing fact, a question; empty where there is but one. */
  name: z.string(),
  /** What the rules said. */
  statement: text,
  /** What they said it by. */
  proof: z.array(evidenceSchema),
  /** The model's reason. */
  why: text,
  /** The model's proof, quotes of the advert. */
  evidence,
  /** Null where nothing stands in its place. */
  instead: insteadSchema.nullable(),
});

const difficulty = z.enum(['diy', 'professional_required', 'specialist']);
const partnerCategories = z.array(text);
const planningStep = z.object({
  description: text,
  estimatedCost: costRangeSchema,
  /** Parts (`life-lengths.ts`) whose work the sum holds. Absent where there are none. */
  parts: z.array(text).optional(),
  /** It says that nothing waits. */
  isNothing: z.literal(true).optional(),
});

const renovationSchema = z.object({
  area: text,
  timeframe: text,
  description: text,
  reason: text,
  estimatedCost: costRangeSchema,
  difficulty,
  partnerCategories,
  evidence,
});

const improvementSchema = z.object({
  area: text,
  priority: z.enum(['high', 'medium', 'low']),
  description: text,
  benefits: text,
  estimatedCost: costRangeSchema,
  difficulty,
  partnerCategories,
  evidence,
});

export const analysisResultSchema = z.object({
  schemaVersion: z.literal(1),
  verdict: verdictSchema,
  verdictReason: text,
  /** What would change the verdict, and which findings drove it (`rule` of red flags). */
  verdictDrivers: z.object({
    rules: z.array(text),
    wouldChange: z.array(text),
    /** The verdict that the last of `wouldChange` promises after good answers; absent where it promises none. */
    atBest: verdictSchema.optional(),
  }),
  confidence: z.object({ score: z.number().int().min(0).max(100), explanation: text }),
  /** 0–10, higher is worse. */
  redFlagScore: z.number().int().min(0).max(10),
  /** The three things to ask first: indexes into viewingQuestions. */
  askFirst: z.array(z.number().int().nonnegative()).max(3),
  keyFindings: z.array(
    z.object({
      title: text,
      text,
      /** What it praises (`told-by-flags.ts`), beside the parts that it dates. Absent where it praises nothing. */
      praises: z.array(text).optional(),
      evidence,
    }),
  ),
  redFlags: z.array(redFlagSchema),
  /** The most telling first. Absent in reports that were written before it was looked for. */
  unjudged: z.array(unjudgedSchema).max(8).optional(),
  /** What is to be paid first. Absent in reports of before it was read. */
  statedSums: z.array(statedSumSchema).max(60).optional(),
  euphemisms: z.array(euphemismSchema),
  missingInfo: z.array(text),
  missingInfoDetails: z.array(missingInfoDetailSchema),
  priceAnalysis: z.object({
    pricePerSqm: z.number().int().positive().nullable(),
    /** kr/m² of the comparison, null when no comparable statistics exist. */
    areaAverage: z.number().int().positive().nullable(),
    /** This home against the comparison, percent. */
    percentDifference: z.number().nullable(),
    /** Level, year and source of the comparison. */
    comparison: text.nullable(),
    /** False where the statistics of the place are of other homes than this, so that it is compared with none. */
    isComparable: z.boolean().optional(),
    assessment: text,
    evidence: z.array(evidenceSchema),
  }),
  monthlyCost: z
    .object({
      /** kr/month after interest deduction, one and two borrowers. */
      oneBorrower: kr,
      twoBorrowers: kr,
      downPayment: kr,
      loan: kr,
      interestRatePercent: z.number(),
      /** kr/month at +1, +2 and +3 percentage points, two borrowers. */
      stress: z.array(z.object({ addedPoints: z.number().int(), monthly: kr })),
      /** Lines that add up to `twoBorrowers`. */
      lines: z.array(z.object({ label: text, monthly: z.number().int() })),
      /** kr/month, two borrowers, where a line is an estimate: with its ends. */
      span: z.object({ min: kr, max: kr }).optional(),
      explanation: text,
      /** What it says that its sums leave out: a fee that is to be raised, sums of the advert beside it. */
      leavesOut: z.array(z.enum(['rise', 'beside'])).optional(),
      evidence,
    })
    .nullable(),
  purchaseCosts: z
    .object({ total: kr, lines: z.array(z.object({ label: text, amount: kr })), evidence })
    .nullable(),
  photoAnalysis: z.object({
    totalCount: z.number().int().nonnegative(),
    quality: text,
    observations: z.array(z.object({ text, evidence })),
  }),
  floorplanAnalysis: z
    .object({
      layout: text,
      flow: text,
      lighting: text,
      strengths: z.array(text),
      weaknesses: z.array(text),
      evidence,
    })
    .nullable(),
  roomAnalysis: z
    .object({
      summary: text,
      overallQuality: z.object({ status: z.enum(['high', 'medium', 'low']), reason: text }),
      rooms: z.array(
        z.object({
          room: text,
          verdict: z.enum(['positive', 'negative', 'neutral']),
          analysis: text,
          highlights: z.array(text),
          concerns: z.array(text),
          renovationNeeds: z.array(text),
          evidence,
        }),
      ),
      evidence,
    })
    .nullable(),
  viewingQuestions: z.array(viewingQuestionSchema),
  /** The dearest stake first. Absent in reports that were written before they were told. */
  checks: z.array(checkSchema).max(6).optional(),
  technicalSpecs: z.partialRecord(z.enum(technicalItems), technicalSpecSchema),
  renovationAnalysis: z
    .object({
      summary: text,
      totalEstimatedCost: costRangeSchema,
      criticalRenovations: z.array(renovationSchema),
      /** Due in three to ten years: with the critical ones all works that the total adds up. Absent in older reports. */
      laterRenovations: z.array(renovationSchema).optional(),
      qualityImprovements: z.array(improvementSchema),
      /** What a finding that is not critical gives a price, beside the total. Absent in older reports. */
      possibleRenovations: z.array(improvementSchema).optional(),
      layoutPossibilities: z.object({
        analysisAvailable: z.boolean(),
        opportunities: z.array(
          z.object({
            title: text,
            feasibility: z.enum(['easy', 'moderate', 'complex', 'unknown']),
            requiresPermit: z.boolean(),
            description: text,
            considerations: z.array(text),
            estimatedCost: costRangeSchema,
            partnerCategories,
            evidence,
          }),
        ),
        limitations: z.array(text),
      }),
      financialPlanning: z.object({
        immediate: planningStep,
        shortTerm: planningStep,
        mediumTerm: planningStep,
        longTerm: planningStep,
      }),
      /** The summary says that sums of the advert (`statedSums`) come on top of its own. */
      isBesideSums: z.literal(true).optional(),
      riskFactors: z.array(
        z.object({
          risk: text,
          impact: text,
          mitigation: text,
          /** Of a risk of the year of build its row (`building-years.ts`). */
          about: text.optional(),
          evidence,
        }),
      ),
    })
    .nullable(),
  /** How this result was made; marks AI use for people and machines. */
  meta: z.object({
    analyst: z.enum(['rules', 'openai']),
    /** `AI-genererad analys` or `Regelbaserad analys`. */
    label: text,
    template: text.nullable(),
    model: z.string().nullable(),
    /**
     * Of all rounds together; `input` includes the cached ones. Null when no model answered; absent where a buyer
     * reads it, like `cost`.
     */
    tokens: z
      .object({ input: z.number().int(), cachedInput: z.number().int(), output: z.number().int() })
      .nullish(),
    /** What those tokens cost; null when none were taken or nobody knows the price. */
    cost: z.object({ usd: z.number().nonnegative() }).nullish(),
    /** Of our rules, tables, prompts and gates; null where nobody recorded it. */
    version: text.nullable(),
    /** Written earlier for the same content and given again: it took no tokens this time. Absent where a buyer reads it. */
    reused: z.boolean().optional(),
    /** When it was given again; only with `reused`, and absent in results of before 2026-12. */
    givenAt: z.iso.datetime().optional(),
    /** Absent where a buyer reads it. */
    executionTimeMs: z.number().int().nonnegative().optional(),
    generatedAt: z.iso.datetime(),
    /** Why the rules wrote it although a model was asked for; the report can be upgraded free of charge. */
    fallbackReason: text.nullable(),
  }),
  /** What the gates did to the model's answer. */
  quality: z.object({
    claims: z.number().int().nonnegative(),
    proven: z.number().int().nonnegative(),
    dropped: z.array(z.object({ gate: text, path: text, reason: text })),
    repairRounds: z.number().int().nonnegative(),
    /** Absent where a buyer reads it, and where there are none. */
    disputes: z.array(disputeSchema).optional(),
  }),
});

export type AnalysisResult = z.infer<typeof analysisResultSchema>;
export type Evidence = z.infer<typeof evidenceSchema>;
export type RedFlag = z.infer<typeof redFlagSchema>;
export type Unjudged = z.infer<typeof unjudgedSchema>;
export type StatedSum = z.infer<typeof statedSumSchema>;
export type Euphemism = z.infer<typeof euphemismSchema>;
export type MissingInfoDetail = z.infer<typeof missingInfoDetailSchema>;
export type ViewingQuestion = z.infer<typeof viewingQuestionSchema>;
export type Whom = z.infer<typeof whomSchema>;
export type Check = z.infer<typeof checkSchema>;
export type CostRange = z.infer<typeof costRangeSchema>;
export type Dispute = z.infer<typeof disputeSchema>;
export type Verdict = z.infer<typeof verdictSchema>;
export type Severity = z.infer<typeof severitySchema>;
export type TechnicalItem = (typeof technicalItems)[number];

/**
 * The fields of a result whose texts no buyer reads as they stand: names of rules, facts and parts, and words that a page has
 * its own words for.
 */
export const machineWords: ReadonlySet<string> = new Set([
  'rule',
  'rules',
  'field',
  'id',
  'severity',
  'status',
  'verdict',
  'difficulty',
  'feasibility',
  'priority',
  'per',
  'place',
  'whom',
  'basis',
  'praises',
  'about',
  'purpose',
  'tells',
  'leavesOut',
  'parts',
  'atBest',
  'partnerCategories',
]);
