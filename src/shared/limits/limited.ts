import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { CurrentUser } from '../http/access.js';
import { clientNetwork } from './client-network.js';
import { type Limits, LimitsService } from './limits.service.js';

const LIMITS = Symbol('limits');

/** Counted for the signed-in person and for the place on the network that the request comes from. */
export type RouteLimits = Limits<'person' | 'network'>;

@Injectable()
class LimitsGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: LimitsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const all = this.reflector.get<readonly RouteLimits[]>(LIMITS, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: CurrentUser }>();
    const { user, ip } = request;
    const values = { ...(user && { person: user.id }), network: clientNetwork(ip) };
    for (const limits of all) await this.limits.count(limits, values);
    return true;
  }
}

/** Counts each call of a route, the refused ones too, and answers 429 when there are too many. */
export const Limited = (...limits: readonly RouteLimits[]) =>
  applyDecorators(SetMetadata(LIMITS, limits), UseGuards(LimitsGuard));
