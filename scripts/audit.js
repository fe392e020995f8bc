import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isIn, lockedPackages, readExceptions, readSnapshot } from './advisories.js';

// Known faults of what the product runs on: asked of the registry, and where that does not answer, looked up in the
// committed snapshot, unless --registry-only is given. Ends with 1 when one is high or critical, an exception is over, or
// nothing could be told.
const { values: options, positionals } = parseArgs({
  options: { 'registry-only': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const folder = positionals[0] ?? fileURLToPath(new URL('..', import.meta.url));
const SERIOUS = ['high', 'critical'];
const OLD_DAYS = 90;
const DAY_MS = 86_400_000;
const today = new Date().toISOString().slice(0, 10);

/** @returns {Promise<string>} what npm answers as JSON; it ends with 1 for any fault, so its code says nothing */
function askNpm() {
  const child = spawn('npm', ['audit', '--omit=dev', '--json'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let answer = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (answer += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve(answer));
  });
}

/** @returns {object[] | undefined} undefined when it is no audit */
function findingsOf(answer) {
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

/** @throws {Error} when the snapshot cannot be read, or is not to be asked */
function findingsInSnapshot() {
  if (options['registry-only']) throw new Error('The registry did not answer.');
  const { asOf, source, note, packages } = readSnapshot(folder);
  const ours = lockedPackages(folder).filter(({ isBuiltWith }) => !isBuiltWith);
  console.log(`The registry did not answer: looked up in the snapshot of ${asOf} (${source}).`);
  if (note) console.log(note);
  const days = Math.floor((Date.parse(today) - Date.parse(asOf)) / DAY_MS);
  if (days > OLD_DAYS) console.warn(`It is ${days} days old: renew it as docs/operations.md tells.`);
  const unheard = [...new Set(ours.map(({ name }) => name))].filter((name) => !Object.hasOwn(packages, name));
  if (unheard.length > 0) {
    const are = unheard.length === 1 ? 'package is' : 'packages are';
    console.warn(`${unheard.length} ${are} not in the snapshot: ${unheard.join(', ')}`);
  }
  const found = ours.flatMap(({ name, version }) =>
    (Object.hasOwn(packages, name) ? packages[name] : [])
      .filter(({ range }) => isIn(version, range))
      .map(({ severity, range, id }) => ({ severity, name, version, range, id })),
  );
  return [...new Map(found.map((one) => [`${one.id} ${one.name} ${one.version}`, one])).values()];
}

function printTable(rows) {
  const cells = rows.map(({ severity, name, version, range, id }) => [severity, name, version, range, id]);
  const widths = (cells[0] ?? []).map((_, at) => Math.max(...cells.map((row) => row[at].length)));
  for (const row of cells)
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at]))
        .join('  ')
        .trimEnd(),
    );
}

async function main() {
  const exceptions = readExceptions(folder);
  const findings = findingsOf(await askNpm().catch(() => '')) ?? findingsInSnapshot();
  printTable(findings);

  const over = exceptions.filter(({ until }) => until < today);
  for (const { id, until } of over) {
    console.error(`The exception of ${id} ended on ${until}: close the hole, or decide anew.`);
  }
  const holds = new Map(exceptions.filter((one) => !over.includes(one)).map((one) => [one.id, one]));
  const isExcepted = ({ id }) => holds.has(id);
  for (const id of new Set(findings.filter(isExcepted).map((one) => one.id))) {
    console.log(`${id} is excepted until ${holds.get(id).until}: ${holds.get(id).reason}`);
  }
  const counted = findings.filter((one) => !isExcepted(one));
  const serious = counted.filter(({ severity }) => SERIOUS.includes(severity)).length;
  const excepted = findings.length - counted.length;
  console.log(
    `${serious} high or critical, ${counted.length - serious} milder${excepted > 0 ? `, ${excepted} excepted` : ''}`,
  );
  return serious > 0 || over.length > 0 ? 1 : 0;
}

process.exitCode = await main().catch((error) => {
  console.error(error.message);
  return 1;
});
