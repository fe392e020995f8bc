import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { startServer } from '../server.js';
import { SettingsService } from '../settings/settings.service.js';
import { environmentNames, loadConfig } from '../shared/config/config.js';
import { migrate } from '../shared/database/migrate.js';
import { orderlyShutdown } from '../shared/life/shutdown.js';
import { lookAtWriter, writerInSwedish } from '../writer.js';
import type { Child } from './child.js';
import { lockDataDir, rememberedInstance, rememberInstance, runningInstance } from './instance.js';
import { MailboxModule } from './mailbox.module.js';
import { freePort, isPortFree } from './ports.js';
import { startPostgres } from './postgres.js';
import { startRedis } from './redis.js';
import { startSampleServer } from './samples/sample-server.js';
import { demoAccounts, seed } from './seed.js';
import { StartError } from './start-error.js';
import { startInstanceStripe } from './stripe/instance-stripe.js';

type Environment = Record<string, string | undefined>;

const DATABASE = 'visningsklar';
/** Longer than jobs, requests and the two services take together; Ctrl-C once more ends it at once. */
const SHUTDOWN_MS = 120_000;

function wishedPort(env: Environment): number {
  const port = Number(env['PORT'] || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartError(`PORT ska vara ett heltal mellan 0 och 65535, inte "${env['PORT']}".`);
  }
  return port;
}

async function refuseTakenPort(port: number, dataDir: string): Promise<void> {
  if (port === 0 || (await isPortFree(port))) return;
  const instance = await runningInstance(dataDir);
  throw new StartError(
    instance?.url.endsWith(`:${port}`)
      ? `Visningsklar körs redan på ${instance.url} (process ${instance.pid}).`
      : `Port ${port} är upptagen av ett annat program. Välj en annan: PORT=${port + 1} npm start`,
  );
}

/**
 * The whole product on one machine without configuration: PostgreSQL and Redis as children with their data under
 * DATA_DIR, the sample adverts, the test shop, and the server in this process. Ends the process in order when asked to.
 * @throws StartError, ConfigError with messages for people; nothing is left running then
 */
export async function startEmbedded(env: Environment): Promise<void> {
  const dataDir = resolve(env['DATA_DIR'] || '.data');
  const port = wishedPort(env);
  await refuseTakenPort(port, dataDir);

  const shutdown = orderlyShutdown({
    limitMs: SHUTDOWN_MS,
    onSignal: () => console.log('\nStoppar …'),
    complain: (line) => console.error(line),
  });
  const watch = (child: Child) => {
    void child.ended.then((how) => {
      if (shutdown.signal.aborted) return;
      console.error(`\n${child.name} har slutat (${how}). Dess sista rader:\n${child.lastWords()}`);
      void shutdown.end(1);
    });
  };

  try {
    shutdown.add('Datamappens lås', lockDataDir(dataDir));
    const before = rememberedInstance(dataDir);

    const postgres = await shutdown.start(
      'PostgreSQL',
      () => startPostgres({ dataDir, port: before?.postgresPort }),
      (started) => started.stop(),
    );
    watch(postgres.child);
    const redis = await shutdown.start(
      'Redis',
      () => startRedis({ dataDir, port: before?.redisPort }),
      (started) => started.stop(),
    );
    watch(redis.child);
    const samples = await shutdown.start('Exempelannonserna', startSampleServer, (started) =>
      started.close(),
    );
    await postgres.ensureDatabase(DATABASE);
    const serverPort = String(port === 0 ? await freePort() : port);
    const stripe = env['STRIPE_SECRET_KEY']
      ? undefined
      : await shutdown.start(
          'Testbutiken',
          () => startInstanceStripe(dataDir, serverPort, before),
          (started) => started.close(),
        );

    const given = Object.fromEntries(
      Object.entries({
        PORT: serverPort,
        DATA_DIR: dataDir,
        DATABASE_URL: postgres.url(DATABASE),
        REDIS_URL: redis.url(),
        JWT_SECRET: env['JWT_SECRET'] || before?.env['JWT_SECRET'] || randomBytes(32).toString('base64url'),
        SCRAPING_HOST_MAP: [env['SCRAPING_HOST_MAP'], samples.hostMap].filter(Boolean).join(','),
        ...stripe?.env,
      }),
    );
    const config = loadConfig({ LOG_LEVEL: 'warn', ...env, ...given }, { embedded: true });
    await migrate(config);
    const server = await shutdown.start(
      'Servern',
      () => startServer(config, { modules: [MailboxModule], sampleLinks: samples.links }),
      async (started) => {
        await started.drain();
        await started.close();
      },
    );
    await seed(server.app);
    if (shutdown.signal.aborted) return;
    rememberInstance(dataDir, {
      pid: process.pid,
      url: server.url,
      postgresPort: postgres.port,
      redisPort: redis.port,
      ...(stripe && { stripePort: stripe.port }),
      env: { ...configurationOf(env), ...given },
    });
    const settings = await server.app.get(SettingsService, { strict: false }).values();
    const writer = writerInSwedish(await lookAtWriter(config, settings));
    console.log(
      welcome(server.url, dataDir, samples.links, {
        hasTestShop: stripe !== undefined,
        isConfirming: config.emailConfirmation,
        writer,
      }),
    );
  } catch (error) {
    // A signal or a dead child ends the start as well, and has said its own word.
    if (!shutdown.signal.aborted) console.error(`\n${readable(error)}`);
    await shutdown.end(1);
  }
}

/** What the start was given that configures it, with nothing of the shell around it. */
function configurationOf(env: Environment): Record<string, string> {
  return Object.fromEntries(
    environmentNames.flatMap((name) => {
      const value = env[name];
      return value ? [[name, value]] : [];
    }),
  );
}

function readable(error: unknown): string {
  if (error instanceof StartError || (error instanceof Error && error.name === 'ConfigError'))
    return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

interface Told {
  readonly hasTestShop: boolean;
  /** New addresses are confirmed by mail before the first log-in. */
  readonly isConfirming: boolean;
  /** What writes the reports. */
  readonly writer: readonly string[];
}

function welcome(
  url: string,
  dataDir: string,
  links: readonly { title: string; url: string }[],
  { hasTestShop, isConfirming, writer }: Told,
): string {
  return [
    '',
    `  Visningsklar körs på  ${url}`,
    '',
    '  Konton att logga in med',
    ...demoAccounts.map(
      ({ role, email, password }) => `    ${role.padEnd(7)} ${email}   lösenord: ${password}`,
    ),
    '',
    '  Exempelannonser att klistra in',
    ...links.map((link) => `    ${link.url}\n      ${link.title}`),
    '',
    '  Rapporter skrivs av',
    ...writer.map((line) => `    ${line}`),
    '',
    isConfirming
      ? '  Nya konton bekräftas med mejl, som läses på /mail'
      : '  Nya konton bekräftas inte med mejl här (AUTH_EMAIL_CONFIRMATION=true provar det); mejl läses på /mail',
    ...(hasTestShop ? ['  Köp görs i en testbutik, med kort 4242 4242 4242 4242: inga pengar dras', ''] : []),
    `  Data: ${dataDir}   Stoppa: Ctrl-C`,
    '',
  ].join('\n');
}
