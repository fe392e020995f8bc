import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { overBar, unmeasured, type Row } from '../bench/bench-table.js';
import { limitFaults, limitsFor, tooLittleIn, type Happened } from '../bench/chaos/chaos-billing-happened.js';
import { canSeeProcesses, isRunning } from '../support/processes.js';
import { waitFor } from '../support/wait-for.js';
import { endingOf, exitCodes, measuredIn, reasonsIn, type Findings } from '../bench/ending.js';

const { measuringScripts } = (await import(pathToFileURL(resolve('scripts/measuring-scripts.js')).href)) as {
  measuringScripts: readonly string[];
};

const { startLimited } = (await import(pathToFileURL(resolve('scripts/limited-run.js')).href)) as {
  startLimited(
    command: string,
    args: readonly string[],
    options: { limitMs: number; patienceMs: number; signal: AbortSignal },
  ): {
    child: { stdout: NodeJS.ReadableStream };
    ended: Promise<{ code: number | null; why: string | undefined; output: string }>;
  };
};

describe('the smoke run of the measuring scripts', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  /** What a script runs of test/bench, by itself or by a file of scripts/. */
  const programOf = (name: string): string | undefined => {
    const command = scripts[name]!;
    const [, file] = /^node (scripts\/[\w-]+\.js)$/.exec(command) ?? [];
    const source = file ? readFileSync(file, 'utf8') : command;
    return /(?:runSources\('|^node .*)(test\/bench\/[\w/.-]+)/.exec(source)?.[1];
  };

  it('holds every npm script that measures, and each once', () => {
    const isNamed = (name: string) =>
      /^(?:bench|chaos|soak|eval|fit|fuzz|lighthouse|screenshots)(?::|$)/.test(name);
    const measuring = Object.keys(scripts).filter((name) => isNamed(name) || programOf(name) !== undefined);
    expect(measuring.length).toBeGreaterThan(10);
    expect([...measuringScripts].sort()).toEqual(measuring.sort());
  });

  it.each(measuringScripts)('has in %s one that ends by what it found', (name) => {
    const program = programOf(name);
    if (program === undefined) throw new Error(`${name} runs no program of test/bench`);
    expect(readFileSync(program, 'utf8')).toMatch(/^await conclude\(/m);
  });
});

describe('a program run from its sources', () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-sources-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['ends as it ends', 'process.exit(4)', exitCodes.absent, ''],
    [
      'is broken off by what kills it',
      "process.kill(process.pid, 'SIGKILL')",
      exitCodes.brokenOff,
      'BROKEN OFF: ended by SIGKILL\n',
    ],
  ])('%s', (_how, code, status, said) => {
    const program = join(folder, 'program.js');
    writeFileSync(program, code);
    const run = `import { runSources } from './scripts/run-sources.js'; runSources('${relative('.', program)}')`;
    const ended = spawnSync(process.execPath, ['--input-type=module', '-e', run], { encoding: 'utf8' });
    expect([ended.status, ended.stderr]).toEqual([status, said]);
  });
});

