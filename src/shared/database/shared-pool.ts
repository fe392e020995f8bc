import type { Pool, PoolClient } from 'pg';
import { onWhoseBehalf } from '../on-behalf-of.js';
import { NO_CONNECTION, OWN_SHARE_HELD } from '../service-away.js';
import { Turns } from '../turns.js';

/** Of the connections one person holds a quarter, rounded up: a page asks for a few things at once. */
const shareOfOne = 4;

interface Line {
  readonly turns: Turns;
  /** Holds a connection or waits for one. */
  asked: number;
  /** Of these, who holds one. */
  held: number;
}

/**
 * Has people take turns at the connections of a pool, see `onBehalfOf`. Whoever waits in PostgreSQL for a lock of their
 * own holds a connection meanwhile, so that else one person's requests could hold all. What is done on nobody's behalf
 * takes turns as if each were somebody else's. Who waits in vain is told whether the connections were their own.
 * @param patienceMs how long somebody waits for a turn, milliseconds
 */
export function shareFairly(pool: Pool, patienceMs: number): void {
  const { max } = pool.options;
  const ofOne = Math.ceil(max / shareOfOne);
  const all = new Turns(max);
  const lines = new Map<string, Line>();
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  let works = 0;

  /** @returns what leaves the place */
  async function enter(person: string, late: AbortSignal): Promise<() => void> {
    const line = lines.get(person) ?? { turns: new Turns(ofOne), asked: 0, held: 0 };
    lines.set(person, line);
    line.asked += 1;
    const end = () => {
      line.asked -= 1;
      if (line.asked === 0) lines.delete(person);
    };
    try {
      const leaveOwn = await line.turns.enter(late).catch((error: unknown) => {
        // Else their other requests wait for strangers themselves.
        throw line.held === ofOne ? new Error(OWN_SHARE_HELD) : error;
      });
      try {
        const leaveAll = await all.enter(late);
        line.held += 1;
        return () => {
          line.held -= 1;
          leaveAll();
          leaveOwn();
          end();
        };
      } catch (error) {
        leaveOwn();
        throw error;
      }
    } catch (error) {
      end();
      throw error;
    }
  }

  async function connectInTurn(): Promise<PoolClient> {
    const person = onWhoseBehalf() || `work ${(works += 1)}`;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error(NO_CONNECTION)), patienceMs);
    const leave = await enter(person, late.signal).finally(() => clearTimeout(timer));
    try {
      const client = await connect();
      const release = client.release.bind(client);
      client.release = (error) => {
        release(error);
        leave();
      };
      return client;
    } catch (error) {
      leave();
      throw error;
    }
  }
  pool.connect = connectInTurn as Pool['connect'];
}
