import type { Command } from 'commander';
import { buildProgram } from '../../cli/program.js';
import { startTestApp } from '../support/app.js';
import { runCli, type CliResult } from '../support/cli.js';
import { freePort } from '../support/free-port.js';

/** Processes at one time. */
const atOnce = 3;

const mail = 'anna@test.example';
const id = '00000000-0000-4000-8000-000000000000';
const nowhere = '/nonexistent/visningsklar';

/** What may be given for an argument of that name; nothing of it is there, or is anybody's. */
const argumentsByName: Readonly<Record<string, string>> = {
  analysisId: id,
  backup: 'package.json',
  count: '1',
  file: nowhere,
  files: `${nowhere}.jpg`,
  folder: nowhere,
  host: 'evil.example',
  id,
  ids: id,
  key: 'report_keep_minutes',
  later: 'no-such-run',
  'lookup-key': 'package-99-reports',
  mail,
  queue: 'analyses',
  run: 'no-such-run',
  shell: 'bash',
  suite: `${nowhere}.yaml`,
  suites: `${nowhere}.yaml`,
  type: 'schema',
  url: 'https://evil.example/',
  value: '60',
  words: 'web',
};
/** The same for an option that has to be given. */
const optionsByName: Readonly<Record<string, string>> = {
  '--listing': `${nowhere}.json`,
  '--reason': 'ett ärende',
  '--reports': '9',
  '--to': nowhere,
  '--verdict': 'GREEN',
};
/** What a command wants besides. */
const besides: Readonly<Record<string, readonly string[]>> = {
  'analyses run': ['--user', mail],
  // Else it writes into this folder.
  'init-env': ['--print'],
};
/** Commands that ask neither database nor Redis; all others do. */
const offline = /^(scrape|scraping|images|reports|experiments (?!add-case)|doctor|init-env|completion)\b/;

interface Case {
  /** `webhooks replay` */
  readonly name: string;
  readonly command: Command;
  readonly path: readonly string[];
  /** All that it takes and needs. */
  readonly valid: readonly string[];
}

let cases: Case[];
beforeAll(async () => {
  cases = leavesOf(await buildProgram(() => true), []);
});

/** A new command comes in by itself: nobody has to think of this file, unless it takes what no other does. */
function leavesOf(command: Command, path: readonly string[]): Case[] {
  const below = command.commands.flatMap((child) => leavesOf(child, [...path, child.name()]));
  if (below.length > 0 && command.registeredArguments.length === 0) return below;
  const name = path.join(' ');
  const given = (kind: string, wanted: string, known: Readonly<Record<string, string>>) => {
    const value = known[wanted];
    if (value === undefined) throw new Error(`Say what may be given for the ${kind} ${wanted} of "${name}"`);
    return value;
  };
  const values = command.registeredArguments.map((one) => given('argument', one.name(), argumentsByName));
  const options = command.options
    .filter(({ mandatory }) => mandatory)
    .flatMap(({ long }) => [long!, given('option', long!, optionsByName)]);
  return [{ name, command, path, valid: [...values, ...options, ...(besides[name] ?? [])] }, ...below];
}

