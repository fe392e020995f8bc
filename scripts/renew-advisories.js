import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockedPackages, writeSnapshot } from './advisories.js';

// Writes the snapshot anew, from a copy of the GitHub Advisory Database, for the packages of the lock file.
const [database = '', asOf = '', folder = fileURLToPath(new URL('..', import.meta.url))] =
  process.argv.slice(2);
const reviewed = join(database, 'advisories/github-reviewed');

/** @returns {string} as npm writes it; a range of OSV is a list of events in rising order */
function rangeOf({ ranges = [], versions = [], database_specific: told }) {
  const parts = ranges
    .filter(({ type }) => type === 'ECOSYSTEM' || type === 'SEMVER')
    .flatMap(({ events }) => {
      const spans = [];
      for (const { introduced, fixed, last_affected: last } of events) {
        if (introduced !== undefined) spans.push(introduced === '0' ? [] : [`>=${introduced}`]);
        if (fixed !== undefined) spans.at(-1).push(`<${fixed}`);
        if (last !== undefined) spans.at(-1).push(`<=${last}`);
      }
      // Where no version mends it, the database tells elsewhere how far the fault is known to go.
      const known = told?.last_known_affected_version_range?.replaceAll(' ', '');
      const isOpen = ({ fixed, last_affected: last }) => fixed === undefined && last === undefined;
      if (known && events.every(isOpen)) spans.at(-1).push(known);
      return spans.map((span) => (span.length === 0 ? '*' : span.join(' ')));
    });
  return [...parts, ...versions.filter(() => parts.length === 0)].join(' || ');
}

function main() {
  if (!existsSync(reviewed) || !/^\d{4}-\d\d-\d\d$/.test(asOf)) {
    console.error('npm run audit:renew -- <copy of github/advisory-database> <its day, as 2026-11-28>');
    return 1;
  }
  const names = [...new Set(lockedPackages(folder).map(({ name }) => name))].sort();
  const packages = Object.fromEntries(names.map((name) => [name, []]));
  for (const file of readdirSync(reviewed, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.json')) continue;
    const record = JSON.parse(readFileSync(join(reviewed, file), 'utf8'));
    if (record.withdrawn) continue;
    const affected = record.affected.filter(
      ({ package: of }) => of?.ecosystem === 'npm' && Object.hasOwn(packages, of.name),
    );
    for (const name of new Set(affected.map(({ package: of }) => of.name))) {
      const range = affected.filter(({ package: of }) => of.name === name).map(rangeOf);
      packages[name].push({
        id: record.id,
        severity: record.database_specific.severity.toLowerCase(),
        range: range.join(' || '),
        published: record.published.slice(0, 10),
      });
    }
  }
  const source = 'GitHub Advisory Database, reviewed advisories for npm, CC BY 4.0';
  writeSnapshot(folder, { asOf, source, packages });
  const count = Object.values(packages).flat().length;
  console.log(`${count} advisories of ${names.length} packages, as of ${asOf}`);
  return 0;
}

process.exitCode = main();
