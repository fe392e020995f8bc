import { existsSync, readFileSync } from 'node:fs';
import { requirements } from './asvs-requirements.js';

interface Row {
  readonly id: string;
  readonly level: string;
  readonly status: string;
  readonly why: string;
}

const text = readFileSync('test/security/asvs.md', 'utf8');
const statuses = ['met', 'not applicable', 'open'];
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) +\| (\d) +\| [^|]+\| ([^|]+?) +\| (.+?) +\|$/gm)].map(
  ([, id = '', level = '', status = '', why = '']): Row => ({ id, level, status, why }),
);

/** Files named in a proof, each with the titles of its tests that follow it up to the next file. */
function proofsOf(why: string): { file: string; titles: string[] }[] {
  const proofs: { file: string; titles: string[] }[] = [];
  for (const [, file, title] of why.matchAll(/`([\w./-]+)`|“([^”]+)”/g)) {
    if (file && (file.includes('/') || /\.\w+$/.test(file)) && !file.startsWith('/'))
      proofs.push({ file, titles: [] });
    else if (title) proofs.at(-1)?.titles.push(title);
  }
  return proofs;
}

describe('the map of the requirements of ASVS 5.0.0', () => {
  it('names each of levels 1 and 2 once, at its level', () => {
    expect(requirements.size).toBe(253);
    expect(rows.map(({ id, level }) => `${id} ${level}`).sort()).toEqual(
      [...requirements].map(([id, level]) => `${id} ${level}`).sort(),
    );
  });

  it('gives each one of three answers, with a reason', () => {
    expect(rows.filter(({ status }) => !statuses.includes(status))).toEqual([]);
    expect(rows.filter(({ why }) => why.length < 8)).toEqual([]);
  });

  it('shows for what is met a file that exists, and tests by titles that stand in it', () => {
    const faults = rows.flatMap(({ id, status, why }) => {
      const proofs = proofsOf(why);
      if (status === 'met' && proofs.length === 0) return [`${id} names no file`];
      return proofs.flatMap(({ file, titles }) => {
        if (!existsSync(file)) return [`${id}: there is no ${file}`];
        const source = titles.length > 0 ? readFileSync(file, 'utf8') : '';
        return titles
          .filter((title) => !source.includes(title))
          .map((title) => `${id}: ${file} has no test “${title}”`);
      });
    });
    expect(faults).toEqual([]);
  });

  it('counts them rightly at its head', () => {
    const count = (status: string, level?: string) =>
      rows.filter((row) => row.status === status && (!level || row.level === level)).length;
    const head = [...text.matchAll(/^\| (met|not applicable|open) +\| (\d+) +\| (\d+) +\| (\d+) +\|$/gm)];
    expect(head.map(([, status, ...counts]) => [status, ...counts.map(Number)])).toEqual(
      statuses.map((status) => [status, count(status, '1'), count(status, '2'), count(status)]),
    );
  });
});
