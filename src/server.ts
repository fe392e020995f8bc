import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { AppModule, type EmbeddedParts } from './app.module.js';
import type { Config } from './shared/config/config.js';
import { AskersInterceptor } from './shared/http/askers.interceptor.js';
import { sendFilesFromMemory } from './shared/http/files-from-memory.js';
import { openFrontDoor, type FrontDoor } from './shared/http/front-door.js';
import { keepNoAnswers } from './shared/http/keep-no-answers.js';
import { answerKnownHosts } from './shared/http/known-hosts.js';
import { serveOpenApi } from './shared/http/openapi.js';
import { heedOwnPagesOnly } from './shared/http/own-pages.js';
import { packAnswers } from './shared/http/pack-answers.js';
import { ProblemFilter } from './shared/http/problem.filter.js';
import { serveSecurityText } from './shared/http/security-text.js';
import { securityHeaders } from './shared/http/security-headers.js';
import { routableUrl, serveWeb } from './shared/http/serve-web.js';
import { takeBodies } from './shared/http/taken-bodies.js';
import { answerUnreadable } from './shared/http/unreadable-request.js';
import { isFromProxy, isProxyAddress } from './shared/config/trusted-proxies.js';
import { logRequests, requestIdOf } from './shared/logging/request-log.js';
import { serviceLogger } from './shared/logging/service-logger.js';
import { processLogger } from './shared/logging/work-logger.js';
import { measureRequests } from './shared/metrics/http.metrics.js';
import { traceRequests } from './shared/tracing/trace-requests.js';
import { validationPipe } from './shared/http/validation.pipe.js';
import { readWebPages } from './shared/http/web-pages.js';
import { QueueService } from './shared/queue/queue.service.js';

/** 16 KiB of JSON: the largest is a link. Forms with files have limits of their own. */
const BODY_LIMIT = 16 * 1024;

/** No address of ours is as long; one that is too long is answered by its route, as one that nothing is known of. */
const LONGEST_PARAMETER = 16 * 1024;

export interface RunningServer {
  /** Where it listens, without a trailing slash. */
  readonly url: string;
  readonly app: NestFastifyApplication;
  /** No longer ready and taking no jobs, it serves on for `drainDelayMs`. */
  drain(): Promise<void>;
  /** Takes no connections any more; settles when what was asked is answered, or cut after `drainLimitMs`. */
  closeDoor(): Promise<void>;
  /** All that is left to end: requests, jobs, connections. */
  close(): Promise<void>;
}

/**
 * Starts the process that serves (and, unless its role is `web`, works). When it throws, the door is closed and the
 * program ended; of one that could not even be put together, connections stay until the process ends.
 * @param entrance where it listens already; the services that it needs are there
 */
export async function startServer(
  config: Config,
  embedded?: EmbeddedParts,
  entrance?: FrontDoor,
): Promise<RunningServer> {
  const door = entrance ?? (await openFrontDoor(config));
  let listener: RequestListener | undefined;
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    // By default ten seconds: a machine that starts several processes at once takes longer to read the web app's files.
    pluginTimeout: 60_000,
    rewriteUrl: ({ url }: IncomingMessage) => routableUrl(url ?? '/'),
    clientErrorHandler: answerUnreadable,
    // Only our own proxies may say who the client is; anyone else could name any address.
    trustProxy:
      config.trustedProxies.length > 0 &&
      ((address: string) => isProxyAddress(address, config.trustedProxies)),
    genReqId: (request: IncomingMessage) => requestIdOf(request, config.trustedProxies),
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    // The door is open already, with limits of its own.
    serverFactory: (handle: RequestListener) => {
      listener = handle;
      return door.server;
    },
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.for(config, embedded, door.life),
    adapter,
    {
      logger: processLogger(serviceLogger(config)),
      abortOnError: false,
    },
  ).catch(async (error: unknown) => {
    await door.close(0);
    throw error;
  });
  try {
    app.setGlobalPrefix('api', { exclude: ['mail', 'mail/{*path}'] });
    app.useGlobalPipes(validationPipe());
    app.useGlobalFilters(new ProblemFilter());
    app.useGlobalInterceptors(new AskersInterceptor());
    logRequests(adapter.getInstance());
    measureRequests(adapter.getInstance());
    traceRequests(adapter.getInstance(), ({ raw }) => isFromProxy(raw, config.trustedProxies));
    sendFilesFromMemory(adapter.getInstance());
    serveOpenApi(app);
    takeBodies(adapter, BODY_LIMIT);
    packAnswers(adapter.getInstance());
    keepNoAnswers(adapter.getInstance());
    await app.register(cookie);
    await app.register(multipart);
    const web = builtWeb();
    const pages = web ? readWebPages(web, config.publicUrl) : undefined;
    await securityHeaders(adapter.getInstance(), { publicUrl: config.publicUrl, ...pages });
    // After those who write headers, so that what it refuses has them.
    // Elsewhere a proxy's own address may be that of whoever sits at the machine.
    const proxies = config.nodeEnv === 'production' ? config.trustedProxies : [];
    answerKnownHosts(adapter.getInstance(), config.publicUrl, proxies);
    heedOwnPagesOnly(adapter.getInstance(), config.publicUrl);
    serveSecurityText(adapter.getInstance(), config);
    if (web && pages) await serveWeb(adapter.getInstance(), web, pages);
    await app.init();
    await adapter.getInstance().ready();
  } catch (error) {
    await door.close(0);
    await app.close();
    throw error;
  }
  door.serve(listener!);
  door.life.begin();
  const leave = () => {
    door.life.drain();
    app.get(QueueService, { strict: false }).stopTaking();
  };
  const closeDoor = async () => {
    leave();
    const cut = await door.close(config.drainLimitMs);
    if (cut > 0) new Logger('Server').warn(`${cut} requests were cut: they took too long`);
  };
  return {
    url: `http://localhost:${door.port}`,
    app,
    drain: async () => {
      leave();
      await sleep(config.drainDelayMs);
    },
    closeDoor,
    close: async () => {
      await closeDoor();
      await app.close();
    },
  };
}

/** Where the built web app is, if it has been built. */
function builtWeb(): string | undefined {
  const compiled = import.meta.url.includes('/dist/src/');
  const root = fileURLToPath(new URL(compiled ? '../web' : '../dist/web', import.meta.url));
  return existsSync(`${root}/pages/pages.json`) ? root : undefined;
}
