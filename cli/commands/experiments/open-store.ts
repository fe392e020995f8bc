import { join } from 'node:path';
import type { KeptRun, RunStore } from '../../../src/experiments/suites/run-store.js';
import type { Config } from '../../../src/shared/config/config.js';
import { readConfig } from '../../context.js';
import { complain } from '../../output.js';

/** The configuration, and where runs of suites are kept: in DATA_DIR, without any service. */
export async function openStore(): Promise<{ config: Config; store: RunStore }> {
  const [config, { RunStore }] = await Promise.all([
    readConfig({ services: false }),
    import('../../../src/experiments/suites/run-store.js'),
  ]);
  return { config, store: new RunStore(join(config.dataDir, 'experiments'), complain) };
}

/**
 * The run that a call names, for commands whose answer "no" is about what a run says: one that is not there is a mistake
 * in the call.
 * @param suite the name of the suite that `last` is the last run of; default any
 */
export async function readNamed(store: RunStore, name: string, suite?: string): Promise<KeptRun> {
  const { RunNotFound } = await import('../../../src/experiments/suites/suites.errors.js');
  try {
    return await store.read(name, suite);
  } catch (error) {
    throw error instanceof RunNotFound ? new Error(error.message, { cause: error }) : error;
  }
}
