import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { HeldBodies } from './held-bodies.js';

let bodies: HeldBodies;
beforeEach(() => {
  // Each cut is told in the log.
  jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  bodies = new HeldBodies(100);
});
afterEach(() => void jest.useRealTimers());

const pass = (seconds: number) => jest.advanceTimersByTime(seconds * 1_000);

/** A request that stands in memory, of which pieces come by `push`. */
function begin(place?: string) {
  const socket = { isCut: false, destroy: () => (socket.isCut = true) };
  const request = Object.assign(new Readable({ read: () => undefined }), { socket, complete: false });
  const body = bodies.hold(request as unknown as IncomingMessage, place);
  return {
    ...body,
    come: (bytes: number) => request.push(Buffer.alloc(bytes)),
    complete: () => (request.complete = true),
    isCut: () => socket.isCut,
  };
}

const cutOf = (...requests: ReturnType<typeof begin>[]) => requests.map(({ isCut }) => isCut());

it('cuts who has held theirs for longest once there is too much of all together', () => {
  const [first, second, third] = [begin(), begin(), begin()];
  first.come(30);
  pass(1);
  second.come(30);
  pass(1);
  third.come(40);
  expect(cutOf(first, second, third)).toEqual([false, false, false]);
  third.come(1);
  expect(cutOf(first, second, third)).toEqual([true, false, false]);
  // What the first held is free, and what else comes of it counts no more.
  first.come(90);
  third.come(29);
  expect(cutOf(second, third)).toEqual([false, false]);
});

it('cuts who has held much for some time rather than who has held little for longer', () => {
  const [little, much] = [begin(), begin()];
  little.come(5);
  pass(120);
  much.come(90);
  pass(60);
  little.come(6);
  expect(cutOf(little, much)).toEqual([false, true]);
});

it('counts what came before it was asked to', () => {
  const request = Object.assign(new Readable({ read: () => undefined }), {
    socket: { destroy: jest.fn() },
    complete: false,
  });
  request.push(Buffer.alloc(101));
  bodies.hold(request as unknown as IncomingMessage);
  expect(request.socket.destroy).toHaveBeenCalledTimes(1);
});

it('makes room for others when one ends, or lets go of some', () => {
  const [first, second] = [begin(), begin()];
  first.come(60);
  second.come(40);
  second.end();
  second.end();
  first.letGo(50);
  const third = begin();
  third.come(90);
  expect(cutOf(first, second, third)).toEqual([false, false, false]);
});

it('takes who has let go of some for one that holds the rest only', () => {
  const [first, second] = [begin(), begin()];
  first.come(60);
  pass(60);
  second.come(30);
  first.letGo(55);
  pass(60);
  first.come(66);
  expect(cutOf(first, second)).toEqual([false, true]);
});

it('does not take what is left for new once some was let go', () => {
  const [first, second] = [begin(), begin()];
  first.come(50);
  pass(60);
  first.come(5);
  second.come(45);
  first.letGo(5);
  pass(30);
  second.come(6);
  expect(cutOf(first, second)).toEqual([true, false]);
});

it('leaves alone what came whole, and cuts the newest when nothing else is left', () => {
  const first = begin();
  first.come(90);
  first.complete();
  pass(60);
  const second = begin();
  second.come(11);
  expect(cutOf(first, second)).toEqual([false, true]);
});

it('leaves three quarters to others, however much of one place came whole', () => {
  const whole = Array.from({ length: 4 }, () => begin('a'));
  for (const each of whole) {
    each.come(6);
    each.complete();
  }
  expect(bodies.isFull('a')).toBe(false);
  const next = begin('a');
  next.come(2);
  expect(cutOf(...whole, next)).toEqual([false, false, false, false, true]);
  const other = begin('b');
  other.come(25);
  expect([bodies.isFull('b'), other.isCut()]).toEqual([true, false]);
  other.letGo(1);
  expect(bodies.isFull('b')).toBe(false);
  other.end();
  const again = begin('b');
  again.come(25);
  expect(again.isCut()).toBe(false);
});
