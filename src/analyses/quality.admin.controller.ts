import { Controller, Get, Query } from '@nestjs/common';
import { z } from 'zod';
import { AdminOnly } from '../shared/http/access.js';
import { QualityService } from './quality.service.js';
import { qualityDays, type QualityDays, type QualityView } from './quality.types.js';

const qualityQuery = z.object({
  days: z.coerce
    .number()
    .default(30)
    .refine((days): days is QualityDays => qualityDays.some((known) => known === days)),
});
type QualityQuery = z.infer<typeof qualityQuery>;

@AdminOnly()
@Controller('admin/quality')
export class QualityAdminController {
  constructor(private readonly quality: QualityService) {}

  @Get()
  view(@Query({ schema: qualityQuery }) { days }: QualityQuery): Promise<QualityView> {
    return this.quality.view(days as QualityDays);
  }
}
