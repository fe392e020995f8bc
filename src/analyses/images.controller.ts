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
import { patientFile, type PatientFile } from './patient-file.js';
import { ReportService } from './report.service.js';

/** Px; the widest that pictures are served in unless another is asked for. */
const widthQuery = z.object({ w: z.coerce.number().int().min(1).max(4000).default(1920) });

/** Pictures that stand in memory until they are read, of all people. 1920 px wide one of noise is 3 MB, others a tenth. */
const picturesAtOnce = 64;
/** Milliseconds of waiting for a place among them. */
const patienceMs = 30_000;
/** Milliseconds after which an unread picture leaves its place to somebody who waits, and how often that is looked at. */
const unread = { mostMs: 5_000, lookMs: 500 } as const;

/** Stored listing pictures; the content names the address, so a browser may keep them for good. */
@Controller('images')
export class ImagesController {
  private readonly turns = new Turns(picturesAtOnce);
  /** Those that are being read. */
  private readonly held = new Set<PatientFile>();

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
  ): Promise<StreamableFile> {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new AnalysisNotFound();
    await this.reports.checkPicture(caller, sha256);
    const file = await onBehalfOf(caller.id, () => this.resized(sha256, w));
    // Only at the end: a refusal must not be kept.
    void reply.header('cache-control', 'private, max-age=31536000, immutable');
    return file;
  }

  private async resized(sha256: string, width: number): Promise<StreamableFile> {
    const leave = await this.place();
    try {
      const { bytes, contentType } = await this.images.resized(sha256, width);
      const file = patientFile(bytes, () => {
        this.held.delete(file);
        leave();
      });
      this.held.add(file);
      return new StreamableFile(file.stream, { length: file.length, type: contentType });
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Waits for a place, which nobody keeps meanwhile who does not read. */
  private async place(): Promise<() => void> {
    const looking = setInterval(() => this.cutOne(), unread.lookMs);
    try {
      return await this.turns.enter(AbortSignal.timeout(patienceMs));
    } catch {
      throw new TooMuchAtOnce();
    } finally {
      clearInterval(looking);
    }
  }

  /** The one that has been left unread for longest. */
  private cutOne(): void {
    const [longest] = [...this.held].sort((one, other) => other.unreadMs() - one.unreadMs());
    if (!longest || longest.unreadMs() < unread.mostMs) return;
    this.held.delete(longest);
    longest.stream.destroy();
  }
}
