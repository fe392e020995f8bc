import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');
const script = pathToFileURL(join(root, 'scripts/judge-advisories.js')).href;
const { judgeAdvisories } = (await import(script)) as {
  judgeAdvisories(asked: {
    folder: string;
    ask: () => Promise<string>;
    registryOnly: boolean;
    say: Pick<Console, 'log' | 'warn' | 'error'>;
  }): Promise<number>;
};
const DAY_MS = 86_400_000;
const dayAt = (daysFromNow: number) => new Date(Date.now() + daysFromNow * DAY_MS).toISOString().slice(0, 10);

/** A project with a lock file, a snapshot and exceptions of its own. */
let project: string;

const write = (file: string, content: unknown) => {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), typeof content === 'string' ? content : JSON.stringify(content));
};
const read = (file: string) => JSON.parse(readFileSync(join(project, file), 'utf8')) as never;

/** Locks leaky at `version`, and two others: one that leans on it, and one that is only built with. */
function lock(version: string, more: object = {}) {
  const dependencies = { leaky: version, leaning: '1.0.0' };
  write('package.json', { name: 'project', version: '1.0.0', dependencies });
  write('package-lock.json', {
    name: 'project',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: {
      '': { name: 'project', version: '1.0.0', dependencies },
      'node_modules/leaky': { version },
      'node_modules/leaning': { version: '1.0.0', dependencies: { leaky: '*' } },
      'node_modules/builder': { version: '1.0.0', dev: true },
      ...more,
    },
  });
}

const advisory = {
  id: 'GHSA-aaaa-bbbb-cccc',
  severity: 'high',
  range: '>=2.0.0 <2.4.1',
  published: '2026-01-02',
};
const advisoryPage = 'https://github.com/advisories/GHSA-dddd-eeee-ffff';
const snapshot = (advisories: object, asOf = dayAt(-10)) => ({
  asOf,
  source: 'a database',
  packages: { leaky: [], leaning: [], builder: [], ...advisories },
});

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'visningsklar-audit-'));
  lock('2.4.0');
  write('security/advisories.json', snapshot({ leaky: [advisory] }));
  write('security/exceptions.json', []);
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

interface Told {
  readonly code: number | null;
  readonly said: string;
}

/** In a process of its own. @param env beside what a process needs to find its program */
async function run(script: string, args: readonly string[], env: Record<string, string> = {}): Promise<Told> {
  const child = spawn(process.execPath, [join(root, 'scripts', script), ...args], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, said };
}

/** As npm says that the registry refused. */
const refused = JSON.stringify({ message: '405 Method Not Allowed', error: { code: 'E405' } });

/** What `npm run audit` tells when npm answers so. */
async function audit(answer: string | Promise<string> = refused): Promise<Told> {
  let said = '';
  const hear = (line: string) => (said += `${line}\n`);
  const say = { log: hear, warn: hear, error: hear };
  const asked = { folder: project, ask: async () => await answer, registryOnly: false, say };
  const code = await judgeAdvisories(asked).catch((error: Error) => {
    hear(error.message);
    return 1;
  });
  return { code, said };
}

