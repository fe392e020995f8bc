import { Controller, Headers, Sse, type MessageEvent } from '@nestjs/common';
import { map, takeUntil, timer, type Observable } from 'rxjs';
import { Caller, type CurrentUser } from '../shared/http/access.js';
import { AnalysisEventsService } from './analysis-events.service.js';

/** A stream is as old as its sign-in at the most: then the page comes again and shows that its session still lives. */
const LONGEST_STREAM_MS = 5 * 60_000;

@Controller('analyses/events')
export class AnalysisEventsController {
  constructor(private readonly events: AnalysisEventsService) {}

  @Sse()
  stream(
    @Caller() caller: CurrentUser,
    @Headers('last-event-id') lastEventId: string | undefined,
  ): Observable<MessageEvent> {
    return this.events.stream(caller.id, lastEventId).pipe(
      map(({ id, event }): MessageEvent => ({ id, type: event.type, data: event })),
      takeUntil(timer(LONGEST_STREAM_MS)),
    );
  }
}
