import { resolve } from 'node:path';
import { z } from 'zod';
import { whyGuessable } from './guessable.js';
import { bucketKeyNames, readImageStore, type BucketConfig } from './image-store.js';
import { isProxyRange } from './trusted-proxies.js';
import { flag, logFormat, logLevel, optional } from './values.js';

/** Injection token of the frozen configuration. */
export const CONFIG = Symbol('config');

/** `hej@a.se` or `Visningsklar <hej@a.se>` as the first. */
const bareAddress = (mailbox: string) => /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox.trim();

/** `www.hemnet.se=http://127.0.0.1:9001,…` as a map from host to origin. */
const hostMap = z.string().transform((value, context) => {
  const map: Record<string, string> = {};
  for (const pair of value.split(',').filter((part) => part.trim() !== '')) {
    const [host, origin] = pair.split('=').map((part) => part.trim());
    if (!host || !origin || !URL.canParse(origin)) {
      context.addIssue({ code: 'custom', message: `"${pair}" is not host=origin` });
      return z.NEVER;
    }
    map[host] = new URL(origin).origin;
  }
  return map;
});

/** `checkout.person=40,checkout.network=1000` as a map from a limit's name to its number. */
const limitPair = /^([a-z-]+\.[a-z]+)=([1-9]\d{0,5})$/;
const limitMap = z.string().transform((value, context) => {
  const map: Record<string, number> = {};
  for (const pair of value.split(',').map((part) => part.trim())) {
    const [, name, points] = limitPair.exec(pair) ?? [];
    if (!name) {
      context.addIssue({ code: 'custom', message: `"${pair}" is not act.key=number, of 1 to 999999` });
      return z.NEVER;
    }
    map[name] = Number(points);
  }
  return map;
});

const proxies = z.string().transform((value, context) => {
  const ranges = value.split(',').flatMap((range) => range.trim() || []);
  for (const range of ranges) {
    if (isProxyRange(range)) continue;
    context.addIssue({ code: 'custom', message: `"${range}" is no address and no network as 10.0.0.0/8` });
    return z.NEVER;
  }
  return ranges;
});

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  QUEUES: z
    .string()
    .transform((value) => value.split(',').map((name) => name.trim()))
    .optional(),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  PUBLIC_URL: z.url().optional(),
  TRUSTED_PROXIES: proxies.optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ error: 'a postgresql:// address is needed' }),
  DATABASE_MIGRATION_URL: z.url({ error: 'a postgresql:// address is needed' }).optional(),
  REDIS_URL: z.url({ error: 'a redis:// address is needed' }),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  DATABASE_STATEMENT_LIMIT_S: z.coerce.number().min(1).max(3600).default(60),
  START_LIMIT_S: z.coerce.number().min(0).max(3600).default(300),
  DRAIN_DELAY_S: z.coerce.number().min(0).max(300).optional(),
  DRAIN_LIMIT_S: z.coerce.number().min(0).max(3600).default(20),
  SMTP_URL: z.url().optional(),
  MAIL_FROM: z.string().default('Visningsklar <hej@visningsklar.example>'),
  SECURITY_CONTACT: z
    .url({ protocol: /^(https|mailto)$/, error: 'a mailto: or https:// address is needed' })
    .regex(/^\S+$/, 'an address holds no spaces')
    .optional(),
  JWT_SECRET: z.string('at least 32 characters are needed').min(32, 'at least 32 characters are needed'),
  AUTH_EMAIL_CONFIRMATION: flag.optional(),
  LIMITS: limitMap.optional(),
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: z.url().optional(),
  OPENAI_MODEL: z.string().default('gpt-5.4-mini'),
  ANALYST: z.enum(['rules', 'openai']).optional(),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .transform((value) => value.split(',').flatMap((secret) => secret.trim() || []))
    .refine((secrets) => secrets.length > 0, 'at least one secret is needed')
    .optional(),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/, error: 'an http(s):// address is needed' }).optional(),
  IMAGE_STORE: optional,
  CHROMIUM_PATH: optional,
  BROWSER_SOCKET: optional,
  BROWSER_WITHOUT_SANDBOX: flag.optional(),
  SCRAPING_CONCURRENCY: z.coerce.number().int().min(1).max(50).default(4),
  ANALYSIS_CONCURRENCY: z.coerce.number().int().min(1).max(200).default(24),
  SCRAPING_HOST_MAP: hostMap.optional(),
  SEARCH_URL: z.url({ protocol: /^https?$/, error: 'an http(s):// address is needed' }).optional(),
  OPERATOR_NAME: optional,
  OPERATOR_ORG_NUMBER: z
    .string()
    .trim()
    .regex(/^\d{6}-\d{4}$/, 'ten digits are needed, as 556677-8899')
    .optional(),
  OPERATOR_ADDRESS: optional,
  LOG_LEVEL: logLevel,
  LOG_FORMAT: logFormat.optional(),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters are needed').optional(),
  OPERATIONS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'an http(s):// address is needed' })
    .optional(),
});

