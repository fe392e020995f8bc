import { Controller, Headers, Sse, type MessageEvent } from '@nestjs/common';
import { interval, map, merge, startWith, type Observable } from 'rxjs';
import { Caller } from '../auth/auth.decorators.js';
import type { CurrentUser } from '../auth/auth.types.js';
import { AnalysisEventsService } from './analysis-events.service.js';

/** Proxies close silent connections after a minute or less. */
const HEARTBEAT_MS = 20_000;

@Controller('analyses/events')
export class AnalysisEventsController {
  constructor(private readonly events: AnalysisEventsService) {}

  @Sse()
  stream(
    @Caller() caller: CurrentUser,
    @Headers('last-event-id') lastEventId: string | undefined,
  ): Observable<MessageEvent> {
    const events = this.events
      .stream(caller.id, lastEventId)
      .pipe(map(({ id, event }): MessageEvent => ({ ...(id && { id }), type: event.type, data: event })));
    const heartbeat = interval(HEARTBEAT_MS).pipe(
      startWith(0),
      map((): MessageEvent => ({ type: 'heartbeat', data: {} })),
    );
    return merge(heartbeat, events);
  }
}
