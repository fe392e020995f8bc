import { randomInt } from 'node:crypto';
import { isPortFree } from '../../src/embedded/ports.js';

/**
 * Below the ports that a system gives to connections and to whoever asks for any (Linux: from 32768 on), and above the
 * last one that browsers refuse (10080).
 */
const FIRST = 11_000;
const OF_WORKER = 1_000;
const ofThisWorker = FIRST + (Number(process.env['JEST_WORKER_ID'] ?? 0) % 20) * OF_WORKER;
// Another run on this machine begins elsewhere.
let next = randomInt(OF_WORKER);

/**
 * A port that is free, and stays so until whoever asked for it listens: neither the system nor another worker that has
 * services gives it to anybody in this run.
 * @throws when all of this worker's are taken
 */
export async function freePort(): Promise<number> {
  for (let asked = 0; asked < OF_WORKER; asked += 1) {
    const port = ofThisWorker + (next % OF_WORKER);
    next += 1;
    if (await isPortFree(port)) return port;
  }
  throw new Error(`No free port from ${ofThisWorker} on`);
}
