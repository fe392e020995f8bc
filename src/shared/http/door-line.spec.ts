import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { registry } from '../metrics/registry.js';
import { waitFor } from '../../../test/support/wait-for.js';
import { doorLimits, inLine, leavePlace, takePlace } from './door-line.js';

const { atOnce, atOnceOfOne, inLineOfOne } = doorLimits;
const ATTACKER = '127.0.0.10';

let server: Server;
/** What is being worked on or was, in the order in which it began, by path. */
let begun: { readonly path: string; readonly request: IncomingMessage; readonly response: ServerResponse }[];
const opened: Socket[] = [];
const heard = new Map<Socket, string>();

const PROXY = '127.0.0.99';
const keep: RequestListener = (request, response) =>
  void begun.push({ path: request.url!, request, response });
/** Places are left for nothing but an answer, however slow this machine is, unless a test says so. */
async function open(listener = keep, heldMs = 3_600_000): Promise<void> {
  begun = [];
  server = createServer();
  server.on('request', inLine(server, listener, [PROXY], { ...doorLimits, heldMs }));
  server.listen(0);
  await once(server, 'listening');
}
afterEach(async () => {
  heard.clear();
  for (const socket of opened.splice(0)) socket.destroy();
  await waiting(0);
  server.close();
  server.closeAllConnections();
});

const asking = (path: string, headers: readonly string[] = []) =>
  [`GET ${path} HTTP/1.1`, 'host: localhost', ...headers, '', ''].join('\r\n');

/** So many requests from an address, as many on a connection as may be, all at once. */
async function flood(
  from: string,
  count: number,
  path = '/flood',
  headers: readonly string[] = [],
): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let asked = 0; asked < count; asked += 8) {
    const socket = connect({
      host: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      localAddress: from,
    });
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => heard.set(socket, (heard.get(socket) ?? '') + bytes.toString()));
    socket.write(asking(path, headers).repeat(Math.min(8, count - asked)));
    sockets.push(socket);
  }
  opened.push(...sockets);
  return sockets;
}

const begunAt = (path: string) => begun.filter((one) => one.path === path).length;
const metric = async (name: string) => {
  const [first] = (await registry.getSingleMetric(`visningsklar_requests_${name}`)!.get()).values;
  return first?.value ?? 0;
};
const waiting = (count: number) =>
  waitFor(async () => (await metric('waiting')) === count, { what: `${count} to wait` });

/** Answers the first of those that are at work at a path. */
function answerOne(path: string): void {
  const one = begun.find(({ path: at, response }) => at === path && !response.headersSent)!;
  one.response.writeHead(200).end();
}

/** Fills every place, by networks with nothing in line. */
async function fillPlaces(): Promise<void> {
  for (let n = 0; n < atOnce / atOnceOfOne; n += 1) await flood(`127.0.1.${n + 1}`, atOnceOfOne, '/busy');
  await waitFor(() => begunAt('/busy') === atOnce, { what: 'all places to be taken' });
}

it('serves a stranger next, however many requests of one network wait before', async () => {
  await open();
  await fillPlaces();
  await flood(ATTACKER, 300);
  await waiting(300);
  await flood('127.0.0.20', 1, '/stranger');
  await waiting(301);
  for (let freed = 0; begunAt('/stranger') === 0; freed += 1) {
    answerOne('/busy');
    await waitFor(() => begun.length === atOnce + freed + 1, { what: 'the next to begin' });
  }
  expect(begunAt('/flood')).toBeLessThanOrEqual(1);
});

it('lets one network have a quarter of the places: a stranger finds one free', async () => {
  await open();
  await flood(ATTACKER, 300);
  await waiting(300 - atOnceOfOne);
  await flood('127.0.0.20', 1, '/stranger');
  await waitFor(() => begunAt('/stranger') === 1, { what: 'the stranger' });
  expect(begunAt('/flood')).toBe(atOnceOfOne);
});

