import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { cpuSecondsOfTree, warmed, yardstickSeconds } from './cpu-time.js';
import { dropRunner, keepNameless } from './stacks.js';
import { limitWorker } from './worker-limit.js';
import { rewordCrashesOfOthers } from './worker-stderr.js';

// The copies that Jest itself uses, wherever they are installed.
const fromCircus = createRequire(createRequire(import.meta.url).resolve('jest-circus/package.json'));
const jestAdapter = fromCircus('jest-circus/runner').default;
const { ModernFakeTimers } = createRequire(fromCircus.resolve('jest-runtime'))('@jest/fake-timers');
const { ModuleMocker } = createRequire(fromCircus.resolve('jest-runtime'))('jest-mock');

// Errors tell the lines of the sources.
process.setSourceMapsEnabled(true);
rewordCrashesOfOthers(process.stderr);
// `npm run test:faults` runs what may never end.
limitWorker(Number(process.env.TEST_WORKER_LIMIT_MS ?? 0));

const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');
const moduleMocker = new ModuleMocker(globalThis);

/** The parts of `jest` that need no module registry. */
function jestObject(timers) {
  const mocks = ['fn', 'spyOn', 'clearAllMocks', 'resetAllMocks', 'restoreAllMocks'];
  const clock = [
    'useFakeTimers',
    'useRealTimers',
    'advanceTimersByTime',
    'advanceTimersByTimeAsync',
    'setSystemTime',
  ];
  return Object.fromEntries([
    ...mocks.map((name) => [name, moduleMocker[name].bind(moduleMocker)]),
    ...clock.map((name) => [name, timers[name].bind(timers)]),
  ]);
}

/** What circus asks of Jest's runtime, answered by Node's own module loader. */
const runtime = {
  requireInternalModule(path) {
    // Its state is that of one file: every file gets a new one.
    delete globalThis[EVENT_HANDLERS];
    delete fromCircus.cache[path];
    return fromCircus(path);
  },
  requireModule: (path) => fromCircus(path),
  unstable_shouldLoadAsEsm: (path) => !path.endsWith('.cjs'),
  unstable_importModule: (path) => import(pathToFileURL(path).href),
  setGlobalsForRuntime() {},
  enterTestCode() {},
  leaveTestCode() {},
};

/** Closes what the files of this worker shared (`test/support/worker-life.ts`). Called by jest-worker at the end. */
export async function teardown() {
  for (const close of globalThis[Symbol.for('visningsklar.worker-closers')] ?? [])
    await close().catch((error) => console.error(error));
  // Whatever else a file left open does not hold up the end of the run.
  process.exit(0);
}

/** Circus takes an error, or it and one that was made where its test began. */
function tellPlaces({ test }) {
  for (const error of test.errors.flat()) keepNameless(error);
}

/** A slow machine gets longer for each test and hook (`patienceOf`), whatever time the test itself asks for. */
const patience = Number(process.env.TEST_PATIENCE ?? 1);
function stretchDeadlines(state) {
  if (patience === 1) return;
  state.testTimeout *= patience;
  const stretch = ({ tests, hooks, children }) => {
    for (const one of [...tests, ...hooks]) if (one.timeout) one.timeout *= patience;
    for (const child of children) if (child.type === 'describeBlock') stretch(child);
  };
  stretch(state.rootDescribeBlock);
}

/** The first file and every tenth after it: enough for a median, at little cost. */
const MEASURE_EVERY = 10;
const warmYardstick = warmed(yardstickSeconds);
let filesRun = 0;
let lastPath = '';
const leftBehind = [];
// While a test runs, circus listens and the test fails. What comes after the last test fails its file, or the next one
// when it comes later still.
process.on('uncaughtException', (error) => leftBehind.push(error));
process.on('unhandledRejection', (error) => leftBehind.push(error));

function failOnLeftBehind() {
  const errors = leftBehind.splice(0);
  if (errors.length === 0) return;
  const said = errors.map((error) => error?.stack ?? String(error)).join('\n\n');
  throw new Error(`After the tests of ${lastPath} had ended: ${said}`, { cause: errors[0] });
}

/**
 * Runs the tests of one file and answers Jest's result for it, with the processor seconds of this worker and of what it
 * started as `perfStats.cpu`. Called by the runner in the main process.
 * @param {{ path: string, globalConfig: object, config: object }} file
 */
export async function runFile({ path, globalConfig, config }) {
  failOnLeftBehind();
  lastPath = path;
  const fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
  globalThis.jest = jestObject(fakeTimersModern);
  const environment = {
    global: globalThis,
    fakeTimersModern,
    moduleMocker,
    handleTestEvent(event, state) {
      if (event.name === 'run_start') stretchDeadlines(state);
      if (event.name === 'test_done') tellPlaces(event);
    },
  };
  const start = Date.now();
  const yardstick = filesRun % MEASURE_EVERY === 0 ? warmYardstick() : null;
  filesRun += 1;
  const cpuBefore = cpuSecondsOfTree(process.pid);
  try {
    const result = await jestAdapter(globalConfig, config, environment, runtime, path);
    // An error that nobody took is told in the next turn.
    await new Promise((done) => setImmediate(done));
    failOnLeftBehind();
    const end = Date.now();
    const slow = (end - start) / 1000 > config.slowTestThreshold;
    const perfStats = { ...result.perfStats, start, end, runtime: end - start, slow };
    const cpu = cpuBefore === null ? null : cpuSecondsOfTree(process.pid) - cpuBefore;
    return { ...result, perfStats: { ...perfStats, cpu, yardstick } };
  } catch (error) {
    dropRunner(error);
    throw error;
  } finally {
    fakeTimersModern.dispose();
    moduleMocker.restoreAllMocks();
  }
}
