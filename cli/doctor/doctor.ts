import { ConfigError, loadConfig } from '../../src/shared/config/config.js';
import type { CallEnvironment } from '../context.js';
import { reasonOf } from '../reason.js';
import { chromiumProbe } from './chromium.js';
import { lookAtConfiguration } from './configuration.js';
import { unknown, wrong, type Finding, type Probe } from './finding.js';
import { dataProbe } from './folders.js';
import { mailProbe } from './mail.js';
import { modelProbe } from './model.js';
import { nodeProbe } from './node.js';
import { picturesProbe } from './pictures.js';
import { postgresProbe } from './postgres.js';
import { queuesProbe } from './queues.js';
import { redisProbe } from './redis.js';
import { searchProbe } from './search.js';
import { sitesProbe } from './sites.js';
import { stripeProbe } from './stripe.js';

/** In the order in which they are told. */
const probes: readonly Probe[] = [
  nodeProbe,
  postgresProbe,
  redisProbe,
  queuesProbe,
  dataProbe,
  picturesProbe,
  mailProbe,
  stripeProbe,
  modelProbe,
  chromiumProbe,
  searchProbe,
  sitesProbe,
];

/**
 * Looks at everything that the product stands on, all at once, and changes nothing.
 * @param limitMs milliseconds that each may take; what does not answer by then is `unknown`
 * @param step told as each is done
 * @returns in the same order each time, without secrets
 */
export async function examine(
  call: CallEnvironment,
  limitMs: number,
  step: (name: string) => void = () => undefined,
): Promise<Finding[]> {
  const looked = await Promise.all(
    probes.map(async (probe) => {
      const findings = await examineOne(probe, call, limitMs);
      step(probe.name);
      return findings;
    }),
  );
  const hide = hiding(call.env);
  return [...lookAtConfiguration(call), ...looked.flat()].map(({ found, remedy, ...finding }) => ({
    ...finding,
    found: hide(found),
    remedy: remedy === null ? null : hide(remedy),
  }));
}

/** How many probes there are. */
export const probeCount = probes.length;

async function examineOne(
  { name, reads, look }: Probe,
  { env }: CallEnvironment,
  limitMs: number,
): Promise<readonly Finding[]> {
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding[]>((resolve) => {
    timer = setTimeout(() => {
      resolve([
        unknown(
          name,
          `no answer within ${limitMs / 1_000} s`,
          'see whether it hangs, or give it more --timeout',
        ),
      ]);
      over.abort();
    }, limitMs);
  });
  try {
    const read = Object.fromEntries(reads.map((variable) => [variable, env[variable]]));
    const config = loadConfig(read, { services: false });
    return await Promise.race([look({ config, env, signal: over.signal, limitMs }), late]);
  } catch (error) {
    if (error instanceof ConfigError)
      return [wrong(name, `it was not looked at: ${error.faults.join('; ')}`, 'set that right first')];
    return [unknown(name, reasonOf(error), 'try again')];
  } finally {
    clearTimeout(timer);
  }
}

const secretNames = [
  'JWT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'OPENAI_API_KEY',
  'S3_SECRET_ACCESS_KEY',
  'AWS_SECRET_ACCESS_KEY',
];
const addresses = [
  'DATABASE_URL',
  'DATABASE_MIGRATION_URL',
  'REDIS_URL',
  'SMTP_URL',
  'SEARCH_URL',
  'OPENAI_BASE_URL',
];

/** What others answer may repeat what they were told. */
function hiding(env: CallEnvironment['env']): (text: string) => string {
  const passwords = addresses.flatMap((name) => {
    const url = env[name];
    if (!url || !URL.canParse(url)) return [];
    const { password } = new URL(url);
    return [password, decodeURIComponent(password)];
  });
  const secrets = [...secretNames.flatMap((name) => env[name]?.split(',') ?? []), ...passwords]
    .map((secret) => secret.trim())
    // Of a shorter one nothing would be left to read.
    .filter((secret) => secret.length >= 6);
  return (text) => secrets.reduce((clean, secret) => clean.replaceAll(secret, '[secret]'), text);
}
