import { heldTo, sized } from '../effort.js';
import { optionsAsked } from '../asked.js';
import { conclude, type Findings } from '../ending.js';
import { loadAnalyses } from './at-once.js';
import { listenerCount, loadListeners } from './listeners.js';
import type { Growth } from './growth.js';
import { loadMemory, memoryBars } from './memory.js';
import { loadReadings } from './readings.js';
import { loadSignIn } from './sign-in.js';
import { startStage, type Stage } from './stage.js';

// One server under load on this machine, beside a bare one where there is a bare counterpart. Run by
// `npm run bench:load`; `--smoke` runs every part small and holds no bar.
const values = optionsAsked({
  /** Of each shot. */
  seconds: { type: 'string', default: sized('5', '0.3') },
  rounds: { type: 'string', default: sized('3', '1') },
  /** Requests a second of each shot. */
  rate: { type: 'string', default: '100' },
  /** Of the memory run; 0 leaves it out. */
  minutes: { type: 'string', default: sized('0', '0.03') },
  smoke: { type: 'boolean' },
});
const [seconds, rounds, rate, minutes] = [values.seconds, values.rounds, values.rate, values.minutes].map(
  Number,
) as [number, number, number, number];
const ms = (value: number) => `${value.toFixed(1)} ms`;

/** What one part came to: how much it measured, what is false, and what is over a bar. */
interface Part {
  readonly measured: Readonly<Record<string, number>>;
  readonly wrong?: readonly string[];
  readonly over?: readonly string[];
}

async function readings(stage: Stage): Promise<Part> {
  console.log(`readings: ${rate} a second from 8 connections, ${seconds} s each, median of ${rounds} rounds`);
  const all = await loadReadings(stage, { seconds, rounds, rate, connections: 8 });
  for (const { what, oursP99, bareP99, ratio } of all)
    console.log(`  p99 ${ms(oursP99)}, bare ${ms(bareP99)}, ratio ${ratio.toFixed(2)} (≤ 3)  ${what}`);
  return {
    measured: { readings: all.filter(({ ratio }) => Number.isFinite(ratio)).length },
    over: all.filter(({ isOver }) => isOver).map(({ what, ratio }) => `${what}: ratio ${ratio.toFixed(2)}`),
  };
}

async function signIns(stage: Stage): Promise<Part> {
  const { signIns: count, p50, p99, bareP50, bareP99 } = await loadSignIn(stage);
  console.log(
    `${count} sign-ins: p50 ${ms(p50)}, p99 ${ms(p99)}; the passwords alone ${ms(bareP50)} and ${ms(bareP99)}`,
  );
  return { measured: { 'sign-ins': count } };
}

async function listeners(stage: Stage): Promise<Part> {
  const live = await loadListeners(stage);
  console.log(
    `${live.listeners} listeners: ${live.events} of ${live.expected} events, p50 ${ms(live.p50)}, p99 ${ms(live.p99)} after the act began; ` +
      `${Math.round(live.bytesEach / 1000)} kB of heap each; connections to PostgreSQL ${live.connections.postgres}, to Redis ${live.connections.redis}; ` +
      `event loop p99 ${ms(live.held.p99)}`,
  );
  const isEachOnce = live.events === live.expected;
  return {
    measured: { listeners: live.listeners, events: live.events },
    wrong: isEachOnce ? [] : [`${live.events} events for ${live.expected} acts`],
  };
}

async function analyses(stage: Stage): Promise<Part> {
  const once = await loadAnalyses(stage);
  console.log(
    `${once.asked} analyses at once: ${once.completed} completed, ${once.paid} paid, ${once.spent} reports spent, ${once.runs} runs; ` +
      `median ${once.medianSeconds.toFixed(1)} s, last ${once.seconds.toFixed(1)} s; a list meanwhile p99 ${ms(once.readingP99)}; ` +
      `event loop p50 ${ms(once.held.p50)}, p99 ${ms(once.held.p99)} (≤ 50 ms), longest ${ms(once.held.max)}`,
  );
  return {
    measured: { 'analyses at once': once.completed },
    wrong: once.isRight ? [] : [`${once.asked} analyses did not give as many reports for as many spent`],
    over: once.isHeld ? [`the event loop was held ${ms(once.held.p99)}`] : [],
  };
}

async function memory(stage: Stage): Promise<Part> {
  const { samples, heap, rss, areFlat, faults } = await loadMemory(stage, minutes);
  for (const { minute, heapMb, rssMb } of samples.filter((_, index) => index % 4 === 3))
    console.log(
      `  minute ${minute.toFixed(0)}: heap ${heapMb.toFixed(1)} MB, resident ${rssMb.toFixed(0)} MB`,
    );
  const inWords = ({ perHour, error }: Growth) => `${perHour.toFixed(1)} ± ${(2 * error).toFixed(1)} MB/h`;
  const grown = `heap ${inWords(heap)} (≤ ${memoryBars.heap}), resident ${inWords(rss)} (≤ ${memoryBars.rss})`;
  console.log(`memory over the last two thirds of ${minutes} minutes: ${grown}`);
  return {
    measured: { 'samples of memory': samples.length },
    wrong: [...new Set(faults)],
    over: areFlat ? [] : [`memory is not shown to be flat: ${grown}`],
  };
}

let stage: Stage | undefined;

async function load(): Promise<Findings> {
  stage = await startStage(listenerCount);
  const parts: Part[] = [];
  for (const part of [readings, signIns, listeners, analyses, ...(minutes > 0 ? [memory] : [])])
    parts.push(await part(stage));
  const said = stage.server.output().split('\n');
  await stage.stop();
  return {
    measured: Object.assign({}, ...parts.map(({ measured }) => measured)) as Record<string, number>,
    wrong: [
      ...parts.flatMap(({ wrong = [] }) => wrong),
      ...heldTo(parts.flatMap(({ over = [] }) => over.map((reason) => `over its bar: ${reason}`))),
      ...said
        .filter((line) => /error|unhandled/i.test(line))
        .map((line) => `the server said: ${line.slice(0, 200)}`),
    ],
  };
}

await conclude(load, {
  limitMs: (60 + minutes) * 60_000,
  clean: async () => stage?.stop(),
  ...(minutes > 0 ? {} : { words: { good: 'Everything holds but memory, which --minutes 30 looks at.' } }),
});