/** What each came to, by what was typed. */
async function runEach(
  lines: readonly (readonly string[])[],
  env: Record<string, string> = {},
): Promise<[line: string, result: CliResult][]> {
  const results: [string, CliResult][] = [];
  const left = [...lines.entries()];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [at, args] = next;
      results[at] = [args.join(' '), await runCli(args, { NO_COLOR: '1', ...env })];
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

/** Those that are not as they should be, with what they said: one look tells all of them. */
function others(
  results: readonly [string, CliResult][],
  isGood: (result: CliResult, line: string) => boolean,
): unknown[] {
  return results.filter(([line, result]) => !isGood(result, line));
}

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');
const isOneComplaint = ({ code, stdout, stderr }: CliResult): boolean =>
  code === 1 && stdout === '' && lines(stderr).length === 1 && stderr.startsWith('app-cli: ');

describe('every command', () => {
  it('is found', () => {
    const names = cases.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['scrape', 'webhooks replay', 'db migrate', 'doctor']));
    expect(names.length).toBeGreaterThan(40);
  });

  it('tells by --help what it is for, with examples', async () => {
    const helps = await runEach(cases.map(({ path }) => [...path, '--help']));
    const about = new Map(cases.map(({ name, command }) => [`${name} --help`, command.description()]));
    const isGood = ({ code, stdout, stderr }: CliResult, line: string) =>
      code === 0 &&
      stderr === '' &&
      stdout.startsWith(`Usage: app-cli ${line.replace(' --help', '')} `) &&
      about.get(line)!.length > 10 &&
      // Commander breaks its lines.
      stdout.replace(/\s+/g, ' ').includes(about.get(line)!) &&
      new RegExp(`\\nExamples:\\n(  .*\\n)*?  \\$ npx app-cli ${line.replace(' --help', '')}\\b`).test(
        stdout,
      );
    expect(others(helps, isGood)).toEqual([]);
  });

  it('says in one line what is wrong with an unknown option, and where to read more', async () => {
    const wrong = await runEach(cases.map(({ path, valid }) => [...path, ...valid, '--nonsense']));
    const isGood = (result: CliResult) =>
      isOneComplaint(result) &&
      /unknown option '--nonsense'.*\("app-cli .* --help" shows how\)/.test(result.stderr);
    expect(others(wrong, isGood)).toEqual([]);
  });

  it('says in one line what is missing, and what is too much', async () => {
    const needy = cases.filter(({ command }) => command.registeredArguments.some(({ required }) => required));
    const missing = await runEach(needy.map(({ path }) => path));
    const isMissing = (result: CliResult) =>
      isOneComplaint(result) &&
      /(missing required argument|required option).*--help" shows how/.test(result.stderr);
    expect(needy.length).toBeGreaterThan(20);
    expect(others(missing, isMissing)).toEqual([]);

    const strict = cases.filter(({ command }) => command.registeredArguments.at(-1)?.variadic !== true);
    const tooMuch = await runEach(strict.map(({ path, valid }) => [...path, ...valid, 'extra']));
    const isTooMuch = (result: CliResult) =>
      isOneComplaint(result) && /too many arguments.*--help" shows how/.test(result.stderr);
    expect(others(tooMuch, isTooMuch)).toEqual([]);
  });

  it('names in one line the database that is not there, if it needs one', async () => {
    const port = await freePort();
    const needy = cases.filter(({ name }) => !offline.test(name));
    const lost = await runEach(
      needy.map(({ path, valid, command }) => [
        ...path,
        ...valid,
        ...(command.options.some(({ long }) => long === '--yes') ? ['--yes'] : []),
      ]),
      {
        DATABASE_URL: `postgresql://app:hemligt@127.0.0.1:${port}/app`,
        REDIS_URL: `redis://127.0.0.1:${port}`,
        JWT_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
      },
    );
    const told = `PostgreSQL does not answer at 127.0.0.1:${port} (DATABASE_URL): connection refused; `;
    expect(needy.length).toBeGreaterThan(25);
    expect(others(lost, (result) => isOneComplaint(result) && result.stderr.includes(told))).toEqual([]);
  });

  it('prints JSON or nothing with --json, says nothing of a success with --quiet, and no colours with NO_COLOR', async () => {
    const app = await startTestApp({ SCRAPING_HOST_MAP: 'evil.example=http://127.0.0.1:9' });
    try {
      const ran = await runEach(
        cases.map(({ path, valid, command }) => [
          '--quiet',
          ...path,
          ...valid,
          ...(command.options.some(({ long }) => long === '--json') ? ['--json'] : []),
        ]),
        { ...app.env },
      );
      const isGood = ({ code, stdout, stderr }: CliResult, line: string) =>
        [0, 1, 2, 3].includes(code ?? -1) &&
        (!line.endsWith('--json') || isJsonOrNothing(stdout)) &&
        lines(stderr).every((said) => said.startsWith('app-cli: ')) &&
        (code === 0 ? stderr === '' : stdout + stderr !== '') &&
        !`${stdout}${stderr}`.includes('\u001b');
      expect(others(ran, isGood)).toEqual([]);
      const done = ran.filter(([, { code, stdout }]) => code === 0 && stdout !== '');
      expect(done.length).toBeGreaterThan(15);
    } finally {
      await app.close();
    }
  });
});

function isJsonOrNothing(text: string): boolean {
  if (text === '') return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

it('what is no command is told in one line, with the nearest that is', async () => {
  for (const [typed, meant] of [
    ['webhok', 'webhooks'],
    ['queue paus', 'pause'],
  ] as const) {
    const result = await runCli(typed.split(' '), {});
    expect([typed, isOneComplaint(result)]).toEqual([typed, true]);
    expect(result.stderr).toMatch(new RegExp(`unknown command.*${meant}`));
  }
});
