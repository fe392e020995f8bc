import { Body, Controller, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { Caller, type CurrentUser } from '../shared/http/access.js';
import { idParam } from '../shared/http/id-param.js';
import { InTurns } from '../shared/limits/in-turns.js';
import { Limited } from '../shared/limits/limited.js';
import { objectionLimits } from './analysis-limits.js';
import { AnalysisNotFound } from './analysis.errors.js';
import { longestObjection, objectionReasons } from './objection.types.js';
import { ObjectionsService } from './objections.service.js';

const objectionBody = z.object({
  path: z.string().min(1).max(200),
  revision: z.string().max(100),
  reason: z.enum(objectionReasons, 'Välj vad som är fel.'),
  text: z
    .string()
    .trim()
    .max(longestObjection, `Skriv högst ${longestObjection.toLocaleString('sv-SE')} tecken.`)
    .default(''),
});

/** "Anmäl fel": a reader of a report says that a claim of it is wrong. */
@Controller('analyses')
export class ObjectionsController {
  constructor(private readonly objections: ObjectionsService) {}

  @Post(':id/objections')
  @Limited(objectionLimits)
  @InTurns()
  add(
    @Caller() caller: CurrentUser,
    @Param('id', idParam(AnalysisNotFound)) id: string,
    @Body({ schema: objectionBody }) body: z.infer<typeof objectionBody>,
  ): Promise<{ id: string }> {
    return this.objections.add(caller, id, body);
  }
}
