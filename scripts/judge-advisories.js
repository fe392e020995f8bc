import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isIn, lockedPackages, readExceptions, readSnapshot } from './advisories.js';

const SERIOUS = ['high', 'critical'];
const OLD_DAYS = 90;
const DAY_MS = 86_400_000;

/** @returns {object[] | undefined} undefined when npm's answer is no audit */
function findingsOf(answer, folder) {
  let vulnerabilities;
  try {
    ({ vulnerabilities } = JSON.parse(answer));
  } catch {
    return undefined;
  }
  if (!vulnerabilities) return undefined;
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  return Object.values(vulnerabilities).flatMap(({ name, nodes, via }) => {
    const versions = new Set(nodes.map((path) => packages[path].version));
    // What is a string leans on another package, which is told of by itself.
    const advisories = via.filter((one) => typeof one !== 'string');
    return advisories.flatMap(({ severity, range, url }) =>
      [...versions]
        .filter((version) => isIn(version, range))
        .map((version) => ({ severity, name, version, range, id: url.split('/').at(-1) })),
    );
  });
}

/** @throws {Error} when the snapshot cannot be read */
function findingsInSnapshot(folder, today, say) {
  const { asOf, source, note, packages } = readSnapshot(folder);
  const ours = lockedPackages(folder).filter(({ isBuiltWith }) => !isBuiltWith);
  say.log(`The registry did not answer: looked up in the snapshot of ${asOf} (${source}).`);
  if (note) say.log(note);
  const days = Math.floor((Date.parse(today) - Date.parse(asOf)) / DAY_MS);
  if (days > OLD_DAYS) say.warn(`It is ${days} days old: renew it as docs/operations.md tells.`);
  const unheard = [...new Set(ours.map(({ name }) => name))].filter((name) => !Object.hasOwn(packages, name));
  if (unheard.length > 0) {
    const are = unheard.length === 1 ? 'package is' : 'packages are';
    say.warn(`${unheard.length} ${are} not in the snapshot: ${unheard.join(', ')}`);
  }
  const found = ours.flatMap(({ name, version }) =>
    (Object.hasOwn(packages, name) ? packages[name] : [])
      .filter(({ range }) => isIn(version, range))
      .map(({ severity, range, id }) => ({ severity, name, version, range, id })),
  );
  return [...new Map(found.map((one) => [`${one.id} ${one.name} ${one.version}`, one])).values()];
}

function printTable(rows, say) {
  const cells = rows.map(({ severity, name, version, range, id }) => [severity, name, version, range, id]);
  const widths = (cells[0] ?? []).map((_, at) => Math.max(...cells.map((row) => row[at].length)));
  for (const row of cells)
    say.log(
      row
        .map((cell, at) => cell.padEnd(widths[at]))
        .join('  ')
        .trimEnd(),
    );
}

/**
 * Tells of what is known, and judges it.
 * @param {object} asked
 * @param {string} asked.folder of the project: its lock file, snapshot and exceptions
 * @param {() => Promise<string>} asked.ask what `npm audit --json` answers; one that fails is no answer
 * @param {boolean} asked.registryOnly whether the snapshot is left alone
 * @param {Pick<Console, 'log' | 'warn' | 'error'>} asked.say
 * @returns {Promise<0 | 1>} 1 when something is high or critical, or an exception is over
 * @throws {Error} when nothing can be told, or an exception is none
 */
export async function judgeAdvisories({ folder, ask, registryOnly, say }) {
  const today = new Date().toISOString().slice(0, 10);
  const exceptions = readExceptions(folder);
  const told = findingsOf(await ask().catch(() => ''), folder);
  if (!told && registryOnly) throw new Error('The registry did not answer.');
  const findings = told ?? findingsInSnapshot(folder, today, say);
  printTable(findings, say);

  const over = exceptions.filter(({ until }) => until < today);
  for (const { id, until } of over) {
    say.error(`The exception of ${id} ended on ${until}: close the hole, or decide anew.`);
  }
  const holds = new Map(exceptions.filter((one) => !over.includes(one)).map((one) => [one.id, one]));
  const isExcepted = ({ id }) => holds.has(id);
  for (const id of new Set(findings.filter(isExcepted).map((one) => one.id))) {
    say.log(`${id} is excepted until ${holds.get(id).until}: ${holds.get(id).reason}`);
  }
  const counted = findings.filter((one) => !isExcepted(one));
  const serious = counted.filter(({ severity }) => SERIOUS.includes(severity)).length;
  const excepted = findings.length - counted.length;
  say.log(
    `${serious} high or critical, ${counted.length - serious} milder${excepted > 0 ? `, ${excepted} excepted` : ''}`,
  );
  return serious > 0 || over.length > 0 ? 1 : 0;
}
