import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Caller, type CurrentUser } from '../shared/http/access.js';
import { ImageStore } from '../image-tracking/image-store.service.js';
import { PicturesInTurns } from '../shared/limits/in-turns.js';
import { onBehalfOf } from '../shared/on-behalf-of.js';
import { AnalysisNotFound } from './analysis.errors.js';
import { ReportService } from './report.service.js';

const widthQuery = z.object({ w: z.coerce.number().int().min(1).max(4000).optional() });

/** Stored listing pictures; the content names the address, so a browser may keep them for good. */
@Controller('images')
export class ImagesController {
  constructor(
    private readonly images: ImageStore,
    private readonly reports: ReportService,
  ) {}

  @Get(':sha256')
  @PicturesInTurns()
  async image(
    @Caller() caller: CurrentUser,
    @Param('sha256') sha256: string,
    @Query({ schema: widthQuery }) { w }: z.infer<typeof widthQuery>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new AnalysisNotFound();
    await this.reports.checkPicture(caller, sha256);
    const { bytes, contentType } = w
      ? await onBehalfOf(caller.id, () => this.images.resized(sha256, w))
      : await this.images.open(sha256);
    // Only now: a refusal must not be kept.
    void reply.header('cache-control', 'private, max-age=31536000, immutable').type(contentType);
    return bytes;
  }
}
