import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cpuSecondsOfRunningChildren } from './cpu-time.js';
import { overBudget, projectTable, slowestTable, totalLine } from './summary.js';

const budgetFile = fileURLToPath(new URL('../budget.json', import.meta.url));

/**
 * Tells at the end of a run what it cost. In CI a whole run that takes more than 120 % of its budget (`test/budget.json`)
 * fails.
 */
export default class SummaryReporter {
  #files = [];
  #error;

  constructor(globalConfig) {
    this.globalConfig = globalConfig;
  }

  onTestResult({ path, context }, { perfStats, numPassingTests, numFailingTests }) {
    this.#files.push({
      project: context.config.displayName?.name ?? 'all',
      path: relative(context.config.rootDir, path),
      tests: numPassingTests + numFailingTests,
      wall: perfStats.runtime / 1000,
      cpu: perfStats.cpu ?? null,
      yardstick: perfStats.yardstick ?? null,
    });
  }

  onRunComplete(_contexts, { startTime }) {
    const wall = (Date.now() - startTime) / 1000;
    // The workers have ended: what runs still below this process are PostgreSQL and Redis.
    const services = cpuSecondsOfRunningChildren(process.pid);
    const { user, system } = process.cpuUsage();
    const budget = JSON.parse(readFileSync(budgetFile, 'utf8'));
    const said = [
      '',
      ...projectTable(this.#files, budget),
      '',
      ...slowestTable(this.#files, 10),
      '',
      totalLine(this.#files, { wall, services, runner: (user + system) / 1e6 }),
    ];
    console.error(said.join('\n'));
    if (!this.#isWhole()) return;
    const over = overBudget(this.#files, budget);
    if (over.length > 0) console.error(over.join('\n'));
    if (over.length > 0 && process.env.CI) this.#error = new Error(over.join('\n'));
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
