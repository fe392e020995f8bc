import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchPatiently } from './fetch-patiently.js';

let server: Server;
let origin: string;
let retryAfter: string | undefined;
/** How many are refused before one is answered. */
let refusals: number;
let status: number;
/** The methods of the requests. */
let asked: string[];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.method!);
    const isRefused = asked.length <= refusals;
    response.writeHead(
      isRefused ? status : 200,
      isRefused && retryAfter ? { 'retry-after': retryAfter } : {},
    );
    response.end(isRefused ? 'not now' : 'done');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  [retryAfter, refusals, status, asked] = ['0', 1, 429, []];
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => jest.restoreAllMocks());

const ask = (init: RequestInit = {}) => fetchPatiently(() => fetch(origin, init), init);
const said = async (init: RequestInit = {}) => {
  const answer = await ask(init);
  return [answer.status, await answer.text(), asked.length];
};

it('asks again for what was refused for some seconds', async () => {
  refusals = 2;
  expect(await said()).toEqual([200, 'done', 3]);
});

it.each(['POST', 'PUT', 'DELETE'])('does no act twice: %s', async (method) => {
  expect(await said({ method })).toEqual([429, 'not now', 1]);
  expect(asked).toEqual([method]);
});

it('tells of the refusal after two repeats', async () => {
  refusals = 9;
  expect(await said()).toEqual([429, 'not now', 3]);
});

it.each([
  [0, 5_000],
  [0.5, 5_500],
])('waits as long as it is told, and up to a second more: by %d', async (random, ms) => {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  jest.useFakeTimers();
  const answers = [new Response('', { status: 429, headers: { 'retry-after': '5' } }), new Response('done')];
  const answer = fetchPatiently(() => Promise.resolve(answers.shift()!));
  await jest.advanceTimersByTimeAsync(ms - 1);
  expect(answers).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await (await answer).text()).toBe('done');
  jest.useRealTimers();
});

it.each([
  ['a wait that is long', 429, '6'],
  ['no wait', 429, undefined],
  ['a day', 429, 'Mon, 30 Nov 2026 10:00:00 GMT'],
  ['a server that is away', 503, '1'],
])('asks once when told of %s', async (_what, refusal, told) => {
  [status, retryAfter] = [refusal, told];
  expect(await said()).toEqual([refusal, 'not now', 1]);
});

it('stops waiting when nobody waits for it any more', async () => {
  retryAfter = '5';
  const leaving = new AbortController();
  // As an answer that has come: what `fetch` itself stops is not in question.
  const answer = fetchPatiently(() => fetch(origin), { signal: leaving.signal });
  setTimeout(() => leaving.abort(new Error('left')), 50);
  await expect(answer).rejects.toThrow('left');
  expect(asked).toHaveLength(1);
});
