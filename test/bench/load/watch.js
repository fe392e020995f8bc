import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded into the server under load (NODE_OPTIONS=--import): on SIGUSR2 it tells, as a line of JSON, how long its event
// loop was held since the last time and what memory it holds after a collection.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.on('SIGUSR2', () => {
  const ms = (nanoseconds) => Math.max(0, Math.round(nanoseconds / 1e5) / 10 - 5);
  const held = { p50: ms(delay.percentile(50)), p99: ms(delay.percentile(99)), max: ms(delay.max) };
  collect();
  const { heapUsed, rss } = process.memoryUsage();
  process.stdout.write(`\n{"watched":${JSON.stringify({ held, heapUsed, rss })}}\n`);
  delay.reset();
});
