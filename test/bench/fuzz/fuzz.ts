import { parseArgs } from 'node:util';
import { runFuzz } from './run-fuzz.js';

// Requests drawn from the OpenAPI document, right, nearly right and wild, at a server of its own. Run by `npm run fuzz`;
// the same seed throws the same dice. Ends by itself, with 1 on any fault or an operation that never answered well.
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    'at-once': { type: 'string', default: '24' },
  },
});
const requests = Number(values.requests);
const seed = Number(values.seed);
console.log(`seed ${seed}, ${requests} requests`);
const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());
const begun = Date.now();
const { tally, unreached, memory } = await runFuzz({
  requests,
  seed,
  atOnce: Number(values['at-once']),
  signal: stopped.signal,
  say: (line) => console.error(line),
});
for (const line of tally.lines()) console.log(line);
const seconds = Math.round((Date.now() - begun) / 1000);
console.log(
  `\n${tally.total} requests in ${seconds} s; memory ${Math.round(memory[0] ?? 0)} → ${Math.round(memory.at(-1) ?? 0)} MB`,
);
for (const { kind, count, repeat } of tally.faults.values())
  console.error(`\nFAULT ×${count}: ${kind}\n${repeat}`);
for (const name of unreached) console.error(`never answered well: ${name}`);
const isWhole = !stopped.signal.aborted;
if (!isWhole) console.error(`stopped after ${tally.total} of ${requests} requests`);
const isGood = isWhole && tally.faults.size === 0 && unreached.length === 0;
console.log(
  isGood
    ? 'No fault.'
    : `${tally.faults.size} kinds of faults, ${unreached.length} operations never reached; the seed is ${seed}.`,
);
process.exit(isGood ? 0 : 1);
