import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { CurrentUser } from '../http/access.js';
import { Turns } from '../turns.js';
import { TooMuchAtOnce } from './limits.errors.js';

/** Of one person in a process: a page and its neighbour load together, and no account fills the database's pool. */
const atOnce = 2;
/** Requests of one person that may wait for those: several tabs that load at once. */
const inLine = 30;
/** Milliseconds of waiting: a person does not look at nothing for longer. */
const patienceMs = 5_000;

interface Line {
  readonly turns: Turns;
  /** Requests at work and in line. */
  asked: number;
}

/** The lines of all people in a process, whichever part of it they ask. */
@Injectable()
export class PersonLines {
  readonly lines = new Map<string, Line>();
}

@Injectable()
class TurnsInterceptor implements NestInterceptor {
  private readonly lines: Map<string, Line>;

  /** Each module has an interceptor of its own. */
  constructor({ lines }: PersonLines) {
    this.lines = lines;
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const { user } = http.getRequest<FastifyRequest & { user: CurrentUser }>();
    return from(this.inTurn(user.id, http.getResponse<FastifyReply>(), () => lastValueFrom(next.handle())));
  }

  private async inTurn<T>(person: string, reply: FastifyReply, work: () => Promise<T>): Promise<T> {
    const line = this.lines.get(person) ?? { turns: new Turns(atOnce), asked: 0 };
    if (line.asked >= atOnce + inLine) throw new TooMuchAtOnce();
    this.lines.set(person, line);
    line.asked += 1;
    try {
      const leave = await line.turns.enter(patience(reply)).catch(() => {
        throw new TooMuchAtOnce();
      });
      return await work().finally(leave);
    } finally {
      line.asked -= 1;
      if (line.asked === 0) this.lines.delete(person);
    }
  }
}

/** Ends when the wait has been too long, or who asked went away. */
function patience(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return AbortSignal.any([gone.signal, AbortSignal.timeout(patienceMs)]);
}

/**
 * For routes that cost the database or the main thread much: one person has few of them at work at once, in each process;
 * the others wait, and are answered 429 when they are too many or wait for too long.
 */
export const InTurns = () => UseInterceptors(TurnsInterceptor);
