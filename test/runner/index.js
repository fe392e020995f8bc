import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'jest-worker';
import { TestQueue } from './queue.js';

const typescript = new URL('../../scripts/typescript.js', import.meta.url).href;

/**
 * What a project's workers load before all else. A project may need a process that was another thing before its first
 * import; its workers are its own.
 */
function preloadOf({ context: { config } }) {
  const { preload } = config.testEnvironmentOptions;
  return preload && pathToFileURL(resolve(config.rootDir, preload)).href;
}

/** In Jest's words, without a stack: no place in the runner is to blame. */
const withoutTests = {
  message: 'Your test suite must contain at least one test.',
  stack: 'Your test suite must contain at least one test.',
};

/**
 * Jest's runner with one module graph per worker. The stock runner evaluates all imports anew for each file, which
 * takes longer than most tests do. Here Node imports each module once per worker, and Jest's own circus runs the tests:
 * timeouts, hooks and reports are Jest's. Projects share the workers, so what a worker keeps (an application, a
 * browser) is there for all of them, but for projects with a preload. What a test changes outside itself it changes
 * back.
 */
export default class SharedWorkerRunner {
  constructor(globalConfig, context) {
    this.globalConfig = globalConfig;
    this.context = context;
  }

  /** Called by Jest once, with the tests of every project that names this runner. */
  async runTests(tests, watcher, onStart, onResult, onFailure, { serial }) {
    const { globalConfig } = this;
    const atOnce = serial ? 1 : Math.min(globalConfig.maxWorkers, tests.length);
    const pools = new Map();
    const kinds = Map.groupBy(tests, preloadOf);
    const workersOf = (preload) => {
      const { workers = atOnce } = kinds.get(preload)[0].context.config.testEnvironmentOptions;
      return Math.min(workers, atOnce, kinds.get(preload).length);
    };
    const queue = new TestQueue(tests, { kindOf: preloadOf, workersOf });
    const endWorkers = async (preload) => {
      const pool = pools.get(preload);
      pools.delete(preload);
      await pool.end();
    };
    const runWaiting = async () => {
      for (let test = queue.take(); test && !watcher.isInterrupted(); test = queue.take()) {
        const preload = preloadOf(test);
        if (!pools.has(preload)) pools.set(preload, this.startWorkers(preload, workersOf(preload)));
        await onStart(test);
        try {
          const { path, context } = test;
          const { config } = context;
          const result = await pools.get(preload).runFile({ path, globalConfig, config });
          if (result.testResults.length === 0) await onFailure(test, withoutTests);
          else await onResult(test, result);
        } catch (error) {
          await onFailure(test, error);
        }
        if (queue.leave(test)) await endWorkers(preload);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, runWaiting));
    // Those of a run that was interrupted.
    await Promise.all([...pools.keys()].map(endWorkers));
  }

  startWorkers(preload, numWorkers) {
    const workers = new Worker(fileURLToPath(new URL('./worker.js', import.meta.url)), {
      exposedMethods: ['runFile'],
      forkOptions: {
        execArgv: [
          ...[typescript, ...(preload ? [preload] : [])].flatMap((module) => ['--import', module]),
          '--disable-warning=ExperimentalWarning',
          // The rules hold thousands of patterns that each run often: compiled at once they cost a fifth less.
          '--no-regexp-tier-up',
          // Until a debugger has come.
          ...(process.env.TEST_INSPECT ? [`--inspect-wait=${process.env.TEST_INSPECT}`] : []),
        ],
        serialization: 'advanced',
        stdio: 'pipe',
      },
      // A file that ends its worker has failed.
      maxRetries: 0,
      numWorkers,
      workerGracefulExitTimeout: this.globalConfig.workerGracefulExitTimeout,
    });
    workers.getStdout().pipe(process.stdout);
    workers.getStderr().pipe(process.stderr);
    return workers;
  }
}
