import { bareHost, isPublicAddress, isPublicName } from '../http/public-address.js';
import type { Config } from './config.js';

/** A service at a public host whose address does not ask for TLS. */
export interface WithoutTls {
  readonly service: 'PostgreSQL' | 'Redis' | 'SMTP' | 'the bucket';
  readonly variable: string;
  readonly host: string;
  /** What to write into the address instead. */
  readonly remedy: string;
}

/**
 * The services to which passwords and people's data would travel in clear over a network that is not ours. Names without
 * a dot and those of private networks count as ours; mails count as clear where TLS is only taken if it is offered.
 */
export function spokenToWithoutTls(
  config: Pick<Config, 'databaseUrl' | 'redisUrl' | 'smtpUrl' | 'imageBucket'>,
): WithoutTls[] {
  const { searchParams: database } = new URL(config.databaseUrl);
  const smtp = config.smtpUrl === undefined ? undefined : new URL(config.smtpUrl);
  const bucket = config.imageBucket?.endpoint;
  const faults: (WithoutTls | false)[] = [
    !/^(require|verify-ca|verify-full)$/.test(database.get('sslmode') ?? '') &&
      at(config.databaseUrl, 'PostgreSQL', 'DATABASE_URL', 'add sslmode=verify-full'),
    new URL(config.redisUrl).protocol !== 'rediss:' &&
      at(config.redisUrl, 'Redis', 'REDIS_URL', 'use rediss://'),
    smtp !== undefined &&
      smtp.protocol !== 'smtps:' &&
      smtp.searchParams.get('requireTLS') !== 'true' &&
      at(smtp.href, 'SMTP', 'SMTP_URL', 'use smtps://, or add requireTLS=true'),
    bucket !== undefined &&
      new URL(bucket).protocol !== 'https:' &&
      at(bucket, 'the bucket', 'IMAGE_STORE', 'use s3:https://'),
  ];
  return faults.filter((fault) => fault !== false && isPublicHost(fault.host)) as WithoutTls[];
}

function at(address: string, service: WithoutTls['service'], variable: string, remedy: string): WithoutTls {
  // What is neither http nor ftp keeps the capitals of its host.
  return { service, variable, host: bareHost(new URL(address).hostname.toLowerCase()), remedy };
}

const isPublicHost = (host: string): boolean => isPublicAddress(host) || isPublicName(host);

/** All of them on one line of the log; undefined where there are none, and outside of production. */
export function warningOfTls(
  config: Pick<Config, 'nodeEnv' | 'databaseUrl' | 'redisUrl' | 'smtpUrl' | 'imageBucket'>,
): string | undefined {
  if (config.nodeEnv !== 'production') return undefined;
  const faults = spokenToWithoutTls(config);
  if (faults.length === 0) return undefined;
  const told = faults.map(({ service, variable, remedy }) => `${service} (${variable}: ${remedy})`);
  return `Passwords and data travel in clear over a public network to ${told.join(', ')}`;
}
