import { execFileSync, spawnSync } from 'node:child_process';
import { StartError } from './start-error.js';

/** Who PostgreSQL runs as. `prefix` is a command put before its own. */
export interface SystemUser {
  uid?: number;
  gid?: number;
  prefix: readonly string[];
}

function idOf(flag: '-u' | '-g', name: string): number | undefined {
  try {
    return Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
  } catch {
    return undefined;
  }
}

/**
 * PostgreSQL refuses to run as root, so root runs it as `postgres` where that user exists, else as `nobody`.
 * Where that user cannot reach the folders (a clone under /root), it gets the right to pass folders by `setpriv`.
 * @param paths what must be reachable: the programs and the data
 * @param owner user id that the data belongs to already
 * @throws StartError when root's stand-in cannot reach the paths in any way
 */
export function postgresUser(paths: readonly string[], owner?: number): SystemUser {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const user = [owner === undefined ? undefined : String(owner), 'postgres', 'nobody']
    .filter((name) => name !== undefined && name !== '0')
    .map((name) => ({ uid: idOf('-u', name!), gid: idOf('-g', name!) }))
    .find((ids) => ids.uid !== undefined && ids.gid !== undefined);
  if (!user) throw new StartError('Som root behövs användaren postgres eller nobody för PostgreSQL.');

  const reaches = (options: object, prefix: readonly string[]) =>
    paths.every((path) => {
      const [command, ...args] = [...prefix, 'test', '-r', path];
      return spawnSync(command!, args, { stdio: 'ignore', ...options }).status === 0;
    });

  if (reaches(user, [])) return { ...user, prefix: [] };
  const prefix = [
    'setpriv',
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    // Without it the rights do not count where a program asks by access(2), as PostgreSQL's do.
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  if (reaches({}, prefix)) return { prefix };
  throw new StartError(
    `PostgreSQL kan inte köras som root, och användaren med id ${user.uid} når inte\n  ${paths.join('\n  ')}\n` +
      'Flytta projektet till en mapp som alla får läsa (till exempel under /opt), eller starta som en vanlig användare.',
  );
}