describe('npm run audit', () => {
  let registry: Server;
  let asked: string[];
  let answer: { status: number; body: unknown };

  beforeEach(async () => {
    asked = [];
    registry = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      request.resume().on('end', () => {
        const { status, body } =
          request.method === 'POST' ? answer : { status: 200, body: packageOf(request.url!) };
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
      });
    });
    await new Promise<void>((done) => registry.listen(0, '127.0.0.1', done));
  });
  afterEach(() => new Promise((done) => registry.close(done)));

  /** What the registry tells of a package that an advisory names. */
  function packageOf(url: string) {
    const name = decodeURIComponent(url.slice(1));
    return { name, 'dist-tags': { latest: '2.4.0' }, versions: { '2.4.0': { name, version: '2.4.0' } } };
  }

  /** Asks npm, which asks the registry. */
  async function byNpm(...args: string[]): Promise<Told> {
    const { port } = registry.address() as AddressInfo;
    const told = await run('audit.js', [...args, project], {
      npm_config_registry: `http://127.0.0.1:${port}/`,
      npm_config_fetch_retries: '0',
      // npm keeps what it was told of an advisory.
      npm_config_cache: join(project, '.npm'),
    });
    expect(asked[0]).toBe('POST /-/npm/v1/security/advisories/bulk');
    return told;
  }

  it('believes a registry that answers rather than the snapshot', async () => {
    answer = { status: 200, body: {} };
    expect(await byNpm()).toEqual({ code: 0, said: '0 high or critical, 0 milder\n' });
  });

  it('fails at what the registry calls high, and names it', async () => {
    const leak = {
      id: 1,
      url: advisoryPage,
      title: 'Läcker',
      severity: 'high',
      vulnerable_versions: '<2.5.0',
    };
    answer = { status: 200, body: { leaky: [leak] } };
    const { code, said } = await byNpm();
    expect(code).toBe(1);
    expect(said).toMatch(/^high +leaky +2\.4\.0 +<2\.5\.0 +GHSA-dddd-eeee-ffff$/m);
    expect(said).toContain('1 high or critical, 0 milder\n');
  });

  it('looks into the snapshot where the registry does not answer', async () => {
    answer = { status: 405, body: {} };
    const { code, said } = await byNpm();
    expect(said).toMatch(/^high +leaky +2\.4\.0 +>=2\.0\.0 <2\.4\.1 +GHSA-aaaa-bbbb-cccc$/m);
    expect(code).toBe(1);
  });

  it('fails without an answer when it may ask the registry alone', async () => {
    lock('2.4.1');
    answer = { status: 405, body: {} };
    expect(await byNpm('--registry-only')).toEqual({ code: 1, said: 'The registry did not answer.\n' });
  });
});

describe('a registry that answers', () => {
  /** As npm writes it of a registry's answer. */
  const told = (severity: string) =>
    JSON.stringify({
      auditReportVersion: 2,
      vulnerabilities: {
        leaky: {
          name: 'leaky',
          severity,
          via: [{ source: 1, name: 'leaky', title: 'Läcker', url: advisoryPage, severity, range: '<2.5.0' }],
          nodes: ['node_modules/leaky'],
        },
        leaning: { name: 'leaning', severity, via: ['leaky'], nodes: ['node_modules/leaning'] },
      },
    });

  it.each(['high', 'critical'])('fails at what is %s, and names it', async (severity) => {
    const { code, said } = await audit(told(severity));
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`^${severity} +leaky +2\\.4\\.0 +<2\\.5\\.0 +GHSA-dddd-eeee-ffff$`, 'm'));
    expect(said).toContain('1 high or critical, 0 milder\n');
  });

  it('counts what is milder and goes on', async () => {
    const { code, said } = await audit(told('moderate'));
    expect([code, said]).toEqual([0, expect.stringContaining('0 high or critical, 1 milder\n')]);
  });

  it('is not failed for what is excepted', async () => {
    write('security/exceptions.json', [
      { id: 'GHSA-dddd-eeee-ffff', reason: 'never reached', until: dayAt(5) },
    ]);
    const { code, said } = await audit(told('high'));
    expect(said).toContain('never reached');
    expect(code).toBe(0);
  });
});

