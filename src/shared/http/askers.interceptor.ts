import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Observable } from 'rxjs';
import { clientNetwork } from '../limits/client-network.js';
import { onBehalfOf } from '../on-behalf-of.js';
import type { CurrentUser } from './access.js';

/** Has each route work on behalf of the person who is signed in, or of the network that a stranger comes from. */
export class AskersInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { user, ip } = context.switchToHttp().getRequest<FastifyRequest & { user?: CurrentUser }>();
    const asker = user?.id ?? clientNetwork(ip);
    return new Observable((subscriber) => onBehalfOf(asker, () => next.handle().subscribe(subscriber)));
  }
}
