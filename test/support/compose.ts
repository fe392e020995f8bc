import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface ComposeService {
  readonly image?: string;
  readonly build?: string;
  readonly command?: string | string[];
  readonly entrypoint?: string[];
  readonly ports?: string[];
  readonly environment?: Record<string, string>;
  readonly depends_on?: Record<string, { condition: string }>;
  readonly healthcheck?: unknown;
  readonly stop_grace_period?: string;
  readonly cap_drop?: string[];
  readonly security_opt?: string[];
  readonly read_only?: boolean;
  readonly mem_limit?: string;
  readonly tmpfs?: string[];
  readonly pids_limit?: number;
  readonly restart?: string;
  readonly user?: string;
  readonly network_mode?: string;
  readonly volumes?: string[];
  readonly logging?: unknown;
  readonly profiles?: string[];
  readonly networks?: string[];
}

/** `docker-compose.yml` as Compose reads it, before variables are filled in. */
export const compose = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
  readonly services: Record<string, ComposeService>;
  readonly volumes: Record<string, unknown>;
};

const variable = /\$\{(\w+)(?::-([^${}]*)|:\?([^${}]*))?\}/;

/**
 * As Compose fills in `${NAME:-default}`, whose default may hold a variable, `${NAME:?message}` and `${NAME}`.
 * @throws Error with the message where what is needed is not set
 */
export function fillIn(value: string, env: Readonly<Record<string, string>>): string {
  // The innermost first.
  const found = variable.exec(value);
  if (!found) return value;
  const [all, name = '', fallback = '', needed] = found;
  if (!env[name] && needed) throw new Error(needed);
  return fillIn(
    value.replace(all, () => env[name] || fallback),
    env,
  );
}

/** What a service of `docker-compose.yml` finds in its environment. @throws as `fillIn` */
export function environmentOf(
  service: string,
  env: Readonly<Record<string, string>>,
): Record<string, string> {
  const entries = Object.entries(compose.services[service]!.environment!);
  return Object.fromEntries(entries.map(([name, value]) => [name, fillIn(String(value), env)]));
}
