import { parseArgs } from 'node:util';
import { loadAnalyses } from './at-once.js';
import { listenerCount, loadListeners } from './listeners.js';
import type { Growth } from './growth.js';
import { loadMemory, memoryBars } from './memory.js';
import { loadReadings } from './readings.js';
import { loadSignIn } from './sign-in.js';
import { startStage } from './stage.js';

// One server under load on this machine, beside a bare one where there is a bare counterpart. Run by
// `npm run bench:load`; ends by itself, with 1 when something is over its bar or failed.
const { values } = parseArgs({
  options: {
    /** Of each shot. */
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    /** Requests a second of each shot. */
    rate: { type: 'string', default: '100' },
    /** Of the memory run; 0 leaves it out. */
    minutes: { type: 'string', default: '0' },
  },
});
const [seconds, rounds, rate, minutes] = [values.seconds, values.rounds, values.rate, values.minutes].map(
  Number,
) as [number, number, number, number];
const over: string[] = [];
const ms = (value: number) => `${value.toFixed(1)} ms`;

const stage = await startStage(listenerCount);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stage.stop().finally(() => process.exit(130)));
try {
  console.log(`readings: ${rate} a second from 8 connections, ${seconds} s each, median of ${rounds} rounds`);
  for (const { what, oursP99, bareP99, ratio, isOver } of await loadReadings(stage, {
    seconds,
    rounds,
    rate,
    connections: 8,
  })) {
    console.log(`  p99 ${ms(oursP99)}, bare ${ms(bareP99)}, ratio ${ratio.toFixed(2)} (≤ 3)  ${what}`);
    if (isOver) over.push(`${what}: ratio ${ratio.toFixed(2)}`);
  }

  const signIn = await loadSignIn(stage);
  console.log(
    `${signIn.signIns} sign-ins: p50 ${ms(signIn.p50)}, p99 ${ms(signIn.p99)}; the passwords alone ${ms(signIn.bareP50)} and ${ms(signIn.bareP99)}`,
  );

  const live = await loadListeners(stage);
  console.log(
    `${live.listeners} listeners: ${live.events} of ${live.expected} events, p50 ${ms(live.p50)}, p99 ${ms(live.p99)} after the act began; ` +
      `${Math.round(live.bytesEach / 1000)} kB of heap each; connections to PostgreSQL ${live.connections.postgres}, to Redis ${live.connections.redis}; ` +
      `event loop p99 ${ms(live.held.p99)}`,
  );
  if (live.events !== live.expected) over.push(`${live.events} events for ${live.expected} acts`);

  const once = await loadAnalyses(stage);
  console.log(
    `100 analyses at once: ${once.completed} completed, ${once.paid} paid, ${once.spent} reports spent, ${once.runs} runs; ` +
      `median ${once.medianSeconds.toFixed(1)} s, last ${once.seconds.toFixed(1)} s; a list meanwhile p99 ${ms(once.readingP99)}; ` +
      `event loop p50 ${ms(once.held.p50)}, p99 ${ms(once.held.p99)} (≤ 50 ms), longest ${ms(once.held.max)}`,
  );
  if (!once.isRight) over.push('100 analyses did not give 100 reports for 100 reports spent');
  if (once.isHeld) over.push(`the event loop was held ${ms(once.held.p99)}`);

  if (minutes > 0) {
    const memory = await loadMemory(stage, minutes);
    const told = memory.samples.filter((_, index) => index % 4 === 3);
    for (const { minute, heapMb, rssMb } of told)
      console.log(
        `  minute ${minute.toFixed(0)}: heap ${heapMb.toFixed(1)} MB, resident ${rssMb.toFixed(0)} MB`,
      );
    const inWords = ({ perHour, error }: Growth) => `${perHour.toFixed(1)} ± ${(2 * error).toFixed(1)} MB/h`;
    const grown = `heap ${inWords(memory.heap)} (≤ ${memoryBars.heap}), resident ${inWords(memory.rss)} (≤ ${memoryBars.rss})`;
    console.log(`memory over the last two thirds of ${minutes} minutes: ${grown}`);
    if (!memory.areFlat) over.push(`memory is not shown to be flat: ${grown}`);
    over.push(...new Set(memory.faults));
  }
  for (const line of stage.server
    .output()
    .split('\n')
    .filter((one) => /error|unhandled/i.test(one)))
    over.push(`the server said: ${line.slice(0, 200)}`);
} finally {
  await stage.stop();
}
for (const line of over) console.error(`OVER: ${line}`);
const looked = minutes > 0 ? 'Everything' : 'Everything but memory, which --minutes 30 looks at,';
console.log(over.length === 0 ? `${looked} holds.` : `${over.length} things do not hold.`);
process.exit(over.length === 0 ? 0 : 1);
