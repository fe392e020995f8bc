import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard as PassportGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { IS_ADMIN_ONLY, IS_PUBLIC, type CurrentUser } from '../shared/http/access.js';
import { tellSecurity } from '../shared/logging/security-events.js';
import { NotAdmin, NotSignedIn } from './auth.errors.js';

/** Stands before every route: closed unless `@Public()`, and for administrators only where `@AdminOnly()` says so. */
@Injectable()
export class AuthGuard extends PassportGuard(['jwt', 'picture']) {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const asked = context.switchToHttp().getRequest<FastifyRequest>().headers.authorization !== undefined;
    if (this.isPublic(context) && !asked) return true;
    await super.canActivate(context);
    return true;
  }

  /** What passport found; on a public route a token that does not hold counts as none. */
  override handleRequest<T = CurrentUser | undefined>(
    error: unknown,
    user: CurrentUser | false | null | undefined,
    _info: unknown,
    context: ExecutionContext,
  ): T {
    const found = user || undefined;
    if (this.isPublic(context)) return found as T;
    if (error) throw error;
    if (!found) throw new NotSignedIn();
    if (this.says(context, IS_ADMIN_ONLY) && !(found as CurrentUser).isAdmin) {
      tellSecurity('access-refused', { userId: (found as CurrentUser).id, why: 'role' });
      throw new NotAdmin();
    }
    return found as T;
  }

  /** The stricter mark wins where a route carries both. */
  private isPublic(context: ExecutionContext): boolean {
    return this.says(context, IS_PUBLIC) && !this.says(context, IS_ADMIN_ONLY);
  }

  private says(context: ExecutionContext, mark: symbol): boolean {
    return (
      this.reflector.getAllAndOverride<boolean>(mark, [context.getHandler(), context.getClass()]) === true
    );
  }
}
