import { openRedis } from '../../../src/shared/redis/open-redis.js';
import { setTimeout as sleep } from 'node:timers/promises';

/** A line of MONITOR: time, database and client (or `lua`), and the command in quotes. */
const line = /^\S+ \[\d+ (\S+)\] "(\w+)"(.*)$/i;

/** Hears what the processes do in Redis: Bull's own steps and live events. */
export class WatchedRedis {
  private readonly end = new AbortController();

  /** @param onStep told of a boundary and the port from which the process speaks to Redis */
  constructor(
    private readonly url: string,
    private readonly onStep: (boundary: string, port: number) => void,
  ) {}

  start(): void {
    void (async () => {
      while (!this.end.signal.aborted) {
        await this.watch().catch(() => undefined);
        await sleep(200);
      }
    })();
  }

  stop(): void {
    this.end.abort();
  }

  private async watch(): Promise<void> {
    const client = openRedis({ url: this.url, socket: { reconnectStrategy: false } });
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve()).once('end', resolve);
      this.end.signal.addEventListener('abort', () => resolve());
    });
    await client.connect();
    let speaker = '';
    await client.monitor((text) => {
      const [, from = '', command = '', rest = ''] = line.exec(String(text)) ?? [];
      // A script's steps follow the command that began it.
      if (from !== 'lua') speaker = from;
      const step = stepOf(command.toLowerCase(), rest);
      const port = Number(speaker.split(':').at(-1));
      if (step && port) this.onStep(step, port);
    });
    await lost;
    if (client.isOpen) client.destroy();
  }
}

function stepOf(command: string, rest: string): string | undefined {
  if (command === 'publish' && rest.includes('"analysis-events"')) return 'event told';
  if (!rest.includes('"bull:analyses:')) return undefined;
  if (command === 'zadd' && rest.includes(':priority"')) return 'job put in line';
  if (command.startsWith('h') && rest.includes('"processedOn"')) return 'job taken';
  if (command === 'lrem' && rest.includes(':active"')) return 'job ended in Redis';
  return undefined;
}
