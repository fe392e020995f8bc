import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'jest-worker';

const typescript = new URL('../../scripts/typescript.js', import.meta.url).href;

/** What a project's workers load before all else. */
function preloadOf({ context: { config } }) {
  const { preload } = config.testEnvironmentOptions;
  return preload && pathToFileURL(resolve(config.rootDir, preload)).href;
}

/**
 * Jest's runner with one module graph per worker. The stock runner evaluates all imports anew for each file, which
 * takes longer than most tests do. Here Node imports each module once per worker, and Jest's own circus runs the tests:
 * timeouts, hooks and reports are Jest's. Projects share the workers, so what a worker keeps (an application, a
 * browser) is there for all of them. What a test changes outside itself it changes back.
 */
export default class SharedWorkerRunner {
  constructor(globalConfig, context) {
    this.globalConfig = globalConfig;
    this.context = context;
  }

  /** Called by Jest once, with the tests of every project that names this runner. */
  async runTests(tests, ...heard) {
    // A project may need a process that was another thing before its first import; its workers are its own.
    for (const [preload, those] of Map.groupBy(tests, preloadOf))
      await this.runTogether(those, preload, ...heard);
  }

  async runTogether(tests, preload, watcher, onStart, onResult, onFailure, { serial }) {
    const { maxWorkers, workerGracefulExitTimeout } = this.globalConfig;
    const numWorkers = serial ? 1 : Math.min(maxWorkers, tests.length);
    const workers = new Worker(fileURLToPath(new URL('./worker.js', import.meta.url)), {
      exposedMethods: ['runFile'],
      forkOptions: {
        execArgv: [
          ...[typescript, ...(preload ? [preload] : [])].flatMap((module) => ['--import', module]),
          '--disable-warning=ExperimentalWarning',
          // The rules hold thousands of patterns that each run often: compiled at once they cost a fifth less.
          '--no-regexp-tier-up',
        ],
        serialization: 'advanced',
        stdio: 'pipe',
      },
      // A file that ends its worker has failed.
      maxRetries: 0,
      numWorkers,
      workerGracefulExitTimeout,
    });
    workers.getStdout().pipe(process.stdout);
    workers.getStderr().pipe(process.stderr);

    const waiting = [...tests];
    const runWaiting = async () => {
      for (let test = waiting.shift(); test && !watcher.isInterrupted(); test = waiting.shift()) {
        await onStart(test);
        try {
          const { path, context } = test;
          const { globalConfig } = this;
          await onResult(test, await workers.runFile({ path, globalConfig, config: context.config }));
        } catch (error) {
          await onFailure(test, error);
        }
      }
    };
    await Promise.all(Array.from({ length: numWorkers }, runWaiting));
    await workers.end();
  }
}