/** Every variable that configures a process of ours. */
export const environmentNames: readonly string[] = [...Object.keys(environment.shape), ...bucketKeyNames];

export interface StripeConfig {
  readonly secretKey: string;
  /** The secrets a webhook may be signed with, at least one; two while they are exchanged. */
  readonly webhookSecrets: readonly string[];
  /** Another server of Stripe's shapes; never in production. */
  readonly apiBase: string | undefined;
}

/** All settings of one process, read once at start. Paths are absolute; absent options are `undefined`. */
export interface Config {
  readonly nodeEnv: 'development' | 'test' | 'production';
  /** The no-configuration start on one machine; never in production. */
  readonly embedded: boolean;
  readonly role: 'all' | 'web' | 'worker';
  /** Whose jobs this process takes, unless its role is `web`; undefined for all. */
  readonly queues: readonly string[] | undefined;
  readonly port: number;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** Addresses and networks of the proxies in front, which alone may say who the client is; mostly none or one. */
  readonly trustedProxies: readonly string[];
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** The same database as a role that may change its schema. */
  readonly migrationUrl: string;
  readonly redisUrl: string;
  /** The most connections to PostgreSQL at once, of this process; one more looks whether it is there. */
  readonly databasePool: number;
  /** Milliseconds after which PostgreSQL ends a statement. */
  readonly statementLimitMs: number;
  /** Milliseconds that a start waits for PostgreSQL, its schema and Redis. */
  readonly startLimitMs: number;
  /** Milliseconds for which requests are still served after SIGTERM, so that load balancers have heard of it. */
  readonly drainDelayMs: number;
  /** Milliseconds that requests under way may take after that, and jobs from SIGTERM on. */
  readonly drainLimitMs: number;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Where weaknesses are told of: a mailto: or https:// address. */
  readonly securityContact: string;
  readonly jwtSecret: string;
  /** Whether a new address must be confirmed by mail before its first log-in. */
  readonly emailConfirmation: boolean;
  /** How often is too often where the operator says otherwise than docs/limits.md, by `act.key`. */
  readonly limits: Readonly<Record<string, number>>;
  readonly openai:
    { readonly apiKey: string; readonly baseUrl: string | undefined; readonly model: string } | undefined;
  readonly analyst: 'rules' | 'openai';
  /** Absent where nothing is sold; production always sells. */
  readonly stripe: StripeConfig | undefined;
  /** Folder of the stored pictures, and of those that wait to be decided on. */
  readonly imageDir: string;
  /** Where pictures are stored instead when machines share them. */
  readonly imageBucket: BucketConfig | undefined;
  readonly chromiumPath: string | undefined;
  /** Socket of the process that gives browsers, of another user than this one; undefined where this process starts them. */
  readonly browserSocket: string | undefined;
  /** Whether a Chromium of this process may run where the machine gives it no sandbox; never in production. */
  readonly browserWithoutSandbox: boolean;
  readonly scrapingConcurrency: number;
  readonly analysisConcurrency: number;
  /** Host to origin, for saved pages in tests and sample adverts; always empty in production. */
  readonly scrapingHostMap: Readonly<Record<string, string>>;
  /** A search service that answers as SearXNG does in JSON; it finds brokers' pages of homes whose portal refuses us. */
  readonly searchUrl: string | undefined;
  /** Who runs the service, for the legal pages; undefined until the operator has said. */
  readonly operator: Operator | undefined;
  readonly logLevel: string;
  /** `json`: a line of JSON for each thing told, as production does unless said otherwise. */
  readonly logFormat: 'json' | 'text';
  /** Who names it as a bearer token reads `/api/metrics`. */
  readonly metricsToken: string | undefined;
  /** Where each role answers /metrics, /health/live and /health/ready for machines of our own; 0 is any free port. */
  readonly operationsPort: number | undefined;
  /** Traces are sent to `<this>/v1/traces`, as OTLP over HTTP; without it none are made. */
  readonly otlpEndpoint: string | undefined;
}

