import { Controller, Get, Logger, Param, Query, Res, StreamableFile } from '@nestjs/common';
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
/**
 * Milliseconds after which an unread picture leaves its place to somebody who waits, and how often that is looked at. What
 * is read shows in steps of 64 KiB, and of what the kernel sends at once: of a slow line one step may take ten seconds.
 */
const unread = { mostMs: 15_000, lookMs: 500 } as const;

/** Stored listing pictures; the content names the address, so a browser may keep them for good. */
@Controller('images')
export class ImagesController {
  private readonly logger = new Logger(ImagesController.name);
  private readonly turns = new Turns(picturesAtOnce);
  /** Those that are being read, and by whom. */
  private readonly held = new Map<PatientFile, string>();
  /** One for all who wait: each of their own would cut more, the more they are. */
  private looking: NodeJS.Timeout | undefined;

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
    const file = await onBehalfOf(caller.id, () => this.resized(caller.id, sha256, w));
    // Only at the end: a refusal must not be kept.
    void reply.header('cache-control', 'private, max-age=31536000, immutable');
    return file;
  }

  private async resized(person: string, sha256: string, width: number): Promise<StreamableFile> {
    const leave = await this.place();
    try {
      const { bytes, contentType } = await this.images.resized(sha256, width);
      const file = patientFile(bytes, () => {
        this.held.delete(file);
        leave();
      });
      this.held.set(file, person);
      return new StreamableFile(file.stream, { length: file.length, type: contentType });
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Waits for a place, which nobody keeps meanwhile who does not read. */
  private async place(): Promise<() => void> {
    try {
      const place = this.turns.enter(AbortSignal.timeout(patienceMs));
      if (this.turns.waitingCount > 0) this.looking ??= setInterval(() => this.cutOne(), unread.lookMs);
      return await place;
    } catch {
      throw new TooMuchAtOnce();
    } finally {
      if (this.turns.waitingCount === 0) {
        clearInterval(this.looking);
        this.looking = undefined;
      }
    }
  }

  /** Of the person who holds most, of those who leave any unread, the one that was left so for longest. */
  private cutOne(): void {
    const ofPerson = new Map<string, number>();
    for (const person of this.held.values()) ofPerson.set(person, (ofPerson.get(person) ?? 0) + 1);
    const [first] = [...this.held]
      .map(([file, person]) => ({ file, holds: ofPerson.get(person)!, unreadMs: file.unreadMs() }))
      .filter(({ unreadMs }) => unreadMs >= unread.mostMs)
      .sort((one, other) => other.holds - one.holds || other.unreadMs - one.unreadMs);
    if (!first) return;
    this.logger.warn('A picture was left unread while others waited, and was cut');
    this.held.delete(first.file);
    first.file.stream.destroy();
  }
}