describe('a program that is run for a limited time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'limited-run-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const inFolder = (name: string, code: string) => {
    writeFileSync(join(folder, name), code);
    return join(folder, name);
  };
  const run = (program: string, { limitMs = 60_000, signal = new AbortController().signal } = {}) =>
    startLimited(process.execPath, [program], { limitMs, patienceMs: 200, signal }).ended;
  /** Starts a program that hears nothing, prints its id, and ends itself by SIGTERM. */
  const deaf = () => {
    const loop = inFolder(
      'loop.mjs',
      "process.on('SIGTERM', () => {});\nconsole.log(process.pid);\nfor (;;);",
    );
    return inFolder(
      'wrapper.mjs',
      `import { spawn } from 'node:child_process';\nspawn(process.execPath, [${JSON.stringify(loop)}], { stdio: 'inherit' });`,
    );
  };
  (canSeeProcesses ? it : it.skip)('is ended with all that it started', async () => {
    const asked = new AbortController();
    const { child, ended } = startLimited(process.execPath, [deaf()], {
      limitMs: 60_000,
      patienceMs: 200,
      signal: asked.signal,
    });
    const pid = await new Promise<number>((resolve) =>
      child.stdout.once('data', (text) => resolve(Number(text))),
    );
    expect(isRunning(pid)).toBe(true);
    asked.abort();
    expect(await ended).toMatchObject({ why: 'stopped' });
    await waitFor(() => !isRunning(pid), { what: 'the program to end' });
  });

  it.each([
    ['console.log(1);process.exit(4)', 60_000, { code: 4, why: undefined, output: '1\n' }],
    ["process.kill(process.pid, 'SIGKILL')", 60_000, { code: null, why: 'ended by SIGKILL' }],
    ['setInterval(() => {}, 1000)', 500, { why: 'not ready after 0.5 seconds' }],
  ])('of %j and %d ms tells how it ended', async (code, limitMs, ending) => {
    expect(await run(inFolder('program.mjs', code), { limitMs })).toMatchObject(ending);
  });
});

describe('a measuring run', () => {
  it.each<[string, Findings, keyof typeof exitCodes, number]>([
    ['well', { measured: { rows: 3, parts: 1 } }, 'good', 0],
    ['by what is wrong', { wrong: ['a'] }, 'wrong', 1],
    ['by what is wrong before all else', { wrong: ['a'], tooLittle: ['b'], brokenOff: ['c'] }, 'wrong', 1],
    ['by what was too little', { tooLittle: ['b'] }, 'tooLittle', 2],
    ['by what broke it off', { tooLittle: ['b'], brokenOff: ['c'] }, 'brokenOff', 3],
    ['by what it did not count', {}, 'tooLittle', 2],
    ['by what it counted none of', { measured: { rows: 3, parts: 0 } }, 'tooLittle', 2],
    ['by what is no count', { measured: { rows: NaN } }, 'tooLittle', 2],
    ['by what was not at hand', { measured: { rows: 3 }, absent: ['d'] }, 'absent', 4],
    ['by what was not at hand, where nothing else was there', { absent: ['d'] }, 'absent', 4],
    [
      'by what it counted none of before what was not at hand',
      { measured: { rows: 0 }, absent: ['d'] },
      'tooLittle',
      2,
    ],
  ])('ends %s', (_how, findings, ending, code) => {
    expect(endingOf(findings)).toBe(ending);
    expect(exitCodes[ending]).toBe(code);
  });

  it('tells each reason by its kind', () => {
    const findings = {
      measured: { rows: 3, parts: 0 },
      wrong: ['a', 'b'],
      tooLittle: ['c'],
      brokenOff: ['d'],
      absent: ['e'],
    };
    expect(reasonsIn(findings)).toEqual([
      'WRONG: a',
      'WRONG: b',
      'BROKEN OFF: d',
      'TOO LITTLE: c',
      'TOO LITTLE: nothing was measured of: parts',
      'ABSENT: e',
    ]);
    expect(reasonsIn({})).toEqual(['TOO LITTLE: nothing was counted']);
  });

  it('tells how much it measured', () => {
    expect(measuredIn({ measured: { rows: 3, parts: 1 } })).toBe('MEASURED: 3 rows, 1 parts');
    expect(measuredIn({ brokenOff: ['a'] })).toBeUndefined();
  });
});