/** What a Swedish service has to tell of who runs it (lagen om elektronisk handel, 2002:562, section 8). */
export interface Operator {
  readonly name: string;
  /** `NNNNNN-NNNN` */
  readonly orgNumber: string;
  /** Post address, on one line. */
  readonly address: string;
}

const noServices = {
  DATABASE_URL: 'postgresql://none.invalid/none',
  REDIS_URL: 'redis://none.invalid',
  JWT_SECRET: 'no session is ever made with this',
};

/** Thrown with every fault of the environment listed, one a line. */
export class ConfigError extends Error {
  override name = 'ConfigError';

  /** @param faults each as `NAME: what is wrong with it` */
  constructor(readonly faults: readonly string[]) {
    super(`The configuration cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

/** By TLS, or without leaving the machine. */
const isReachedSafely = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || (protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname));

/**
 * Reads the environment into a frozen configuration.
 * @throws ConfigError listing all faults together; production refuses what only belongs to local use.
 */
export function loadConfig(
  env: Record<string, string | undefined>,
  options: {
    embedded?: boolean;
    /** false: for commands that touch neither database nor Redis */ services?: boolean;
  } = {},
): Config {
  const given = Object.entries(env).filter(([, value]) => value !== undefined && value !== '');
  const present = Object.fromEntries(
    options.services === false ? [...Object.entries(noServices), ...given] : given,
  );
  const parsed = environment.safeParse(present);
  const faults = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);

  const embedded = options.embedded ?? false;
  const production = present['NODE_ENV'] === 'production';
  if (production) {
    for (const name of [
      'PUBLIC_URL',
      'SMTP_URL',
      'MAIL_FROM',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
    ]) {
      if (!present[name]) faults.push(`${name}: is needed in production`);
    }
    const publicUrl = present['PUBLIC_URL'] ?? '';
    if (URL.canParse(publicUrl) && !isReachedSafely(new URL(publicUrl)))
      faults.push('PUBLIC_URL: https:// is needed in production, where passwords travel to it');
    if (present['SCRAPING_HOST_MAP']) faults.push('SCRAPING_HOST_MAP: is refused in production');
    if (present['STRIPE_API_BASE']) faults.push('STRIPE_API_BASE: is refused in production');
    if (/^[rs]k_test_/.test(present['STRIPE_SECRET_KEY'] ?? ''))
      faults.push(
        'STRIPE_SECRET_KEY: a test key is refused in production, where test cards would buy reports',
      );
    for (const name of ['JWT_SECRET', 'METRICS_TOKEN']) {
      const why = present[name] && whyGuessable(present[name]);
      if (why) faults.push(`${name}: ${why}; make one with openssl rand -hex 32`);
    }
    const webhookSecrets = (present['STRIPE_WEBHOOK_SECRET'] ?? '')
      .split(',')
      .flatMap((one) => one.trim() || []);
    if (webhookSecrets.some((secret) => !/^whsec_\S+$/.test(secret)))
      faults.push('STRIPE_WEBHOOK_SECRET: a secret of Stripe begins with whsec_');
    if (parsed.data?.BROWSER_WITHOUT_SANDBOX && !present['BROWSER_SOCKET'])
      faults.push(
        'BROWSER_WITHOUT_SANDBOX: needs BROWSER_SOCKET in production, a browser of another user (docs/security.md)',
      );
    if (embedded) faults.push('NODE_ENV: production does not start embedded services');
  }
  if (present['ANALYST'] === 'openai' && !present['OPENAI_API_KEY']) {
    faults.push('OPENAI_API_KEY: is needed when ANALYST is openai');
  }
  // Money that is taken must be heard of.
  if (!production && present['STRIPE_SECRET_KEY'] && !present['STRIPE_WEBHOOK_SECRET']) {
    faults.push('STRIPE_WEBHOOK_SECRET: is needed when STRIPE_SECRET_KEY is set');
  }
  const operatorNames = ['OPERATOR_NAME', 'OPERATOR_ORG_NUMBER', 'OPERATOR_ADDRESS'];
  const untold = operatorNames.filter((name) => !present[name]);
  if (untold.length < operatorNames.length) {
    faults.push(...untold.map((name) => `${name}: is needed with the rest of the operator's details`));
  }
  const imageStore = present['IMAGE_STORE']
    ? readImageStore(present['IMAGE_STORE'], present)
    : { faults: [] };
  faults.push(...imageStore.faults);
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);

