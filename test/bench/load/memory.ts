import { setTimeout as sleep } from 'node:timers/promises';
import { callAs } from '../../support/api-client.js';
import { sized } from '../effort.js';
import { advertCount } from './adverts.js';
import { readAround } from './at-once.js';
import { growthOf, isFlat } from './growth.js';
import { analysed, type Stage } from './stage.js';

/** MB an hour that flat memory may seem to grow by: the heap after a collection, and what the process holds in all. */
export const memoryBars = { heap: 10, rss: 60 } as const;
/** Samples are taken so often. */
const sampleMs = sized(15_000, 250);
/** Rounds of a reader begin so often. */
const everyMs = 200;
/** Every so many rounds an advert is read anew and deleted, so that pictures are told apart all the time. */
const analysisEvery = 25;

export interface MemoryAt {
  readonly minute: number;
  readonly heapMb: number;
  readonly rssMb: number;
}

/**
 * An ordinary life for so many minutes: readers read, adverts are analysed and deleted. What the server holds after a
 * collection is noted again and again; the first third only warms up.
 */
export async function loadMemory(stage: Stage, minutes: number) {
  const samples: MemoryAt[] = [];
  const begun = performance.now();
  const minutesPassed = () => (performance.now() - begun) / 60_000;
  const under = new Set<Promise<void>>();
  const faults: string[] = [];
  const keep = (work: Promise<void>) => {
    const one = work
      .catch((error: unknown) => void faults.push((error as Error).message))
      .finally(() => under.delete(one));
    under.add(one);
  };
  for (let round = 0; minutesPassed() < minutes; round += 1) {
    if (under.size < 20) keep(readAround(stage, round));
    if (round % analysisEvery === 0) keep(analyseAndDelete(stage, round / analysisEvery));
    if (minutesPassed() * 60_000 >= (samples.length + 1) * sampleMs) {
      const minute = minutesPassed();
      const { heapUsed, rss } = await stage.server.watch();
      samples.push({ minute, heapMb: heapUsed / 1e6, rssMb: rss / 1e6 });
    }
    await sleep(everyMs);
  }
  await Promise.all(under);
  const warm = samples.slice(Math.floor(samples.length / 3));
  const growth = (of: 'heapMb' | 'rssMb') =>
    growthOf(warm.map((sample) => ({ hour: sample.minute / 60, value: sample[of] })));
  const [heap, rss] = [growth('heapMb'), growth('rssMb')];
  const areFlat = isFlat(heap, memoryBars.heap) && isFlat(rss, memoryBars.rss);
  return { samples, heap, rss, faults, areFlat };
}

async function analyseAndDelete({ server, newcomers, adverts }: Stage, number: number): Promise<void> {
  const person = newcomers[number % newcomers.length]!;
  const id = await analysed(server.url, person, adverts.link(number % advertCount));
  const { status } = await callAs(server.url, person.token)('DELETE', `/analyses/${id}`);
  if (status !== 204) throw new Error(`A deletion answered ${status}`);
}
