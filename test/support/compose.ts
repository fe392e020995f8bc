import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { endWithUs } from '../../src/embedded/child.js';

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

const dockerfile = readFileSync('Dockerfile', 'utf8');

/** What the image sets. */
function imageEnvironment(): Record<string, string> {
  const lines = [...dockerfile.matchAll(/^ENV (.+)$/gm)].map(([, line = '']) => line);
  const pairs = lines.flatMap((line) => line.split(' ')).map((pair) => pair.split('='));
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]));
}

/** The command of a service as this Node runs it, from the sources as they stand. */
function commandOf(service: string): [string, ...string[]] {
  const ofImage = JSON.parse(/^CMD (\[.+\])$/m.exec(dockerfile)![1]!) as string[];
  const [program, ...args] = [compose.services[service]!.command ?? ofImage].flat();
  if (program !== 'node') throw new Error(`${service} starts ${program}, not node`);
  const built = /^dist\/(.+)\.js$/;
  return [
    process.execPath,
    ...args.flatMap((arg) =>
      built.test(arg) ? ['--import', './scripts/typescript.js', arg.replace(built, '$1.ts')] : [arg],
    ),
  ];
}

/**
 * Starts the process of a service with its environment and no other.
 * @param env the variables of `.env`
 * @param here what stands on this machine in place of what is named in the containers, such as the database's address
 * @param own variables that must differ here, such as ports
 */
export function startService(
  service: string,
  env: Readonly<Record<string, string>>,
  here: readonly (readonly [inside: string, here: string])[],
  own: Readonly<Record<string, string | undefined>> = {},
): ChildProcess {
  const inside = { ...imageEnvironment(), ...environmentOf(service, env) };
  const placed = Object.entries(inside).map(([name, value]) => [
    name,
    here.reduce((text, [from, to]) => text.replaceAll(from, to), value),
  ]);
  const [program, ...args] = commandOf(service);
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'], ...Object.fromEntries(placed), ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithUs(child);
  return child;
}