it('never works on requests whose connection closed before their turn', async () => {
  await open();
  const sockets = await flood(ATTACKER, 300);
  await waiting(300 - atOnceOfOne);
  const before = await metric('left_total');
  for (const socket of sockets) socket.destroy();
  await waiting(0);
  expect(await metric('left_total')).toBe(before + 300 - atOnceOfOne);
  // What was begun keeps its places until it is answered, though nobody hears it.
  await flood(ATTACKER, 1, '/later');
  await waiting(1);
  for (let n = 0; n < atOnceOfOne; n += 1) answerOne('/flood');
  await waitFor(() => begunAt('/later') === 1, { what: 'the next to begin' });
  expect(begunAt('/flood')).toBe(atOnceOfOne);
});

it('answers 503 with Retry-After beyond the end of the line, and works on none of those', async () => {
  await open();
  await flood(ATTACKER, atOnceOfOne);
  await waitFor(() => begunAt('/flood') === atOnceOfOne, { what: 'its places to be taken' });
  await flood(ATTACKER, inLineOfOne);
  await waiting(inLineOfOne);
  const [refused] = await flood(ATTACKER, 1, '/beyond');
  await waitFor(() => (heard.get(refused!) ?? '').includes('}'), { what: 'the refusal' });
  const [head, body] = heard.get(refused!)!.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 503 /);
  expect(head).toMatch(/\r\nretry-after: 2\r\n/);
  expect(head).toMatch(/\r\ncache-control: no-store\r\n/);
  expect(body).toContain('"detail":"Det är för många på en gång. Försök igen om en stund."');
  // Others have their line.
  await flood('127.0.0.20', 1, '/stranger');
  await waitFor(() => begunAt('/stranger') === 1, { what: 'the stranger' });
  expect([begunAt('/beyond'), begunAt('/flood')]).toEqual([0, atOnceOfOne]);
});

it('takes in a stranger when it is full, for the newest of those with most, and always who asks whether it lives', async () => {
  await open();
  await fillPlaces();
  for (let n = 0; n < doorLimits.inLine / inLineOfOne; n += 1) await flood(`127.0.2.${n + 1}`, inLineOfOne);
  await waiting(doorLimits.inLine);
  const refusedOfAll = async () => {
    const { values } = await registry.getSingleMetric('visningsklar_requests_refused_total')!.get();
    return values.find(({ labels }) => labels['full'] === 'all')?.value ?? 0;
  };
  const before = await refusedOfAll();
  const [stranger] = await flood('127.0.0.20', 1, '/stranger');
  await waitFor(async () => (await refusedOfAll()) === before + 1, { what: 'one to give way' });
  expect(await metric('waiting')).toBe(doorLimits.inLine);
  answerOne('/busy');
  await waitFor(() => begunAt('/flood') + begunAt('/stranger') === 1, { what: 'the next to begin' });
  expect(heard.get(stranger!)).toBeUndefined();
  for (const probe of ['/api/health/live', '/api/health/ready']) {
    await flood('127.0.0.20', 1, probe);
    await waitFor(() => begunAt(probe) === 1, { what: probe });
  }
});

it('counts the visitors of a proxy, each by the address that it names', async () => {
  await open();
  const from = (address: string) => [`x-forwarded-for: ${address}`];
  await flood(PROXY, 50, '/flood', from('192.0.2.1'));
  await waiting(50 - atOnceOfOne);
  await flood(PROXY, 1, '/stranger', from('192.0.2.2'));
  await waitFor(() => begunAt('/stranger') === 1, { what: 'the stranger' });
  // Whoever is no proxy names nobody.
  await flood(ATTACKER, 50, '/liar', from('192.0.2.3'));
  await waiting(2 * (50 - atOnceOfOne));
  await flood(ATTACKER, 1, '/liar', from('192.0.2.4'));
  await waiting(2 * (50 - atOnceOfOne) + 1);
});

