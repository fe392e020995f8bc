import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AppError } from '../shared/app-error.js';
import { rowId } from '../shared/http/id-param.js';
import { Analysis } from './analysis.entity.js';
import type { ComparedProperty } from './analysis.types.js';
import { comparedSums } from './compared-sums.js';
import { countOpen, resultForOwner } from './result-readers.js';

const onlyOwn = {
  code: 'not_own_analyses',
  status: 404,
  userMessage: 'Du kan endast jämföra dina egna analyser',
};

export const compareQuery = z.object({
  ids: z
    .string('Inga fastigheter valda för jämförelse')
    // PostgreSQL tells ids in small letters, however they were asked for.
    .transform((value) => [...new Set(value.toLowerCase().split(',').filter(Boolean))])
    .refine((ids) => ids.length > 0, 'Inga fastigheter valda för jämförelse')
    .refine((ids) => ids.length >= 2 && ids.length <= 3, 'Du måste välja 2-3 fastigheter för jämförelse'),
});

/** Two or three of the user's own completed analyses side by side, in the order asked; unpaid ones stay previews. */
@Injectable()
export class CompareService {
  constructor(private readonly em: EntityManager) {}

  async compare(userId: string, ids: string[]): Promise<{ items: ComparedProperty[] }> {
    if (ids.some((id) => !rowId.safeParse(id).success)) throw new AppError(onlyOwn);
    const found = await this.em.fork().find(
      Analysis,
      // One that was paid for is read on while another is made.
      {
        id: { $in: ids },
        user: userId,
        analysisResult: { $ne: null },
        $or: [{ status: 'completed' }, { isPaid: true }],
      },
      { populate: ['analysisResult', 'energyClass'] },
    );
    const byId = new Map(found.map((analysis) => [analysis.id, analysis]));
    if (byId.size !== ids.length) throw new AppError(onlyOwn);
    return { items: ids.map((id) => toCompared(byId.get(id)!)) };
  }
}

function toCompared(analysis: Analysis): ComparedProperty {
  const owners = resultForOwner(analysis)!;
  const facts = {
    id: analysis.id,
    locked: owners.access === 'preview',
    address: analysis.address,
    image: analysis.image,
    priceKr: analysis.price,
    pricePerSqmKr: analysis.pricePerSqm,
    monthlyFeeKr: analysis.monthlyFee,
    operatingCostKr: analysis.operatingCost,
    livingArea: analysis.livingArea,
    rooms: analysis.rooms,
    constructionYear: analysis.yearBuilt,
    propertyType: analysis.propertyType,
    tenure: analysis.tenure,
    energyClass: analysis.energyClass ?? null,
    madeBy: owners.madeBy,
  };
  if (owners.access === 'preview') {
    const { preview } = owners;
    return {
      ...facts,
      verdict: preview.verdict,
      verdictReason: preview.verdictReason,
      confidence: preview.confidence,
      redFlagsCount: preview.redFlagsCount,
      redFlags: preview.redFlagTitles.map((title) => ({ title, description: null, severity: null })),
      monthlyCostKr: null,
      oneOffCostKr: null,
      tenYearsKr: null,
      criticalFlagsCount: null,
      confidenceExplanation: null,
      missingInfoCount: null,
      euphemismsCount: null,
      unjudgedCount: preview.unjudgedCount,
      technicalSpecs: null,
    };
  }
  const { result } = owners;
  return {
    ...facts,
    ...comparedSums(result),
    verdict: result.verdict,
    verdictReason: result.verdictReason,
    confidence: result.confidence.score,
    confidenceExplanation: result.confidence.explanation,
    redFlags: result.redFlags.map(({ title, description, severity }) => ({ title, description, severity })),
    redFlagsCount: result.redFlags.length,
    criticalFlagsCount: result.redFlags.filter((flag) => flag.severity === 'critical').length,
    missingInfoCount: countOpen(result),
    euphemismsCount: result.euphemisms.length,
    unjudgedCount: result.unjudged?.length ?? null,
    technicalSpecs: result.technicalSpecs,
  };
}
