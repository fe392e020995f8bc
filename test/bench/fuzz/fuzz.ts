import { sized } from '../effort.js';
import { optionsAsked } from '../asked.js';
import { conclude, type Findings } from '../ending.js';
import { runFuzz, type FuzzResult } from './run-fuzz.js';

// Requests drawn from the OpenAPI document, right, nearly right and wild, at a server of its own. Run by `npm run fuzz`;
// the same seed throws the same dice. A whole run has every operation answer well, and none mostly refuse as too often.
const values = optionsAsked({
  requests: { type: 'string', default: sized('100000', '120') },
  seed: { type: 'string', default: sized(String(Date.now() % 1_000_000), '7') },
  'at-once': { type: 'string', default: '24' },
  smoke: { type: 'boolean' },
});
const requests = Number(values.requests);
const seed = Number(values.seed);
const limitMs = 5 * 60 * 60_000;
const stopped = new AbortController();
let running: Promise<FuzzResult> | undefined;

async function fuzz(): Promise<Findings> {
  const begun = Date.now();
  running = runFuzz({
    requests,
    seed,
    atOnce: Number(values['at-once']),
    signal: stopped.signal,
    say: (line) => console.error(line),
  });
  const { tally, operations, memory } = await running;
  for (const line of tally.lines()) console.log(line);
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(
    `\n${tally.total} requests in ${seconds} s; memory ${Math.round(memory[0] ?? 0)} → ${Math.round(memory.at(-1) ?? 0)} MB`,
  );
  const unreached = tally.unreached(operations);
  return {
    measured: {
      'requests answered': tally.total,
      'operations answered well': operations.length - unreached.length,
    },
    wrong: [...tally.faults.values()].map(({ kind, count, repeat }) => `×${count}: ${kind}\n${repeat}`),
    brokenOff: stopped.signal.aborted ? [`stopped after ${tally.total} of ${requests} requests`] : [],
    // So few requests come by few operations, and by some of them once.
    tooLittle: sized(
      [
        ...unreached.map((name) => `never answered well: ${name}`),
        ...tally.mostlyLimited(operations).map((name) => `mostly asked too often: ${name}`),
      ],
      [],
    ),
  };
}

console.log(`seed ${seed}, ${requests} requests`);
await conclude(fuzz, {
  limitMs,
  clean: async () => {
    stopped.abort();
    await running?.catch(() => undefined);
  },
  words: {
    good: 'No fault.',
    wrong: `There are faults; the seed is ${seed}.`,
    tooLittle: `Some operations were not tried; the seed is ${seed}.`,
  },
});
