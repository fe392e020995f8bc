import { fileURLToPath } from 'node:url';
import { startServerProcess, type ServerProcess } from '../../support/server-process.js';
import { waitFor } from '../../support/wait-for.js';
import { serverFlags } from '../effort.js';

/** What a server tells of itself since it was last asked. */
export interface Watched {
  /** How much later than due its event loop came to what waited, milliseconds. */
  readonly held: { readonly p50: number; readonly p99: number; readonly max: number };
  /** Bytes after a collection. */
  readonly heapUsed: number;
  /** Bytes. */
  readonly rss: number;
}

export interface WatchedServer extends ServerProcess {
  watch(): Promise<Watched>;
}

/** The server in a process of its own that tells how it fares when asked. */
export async function startWatchedServer(env: Readonly<Record<string, string>>): Promise<WatchedServer> {
  const watch = fileURLToPath(new URL('watch.js', import.meta.url));
  // All listeners of the load come from this machine, as through a proxy.
  const measured = { ...env, NODE_OPTIONS: `--import ${watch}`, TRUSTED_PROXIES: '127.0.0.1' };
  const server = await startServerProcess(measured, serverFlags);
  const told = () => server.output().match(/^\{"watched":.*\}$/gm) ?? [];
  return {
    ...server,
    async watch() {
      const before = told().length;
      process.kill(server.pid, 'SIGUSR2');
      await waitFor(() => told().length > before, {
        timeoutMs: 20_000,
        everyMs: 20,
        what: 'what the server tells',
      });
      return (JSON.parse(told().at(-1)!) as { watched: Watched }).watched;
    },
  };
}
