import { fileURLToPath } from 'node:url';
import { ProcessPool } from '../../src/shared/process-pool.js';
import { type Attack, attacksOn } from '../support/attack-strings.js';
import { growthReaders } from '../support/growth-readers.js';
import { repeatedElements } from '../support/repeated-elements.js';
import { builtPatterns, type OwnPattern, writtenPatterns } from '../support/own-patterns.js';

// Work is counted at the largest accepted size of each text, or at a million characters, and at its double: linear work
// doubles, and quadratic work takes four times as much.

const pool = new ProcessPool(
  { filename: fileURLToPath(new URL('../support/growth.js', import.meta.url)) },
  { taskMs: 60_000, turnMs: 600_000, idleMs: 60_000 },
);
let patterns: OwnPattern[];
beforeAll(async () => {
  patterns = [...(await builtPatterns()), ...writtenPatterns()];
}, 60_000);
afterAll(() => pool.close());

const told = ({ before, repeated }: Attack) =>
  `${JSON.stringify(before)} and many ${JSON.stringify(repeated)}`;
const distinct = (attacks: readonly Attack[]) => [
  ...new Map(attacks.map((attack) => [JSON.stringify(attack), attack])).values(),
];

/** What grows too fast, of many tasks of which two run at once. */
async function faultsOf<T>(tasks: readonly T[], run: (task: T) => Promise<string | null>): Promise<string[]> {
  const faults: string[] = [];
  const queue = [...tasks];
  const work = async () => {
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
      const fault = await run(task);
      if (fault) faults.push(fault);
    }
  };
  await Promise.all([work(), work()]);
  return faults;
}

it('no pattern takes more than 2.5 times the work for twice the text, on what it is made of', async () => {
  const tasks = patterns.flatMap((pattern) =>
    distinct(attacksOn(pattern)).map((attack) => ({ ...pattern, attack })),
  );
  const faults = await faultsOf(tasks, async ({ source, flags, at, attack }) => {
    const excess = await pool
      .run<string | null>('ofPattern', { source, flags, attack, size: 30_000 })
      .catch((error: unknown) => String(error));
    return excess && `${at}, ${told(attack)}: ${excess}`;
  });
  expect(tasks.length).toBeGreaterThan(3000);
  expect(faults).toEqual([]);
}, 600_000);

it.each(growthReaders)(
  '%s, given %s, takes no more than 2.5 times the work for twice the text, whatever its patterns repeat',
  async (reader, given, size) => {
    const attacks = distinct(patterns.flatMap(attacksOn).map(({ repeated }) => ({ before: '', repeated })));
    const faults = await faultsOf(attacks, async (attack) => {
      const excess = await pool
        .run<string | null>('ofReader', { reader, given, attack, size })
        .catch((error: unknown) => String(error));
      return excess && `${told(attack)}: ${excess}`;
    });
    expect(attacks.length).toBeGreaterThan(20);
    expect(faults).toEqual([]);
  },
  600_000,
);

it.each([
  ['readPage', 600_000],
  ['linksOf', 600_000],
])(
  '%s takes no more than 2.5 times the work for twice as many of an element',
  async (reader, size) => {
    const faults = await faultsOf(repeatedElements, async (element) => {
      const excess = await pool
        .run<string | null>('ofElements', { reader, element, size })
        .catch((error: unknown) => String(error));
      return excess && `${element}: ${excess}`;
    });
    expect(faults).toEqual([]);
  },
  600_000,
);
