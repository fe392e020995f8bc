import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli, startCli, type CliCall, type CliResult } from './cli.js';
import type { OpenAiServer } from './openai-server.js';

const allVerdicts = ['GREEN', 'YELLOW', 'RED'];

/** A suite of one variant, which checks no more than the shape of each answer. */
export const smallestSuite = `variants:
  - id: standard
    model: gpt-5.1
checks:
  - type: schema
gate: { passRate: 1 }
`;

/** A suite in a folder of its own, with a data folder for its runs. */
export interface SuiteFolder {
  readonly path: string;
  /** The suite's file. */
  readonly suite: string;
  /** The environment of its commands. */
  readonly env: Readonly<Record<string, string>>;
  write(file: string, content: string | object): Promise<string>;
  run(...args: string[]): Promise<CliResult>;
  start(...args: string[]): CliCall;
  /** Id of the only run there is. */
  runId(): Promise<string>;
  /** How many results of that run are kept. */
  kept(): Promise<number>;
  remove(): Promise<void>;
}

/** Three flats, `flat-1` to `flat-3`, and any verdict will do; checks and the rest are given as YAML. */
export async function suiteFolder(server: OpenAiServer | null, yaml: string): Promise<SuiteFolder> {
  const path = await mkdtemp(join(tmpdir(), 'suite-'));
  const data = join(path, 'data');
  const env: Record<string, string> = {
    DATA_DIR: data,
    ...(server ? { OPENAI_API_KEY: server.apiKey, OPENAI_BASE_URL: server.baseUrl } : {}),
  };
  const write = async (file: string, content: string | object): Promise<string> => {
    await writeFile(join(path, file), typeof content === 'string' ? content : JSON.stringify(content));
    return join(path, file);
  };
  await mkdir(join(path, 'flats'));
  for (const number of [1, 2, 3]) await write(`flats/flat-${number}.json`, flat(number));
  const suite = await write('prov.yaml', suiteText(yaml));
  const runId = async (): Promise<string> => {
    const [id, ...others] = await readdir(join(data, 'experiments/runs'));
    if (id === undefined || others.length > 0) throw new Error('not exactly one run is kept');
    return id;
  };
  return {
    path,
    suite,
    env,
    write,
    runId,
    run: (...args) => runCli(['experiments', ...args], env),
    start: (...args) => startCli(['experiments', ...args], env),
    kept: async () => {
      const lines = await readFile(
        join(data, 'experiments/runs', await runId(), 'results.jsonl'),
        'utf8',
      ).catch(() => '');
      return lines.split('\n').length - 1;
    },
    remove: () => rm(path, { recursive: true }),
  };
}

/** A suite of these flats; what is given comes after its head. */
export function suiteText(yaml: string): string {
  const head = ['name: prov', 'description: A suite for tests.', 'day: 2026-11-21', 'cases: [flats/*.json]'];
  return `${head.join('\n')}\n${yaml}`;
}

function flat(number: number): object {
  return {
    name: `flat-${number}`,
    story: 'A flat without anything to hide.',
    ...(number === 3 ? { tags: ['last'] } : {}),
    listing: {
      address: `Provgatan ${number}`,
      municipality: 'Stockholm',
      price: 4_950_000,
      area: '58',
      numberOfRooms: '2',
      monthlyFee: 3450,
      tenure: 'Bostadsrätt',
      propertyType: 'Lägenhet',
      yearBuilt: 1938,
      description: `Ljus tvåa på våning ${number} med balkong mot gården.`,
    },
    expected: { verdict: 'GREEN', verdictAlso: allVerdicts },
  };
}
