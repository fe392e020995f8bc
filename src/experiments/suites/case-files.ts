import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, relative, resolve } from 'node:path';
import { faultsIn } from './faults.js';
import { goldenCaseSchema, type GoldenCase } from './case.schema.js';
import { SuiteInvalid } from './suites.errors.js';

/** A case and where it was read. */
export interface CaseFile {
  readonly path: string;
  readonly golden: GoldenCase;
  /** Hex SHA-256 of each picture's file, in the case's order; null for one that is counted only. */
  readonly pictures: readonly (string | null)[];
}

/**
 * The cases of a suite by name, each once, with the tags that every case has by itself.
 * @param patterns paths and globs
 * @param folder absolute, that they are relative to
 * @throws SuiteInvalid naming the pattern that finds nothing, or the file and what is wrong with it
 */
export function readCases(patterns: readonly string[], folder: string): CaseFile[] {
  const paths = new Set(patterns.flatMap((pattern) => filesOf(pattern, folder)));
  const cases = [...paths].map(readCase).sort((a, b) => compare(a.golden.name, b.golden.name));
  cases.forEach(({ path, golden: { name } }, index) => {
    const before = cases[index - 1];
    if (before?.golden.name === name)
      throw new SuiteInvalid(`${nearby(path)} and ${nearby(before.path)} both hold a case named ${name}`);
  });
  return cases;
}

function filesOf(pattern: string, folder: string): string[] {
  const found = globSync(pattern, { cwd: folder })
    .map((path) => resolve(folder, path))
    .filter((path) => statSync(path).isFile());
  if (found.length === 0)
    throw new SuiteInvalid(`cases: no file is found by ${pattern} in ${nearby(folder)}`);
  return found;
}

function readCase(path: string): CaseFile {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new SuiteInvalid(`${nearby(path)}: it is no JSON: ${(error as Error).message}`);
  }
  const read = goldenCaseSchema.safeParse(value);
  if (!read.success) throw new SuiteInvalid(`${nearby(path)}: ${faultsIn(read.error)}`);
  const pictures = read.data.pictures.map(({ file }, index) => {
    if (file === undefined) return null;
    try {
      return digestOf(readFileSync(resolve(dirname(path), file)));
    } catch {
      throw new SuiteInvalid(`${nearby(path)}: pictures.${index}.file: ${file} cannot be read`);
    }
  });
  const tags = [...new Set([...read.data.tags, ...ownTags(read.data, path)])];
  return { path, golden: { ...read.data, tags }, pictures };
}

/** Its folder, its expected verdict and its tenure: `planted`, `red`, `kooperativ-hyresratt`. */
function ownTags({ expected, listing }: GoldenCase, path: string): string[] {
  const tenure = typeof listing.tenure === 'string' ? [tagOf(listing.tenure)] : [];
  return [basename(dirname(path)), expected.verdict.toLowerCase(), ...tenure].filter((tag) => tag !== '');
}

/** As it is easily typed: without capitals, spaces and the dots and rings of letters. */
const tagOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** As a person would name a file from where they stand. */
export function nearby(path: string): string {
  const short = relative(process.cwd(), path);
  return short === '' || short.startsWith('..') || isAbsolute(short) ? path : short;
}

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