  const value = parsed.data;
  const dataDir = resolve(value.DATA_DIR);
  return Object.freeze({
    nodeEnv: value.NODE_ENV,
    embedded,
    role: value.ROLE,
    queues: value.QUEUES,
    port: value.PORT,
    publicUrl: (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/$/, ''),
    trustedProxies: value.TRUSTED_PROXIES ?? [],
    dataDir,
    databaseUrl: value.DATABASE_URL,
    migrationUrl: value.DATABASE_MIGRATION_URL ?? value.DATABASE_URL,
    redisUrl: value.REDIS_URL,
    databasePool: value.DATABASE_POOL,
    statementLimitMs: value.DATABASE_STATEMENT_LIMIT_S * 1000,
    startLimitMs: value.START_LIMIT_S * 1000,
    // Nobody stands before the one process of an embedded start.
    drainDelayMs: (value.DRAIN_DELAY_S ?? (embedded ? 0 : 1)) * 1000,
    drainLimitMs: value.DRAIN_LIMIT_S * 1000,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    securityContact: value.SECURITY_CONTACT ?? `mailto:${bareAddress(value.MAIL_FROM)}`,
    jwtSecret: value.JWT_SECRET,
    emailConfirmation: value.AUTH_EMAIL_CONFIRMATION ?? production,
    limits: value.LIMITS ?? {},
    openai: value.OPENAI_API_KEY
      ? { apiKey: value.OPENAI_API_KEY, baseUrl: value.OPENAI_BASE_URL, model: value.OPENAI_MODEL }
      : undefined,
    stripe:
      value.STRIPE_SECRET_KEY && value.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: value.STRIPE_SECRET_KEY,
            webhookSecrets: value.STRIPE_WEBHOOK_SECRET,
            apiBase: value.STRIPE_API_BASE,
          }
        : undefined,
    analyst: value.ANALYST ?? (value.OPENAI_API_KEY ? 'openai' : 'rules'),
    imageDir: imageStore.folder ?? resolve(dataDir, 'images'),
    imageBucket: imageStore.bucket,
    chromiumPath: value.CHROMIUM_PATH,
    browserSocket: value.BROWSER_SOCKET,
    browserWithoutSandbox: !production && (value.BROWSER_WITHOUT_SANDBOX ?? true),
    scrapingConcurrency: value.SCRAPING_CONCURRENCY,
    analysisConcurrency: value.ANALYSIS_CONCURRENCY,
    scrapingHostMap: value.SCRAPING_HOST_MAP ?? {},
    searchUrl: value.SEARCH_URL,
    operator:
      value.OPERATOR_NAME && value.OPERATOR_ORG_NUMBER && value.OPERATOR_ADDRESS
        ? {
            name: value.OPERATOR_NAME,
            orgNumber: value.OPERATOR_ORG_NUMBER,
            address: value.OPERATOR_ADDRESS,
          }
        : undefined,
    logLevel: value.LOG_LEVEL,
    logFormat: value.LOG_FORMAT ?? (production ? 'json' : 'text'),
    metricsToken: value.METRICS_TOKEN,
    operationsPort: value.OPERATIONS_PORT,
    otlpEndpoint: value.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, ''),
  });
}