describe('the snapshot, where the registry does not answer', () => {
  it.each([
    ['says that it was refused', () => refused],
    ['says nothing', () => ''],
    ['cannot be run', () => Promise.reject(new Error('spawn npm ENOENT'))],
  ])('fails at a version in the range of what is high, and names it, when npm %s', async (_, answer) => {
    const { code, said } = await audit(answer());
    expect(said).toMatch(/^high +leaky +2\.4\.0 +>=2\.0\.0 <2\.4\.1 +GHSA-aaaa-bbbb-cccc$/m);
    expect(said).toContain(`snapshot of ${dayAt(-10)}`);
    expect(code).toBe(1);
  });

  it.each(['2.4.1', '1.9.9'])('is content with %s, which the range does not hold', async (version) => {
    lock(version);
    const { code, said } = await audit();
    expect(said).toContain('0 high or critical, 0 milder\n');
    expect(code).toBe(0);
  });

  it('finds a copy that lies deeper than another one', async () => {
    lock('2.4.1', { 'node_modules/leaning/node_modules/leaky': { version: '2.3.0' } });
    expect((await audit()).said).toMatch(/^high +leaky +2\.3\.0 /m);
  });

  it('takes a test version for the version that it comes before', async () => {
    lock('2.4.1-beta.1');
    expect((await audit()).code).toBe(1);
  });

  it('counts what is milder, and leaves out what is only built with', async () => {
    write(
      'security/advisories.json',
      snapshot({
        leaky: [{ ...advisory, severity: 'moderate' }],
        builder: [{ ...advisory, range: '*' }],
      }),
    );
    const { code, said } = await audit();
    expect([code, said]).toEqual([0, expect.stringContaining('0 high or critical, 1 milder\n')]);
    expect(said).not.toContain('builder');
  });

  it('says which packages it knows nothing of', async () => {
    lock('2.4.1', { 'node_modules/unheard': { version: '1.0.0' } });
    expect((await audit()).said).toContain('1 package is not in the snapshot: unheard\n');
  });

  it.each([
    [89, false],
    [92, true],
  ])('that is %d days old is warned of: %s', async (days, isWarned) => {
    write('security/advisories.json', snapshot({}, dayAt(-days)));
    const { code, said } = await audit();
    expect(/is \d+ days old/.test(said)).toBe(isWarned);
    expect(code).toBe(0);
  });

  it.each([
    ['nothing', undefined],
    ['no JSON', '{"asOf": '],
    ['no date', { source: 'a database', packages: { leaky: [] } }],
    ['a date that is none', snapshot({}, '2026-13-40')],
    ['no packages', { asOf: dayAt(0), source: 'a database', packages: {} }],
    ['a range that is none', snapshot({ leaky: [{ ...advisory, range: 'before 2' }] })],
    ['a severity that is none', snapshot({ leaky: [{ ...advisory, severity: 'medium' }] })],
    ['an advisory without an id', snapshot({ leaky: [{ ...advisory, id: undefined }] })],
  ])('is no snapshot when it holds %s', async (_, content) => {
    if (content === undefined) rmSync(join(project, 'security/advisories.json'));
    else write('security/advisories.json', content);
    const { code, said } = await audit();
    expect(said).toMatch(/^security\/advisories\.json is no snapshot: .+$/m);
    expect(code).toBe(1);
  });
});

describe('an exception', () => {
  const exception = { id: advisory.id, reason: 'never reached', until: dayAt(1) };

  it('lets through what it names until its day', async () => {
    write('security/exceptions.json', [exception]);
    const { code, said } = await audit();
    expect(said).toContain(`excepted until ${dayAt(1)}: never reached`);
    expect(said).toContain('0 high or critical, 0 milder, 1 excepted\n');
    expect(code).toBe(0);
  });

  it('fails after its day', async () => {
    write('security/exceptions.json', [{ ...exception, until: dayAt(-1) }]);
    const { code, said } = await audit();
    expect(said).toContain(`The exception of ${advisory.id} ended on ${dayAt(-1)}`);
    expect(said).toContain('1 high or critical, 0 milder\n');
    expect(code).toBe(1);
  });

  it('fails after its day though nothing is found any more', async () => {
    lock('2.4.1');
    write('security/exceptions.json', [{ ...exception, until: dayAt(-1) }]);
    expect((await audit()).code).toBe(1);
  });

  it.each([
    ['reason', { ...exception, reason: ' ' }],
    ['day', { ...exception, until: 'later' }],
    ['id', { ...exception, id: undefined }],
  ])('without its %s is none', async (_, content) => {
    write('security/exceptions.json', [content]);
    const { code, said } = await audit();
    expect(said).toMatch(/^security\/exceptions\.json is no list of exceptions: .+$/m);
    expect(code).toBe(1);
  });
});

