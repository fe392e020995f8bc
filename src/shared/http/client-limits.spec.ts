import { EventEmitter, once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect as connectTo, type AddressInfo, type Socket } from 'node:net';
import { waitFor } from '../../../test/support/wait-for.js';
import { clientLimits, limitClients, serverOptions } from './client-limits.js';

/** A server that only tells of connections. */
function openDoor() {
  const server = Object.assign(new EventEmitter(), { setTimeout: () => undefined, maxConnections: 0 });
  limitClients(server as unknown as Server, []);
  return (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), {
      remoteAddress,
      isCut: false,
      destroy: () => (socket.isCut = true),
    });
    server.emit('connection', socket);
    return socket;
  };
}
const most = clientLimits.maxConnectionsOfNetwork;

/** How many of so many connections from there stay. */
const staying = (connect: ReturnType<typeof openDoor>, times: number, ip: string) =>
  Array.from({ length: times }, () => connect(ip)).filter(({ isCut }) => !isCut).length;

it('lets one network have so many connections, and another as many', () => {
  const connect = openDoor();
  const first = connect('192.0.2.7');
  expect(staying(connect, most + 5, '192.0.2.7')).toBe(most - 1);
  expect(staying(connect, 1, '192.0.2.8')).toBe(1);
  first.emit('close');
  expect(staying(connect, 2, '192.0.2.7')).toBe(1);
});

it('lets the /56 of an IPv6 address have twice as many, and its /48 four times', () => {
  const connect = openDoor();
  const from = (subnet: string) => staying(connect, most + 1, `2001:db8:7:${subnet}::1`);
  expect(['100', '101', '102', '200', '201', '300'].map(from)).toEqual([most, most, 0, most, most, 0]);
  expect(staying(connect, 1, '2001:db8:8::1')).toBe(1);
});

it('takes in a newcomer when all connections stand, for an idle one of the network with most', async () => {
  const asked: ServerResponse[] = [];
  const server = createServer((_request, response) => void asked.push(response));
  limitClients(server, [], { maxConnections: 10, maxConnectionsOfNetwork: 10 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets: Socket[] = [];
  const cut = new Set<Socket>();
  const come = async (localAddress: string) => {
    const taken = once(server, 'connection');
    const socket = connectTo({
      port: (server.address() as AddressInfo).port,
      host: '127.0.0.1',
      localAddress,
    });
    sockets.push(socket);
    socket.on('error', () => undefined).on('close', () => cut.add(socket));
    await taken;
    return socket;
  };
  const ask = async (socket: Socket) => {
    const before = asked.length;
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await waitFor(() => asked.length === before + 1, { what: 'the request' });
  };
  try {
    const many: Socket[] = [];
    for (let n = 0; n < 10; n += 1) many.push(await come('127.0.0.2'));
    await ask(many[0]!);
    const [stranger, other] = [await come('127.0.0.3'), await come('127.0.0.4')];
    await waitFor(() => cut.size === 2, { what: 'two to be cut' });
    expect(cut).toEqual(new Set([many[1], many[2]]));
    for (const socket of [stranger, other]) await ask(socket);
    // Whoever has most is refused themselves.
    const more = await come('127.0.0.2');
    await waitFor(() => cut.has(more), { what: 'the refusal' });
    expect(cut.size).toBe(3);
    // What is answered is idle again.
    asked[0]!.end();
    await once(many[0]!, 'data');
    await come('127.0.0.5');
    await waitFor(() => cut.size === 4, { what: 'the oldest to be cut' });
    expect(cut.has(many[0]!)).toBe(true);
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});

describe('what a connection sent in one packet', () => {
  const opened: Socket[] = [];
  let server: Server;
  beforeEach(async () => {
    server = createServer(serverOptions, (_request, response) => {
      setImmediate(() => response.end());
    });
    limitClients(server, []);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.destroy();
    server.close();
  });

  /** Sends it and waits until the connection is cut. */
  async function send(text: string): Promise<void> {
    const socket = connectTo((server.address() as AddressInfo).port, '127.0.0.1');
    opened.push(socket);
    await new Promise((done) => {
      // What was not read yet resets the connection.
      socket
        .on('error', () => undefined)
        .on('data', () => undefined)
        .on('close', done);
      socket.write(text);
    });
  }

  it.each([
    ['requests', 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['requests for no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['requests that expect something', 'GET / HTTP/1.1\r\nhost: a\r\nexpect: x\r\n\r\n'],
    ['requests that expect to go on', 'GET / HTTP/1.1\r\nhost: a\r\nexpect: 100-continue\r\n\r\n'],
  ])('is read no further once it is cut: %s', async (_, request) => {
    const heard: ServerResponse[] = [];
    const count = (_request: unknown, response: ServerResponse) => void heard.push(response);
    for (const event of ['request', 'checkExpectation'] as const) server.on(event, count);
    await send(request.repeat(2_000));
    expect(heard.length).toBe(clientLimits.unanswered + 1);
  });
});
