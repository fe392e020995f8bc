import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { subjects } from '../reading/learned/subjects.js';
import { checkRows } from './checks.js';
import { parts } from './life-lengths.js';
import * as mustHave from './must-have/must-have.js';
import { begunTrigger } from './questions/begun.js';
import { flagAnswers } from './questions/flagged.js';
import { questionBank } from './questions/questions.js';
import { redone, removable, stayOf } from './stays.js';

const sources = globSync('src/reports/**/*.ts')
  .filter((path) => !path.endsWith('.spec.ts') && !path.includes(`${sep}knowledge${sep}`))
  .map((path) => readFileSync(path, 'utf8'));

/** Every name in quotes or of a row outside this folder: the rules, conflicts and missing facts that the code makes. */
const made = new Set(
  sources.flatMap((source) => source.match(/(?<=['"`])[a-zA-Z][\w-]*|(?<=^\s+)[a-z]+(?=: )/gm) ?? []),
);
const ofParts = parts.flatMap(({ id, item }) => [
  `past-life-${id}`,
  `near-end-${id}`,
  `unjudged-${item ?? id}`,
]);
const facts = new Set(Object.values(mustHave).flatMap((table) => table.map(({ field }) => field)));
const unclear = Object.keys(subjects).map((subject) => `unclear-${subject}`);
const known = (name: string): boolean =>
  name === begunTrigger ||
  unclear.includes(name) ||
  made.has(name.replace(/^source-conflict-/, '')) ||
  ofParts.includes(name) ||
  facts.has(name);

it('names in its tables only rules and facts that there are', () => {
  const named = [
    ...checkRows.flatMap(({ id, rules }) => rules.split(' ').map((rule) => [`check ${id}`, rule])),
    ...questionBank.flatMap(({ id, triggers }) => triggers.map((rule) => [`question ${id}`, rule])),
    ...flagAnswers.map(({ rule, questions }) => [`answer to ${questions.join()}`, rule]),
  ];
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter(([, rule]) => !known(rule!) && !rule!.endsWith('-'))).toEqual([]);
});

describe('what no answer removes', () => {
  const keys = [...stayOf.keys(), ...redone.keys(), ...removable];

  it('is named by rules that there are', () => {
    const begins = (beginning: string): boolean =>
      [...made, ...ofParts].some((name) => name.startsWith(beginning) && name !== beginning);
    const rules = keys.map((key) => key.split(': ')[0] ?? '');
    expect(rules.filter((rule) => (rule.endsWith('-') ? !begins(rule) : !known(rule)))).toEqual([]);
  });

  it('is named by titles that there are', () => {
    const titles = keys.flatMap((key) => key.split(': ')[1] ?? []);
    expect(titles.length).toBeGreaterThan(20);
    expect(titles.filter((title) => !sources.some((source) => source.includes(`'${title}'`)))).toEqual([]);
  });
});
