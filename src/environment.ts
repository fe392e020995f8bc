import { existsSync, readFileSync } from 'node:fs';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import type { EnvironmentView, Hosting } from './overview.types.js';
import type { Config } from './shared/config/config.js';

const buildSchema = z.object({ version: z.string(), id: z.string(), builtAt: z.iso.datetime() });
const packageSchema = z.object({ version: z.string() });

/** @param folder of the running code, with a trailing slash */
export function environmentOf(config: Config, folder = new URL('.', import.meta.url)): EnvironmentView {
  const database = new URL(config.databaseUrl);
  const { hostname } = new URL(config.publicUrl);
  return {
    database: { name: decodeURIComponent(database.pathname.slice(1)), host: database.host },
    hosting: hostingOf(hostname),
    hostname,
    mode: config.nodeEnv,
    role: config.role,
    isEmbedded: config.embedded,
    ...readBuild(folder),
  };
}

/** A name of one machine or its own network is local; one that says it is for trying is a test; the rest is production. */
export function hostingOf(hostname: string): Hosting {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(bare)) return ipaddr.parse(bare).range() === 'unicast' ? 'production' : 'local';
  if (/^localhost$|\.(localhost|local|internal|lan)$/.test(bare) || !bare.includes('.')) return 'local';
  return /(^|[.-])(test|testing|staging|stage|dev|demo|preview|qa|uat)\d*([.-]|$)/.test(bare)
    ? 'test'
    : 'production';
}

function readBuild(folder: URL): Pick<EnvironmentView, 'version' | 'build'> {
  const note = new URL('build.json', folder);
  if (!existsSync(note)) {
    const { version } = packageSchema.parse(readJson(new URL('../package.json', folder)));
    return { version, build: null };
  }
  const { version, ...build } = buildSchema.parse(readJson(note));
  return { version, build };
}

const readJson = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'));
