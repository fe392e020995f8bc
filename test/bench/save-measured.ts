import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Measurement, MeasuredWork } from '../../src/analyses/measurement.types.js';
import { runningVersions } from '../../src/analyses/running-versions.js';
import { stockholmDay } from '../../src/shared/clock.js';
import { isSmoke } from './effort.js';
import type { Found } from './reports-measured.js';

const path = resolve('web/src/shared/measured.ts');
const head = `import type { Measurement } from '../../../src/analyses/measurement.types.js';

/** What the evaluators measured: written by \`npm run eval:… -- --save\`, never by hand. */
export const measured: readonly Measurement[] = `;

/** Whether the evaluator was asked to keep what it finds; of a smoke run there is nothing to keep. */
export const isSaving = process.argv.includes('--save') && !isSmoke;

export const byRules: MeasuredWork = { analyst: 'rules', template: null, model: null };

const keyOf = ({ set, by }: Pick<Measurement, 'set' | 'by'>): string =>
  [set, by.analyst, by.template, by.model].join(' ');

let known: readonly Measurement[] | undefined;

/** Keeps what was found in place of what the same work was found to do with the same set before. */
export async function saveMeasured(by: MeasuredWork, found: readonly Found[]): Promise<void> {
  if (found.length === 0) return;
  const measuredOn = stockholmDay(new Date());
  const version = runningVersions()[by.analyst];
  const fresh = found.map(({ set, ...rest }): Measurement => ({ set, by, measuredOn, version, ...rest }));
  const renewed = new Set(fresh.map(keyOf));
  known ??= await readMeasured();
  known = [...known.filter((one) => !renewed.has(keyOf(one))), ...fresh];
  const sorted = known.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const code = `${head}${JSON.stringify(sorted)};`;
  writeFileSync(path, await format(code, { ...(await resolveConfig(path)), filepath: path }));
  console.log(`\nSaved ${fresh.length} measurements in ${path}`);
}

async function readMeasured(): Promise<readonly Measurement[]> {
  if (!existsSync(path)) return [];
  return (await import('../../web/src/shared/measured.js')).measured;
}
