import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The signed-in person on a request. */
export interface CurrentUser {
  readonly id: string;
  readonly email: string;
  readonly isAdmin: boolean;
}

/** What the guard finds out of a token: the person, and the session that the token is of. */
export interface SignedIn extends CurrentUser {
  readonly sessionId: string;
}

export const IS_PUBLIC = Symbol('isPublic');
export const IS_ADMIN_ONLY = Symbol('isAdminOnly');

/** Opens a route to everyone; without it a route needs a signed-in person. */
export const Public = () => SetMetadata(IS_PUBLIC, true);

/** Closes a controller (or route) to all but administrators; the role is read from the database at each request. */
export const AdminOnly = () => SetMetadata(IS_ADMIN_ONLY, true);

/** The signed-in person as a parameter: `@Caller() caller: CurrentUser`. On a public route `undefined` if not signed in. */
export const Caller = createParamDecorator(
  (_data: unknown, context: ExecutionContext): CurrentUser | undefined =>
    context.switchToHttp().getRequest<FastifyRequest & { user?: CurrentUser }>().user,
);
