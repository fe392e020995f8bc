import { EventEmitter } from 'node:events';
import { Subject } from 'rxjs';
import type { SessionsService } from '../auth/sessions.service.js';
import { Life } from '../shared/life/life.js';
import { AnalysisEventsController } from './analysis-events.controller.js';
import type { AnalysisEventsService, NumberedEvent } from './analysis-events.service.js';

type Stream = AnalysisEventsController['stream'];

/** A page that has opened its stream, and the answer that it is told by. */
function openPage() {
  const told = new Subject<NumberedEvent>();
  const socket = { destroy: jest.fn(), setTimeout: jest.fn() };
  const answer = Object.assign(new EventEmitter(), { req: { socket }, closed: false });
  const controller = new AnalysisEventsController(
    { stream: () => told } as unknown as AnalysisEventsService,
    new Life(),
    {} as SessionsService,
  );
  const caller = { id: 'anna', sessionId: '1' } as Parameters<Stream>[0];
  const reply = { raw: answer } as unknown as Parameters<Stream>[2];
  const listening = controller.stream(caller, undefined, reply).subscribe();
  return { told, answer, socket, listening };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it.each([
  ['gives way to newer ones', (told: Subject<NumberedEvent>) => told.complete()],
  ['is as old as it may be', () => jest.advanceTimersByTime(5 * 60_000)],
])('cuts a page that %s and does not read the rest within half a minute', (_, end) => {
  const { told, socket } = openPage();
  end(told);
  jest.advanceTimersByTime(29_999);
  expect(socket.destroy).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(socket.destroy).toHaveBeenCalled();
});

it('leaves the connection of a page alone that has read all', () => {
  const { told, answer, socket } = openPage();
  told.complete();
  answer.emit('close');
  jest.advanceTimersByTime(60_000);
  expect(socket.destroy).not.toHaveBeenCalled();
});

it('does not wait for a page that went away', () => {
  const { answer, listening, socket } = openPage();
  answer.closed = true;
  answer.emit('close');
  listening.unsubscribe();
  jest.advanceTimersByTime(60_000);
  expect(socket.destroy).not.toHaveBeenCalled();
});
