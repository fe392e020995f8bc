// Fits the weights of src/reports/reading/learned-weights.ts: `npm run fit:reading`. Repeatable: the same training text gives
// the same weights. With `--dry` it writes nothing. How well they read is for `npm run eval:reading` to say.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { packed } from '../../src/reports/reading/learned/linear-model.js';
import { heldTo, isSmoke, sampled } from './effort.js';
import { conclude, type Findings } from './ending.js';
import { fitReader, learnedRisksOf } from './reading/fit-reader.js';
import { taughtIn } from './reading/training.js';
import { digestOfTraining } from './reading/training-digest.js';

const weightsFile = fileURLToPath(
  new URL('../../src/reports/reading/learned/learned-weights.ts', import.meta.url),
);
/** Bytes, which each process that reads adverts loads. */
const most = 4_000_000;
/** Clauses, in a smoke run. */
const few = 400;

async function fit(): Promise<Findings> {
  const taught = sampled(taughtIn('training'), few);
  const { bias, scales, ...rows } = packed(fitReader(taught));
  const numbers = (all: readonly number[]): string => all.map((one) => one.toPrecision(8)).join(', ');
  const plain = `// Made by \`npm run fit:reading\`; not written by hand.
import type { LearnedRisk } from './learned-risk.js';
import type { PackedModel } from './linear-model.js';

/** Of the training text, see \`training-digest.ts\`. */
export const taughtBy = '${digestOfTraining()}';

/** What it tells, in the order of its answers. */
export const learnedRisks: readonly LearnedRisk[] = ${JSON.stringify(learnedRisksOf(taught))};

export const learnedWeights: PackedModel = {
  bias: [${numbers(bias)}],
  scales: [${numbers(scales)}],
${Object.entries(rows)
  .map(([name, bytes]) => `  ${name}: '${bytes}',`)
  .join('\n')}
};
`;
  const written = await format(plain, { ...(await resolveConfig(weightsFile)), filepath: weightsFile });
  const over = heldTo(
    written.length > most ? [`${written.length} bytes of weights are more than ${most}`] : [],
  );
  if (over.length === 0 && !isSmoke && !process.argv.includes('--dry')) writeFileSync(weightsFile, written);
  return { measured: { clauses: taught.length, 'bytes of weights': written.length }, wrong: over };
}

await conclude(fit, { limitMs: 30 * 60_000 });
