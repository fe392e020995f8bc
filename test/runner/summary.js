/**
 * What a run cost, for people and for the budget.
 * @typedef {{ project: string, path: string, tests: number, wall: number, cpu: number | null, yardstick: number | null }} FileCost
 *   wall, cpu and yardstick in seconds; null where not measured
 * @typedef {{ yardstick: number, cpuSeconds: Readonly<Record<string, number>> }} Budget
 *   the processor seconds of each project on a machine whose yardstick (cpu-time.js) takes so long
 */

/** Noise of a measurement, and room for a change that is small. */
const ALLOWED = 1.2;

/** @param {readonly FileCost[]} files */
function byProject(files) {
  const projects = new Map();
  for (const { project, tests, cpu } of files) {
    const sums = projects.get(project) ?? { files: 0, tests: 0, cpu: 0 };
    projects.set(project, { files: sums.files + 1, tests: sums.tests + tests, cpu: sums.cpu + (cpu ?? 0) });
  }
  return projects;
}

/**
 * How slow this machine was, as a factor of the budget's; 1 where it was not measured.
 * @param {readonly FileCost[]} files @param {Budget} budget
 */
export function slowness(files, budget) {
  const measured = files
    .flatMap(({ yardstick }) => (yardstick === null ? [] : [yardstick]))
    .sort((a, b) => a - b);
  return measured.length === 0 ? 1 : measured[Math.floor(measured.length / 2)] / budget.yardstick;
}

/** A file more or less says nothing, and a terminal has Jest's own line. */
const TOLD_EVERY = 50;

/**
 * How far a run is, for a log that is read while it goes on.
 * @param {{ done: number, total: number, failed: number }} counts of files, and of tests that failed
 * @returns {string | undefined} nothing between two lines, and at the end
 */
export const progressLine = ({ done, total, failed }) =>
  done % TOLD_EVERY === 0 && done < total
    ? `${done} of ${counted(total, 'file')}, ${counted(failed, 'test')} failed`
    : undefined;

const counted = (count, what) => `${count} ${what}${count === 1 ? '' : 's'}`;

/**
 * @param {readonly FileCost[]} files
 * @param {Budget} budget
 * @param {boolean} isWhole whether all files of the projects ran: a part of a project says nothing about its budget
 * @returns {string[]}
 */
export function projectTable(files, budget, isWhole) {
  const factor = slowness(files, budget);
  const rows = [...byProject(files)].map(([project, { files: count, tests, cpu }]) => [
    project,
    counted(count, 'file'),
    counted(tests, 'test'),
    `${cpu.toFixed(0)} s CPU`,
    ...(isWhole ? [`${(cpu / factor).toFixed(0)} of ${budget.cpuSeconds[project] ?? '?'} s`] : []),
  ]);
  return [
    `Projects (this machine takes ${factor.toFixed(2)} times as long as that of test/budget.json):`,
    ...aligned(rows),
  ];
}

/** @param {readonly FileCost[]} files @param {number} count @returns {string[]} */
export function slowestTable(files, count) {
  const slowest = [...files].sort((a, b) => (b.cpu ?? b.wall) - (a.cpu ?? a.wall)).slice(0, count);
  const rows = slowest.map(({ path, tests, wall, cpu }) => [
    path,
    counted(tests, 'test'),
    `${wall.toFixed(1)} s`,
    cpu === null ? '' : `${cpu.toFixed(1)} s CPU`,
  ]);
  return ['Slowest files:', ...aligned(rows)];
}

/**
 * What all of it took. The processor time of the tests is that of their files: a browser that has ended is in no other
 * sum, for nobody waits for its helpers.
 * @param {readonly FileCost[]} files
 * @param {{ wall: number, services: number | null, runner: number }} beside seconds: how long it took, and the processor
 *   time of PostgreSQL and Redis and of Jest's own process
 */
export function totalLine(files, { wall, services, runner }) {
  const inAll = `${counted(files.length, 'file')} in ${minutes(wall)}`;
  if (services === null || files.some(({ cpu }) => cpu === null)) return inAll;
  const tests = files.reduce((sum, { cpu }) => sum + cpu, 0);
  return `${inAll}; processor time: ${minutes(tests)} for the tests, ${minutes(services)} for PostgreSQL and Redis, ${minutes(runner)} for Jest`;
}

function minutes(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

/**
 * A line for each project that took more than 120 % of its budget, as if on the budget's machine.
 * @param {readonly FileCost[]} files @param {Budget} budget @returns {string[]}
 */
export function overBudget(files, budget) {
  if (files.some(({ cpu }) => cpu === null)) return [];
  const factor = slowness(files, budget);
  return [...byProject(files)].flatMap(([project, { cpu }]) => {
    const allowed = budget.cpuSeconds[project];
    if (allowed === undefined) return [`The project ${project} has no budget in test/budget.json`];
    const share = cpu / factor / allowed;
    return share > ALLOWED
      ? [`The project ${project} took ${(share * 100).toFixed(0)} % of its ${allowed} s of processor time`]
      : [];
  });
}

/** @param {readonly string[][]} rows */
function aligned(rows) {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  return rows.map((row) =>
    `  ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('  ')}`.trimEnd(),
  );
}
