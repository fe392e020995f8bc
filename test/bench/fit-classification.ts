// Fits the weights of src/image-tracking/floorplan-classifier-weights.ts: `npm run fit:images`. Repeatable: the same
// pictures give the same weights. Each forest leaves out a fifth of the pictures, so that `npm run eval:images` can
// judge every picture by the forest that has not seen it. With `--styles` it also prints what leaving out each whole
// style gives, and with `--dry` it writes nothing.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { calibrationError } from './calibration.js';
import { isSmoke, sized } from './effort.js';
import { conclude, type Findings } from './ending.js';
import {
  fitForest,
  fitTemperature,
  isPlan,
  judge,
  namesOf,
  probabilityOf,
  type Judged,
} from './fit-model.js';
import { collectSamples, type Sample } from './fit-samples.js';
import { foldOf, folds } from './folds.js';
import { picturesAbsent, readFixturePictures } from './labelled-pictures.js';
import type { Forest } from '../../src/image-tracking/floorplan-classifier-model.js';

const options = { rounds: sized(300, 3), depth: 4, rate: 0.1, restraint: 4, inputShare: 0.3, rowShare: 0.7 };
const limitMs = 3 * 60 * 60_000;
const weightsFile = fileURLToPath(
  new URL('../../src/image-tracking/floorplan-classifier-weights.ts', import.meta.url),
);

async function fit(): Promise<Findings> {
  const labelled = readFixturePictures();
  if (!labelled) return { absent: [picturesAbsent] };
  const samples = await withCache((cache) => collectSamples(cache, labelled));
  const forests: Forest[] = [];
  const unseen: Judged[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const seen = samples.filter(({ source }) => foldOf(source) !== fold);
    const left = samples.filter(({ source }) => foldOf(source) === fold);
    const forest = fitForest(seen, isPlan, { ...options, seed: fold + 1 });
    forests.push(forest);
    unseen.push(...judge(forest, left));
  }
  const temperature = fitTemperature(unseen);
  report(`Leaving out a fifth of the pictures; temperature ${temperature.toFixed(2)}`, unseen, temperature);
  if (process.argv.includes('--styles'))
    report('Leaving out each whole style', leavingOutStyles(samples), temperature);
  const isPhoto = ({ label }: Sample) => label === 'photo';
  const photo = fitForest(samples, isPhoto, { ...options, rounds: sized(60, 1), seed: 1 });
  const weights = written(namesOf(samples), forests, photo, temperature);
  if (!isSmoke && !process.argv.includes('--dry')) writeFileSync(weightsFile, weights);
  return {
    measured: {
      pictures: samples.length,
      'judged unseen': unseen.length,
      'bytes of weights': weights.length,
    },
  };
}

/** What is drawn and decoded is kept for the next fit; a smoke run keeps nothing. */
async function withCache<T>(work: (cache: string) => Promise<T>): Promise<T> {
  if (!isSmoke) return work('.cache/fit-images');
  const cache = mkdtempSync(join(tmpdir(), 'fit-images-'));
  try {
    return await work(cache);
  } finally {
    rmSync(cache, { recursive: true });
  }
}

function leavingOutStyles(samples: readonly Sample[]): Judged[] {
  return stylesOf(samples).flatMap((style) => {
    const others = samples.filter((sample) => sample.style !== style);
    const forest = fitForest(others, isPlan, { ...options, seed: 1 });
    return judge(
      forest,
      samples.filter((sample) => sample.style === style),
    );
  });
}

const stylesOf = (samples: readonly Sample[]) => [...new Set(samples.map(({ style }) => style))];

function report(title: string, judged: readonly Judged[], temperature: number): void {
  const answers = judged.map((each) => {
    const plan = probabilityOf(each.logit / temperature);
    return { ...each, sureness: Math.max(plan, 1 - plan), isRight: plan >= 0.5 === isPlan(each.sample) };
  });
  const right = (set: typeof answers) =>
    set.length === 0
      ? '–'
      : `${((100 * set.filter(({ isRight }) => isRight).length) / set.length).toFixed(1)} %`;
  const line = (name: string, set: typeof answers) => {
    const plain = set.filter(({ sample }) => sample.wear === 'none');
    const worn = set.filter(({ sample }) => sample.wear !== 'none');
    console.log(
      `${name.padEnd(34)}${String(plain.length).padStart(5)}${right(plain).padStart(9)}${right(worn).padStart(9)}`,
    );
  };
  console.log(`\n${title}\n${'style'.padEnd(34)}count    plain     worn`);
  for (const style of stylesOf(judged.map(({ sample }) => sample)))
    line(
      style,
      answers.filter(({ sample }) => sample.style === style),
    );
  for (const isDrawn of [false, true]) {
    const set = answers.filter(({ sample }) => sample.isDrawn === isDrawn);
    const plain = set.filter(({ sample }) => sample.wear === 'none');
    line(isDrawn ? 'all drawn' : 'all labelled', set);
    console.log(
      `expected calibration error: plain ${calibrationError(plain).toFixed(3)}, with worn copies ${calibrationError(set).toFixed(3)}`,
    );
  }
  const real = answers.filter(({ sample }) => !sample.isDrawn);
  const byWear = [...new Set(real.map(({ sample }) => sample.wear))].map(
    (wear) => `${wear} ${right(real.filter(({ sample }) => sample.wear === wear))}`,
  );
  console.log(byWear.join(', '));
  for (const { sample, sureness, isRight } of answers) {
    if (!isRight && !sample.isDrawn && sample.wear === 'none')
      console.log(`wrong: ${sample.source} with ${Math.round(sureness * 100)} %`);
  }
}

function written(
  names: readonly string[],
  plan: readonly Forest[],
  photo: Forest,
  temperature: number,
): string {
  const numbers = (values: ArrayLike<number>, digits: number) =>
    Array.from(values, (value) =>
      value === Infinity ? '9' : String(Number(value.toPrecision(digits))),
    ).join(' ');
  const forest = (trees: Forest) => {
    const lines = trees.map((tree) =>
      [numbers(tree.measures, 3), numbers(tree.bounds, 5), numbers(tree.leaves, 3)].join(';'),
    );
    return `parseForest(\`\n${lines.join('\n')}\n\`)`;
  };
  return `// Made by \`npm run fit:images\`; not written by hand. Forest k of \`plan\` has not seen the pictures of fold k.
import { type ClassifierModel, parseForest } from './floorplan-classifier-model.js';

export const classifierModel: ClassifierModel = {
  names: [
${names.map((name) => `    '${name}',`).join('\n')}
  ],
  temperature: ${temperature.toFixed(3)},
  plan: [
${plan.map((trees) => `    ${forest(trees)},`).join('\n')}
  ],
  photo: ${forest(photo)},
};
`;
}

await conclude(fit, { limitMs });
