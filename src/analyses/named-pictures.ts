import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { isLetThrough } from '../shared/limits/limits.errors.js';
import { LimitsService } from '../shared/limits/limits.service.js';
import { accountBytes, heldBy } from './add-hand-ins.js';
import { formVolume } from './analysis-limits.js';
import type { Claim } from './analysis-store.js';

const MEGABYTE = 1024 * 1024;

/**
 * Room for the pictures that a handed-in page names: what its account may still hold, and still hand in today. The day
 * counts also what an analysis that fails, is started over or is deleted leaves in the store until the sweep.
 */
@Injectable()
export class NamedPictures {
  private readonly logger = new Logger('NamedPictures');

  constructor(
    private readonly em: EntityManager,
    private readonly limits: LimitsService,
  ) {}

  /**
   * Runs of one person at the same time each have the room that there was when they began.
   * @param work given what tells whether a picture of so many bytes may be stored
   * @throws AppError 503 while nothing can be counted, before the work; what the work throws
   */
  async within<T>(
    { userId, analysisId }: Pick<Claim, 'userId' | 'analysisId'>,
    work: (mayStore: (bytes: number) => boolean) => Promise<T>,
  ): Promise<T> {
    const isSpent = !(await isLetThrough(this.limits.check(formVolume, { person: userId }, 1)));
    const room = isSpent ? 0 : accountBytes - (await heldBy(this.em.fork(), userId, analysisId)).bytes;
    let stored = 0;
    try {
      return await work((bytes) => {
        if (stored + bytes > room) return false;
        stored += bytes;
        return true;
      });
    } finally {
      await this.count(userId, Math.ceil(stored / MEGABYTE));
    }
  }

  /** Never throws: what is done would be thrown away, or its fault hidden, for a moment without Redis. */
  private async count(person: string, megabytes: number): Promise<void> {
    if (megabytes === 0) return;
    try {
      await isLetThrough(this.limits.count(formVolume, { person }, megabytes));
    } catch (error) {
      this.logger.warn(`${megabytes} MB of pictures were not counted: ${(error as Error).message}`);
    }
  }
}
