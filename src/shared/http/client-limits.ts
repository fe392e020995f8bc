import type { Server, ServerOptions } from 'node:http';

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
  /** Far below what the process may open, so that its own connections are never refused for those of others. */
  maxConnections: 10_000,
} as const;

/** Of `createServer`; node looks for those who are late at an interval that can only be said here. */
export const serverOptions: ServerOptions = {
  headersTimeout: clientLimits.headersTimeout,
  requestTimeout: clientLimits.requestTimeout,
  keepAliveTimeout: clientLimits.keepAliveTimeout,
  connectionsCheckingInterval: 2_000,
};

/** The rest of the limits, which a server takes once it is there. */
export function limitClients(server: Server): void {
  server.setTimeout(clientLimits.idleTimeout);
  server.maxConnections = clientLimits.maxConnections;
}
