import { Controller, Headers, Res, Sse, type MessageEvent } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ServerResponse } from 'node:http';
import {
  defer,
  endWith,
  finalize,
  fromEvent,
  ignoreElements,
  map,
  merge,
  share,
  takeUntil,
  takeWhile,
  timer,
  type Observable,
} from 'rxjs';
import { SessionsService } from '../auth/sessions.service.js';
import { Caller, type SignedIn } from '../shared/http/access.js';
import { clientLimits } from '../shared/http/client-limits.js';
import { Life } from '../shared/life/life.js';
import { Limited } from '../shared/limits/limited.js';
import { AnalysisEventsService } from './analysis-events.service.js';
import { listenLimits } from './analysis-limits.js';

/** A stream is as old as its sign-in at the most: then the page comes again and shows that its session still lives. */
const LONGEST_STREAM_MS = 5 * 60_000;

/** Pages that lose their process come again within this time, milliseconds: soon, and not all in one moment. */
const COME_AGAIN_MS = 1_000;

/** Characters that may wait for a page that does not read: some more than all events that are kept. */
const MOST_UNREAD = 128 * 1024;

/** Milliseconds that a page may take to read the rest of a stream that has ended: until then it stands in memory. */
const TAKEN_WITHIN_MS = 30_000;

@Controller('analyses/events')
export class AnalysisEventsController {
  constructor(
    private readonly events: AnalysisEventsService,
    private readonly life: Life,
    private readonly sessions: SessionsService,
  ) {}

  @Sse('', { maxPendingDataLength: MOST_UNREAD })
  @Limited(listenLimits)
  stream(
    @Caller() caller: SignedIn,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Res({ passthrough: true }) { raw: answer }: Pick<FastifyReply, 'raw'>,
  ): Observable<MessageEvent> {
    const isLive = () => this.sessions.isLive(caller.id, caller.sessionId);
    const told = this.events.stream(caller.id, lastEventId, isLive).pipe(
      map(({ id, event, comeAgainMs: retry }): MessageEvent => {
        return { id, type: event.type, data: event, ...(retry !== undefined && { retry }) };
      }),
      share(),
    );
    const isOver = told.pipe(ignoreElements(), endWith(true));
    const farewell = fromEvent(this.life.closing, 'abort').pipe(
      map((): MessageEvent => {
        const retry = Math.ceil(Math.random() * COME_AGAIN_MS);
        return { type: 'heartbeat', data: { type: 'heartbeat' }, retry };
      }),
      takeUntil(isOver),
    );
    return defer(() => {
      // Nest has just taken it off the connection. Heartbeats are written within it, to a page that does not read too.
      answer.req.socket.setTimeout(clientLimits.idleTimeout);
      return merge(told, farewell);
    }).pipe(
      takeWhile(({ retry }) => retry === undefined, true),
      takeUntil(timer(LONGEST_STREAM_MS)),
      finalize(() => cutUnlessTaken(answer)),
    );
  }
}

function cutUnlessTaken(answer: ServerResponse): void {
  // The page went away: no other `close` will come, and the timer would hold the answer.
  if (answer.closed) return;
  const late = setTimeout(() => answer.req.socket.destroy(), TAKEN_WITHIN_MS).unref();
  answer.once('close', () => clearTimeout(late));
}
