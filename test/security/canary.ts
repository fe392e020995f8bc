import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type AddressInfo, Socket } from 'node:net';
import { Agent, request } from 'undici';

const loopback = /^(localhost|127\.0\.0\.1|::1)$/;

interface Target {
  host?: string;
  port?: number | string;
  path?: string;
  lookup?: unknown;
}

/** The server that nothing of ours may ever reach; whatever address is connected to leads to it. */
export interface Canary {
  readonly port: number;
  readonly origin: string;
  /** Address and port of each connection that was tried, as asked for. */
  readonly contacts: string[];
  /** Connections that arrived at the server itself. */
  arrivals(): number;
  close(): Promise<void>;
}

/**
 * Starts a server on loopback and leads every connection of this process to it: those to addresses outside, and those
 * to the ordinary ports of loopback. So an attack that is not refused arrives, whatever address it names.
 * @param leadTo another server's port, when connections are to lead there instead
 */
export async function startCanary(
  answer: RequestListener = (_, response) => response.end('canary'),
  leadTo?: number,
): Promise<Canary> {
  const contacts: string[] = [];
  let arrivals = 0;
  const server = createHttpServer(answer).on('connection', () => (arrivals += 1));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;

  const connect = Socket.prototype.connect as (this: Socket, ...args: unknown[]) => Socket;
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    // Plain connections come with their normalised arguments as one array, those of TLS with their options.
    const list = (Array.isArray(args[0]) ? args[0] : args) as Target[];
    const target = list[0];
    if (typeof target === 'object' && target.host && !target.path) {
      const asked = Number(target.port);
      if (asked === port || !loopback.test(target.host) || asked === 80 || asked === 443) {
        contacts.push(`${target.host}:${asked}`);
        list[0] = { ...target, host: '127.0.0.1', port: leadTo ?? port, lookup: undefined };
      }
    }
    return connect.apply(this, args);
  } as typeof Socket.prototype.connect;

  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    contacts,
    arrivals: () => arrivals,
    close: async () => {
      Socket.prototype.connect = connect as typeof Socket.prototype.connect;
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** How many connections a client without a guard makes for this address; an attack is one only if there are any. */
export async function arrivalsUnguarded(canary: Canary, address: string): Promise<number> {
  const before = canary.arrivals();
  const agent = new Agent();
  await request(address, { dispatcher: agent, signal: AbortSignal.timeout(5_000) })
    .then(({ body }) => body.dump())
    .catch(() => undefined);
  await agent.destroy();
  return canary.arrivals() - before;
}

/** A server that says exactly these bytes to whoever connects. */
export async function startRawServer(speak: (socket: Socket, request: string) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    let head = '';
    socket.on('data', (chunk) => {
      head += chunk.toString('latin1');
      if (!head.includes('\r\n\r\n')) return;
      const whole = head;
      head = '';
      speak(socket, whole);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