describe('a place', () => {
  const fill = async (heldMs?: number) => {
    await open(keep, heldMs);
    await flood(ATTACKER, atOnceOfOne);
    await waitFor(() => begunAt('/flood') === atOnceOfOne, { what: 'its places to be taken' });
    await flood(ATTACKER, 1, '/next');
    await waiting(1);
  };
  const next = () => waitFor(() => begunAt('/next') === 1, { what: 'the next to begin' });

  it('is left when an answer begins, however long it lasts', async () => {
    await fill();
    begun[0]!.response.writeHead(200, { 'content-type': 'text/event-stream' });
    begun[0]!.response.flushHeaders();
    await next();
    expect(begun[0]!.response.writableEnded).toBe(false);
  });

  it('is left by whoever waits for a turn of another kind', async () => {
    await fill();
    leavePlace(begun[0]!.request);
    await next();
  });

  it('is taken anew after it was left, in line ahead of its own that have not begun', async () => {
    await fill();
    leavePlace(begun[0]!.request);
    await next();
    let isBack = false;
    await flood(ATTACKER, 5, '/behind');
    await waiting(5);
    void takePlace(begun[0]!.request).then(() => (isBack = true));
    await waiting(6);
    expect(isBack).toBe(false);
    answerOne('/next');
    await waitFor(() => isBack, { what: 'a place again' });
    expect(begunAt('/behind')).toBe(0);
    // Nobody takes two, and it is held until the answer.
    await takePlace(begun[0]!.request);
    await waiting(5);
    answerOne('/flood');
    await waitFor(() => begunAt('/behind') === 1, { what: 'those behind to begin' });
  });

  it("that was left is nobody's when the connection closes, and is come back for though the line is full", async () => {
    await fill();
    // The first and the last stand on connections of their own.
    const lateResponse = begun[atOnceOfOne - 1]!.response;
    const [left, late] = [begun[0]!.request, lateResponse.req];
    expect(left.socket).not.toBe(late.socket);
    for (const one of [left, late]) leavePlace(one);
    await next();
    await flood(ATTACKER, 1, '/other');
    await waitFor(() => begunAt('/other') === 1, { what: 'the other to begin' });
    const back: string[] = [];
    void takePlace(left).then(() => back.push('left'));
    await waiting(1);
    await flood(ATTACKER, inLineOfOne - 1, '/rest');
    await waiting(inLineOfOne);
    void takePlace(late).then(() => back.push('late'));
    await waiting(inLineOfOne + 1);
    expect(lateResponse.writableEnded).toBe(false);
    left.socket.destroy();
    await waiting(inLineOfOne);
    answerOne('/next');
    await waitFor(() => back.length > 0, { what: 'a place again' });
    expect(back).toEqual(['late']);
    expect(begunAt('/rest')).toBe(0);
  });

  it('is left after two seconds though nothing is answered', async () => {
    expect(doorLimits.heldMs).toBe(2_000);
    await fill(doorLimits.heldMs);
    await next();
    expect(begun.filter(({ response }) => response.headersSent)).toEqual([]);
  });
});

it('takes in those at the door before it works for those who are in', async () => {
  const order: ('in' | 'begun')[] = [];
  await open((_request, response) => {
    order.push('begun');
    response.writeHead(200).end();
  });
  server.on('connection', () => order.push('in'));
  await Promise.all(Array.from({ length: 100 }, () => flood(ATTACKER, 1)));
  await waitFor(() => order.length === 200, { what: 'all to be answered' });
  const atTheDoor = order.slice(0, order.lastIndexOf('in'));
  // One in five turns of the event loop, each of which takes in one.
  expect(atTheDoor.filter((what) => what === 'begun').length).toBeLessThanOrEqual(100 / 5 + 1);
});

it('works on each as its own, not as a part of what it waited for', async () => {
  const context = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  await open((request, response) => {
    seen.push(context.getStore());
    keep(request, response);
    // What leaves the place then stands in it.
    context.enterWith('of another');
    setTimeout(() => response.writeHead(200).end());
  });
  await flood(ATTACKER, atOnceOfOne + 5, '/quick');
  await waitFor(() => begunAt('/quick') === atOnceOfOne + 5, { what: 'all to be worked on' });
  expect(new Set(seen)).toEqual(new Set([undefined]));
});
