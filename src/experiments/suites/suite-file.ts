import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { isMeantFor, readCheckCalls } from '../checks/checks.js';
import { nearby, readCases, type CaseFile } from './case-files.js';
import { suiteFileSchema, type SuiteFile } from './suite.schema.js';
import type { Suite, Variant } from './suite.types.js';
import { SuiteInvalid } from './suites.errors.js';
import { someOf } from './wording.js';
import { faultOf, readYaml, type YamlFile } from './yaml-place.js';

/**
 * A suite with its cases, instructions and checks.
 * @param path of the YAML file
 * @throws SuiteInvalid that names the file, the line or field, and what is wrong
 */
export function loadSuite(path: string): Suite {
  const absolute = resolve(path);
  const folder = dirname(absolute);
  const file = readYaml(readText(absolute, nearby(absolute)), nearby(absolute));
  const read = suiteFileSchema.safeParse(file.value);
  if (!read.success) throw faultOf(file, read.error);
  const said = read.data;
  const variants = variantsOf(said, file, folder);
  const checks = placedAt(file, 'checks', () => readCheckCalls(said.checks));
  const cases = placedAt(file, 'cases', () => readCases(said.cases, folder));
  const tags = new Set(cases.flatMap(({ golden }) => golden.tags));
  for (const [index, check] of checks.entries())
    for (const tag of check.tags)
      if (!tags.has(tag))
        throw new SuiteInvalid(
          `${file.placeOf(['checks', index, 'tags'])}: checks.${index}.tags: no case has the tag ${tag}`,
        );
  const unchecked = cases.filter(({ golden }) => !checks.some((check) => isMeantFor(check, golden)));
  if (unchecked.length > 0)
    throw new SuiteInvalid(
      `${file.placeOf(['checks'])}: checks: none is meant for ${someOf(unchecked.map(({ golden }) => golden.name))}`,
    );
  const judge = said.judge ?? null;
  if (!judge && checks.some(({ type }) => type === 'rubric'))
    throw new SuiteInvalid(
      `${file.placeOf(['checks'])}: a rubric needs a model that judges: name it at judge.model`,
    );
  for (const name of Object.keys(said.gate.checks))
    if (!checks.some((check) => check.name === name))
      throw new SuiteInvalid(
        `${file.placeOf(['gate', 'checks', name])}: gate.checks.${name}: there is no such check`,
      );
  return {
    name: said.name,
    description: said.description,
    path: absolute,
    digest: digestOf([said.day, cases.map(whatIsAsked), variants, said.checks, judge]),
    cases: cases.map(({ golden }) => golden),
    caseFolders: new Map(cases.map(({ golden, path }) => [golden.name, dirname(path)])),
    variants,
    repeat: said.repeat,
    day: said.day,
    checks,
    gate: said.gate,
    judge,
    recordings: said.recordings === undefined ? null : resolve(folder, said.recordings),
    isPart: false,
  };
}

function variantsOf({ variants, recordings }: SuiteFile, file: YamlFile, folder: string): Variant[] {
  return variants.map(({ id, analyst, template, instructions, model, parameters }, index) => {
    if (variants.findIndex((other) => other.id === id) < index)
      throw new SuiteInvalid(`${file.placeOf(['variants', index, 'id'])}: two variants are named ${id}`);
    if (analyst === 'openai' && recordings !== undefined && model === undefined)
      throw new SuiteInvalid(
        `${file.placeOf(['variants', index])}: variants.${index}.model: recorded answers are a model's: name it`,
      );
    const place = file.placeOf(['variants', index, 'instructions']);
    return {
      id,
      analyst,
      template,
      instructions: instructions === undefined ? null : readText(resolve(folder, instructions), place),
      model: model ?? null,
      parameters,
    };
  });
}

/** @param place what names the file in the error: itself, or the line that asks for it */
function readText(path: string, place: string): string {
  const named = place === nearby(path) ? place : `${place}: ${basename(path)}`;
  let text: string;
  try {
    text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const what = { ENOENT: 'there is no such file', EISDIR: 'it is a folder' }[code ?? ''] ?? message;
    throw new SuiteInvalid(`${named}: ${what}`);
  }
  if (text.trim() === '') throw new SuiteInvalid(`${named}: it is empty`);
  return text;
}

/** What reads a part of the suite does not know where in the file it stands. */
function placedAt<T>(file: YamlFile, part: 'checks' | 'cases', read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SuiteInvalid)) throw error;
    const index = /^checks\[(\d+)\]/.exec(error.message)?.[1];
    const path = index === undefined ? [part] : [part, Number(index)];
    throw new SuiteInvalid(`${file.placeOf(path)}: ${error.message}`);
  }
}

/** A case without what only people read; its pictures by what they hold, wherever they lie. */
function whatIsAsked({ golden: { story: _, ...golden }, pictures }: CaseFile): unknown {
  return {
    ...golden,
    pictures: golden.pictures.map(({ label: _label, file: _file, ...picture }, index) => ({
      ...picture,
      digest: pictures[index],
    })),
  };
}

const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
