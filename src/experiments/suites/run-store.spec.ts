import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RunStore, type NewRun } from './run-store.js';
import type { RunResult } from './suite.types.js';

const head: NewRun = {
  suite: 'prov',
  suitePath: '/suites/prov.yaml',
  digest: 'd1',
  day: '2026-11-21',
  version: 'v1',
  cases: [
    { name: 'b', digest: '2', verdicts: ['RED'] },
    { name: 'a', digest: '1', verdicts: ['GREEN'] },
  ],
  variants: [
    {
      id: 'rules',
      analyst: 'rules',
      template: 'default-v1',
      instructions: null,
      model: null,
      parameters: {},
    },
  ],
  repeat: 1,
  checks: [],
  isPart: false,
  gate: { errors: 0, checks: {}, newlyFailing: 0 },
  asks: 'model',
};
const result = (name: string, outcome: RunResult['outcome'] = 'passed'): RunResult => ({
  case: name,
  variant: 'rules',
  repeat: 1,
  outcome,
  error: null,
  checks: [],
  verdict: null,
  source: 'rules',
  costUsd: 0,
  answersUsd: 0,
  tokens: null,
  ms: null,
  report: null,
});

describe('the store of runs', () => {
  let folder: string;
  let store: RunStore;
  let faults: string[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'runs-'));
    faults = [];
    store = new RunStore(join(folder, 'experiments'), (fault) => faults.push(fault));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const resultsOf = (id: string) => join(store.folder, 'runs', id, 'results.jsonl');

  it('gives back what was kept, in the order of the suite', async () => {
    const { id } = store.create(head, null);
    store.append(id, result('a'));
    store.append(id, result('b', 'failed'));
    const { run, results, baseline } = await store.read(id);
    expect(run).toMatchObject({ ...head, id, baseline: null, endedAt: null, summary: null });
    expect(results).toEqual([result('b', 'failed'), result('a')]);
    expect(baseline).toBeNull();
  });

  it('finds a run by its beginning and the newest as last', async () => {
    const first = store.create(head, null);
    const second = store.create({ ...head, suite: 'other' }, null);
    expect((await store.read(first.id.slice(0, -1))).run.id).toBe(first.id);
    expect(first.id).toMatch(/^\d{4}-\d\d-\d\d-\d{4}-prov-[0-9a-f]{4}$/);
    expect([first.id, second.id]).toContain((await store.read('last')).run.id);
    expect(
      store
        .list()
        .map(({ suite }) => suite)
        .sort(),
    ).toEqual(['other', 'prov']);
    await expect(store.read(first.id.slice(0, 4))).rejects.toThrow(/^2 runs begin with \d{4}: /);
    await expect(store.read('2001-')).rejects.toThrow('there is no run 2001-');
    await expect(store.read('')).rejects.toThrow('there is no run');
  });

  it('says where there are no runs yet', async () => {
    await expect(store.read('last')).rejects.toThrow(store.folder);
    expect(store.list()).toEqual([]);
  });

  it('takes the newer of two results of one run', async () => {
    const { id } = store.create(head, null);
    store.append(id, result('a', 'error'));
    store.append(id, result('a'));
    expect((await store.read(id)).results).toEqual([result('a')]);
  });

  it('finds the last run of a suite behind later ones of others', async () => {
    const { id } = store.create(head, null);
    store.create({ ...head, suite: 'other' }, null);
    expect((await store.read('last', head.suite)).run.id).toBe(id);
    await expect(store.read('last', 'third')).rejects.toThrow('there are no runs of third in ');
  });

  it('counts what each attempt at a run took, also those that a newer one replaced', async () => {
    const { id } = store.create(head, null);
    store.append(id, { ...result('a', 'error'), costUsd: 0.25 });
    store.append(id, { ...result('a'), costUsd: 0.5 });
    store.append(id, { ...result('b', 'error'), costUsd: null });
    store.append(id, { ...result('b'), costUsd: 1 });
    const { results, spent } = await store.read(id);
    expect(results.map(({ case: name, costUsd }) => [name, costUsd])).toEqual([
      ['b', null],
      ['a', 0.75],
    ]);
    expect(spent).toEqual([0.25, 0.5, 0, 1].map((costUsd) => ({ variant: 'rules', costUsd })));
  });

  it('passes over folders of runs that cannot be read, and says which', async () => {
    const { id } = store.create(head, null);
    const runs = join(store.folder, 'runs');
    for (const [name, text] of [
      ['2999-empty', null],
      ['2999-torn', '{"id":'],
      ['2999-other', '{}'],
    ] as const) {
      await mkdir(join(runs, name));
      if (text !== null) await writeFile(join(runs, name, 'run.json'), text);
    }
    expect(store.list().map((run) => run.id)).toEqual([id]);
    expect((await store.read('last')).run.id).toBe(id);
    expect(faults.slice(0, 3).sort()).toEqual(
      ['2999-empty', '2999-other', '2999-torn'].map((name) =>
        expect.stringContaining(`${name}/run.json cannot be read`),
      ),
    );
    await expect(store.read('2999-torn')).rejects.toThrow('2999-torn/run.json cannot be read');
  });

  it('shows a run only once it is whole, and leaves nothing else', async () => {
    const runs = join(store.folder, 'runs');
    // As a process that is killed in between leaves it.
    await mkdir(join(runs, '.2026-11-22-1613-prov-3f9a.1.tmp'), { recursive: true });
    const { id } = store.create(head, null);
    expect(store.list().map((run) => run.id)).toEqual([id]);
    expect(faults).toEqual([]);
    expect((await readdir(runs)).filter((name) => !name.startsWith('.2026-11-22-1613'))).toEqual([id]);
  });

  it('does not read a line that was torn, and begins the next one on its own', async () => {
    const { id } = store.create(head, null);
    store.append(id, result('a'));
    await appendFile(resultsOf(id), '{"case":"b","var');
    expect((await store.read(id)).results).toEqual([result('a')]);
    const hold = store.hold(id);
    store.append(id, result('b'));
    hold.release();
    expect((await store.read(id)).results).toEqual([result('b'), result('a')]);
    expect((await readFile(resultsOf(id), 'utf8')).split('\n')).toHaveLength(3);
  });

  it('lets one process at a time work on a run, and another after it', async () => {
    const { id } = store.create(head, null);
    const hold = store.hold(id);
    expect(() => store.hold(id)).toThrow(`${id} is under way in process ${process.pid}`);
    hold.release();
    expect(() => store.hold(id).release()).not.toThrow();
  });

  it('takes over from a process that died', async () => {
    const { id } = store.create(head, null);
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'close');
    const lock = join(store.folder, 'runs', id, 'lock');
    for (const left of [`${child.pid}\n`, '', `${process.pid}\n`]) {
      await writeFile(lock, left);
      const hold = store.hold(id);
      expect((await readFile(lock, 'utf8')).trim()).toBe(String(process.pid));
      hold.release();
    }
  });

  it('notes how a run ended', async () => {
    const run = store.create(head, null);
    const summary = { outcome: 'met', passed: 2, failed: 0, errors: 0, costUsd: 0 } as const;
    store.finish(run, summary);
    expect((await store.read(run.id)).run).toMatchObject({ summary, endedAt: expect.any(String) });
  });
});
