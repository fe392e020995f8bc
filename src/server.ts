import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import type { LogLevel } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { AppModule, type EmbeddedParts } from './app.module.js';
import type { Config } from './shared/config/config.js';
import { keepNoAnswers } from './shared/http/keep-no-answers.js';
import { serveOpenApi } from './shared/http/openapi.js';
import { packAnswers } from './shared/http/pack-answers.js';
import { ProblemFilter } from './shared/http/problem.filter.js';
import { routableUrl, serveWeb } from './shared/http/serve-web.js';
import { validationPipe } from './shared/http/validation.pipe.js';
import { readWebPages } from './shared/http/web-pages.js';

/** 1 MiB of JSON: the largest is a link. Forms with files have limits of their own. */
const BODY_LIMIT = 1024 * 1024;

export interface RunningServer {
  /** Where it listens, without a trailing slash. */
  readonly url: string;
  readonly app: NestFastifyApplication;
  close(): Promise<void>;
}

/** Starts the process that serves (and, unless its role is `web`, works). Nothing is left open when it throws. */
export async function startServer(config: Config, embedded?: EmbeddedParts): Promise<RunningServer> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    rewriteUrl: ({ url }: IncomingMessage) => routableUrl(url ?? '/'),
    // Only a proxy on a private address may say who the client is; anyone else could name any address.
    trustProxy: config.nodeEnv === 'production' ? 'loopback, linklocal, uniquelocal' : false,
    // Live event streams never end by themselves.
    forceCloseConnections: true,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.for(config, embedded), adapter, {
    logger: logLevels(config),
    abortOnError: false,
    // A webhook's signature is over the bytes as they came.
    rawBody: true,
  });
  try {
    app.setGlobalPrefix('api', { exclude: ['mail', 'mail/{*path}'] });
    app.useGlobalPipes(validationPipe());
    app.useGlobalFilters(new ProblemFilter());
    serveOpenApi(app);
    packAnswers(adapter.getInstance());
    keepNoAnswers(adapter.getInstance());
    await app.register(cookie);
    await app.register(multipart);
    const web = builtWeb();
    const pages = web ? readWebPages(web, config.publicUrl) : undefined;
    await app.register(helmet, securityHeaders(config, pages?.scriptHashes));
    if (web && pages) await serveWeb(adapter.getInstance(), web, pages);
    await app.listen(config.port, config.nodeEnv === 'production' ? '0.0.0.0' : '127.0.0.1');
  } catch (error) {
    await app.close();
    throw error;
  }
  const { port } = app.getHttpServer().address() as AddressInfo;
  return { url: `http://localhost:${port}`, app, close: () => app.close() };
}

/** Nest's levels from ours; what is chattier than `info` adds nothing that an operator would miss. */
export function logLevels(config: Config): LogLevel[] | false {
  const order: LogLevel[] = ['fatal', 'error', 'warn', 'log', 'debug', 'verbose'];
  const names = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'];
  const last = names.indexOf(config.logLevel);
  return last === -1 ? false : order.slice(0, last + 1);
}

function securityHeaders(config: Config, scriptHashes: readonly string[] = []) {
  return {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        // antd writes its theme into style elements at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        upgradeInsecureRequests: config.publicUrl.startsWith('https:') ? [] : null,
      },
    },
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
  };
}

/** Where the built web app is, if it has been built. */
function builtWeb(): string | undefined {
  const compiled = import.meta.url.includes('/dist/src/');
  const root = fileURLToPath(new URL(compiled ? '../web' : '../dist/web', import.meta.url));
  return existsSync(`${root}/pages/pages.json`) ? root : undefined;
}