describe('npm run audit:renew', () => {
  const record = (id: string, affected: object[], more: object = {}) => {
    write(`database/advisories/github-reviewed/2026/01/${id}/${id}.json`, {
      id,
      published: '2026-01-02T03:04:05Z',
      affected,
      database_specific: { severity: 'MODERATE' },
      ...more,
    });
  };
  const of = (name: string, ...events: object[]) => ({
    package: { ecosystem: 'npm', name },
    ranges: [{ type: 'ECOSYSTEM', events }],
  });

  it('keeps of a copy of the database what concerns the packages of the lock', async () => {
    record('GHSA-1111-1111-1111', [
      of('leaky', { introduced: '0' }, { fixed: '1.2.3' }),
      of('leaky', { introduced: '2.0.0' }, { last_affected: '2.4.0' }),
      of('elsewhere', { introduced: '0' }),
    ]);
    record('GHSA-2222-2222-2222', [of('leaning', { introduced: '0' })], {
      database_specific: { severity: 'CRITICAL' },
    });
    record('GHSA-3333-3333-3333', [
      {
        ...of('leaky', { introduced: '3.0.0' }),
        database_specific: { last_known_affected_version_range: '< 3.1.0' },
      },
    ]);
    record('GHSA-4444-4444-4444', [of('leaky', { introduced: '0' })], { withdrawn: '2026-02-01T00:00:00Z' });
    record('GHSA-5555-5555-5555', [
      { ...of('leaky', { introduced: '0' }), package: { ecosystem: 'PyPI', name: 'leaky' } },
    ]);
    const { code, said } = await run('renew-advisories.js', [
      join(project, 'database'),
      '2026-03-04',
      project,
    ]);
    expect([code, said]).toEqual([
      0,
      expect.stringContaining('3 advisories of 3 packages, as of 2026-03-04'),
    ]);
    expect(read('security/advisories.json')).toEqual({
      asOf: '2026-03-04',
      source: expect.stringContaining('GitHub Advisory Database'),
      packages: {
        builder: [],
        leaky: [
          {
            id: 'GHSA-1111-1111-1111',
            severity: 'moderate',
            range: '<1.2.3 || >=2.0.0 <=2.4.0',
            published: '2026-01-02',
          },
          {
            id: 'GHSA-3333-3333-3333',
            severity: 'moderate',
            range: '>=3.0.0 <3.1.0',
            published: '2026-01-02',
          },
        ],
        leaning: [{ id: 'GHSA-2222-2222-2222', severity: 'critical', range: '*', published: '2026-01-02' }],
      },
    });
    // What it wrote is read.
    expect((await audit()).said).toMatch(/^critical +leaning +1\.0\.0 +\* +GHSA-2222-2222-2222$/m);
  });

  it.each([
    ['a folder without advisories', ['.', '2026-03-04']],
    ['no date', ['database', 'today']],
    ['nothing', []],
  ])('refuses %s, and leaves the snapshot', async (_, [folder, date]) => {
    record('GHSA-1111-1111-1111', [of('leaky', { introduced: '0' })]);
    const args = folder === undefined ? [] : [join(project, folder), date!, project];
    const { code, said } = await run('renew-advisories.js', args);
    expect([code, said]).toEqual([1, expect.stringContaining('npm run audit:renew -- ')]);
    expect(read('security/advisories.json')).toEqual(snapshot({ leaky: [advisory] }));
  });
});

it('lets our own versions through by our own snapshot', async () => {
  const snapshotFiles = ['security/advisories.json', 'security/exceptions.json'];
  for (const file of ['package.json', 'package-lock.json', ...snapshotFiles]) {
    write(file, readFileSync(join(root, file), 'utf8'));
  }
  const { code, said } = await audit();
  expect([code, said]).toEqual([0, expect.stringContaining('0 high or critical')]);
});

it('the committed snapshot names every package that package-lock.json installs', () => {
  const own = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const locked = own('package-lock.json') as { packages: Record<string, { name?: string }> };
  const snapshot = own('security/advisories.json') as { packages: object };
  const names = Object.entries(locked.packages)
    .filter(([path]) => path !== '')
    .map(([path, { name }]) => name ?? path.slice(path.lastIndexOf('node_modules/') + 13));
  expect(names.length).toBeGreaterThan(1000);
  expect(names.filter((name) => !Object.hasOwn(snapshot.packages, name))).toEqual([]);
});
