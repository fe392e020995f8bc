import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { tellingOfLongWaits } from '../shared/in-line.js';

/** A holder that died is waited for this long: no longer than it takes to miss its job, for people wait. */
const HELD_SECONDS = 12;
const PROLONG_MS = 4_000;
const LOOK_EVERY_MS = 150;

interface OnceOptions {
  readonly signal: AbortSignal;
  /** After so long one makes it oneself all the same, milliseconds. */
  readonly maxWaitMs: number;
  /**
   * A maker that has stood in a line for so long, milliseconds, lets another make it too: the line may be of works of its
   * own. Never by default.
   */
  readonly mostInLineMs?: number;
}

/** What is wanted by several workers at the same moment is made by one; the others wait for it. */
@Injectable()
export class Leases {
  constructor(private readonly em: EntityManager) {}

  /**
   * What is found, or else what is made. While somebody makes it the others look for it until it is there; when the
   * maker fails the next one makes it itself.
   * @param name of the thing, the same for all who want it
   * @throws what `find` and `make` throw, and the signal's reason while it waits
   */
  async once<T>(
    name: string,
    { signal, maxWaitMs, mostInLineMs }: OnceOptions,
    find: () => Promise<T | null>,
    make: () => Promise<T>,
  ): Promise<{ value: T; isFound: boolean }> {
    const holder = randomUUID();
    const started = performance.now();
    for (;;) {
      signal.throwIfAborted();
      const found = await find();
      if (found !== null) return { value: found, isFound: true };
      if (await this.take(name, holder)) break;
      if (performance.now() - started > maxWaitMs) return { value: await make(), isFound: false };
      await pause(signal);
    }
    const prolonging = setInterval(() => void this.prolong(name, holder).catch(() => undefined), PROLONG_MS);
    const letGo = async () => {
      clearInterval(prolonging);
      // Left alone it would end by itself.
      await this.release(name, holder).catch(() => undefined);
    };
    try {
      // Between our look and our turn the one before us may have finished.
      const found = await find();
      if (found !== null) return { value: found, isFound: true };
      const value = await (mostInLineMs === undefined
        ? make()
        : tellingOfLongWaits(mostInLineMs, () => void letGo(), make));
      return { value, isFound: false };
    } finally {
      await letGo();
    }
  }

  private async take(name: string, holder: string): Promise<boolean> {
    const rows = await this.em.fork().execute<object[]>(
      `insert into leases (name, holder, held_until) values (?, ?, now() + make_interval(secs => ?))
       on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
         where leases.held_until < now()
       returning name`,
      [name, holder, HELD_SECONDS],
    );
    return rows.length > 0;
  }

  private async prolong(name: string, holder: string): Promise<void> {
    await this.em
      .fork()
      .execute(
        'update leases set held_until = now() + make_interval(secs => ?) where name = ? and holder = ?',
        [HELD_SECONDS, name, holder],
      );
  }

  private async release(name: string, holder: string): Promise<void> {
    await this.em.fork().execute('delete from leases where name = ? and holder = ?', [name, holder]);
  }
}

/** @throws the signal's reason */
async function pause(signal: AbortSignal): Promise<void> {
  await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
}