describe('a benchmark', () => {
  const row: Row = { what: 'work', oursMs: 30, bareMs: 10 };

  it.each<[string, Row, string | undefined]>([
    ['without a bar', row, undefined],
    ['at its ratio', { ...row, bar: 3 }, undefined],
    ['over its ratio', { ...row, bar: 2.5 }, 'work: 3.00 times the bare time, at most 2.5'],
    ['at its time', { ...row, barMs: 30 }, undefined],
    ['over its time', { ...row, barMs: 29 }, 'work: 30.0 ms, at most 29'],
  ])('%s', (_what, one, reason) => {
    expect(overBar(one)).toBe(reason);
  });

  it('that gave no figure has measured nothing', () => {
    expect(unmeasured('jobs', [row, { what: 'alone', oursMs: 4 }])).toEqual([]);
    expect(unmeasured('jobs', [])).toEqual(['jobs gave no figures']);
    expect(unmeasured('jobs', [{ ...row, oursMs: NaN }])).toEqual([
      'jobs, work: NaN ms beside 10 ms is no measure',
    ]);
    expect(unmeasured('jobs', [{ ...row, bareMs: 0 }])).toEqual([
      'jobs, work: 30 ms beside 0 ms is no measure',
    ]);
  });

  it('whose difference is below zero has measured it', () => {
    expect(unmeasured('experiments', [{ what: 'the rest', oursMs: -0.2 }])).toEqual([]);
  });
});

describe('chaos in the shop', () => {
  /** Of 1,000 steps 15 % must begin a purchase and 5 % pay one: exactly so many. */
  const enough: Happened = {
    steps: 1000,
    begun: 150,
    paid: 50,
    answers: new Map([
      [200, 990],
      [429, 10],
    ]),
    acts: [
      { name: 'refund', done: 1, meant: 50 },
      { name: 'PostgreSQL restarts', done: 0, meant: 9.9 },
    ],
    limit: { letThrough: 34, allowed: 34, waitS: 600 },
  };

  it('proves something when enough happened', () => {
    expect(tooLittleIn(enough)).toEqual([]);
  });

  it('proves something of few steps when anybody bought at all', () => {
    const few = { ...enough, steps: 999, begun: 1, paid: 1 };
    expect(tooLittleIn(few)).toEqual([]);
    expect(tooLittleIn({ ...few, paid: 0 })).toEqual([
      '0 purchases were paid in 999 steps, at least 1 should be',
    ]);
  });

  it.each<[string, Partial<Happened>, string]>([
    [
      'hardly anybody began to buy',
      { begun: 149 },
      '149 purchases were begun in 1000 steps, at least 150 should be',
    ],
    ['hardly anybody paid', { paid: 49 }, '49 purchases were paid in 1000 steps, at least 50 should be'],
    [
      'the limits stood in the way',
      {
        answers: new Map([
          [200, 989],
          [429, 11],
        ]),
      },
      '11 of 1000 answers were 429: the limits kept buyers from buying',
    ],
    ['nobody was answered', { answers: new Map() }, 'no buyer was ever answered'],
    [
      'an act never went through',
      { acts: [{ name: 'refund', done: 0, meant: 10 }] },
      'of 10 times meant, never done: refund',
    ],
    [
      'nobody met the limit',
      { limit: { letThrough: 60, allowed: 34, waitS: undefined } },
      'nobody met the limit of payments: 60 were let through',
    ],
  ])('proves nothing when %s', (_what, change, reason) => {
    expect(tooLittleIn({ ...enough, ...change })).toEqual([reason]);
  });

  it('finds a limit that is not kept', () => {
    expect(limitFaults(enough.limit)).toEqual([]);
    expect(limitFaults({ letThrough: 35, allowed: 34, waitS: 600 })).toEqual([
      '35 payments were begun by one person, at most 34 may be',
    ]);
    for (const waitS of [0, 601, NaN])
      expect(limitFaults({ letThrough: 34, allowed: 34, waitS })).toEqual([
        `a refusal for the limit of payments told to wait ${waitS} s`,
      ]);
  });

  it('sets limits that only who means to reaches', () => {
    // 10,000 steps of 30 buyers: a quarter of 334 begins a payment.
    expect(limitsFor(334).payments).toBe(334);
    expect(limitsFor(334).env).toContain('checkout.person=334,checkout.network=999999');
    // No less than ordinary buyers have.
    expect(limitsFor(4).payments).toBe(20);
  });
});
