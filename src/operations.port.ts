import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { holdsToken } from './operations.metrics.controller.js';
import { CONFIG, type Config } from './shared/config/config.js';
import { isLoopbackHost } from './shared/http/known-hosts.js';
import { Readiness } from './shared/life/readiness.service.js';
import { MetricsService } from './shared/metrics/metrics.service.js';

/**
 * With OPERATIONS_PORT each role answers there what machines of our own ask: /metrics (by METRICS_TOKEN where there is
 * one), /health/live and /health/ready. Workers have no other port. Without METRICS_TOKEN it answers this machine alone;
 * with one it is still never to be opened to the public.
 */
@Injectable()
export class OperationsPort implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly metrics: MetricsService,
    private readonly readiness: Readiness,
  ) {}

  /** @throws when somebody else has the port */
  async onApplicationBootstrap(): Promise<void> {
    const { operationsPort } = this.config;
    if (operationsPort === undefined) return;
    const server = createServer((request, response) => void this.answer(request, response));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(operationsPort, this.host, () => resolve());
    });
    this.server = server;
    new Logger('Operations').log(`Metrics and health on port ${this.address?.port}`);
  }

  /** Last of all: whoever watches sees a process end to the end. */
  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  /** Where it listens; undefined when it does not. */
  get address(): AddressInfo | undefined {
    return (this.server?.address() as AddressInfo | null | undefined) ?? undefined;
  }

  /** Other machines reach it in production alone, and only where metrics ask for a token. */
  private get host(): string {
    const { nodeEnv, metricsToken } = this.config;
    return nodeEnv === 'production' && metricsToken !== undefined ? '0.0.0.0' : '127.0.0.1';
  }

  private async answer({ url, method, headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, text: string, type = 'application/json') =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    if (method !== 'GET' && method !== 'HEAD') return void send(405, '{"status":"no such method"}');
    try {
      if (url === '/health/live') return void send(200, '{"status":"ok"}');
      if (url === '/health/ready') {
        const missing = await this.readiness.missing();
        const status = missing.length === 0 ? 'ok' : 'unavailable';
        return void send(missing.length === 0 ? 200 : 503, JSON.stringify({ status, missing }));
      }
      const { metricsToken } = this.config;
      // Without a token it is for this machine, where a foreign page may have its own name lead.
      const isLetIn =
        metricsToken === undefined
          ? isLoopbackHost(headers.host)
          : holdsToken(headers.authorization, metricsToken);
      if (url === '/metrics' && isLetIn)
        return void send(200, await this.metrics.text(), this.metrics.contentType);
      send(404, '{"status":"not found"}');
    } catch (error) {
      new Logger('Operations').error(error);
      send(500, '{"status":"failed"}');
    }
  }
}
