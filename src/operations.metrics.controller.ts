import { Controller, Get, Header, Inject, NotFoundException, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Caller, Public, type CurrentUser } from './shared/http/access.js';
import { CONFIG, type Config } from './shared/config/config.js';
import { MetricsService } from './shared/metrics/metrics.service.js';

/**
 * GET /api/metrics: for administrators, for who holds METRICS_TOKEN, and outside of production for who is on this machine;
 * to all others there is nothing here.
 */
@Public()
@Controller()
export class MetricsController {
  constructor(
    private readonly metrics: MetricsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws NotFoundException, as for an address that nothing is at */
  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @Header('cache-control', 'no-store')
  read(@Caller() caller: CurrentUser | undefined, @Req() request: FastifyRequest): Promise<string> {
    const { metricsToken, nodeEnv } = this.config;
    const isAtHome = nodeEnv !== 'production' && isLoopback(request);
    const isLetIn = caller?.isAdmin || holdsToken(request.headers.authorization, metricsToken) || isAtHome;
    if (!isLetIn) throw new NotFoundException();
    return this.metrics.text();
  }
}

/**
 * Whether a header is `Bearer <token>`. Takes the same time whatever is wrong with it.
 * @param token undefined where nobody has one
 */
export function holdsToken(header: string | undefined, token: string | undefined): boolean {
  if (token === undefined || header === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header), digest(`Bearer ${token}`));
}

/** Straight from this machine: whoever comes by a proxy here comes from elsewhere. */
function isLoopback({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
}
