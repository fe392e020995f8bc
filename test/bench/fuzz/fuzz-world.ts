import { execFileSync } from 'node:child_process';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { randomUUID } from 'node:crypto';
import { openRedis } from '../../../src/shared/redis/open-redis.js';
import { Analysis } from '../../../src/analyses/analysis.entity.js';
import { User } from '../../../src/auth/user.entity.js';
import { startAdvertServer, type AdvertServer } from '../../support/adverts.js';
import { startBillingStage } from '../../support/billing-stage.js';
import { freePort } from '../../support/free-port.js';
import { liveIn } from '../../support/lived-in.js';
import { startOpenAiServer, type OpenAiServer } from '../../support/openai-server.js';
import { OwnServices } from '../../support/own-services.js';
import { sampleResult } from '../../support/results.js';
import { startServerProcess, type ServerProcess } from '../../support/server-process.js';
import type { TestStripe } from '../../support/stripe.js';
import { drainEnv, serverFlags, sized } from '../effort.js';
import { brokenTokens, SignIns, strangers, type Caller } from './callers.js';
import { problemCheck } from './judge.js';
import { Mails } from './mails.js';
import { operationsOf, type Operation } from './operations.js';

/** MB of JavaScript that the server may hold; one that keeps what it should let go of dies of it. */
const HEAP_MB = 512;

/** A server in a process of its own on a database where people have lived, and those who will send it requests. */
export interface FuzzWorld {
  readonly server: ServerProcess;
  /** By address, past any resolver. */
  readonly url: string;
  readonly stripe: TestStripe;
  readonly adverts: AdvertServer;
  readonly mails: Mails;
  readonly signIns: SignIns;
  /** A new person, signed in; an administrator has the role already. */
  newcomer(kind: 'buyer' | 'admin'): Promise<Caller>;
  readonly operations: readonly Operation[];
  readonly isProblem: ValidateFunction;
  readonly buyers: Caller[];
  readonly admins: Caller[];
  readonly strangers: readonly Caller[];
  readonly broken: readonly Caller[];
  /** Forgets what was counted of everybody for the limits. */
  forgetLimits(): Promise<void>;
  /** What the server's process holds now, MB. */
  memory(): number;
  stop(): Promise<void>;
}

export async function startFuzzWorld({ buyers = sized(16, 4) } = {}): Promise<FuzzWorld> {
  const undo: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const act of undo.reverse()) await act();
  };
  try {
    const services = await OwnServices.start();
    undo.push(() => services.stop());
    const redis = await openRedis({ url: services.env['REDIS_URL']! }).connect();
    undo.push(() => redis.close());
    const adverts = await startAdvertServer();
    undo.push(() => adverts.close());
    const openAi: OpenAiServer = await startOpenAiServer();
    undo.push(() => openAi.close());
    const env = { ...services.env, ...drainEnv, SCRAPING_HOST_MAP: adverts.hostMapText };
    const stage = await startBillingStage({ ...env, LOG_LEVEL: 'silent' });
    undo.push(() => stage.stripe.close());
    await liveIn(stage, adverts).finally(() => stage.app.close());

    const port = String(await freePort());
    const server = await startServerProcess(
      {
        ...env,
        ...stage.stripe.env,
        PORT: port,
        LOG_LEVEL: 'warn',
        AUTH_EMAIL_CONFIRMATION: 'true',
        OPENAI_API_KEY: openAi.apiKey,
        OPENAI_BASE_URL: openAi.baseUrl,
        NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
      },
      serverFlags,
    );
    undo.push(() => server.stop());
    stage.stripe.deliverTo(server.url);
    const url = `http://127.0.0.1:${port}`;
    const mails = new Mails(`${services.folder}/mail`);
    const signIns = new SignIns(url, mails);
    const newcomer = async (kind: 'buyer' | 'admin') => {
      const one = await signIns.signUp(kind);
      if (kind === 'admin')
        await services.query(
          `insert into user_roles (user_id, role) select id, 'admin' from users where email = $1`,
          [one.email],
        );
      return one;
    };
    const everybody = await Promise.all(
      Array.from({ length: buyers + 3 }, (_, at) => newcomer(at < 3 ? 'admin' : 'buyer')),
    );
    await arrange({ ...env, ...stage.stripe.env }, everybody);
    const document: unknown = await (await fetch(`${url}/api/openapi.json`)).json();
    return {
      server,
      url,
      stripe: stage.stripe,
      adverts,
      mails,
      signIns,
      newcomer,
      operations: operationsOf(document),
      isProblem: problemCheck(document),
      buyers: everybody.slice(3),
      admins: everybody.slice(0, 3),
      strangers: strangers(40),
      broken: brokenTokens(everybody[3]!.authorization!, services.env['JWT_SECRET']!),
      forgetLimits: async () => {
        for await (const keys of redis.scanIterator({ MATCH: '*limits:*', COUNT: 1000 }))
          if (keys.length > 0) await redis.del(keys);
      },
      memory: () =>
        Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' })) / 1024,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Gives each person two previews and an analysis that failed: by the services' own parts, in this process, without
 * serving or taking jobs.
 */
async function arrange(env: Record<string, string>, people: readonly Caller[]): Promise<void> {
  const { NestFactory } = await import('@nestjs/core');
  const { AppModule } = await import('../../../src/app.module.js');
  const { loadConfig } = await import('../../../src/shared/config/config.js');
  const app = await NestFactory.createApplicationContext(AppModule.for({ ...loadConfig(env), role: 'web' }), {
    logger: false,
    abortOnError: false,
  });
  try {
    const em = app.get(EntityManager).fork();
    for (const { email } of people) {
      const user = await em.findOneOrFail(User, { email: email! });
      const preview = { status: 'completed', analysisResult: sampleResult(), verdict: 'YELLOW' } as const;
      for (const state of [preview, preview, { status: 'failed', failureCode: 'listing_gone' } as const]) {
        const key = randomUUID();
        const url = `https://exempelmaklaren.example/objekt/${key}`;
        em.persist(Object.assign(new Analysis(user, { url, site: 'exempel', key, kind: 'broker' }), state));
      }
    }
    await em.flush();
  } finally {
    await app.close();
  }
}
