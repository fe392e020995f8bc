import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isProxyAddress } from '../config/trusted-proxies.js';
import { clientNetwork } from '../limits/client-network.js';
import { OpenConnections, type Connection } from './open-connections.js';

/** How long a client may take, ms, before its connection is cut, and how many may stand at once. */
export const clientLimits = {
  /** To send the head of a request. */
  headersTimeout: 20_000,
  /** To send all of it: a saved page and pictures over a weak mobile line take minutes. */
  requestTimeout: 300_000,
  /** Between two requests; longer than proxies keep theirs, which would else send into a closed one. */
  keepAliveTimeout: 72_000,
  /** Without a byte either way. Live streams beat each 20 seconds, and no answer takes as long to begin (a PDF: 60). */
  idleTimeout: 120_000,
  /**
   * Far below what the process may open, so that its own connections are never refused for those of others. Beyond it the
   * customer with most loses one to whoever comes.
   */
  maxConnections: 10_000,
  /** Of one network, but for our own proxies: an office has a few for each of its browsers. More of the networks around. */
  maxConnectionsOfNetwork: 500,
  /** Requests that a connection may have unanswered: browsers and proxies wait for each answer. */
  unanswered: 8,
  /**
   * A body in smaller pieces than this on average, bytes, is no browser's: each piece costs as much as a large one. The
   * packets of the poorest line hold 524.
   */
  smallestPieces: 500,
  /** Pieces before the average says anything: a form of many small parts has three for each. */
  firstPieces: 200,
} as const;

/** Of `createServer`; node looks for those who are late at an interval that can only be said here. */
export const serverOptions: ServerOptions = {
  headersTimeout: clientLimits.headersTimeout,
  requestTimeout: clientLimits.requestTimeout,
  keepAliveTimeout: clientLimits.keepAliveTimeout,
  connectionsCheckingInterval: 2_000,
  // Node would answer each that names none without telling anybody: whoever serves refuses them (`namesHost`).
  requireHostHeader: false,
};

/** False for what HTTP/1.1 forbids (RFC 9112, 3.2). */
export const namesHost = ({ httpVersion, headers }: IncomingMessage): boolean =>
  httpVersion !== '1.1' || headers.host !== undefined;

/**
 * The rest of the limits, which a server takes once it is there.
 * @param trustedProxies through which many visitors come
 */
export function limitClients(
  server: Server,
  trustedProxies: readonly string[],
  limits: { maxConnections: number; maxConnectionsOfNetwork: number } = clientLimits,
): void {
  server.setTimeout(clientLimits.idleTimeout);
  // One more comes in before it is known who has to go.
  server.maxConnections = limits.maxConnections + 1;
  const open = new OpenConnections(limits);
  const connections = new WeakMap<Socket, Connection>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress: address = '' } = socket;
    const connection: Connection = { unanswered: 0, cut: () => cut(socket) };
    connections.set(socket, connection);
    const network = isProxyAddress(address, trustedProxies) ? undefined : clientNetwork(address);
    const forget = open.add(network, connection);
    if (forget) socket.once('close', forget);
    else connection.cut();
  });
  server.prependListener('request', refuseCrumbs);
  const count = ({ socket }: IncomingMessage, response: ServerResponse) =>
    refuseHeaps(connections.get(socket)!, response);
  server.prependListener('request', count);
  // Who listens answers, as Node would, which counts nothing.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    count(request, response);
    response.writeHead(417).end();
  });
}

/** What Node reads a connection with, which it tells nobody about. */
interface ReadSocket extends Socket {
  readonly parser?: { onIncoming: () => number; incoming: IncomingMessage | null } | null;
}
/** Of Node's parser: what follows the head of a request is left aside. */
const SKIP_BODY = 2;

/**
 * Closes a connection and lets go of what it sent besides. Node reads a packet to its end, 64 KiB, also of a connection
 * that was closed: of thousands of requests in it each would become an object and an answer, and all others would wait.
 */
function cut(socket: ReadSocket): void {
  socket.destroy();
  if (!socket.parser) return;
  socket.parser.onIncoming = () => SKIP_BODY;
  socket.parser.incoming = null;
}

/** Cuts off whoever sends a body in crumbs, before anything reads them: 1 MiB of single bytes is a million buffers. */
function refuseCrumbs(request: IncomingMessage): void {
  const take = request.push.bind(request);
  let pieces = 0;
  let bytes = 0;
  request.push = (piece: Buffer | null) => {
    pieces += 1;
    bytes += piece?.length ?? 0;
    const areCrumbs = pieces > clientLimits.firstPieces && bytes < pieces * clientLimits.smallestPieces;
    if (!areCrumbs) return take(piece);
    cut(request.socket);
    return false;
  };
}

/** Cuts off whoever asks on without waiting for answers: each would stand in memory until those before it are taken. */
function refuseHeaps(connection: Connection, response: ServerResponse): void {
  connection.unanswered += 1;
  if (connection.unanswered > clientLimits.unanswered) connection.cut();
  response.once('close', () => (connection.unanswered -= 1));
}
