import {
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { CurrentUser } from '../http/access.js';
import { leavePlace } from '../http/door-line.js';
import { Turns } from '../turns.js';
import { TooMuchAtOnce } from './limits.errors.js';

interface TurnLimits {
  /** Of one person in a process, until the answers are taken. */
  readonly atOnce: number;
  /** Requests of one person that may wait for those: several tabs that load at once. */
  readonly inLine: number;
  /** Milliseconds of waiting. */
  readonly patienceMs: number;
}

/** Of one answer. */
const mostListeners = 20;

interface Line {
  readonly turns: Turns;
  /** Requests at work and in line. */
  asked: number;
}

class TurnsInterceptor implements NestInterceptor {
  private readonly lines = new Map<string, Line>();

  constructor(private readonly limits: TurnLimits) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const { user } = http.getRequest<FastifyRequest & { user: CurrentUser }>();
    return from(
      this.inTurn(user.id, http.getResponse<FastifyReply>(), async () => lastValueFrom(next.handle())),
    );
  }

  private async inTurn<T>(person: string, { raw }: FastifyReply, work: () => Promise<T>): Promise<T> {
    const { atOnce, inLine, patienceMs } = this.limits;
    // Whoever asked went away while the guards looked: its end has been, and nothing would end its place.
    if (raw.closed || raw.destroyed) throw new TooMuchAtOnce();
    const line = this.lines.get(person) ?? { turns: new Turns(atOnce), asked: 0 };
    if (line.asked >= atOnce + inLine) throw new TooMuchAtOnce();
    this.lines.set(person, line);
    line.asked += 1;
    const gone = new AbortController();
    // A stream, its place and its turn all wait for the end of one answer: more than Node takes for no leak.
    raw.setMaxListeners(mostListeners);
    const answered = new Promise<void>((resolve) => raw.once('close', resolve));
    void answered.then(() => gone.abort());
    leavePlace(raw.req);
    let leave: () => void;
    try {
      leave = await line.turns.enter(AbortSignal.any([gone.signal, AbortSignal.timeout(patienceMs)]));
    } catch {
      this.end(person, line);
      throw new TooMuchAtOnce();
    }
    const working = work();
    // Until the work has ended, though nobody hears it, and the answer is taken: it stands in memory as long.
    void Promise.allSettled([answered, working]).then(() => {
      leave();
      this.end(person, line);
    });
    return working;
  }

  private end(person: string, line: Line): void {
    line.asked -= 1;
    if (line.asked === 0) this.lines.delete(person);
  }
}

/** A page and its neighbour load together, and no account fills the database's pool; nobody looks at nothing for longer. */
const dataTurns = new TurnsInterceptor({ atOnce: 2, inLine: 30, patienceMs: 5_000 });
/** Twenty open pages that are told to read anew ask for some eighty of these in a moment. */
const listTurns = new TurnsInterceptor({ atOnce: 2, inLine: 100, patienceMs: 5_000 });
/** As many as a browser fetches at once over HTTP/1.1. Pages of pictures take a minute to come over a weak line. */
const pictureTurns = new TurnsInterceptor({ atOnce: 6, inLine: 200, patienceMs: 120_000 });

/**
 * For routes that cost the database or the main thread much: one person has few of them at work at once, in each process;
 * the others wait, and are answered 429 when they are too many or wait for too long.
 */
export const InTurns = () => UseInterceptors(dataTurns);

/** The same for what only reads lists and single rows: it waits neither for locks nor for reports that are being taken. */
export const ListsInTurns = () => UseInterceptors(listTurns);

/** The same for pictures, of which a page shows many. */
export const PicturesInTurns = () => UseInterceptors(pictureTurns);
