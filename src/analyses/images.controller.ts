import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Caller, type CurrentUser } from '../shared/http/access.js';
import { ImageStore } from '../image-tracking/image-store.service.js';
import { PicturesInTurns } from '../shared/limits/in-turns.js';
import { TooMuchAtOnce } from '../shared/limits/limits.errors.js';
import { onBehalfOf } from '../shared/on-behalf-of.js';
import { Turns } from '../shared/turns.js';
import { AnalysisNotFound } from './analysis.errors.js';
import { patientFile } from './patient-file.js';
import { ReportService } from './report.service.js';

const widthQuery = z.object({ w: z.coerce.number().int().min(1).max(4000).optional() });

/** Originals of up to 15 MB that stand in memory until they are read, of one person and of all. */
const originalsAtOnce = { ofPerson: 2, ofAll: 16 };
/** Milliseconds of waiting for a place among them. */
const patienceMs = 30_000;

/** Stored listing pictures; the content names the address, so a browser may keep them for good. */
@Controller('images')
export class ImagesController {
  private readonly originals = new Turns(originalsAtOnce.ofAll, originalsAtOnce.ofPerson);

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
  ): Promise<Buffer | StreamableFile> {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new AnalysisNotFound();
    await this.reports.checkPicture(caller, sha256);
    // Only at the end: a refusal must not be kept.
    const keep = () => reply.header('cache-control', 'private, max-age=31536000, immutable');
    if (!w) {
      const original = await onBehalfOf(caller.id, () => this.original(sha256));
      void keep();
      return original;
    }
    const { bytes, contentType } = await onBehalfOf(caller.id, () => this.images.resized(sha256, w));
    void keep().type(contentType);
    return bytes;
  }

  private async original(sha256: string): Promise<StreamableFile> {
    const leave = await this.originals.enter(AbortSignal.timeout(patienceMs)).catch(() => {
      throw new TooMuchAtOnce();
    });
    try {
      const { bytes, contentType } = await this.images.open(sha256);
      const { stream, length } = patientFile(bytes, leave);
      return new StreamableFile(stream, { length, type: contentType });
    } catch (error) {
      leave();
      throw error;
    }
  }
}
