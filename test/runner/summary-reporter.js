import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cpuSecondsOfRunningChildren } from './cpu-time.js';
import { overBudget, progressLine, projectTable, slowestTable, totalLine } from './summary.js';

const budgetFile = fileURLToPath(new URL('../budget.json', import.meta.url));

/** Of more files nobody scrolls back to those that failed. */
const MANY = 20;

/**
 * Tells how far a run is, and at its end what failed and what it cost. In CI a whole run that takes more than 120 % of its
 * budget (`test/budget.json`) fails.
 */
export default class SummaryReporter {
  #files = [];
  #error;

  constructor(globalConfig) {
    this.globalConfig = globalConfig;
  }

  onTestResult({ path, context }, { perfStats, numPassingTests, numFailingTests }, results) {
    this.#files.push({
      project: context.config.displayName?.name ?? 'all',
      path: relative(context.config.rootDir, path),
      tests: numPassingTests + numFailingTests,
      wall: perfStats.runtime / 1000,
      cpu: perfStats.cpu ?? null,
      yardstick: perfStats.yardstick ?? null,
    });
    const { numTotalTestSuites: total, numFailedTests: failed } = results;
    const progress = progressLine({ done: this.#files.length, total, failed });
    if (progress && !process.stderr.isTTY) console.error(progress);
  }

  onRunComplete(_contexts, { startTime, testResults }) {
    const wall = (Date.now() - startTime) / 1000;
    // The workers have ended: what runs still below this process are PostgreSQL and Redis.
    const services = cpuSecondsOfRunningChildren(process.pid);
    const { user, system } = process.cpuUsage();
    const budget = JSON.parse(readFileSync(budgetFile, 'utf8'));
    const files = this.#files;
    const { randomize, seed } = this.globalConfig;
    const tables = [...projectTable(files, budget, this.#isWhole()), '', ...slowestTable(files, 10), ''];
    const said = [
      '',
      ...(files.length > MANY ? this.#failuresOf(testResults) : []),
      ...(files.length > 1 ? tables : []),
      ...(randomize ? [`Seed: ${seed}`] : []),
      totalLine(files, { wall, services, runner: (user + system) / 1e6 }),
    ];
    console.error(said.join('\n'));
    if (!this.#isWhole()) return;
    const over = overBudget(files, budget);
    if (over.length > 0) console.error(over.join('\n'));
    if (over.length > 0 && process.env.CI) this.#error = new Error(over.join('\n'));
  }

  #failuresOf(testResults) {
    return testResults.flatMap(({ testFilePath, failureMessage }) =>
      failureMessage ? [`FAIL ${relative(this.globalConfig.rootDir, testFilePath)}`, failureMessage] : [],
    );
  }

  /** Jest fails the run by it. */
  getLastError() {
    return this.#error;
  }

  /** A part of a project says nothing about its budget. */
  #isWhole() {
    const { testPathPatterns, testNamePattern, onlyChanged, findRelatedTests, shard } = this.globalConfig;
    const isAll = (testPathPatterns?.patterns ?? []).length === 0;
    return isAll && !testNamePattern && !onlyChanged && !findRelatedTests && !shard;
  }
}
