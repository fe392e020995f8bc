import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { CurrentUser } from '../shared/http/access.js';
import { clientNetwork } from '../shared/limits/client-network.js';
import { LimitsService } from '../shared/limits/limits.service.js';
import { formVolume, largestForm } from './analysis-limits.js';
import { HandInTooLarge } from './analysis.errors.js';

const MEGABYTE = 1024 * 1024;

/**
 * Counts the megabytes of forms as they come. What a form announces is only looked at: else a few heads without a body
 * would use up what a whole network may hand in.
 */
@Injectable()
export class FormVolume {
  constructor(private readonly limits: LimitsService) {}

  /**
   * @returns what counts that which has come since, rounded up; it throws TooManyAttempts when that was too much
   * @throws HandInTooLarge, and TooManyAttempts when what is announced is more than is left
   */
  async begin(
    { id: person }: CurrentUser,
    { headers, raw: { socket }, ip }: FastifyRequest,
  ): Promise<() => Promise<void>> {
    const before = socket.bytesRead;
    const announced = Number(headers['content-length'] ?? 0);
    if (announced > largestForm) throw new HandInTooLarge();
    const values = { person, network: clientNetwork(ip) };
    await this.limits.check(formVolume, values, megabytesOf(announced));
    let counted = 0;
    return async () => {
      const come = megabytesOf(socket.bytesRead - before) - counted;
      if (come <= 0) return;
      counted += come;
      await this.limits.count(formVolume, values, come);
    };
  }
}

const megabytesOf = (bytes: number) => Math.ceil(bytes / MEGABYTE);
