import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StartError } from './start-error.js';

const PROGRAMS = ['redis-server', 'valkey-server'];
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin', '/usr/sbin'];

/** The path of a Redis or Valkey server on this machine. */
export function findRedis(path = process.env['PATH'] ?? ''): string | undefined {
  for (const program of PROGRAMS) {
    for (const folder of [...path.split(delimiter).filter(Boolean), ...FOLDERS]) {
      const file = join(folder, program);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        continue;
      }
    }
  }
  return undefined;
}

/** Debian starts a service right after installing it unless a policy says no (policy-rc.d, exit code 101). */
const INSTALL = `
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  printf '#!/bin/sh\\nexit 101\\n' > "$policy" && chmod 755 "$policy"
  trap 'rm -f "$policy"' EXIT
fi
apt-get update || echo 'apt-get update failed; the known package lists are used'
apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=120 redis-server ||
  apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=120 valkey-server || exit 1
if [ -d /run/systemd/system ]; then
  systemctl disable redis-server.service valkey-server.service || true
fi
`;

/**
 * Installs the distribution's Redis on Debian and Ubuntu, as root or with passwordless sudo, without starting its service.
 * @returns the path of the server
 * @throws StartError with the one command to run where that is not possible
 */
export async function installRedis(say: (line: string) => void): Promise<string> {
  const help = (why: string) =>
    new StartError(
      `Redis saknas. ${why}Kör\n\n    ${process.platform === 'darwin' ? 'brew install redis' : 'sudo apt-get install redis-server'}\n\noch starta igen.`,
    );
  if (!existsSync('/usr/bin/apt-get')) throw help('');
  const root = process.getuid?.() === 0;
  if (!root && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) throw help('');

  say('Redis saknas: installerar distributionens paket redis-server med apt-get …');
  const script = `export DEBIAN_FRONTEND=noninteractive\n${INSTALL}`;
  const [command, ...args] = [...(root ? [] : ['sudo', '-n']), 'sh', '-c', script];
  const output = await new Promise<string>((resolve, reject) => {
    const child = spawn(command!, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: 300_000 });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.once('error', reject);
    child.once('close', () => resolve(text));
  });
  const found = findRedis();
  if (!found) {
    const words = output.trimEnd().split('\n').slice(-6).join('\n');
    throw help(`Installationen misslyckades:\n${words}\n\n`);
  }
  say(`Redis är installerat: ${found}`);
  return found;
}
