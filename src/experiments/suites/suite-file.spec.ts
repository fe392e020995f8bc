import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSuite } from './suite-file.js';

const home = (name: string, change: object = {}) => ({
  name,
  story: 'A flat.',
  listing: { address: 'Provgatan 3', price: 2_000_000, tenure: 'Kooperativ hyresrätt' },
  expected: { verdict: 'YELLOW' },
  ...change,
});

const suite = `name: prov
description: A suite for this test.
day: 2026-11-21
cases: [homes/*.json]
variants:
  - id: rules
    analyst: rules
checks:
  - type: schema
`;

describe('reading a suite', () => {
  let folder: string;
  const write = async (path: string, content: string | object) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    await writeFile(join(folder, path), text);
    return join(folder, path);
  };
  const fault = (path: string): string => {
    try {
      loadSuite(path);
    } catch (error) {
      return (error as Error).message;
    }
    return 'no fault';
  };
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'suite-'));
    await mkdir(join(folder, 'homes'));
    await write('homes/b.json', home('bodtvå', { tags: ['äldre'] }));
    await write('homes/a.json', home('avtal'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('reads cases by name, with the tags that each has by itself', async () => {
    const { cases, repeat, recordings, variants } = loadSuite(await write('prov.yaml', suite));
    expect(cases.map(({ name, tags }) => ({ name, tags }))).toEqual([
      { name: 'avtal', tags: ['homes', 'yellow', 'kooperativ-hyresratt'] },
      { name: 'bodtvå', tags: ['äldre', 'homes', 'yellow', 'kooperativ-hyresratt'] },
    ]);
    expect([repeat, recordings]).toEqual([1, null]);
    expect(variants).toEqual([
      {
        id: 'rules',
        analyst: 'rules',
        template: 'default-v1',
        instructions: null,
        model: null,
        parameters: {},
      },
    ]);
  });

  it('has the same digest as long as the same is asked and judged', async () => {
    const { digest } = loadSuite(await write('prov.yaml', suite));
    const told = loadSuite(await write('told.yaml', suite.replace('A suite for this test', 'The same')));
    expect(told.digest).toBe(digest);
    await write('homes/a.json', home('avtal', { story: 'Told in other words.' }));
    expect(loadSuite(join(folder, 'prov.yaml')).digest).toBe(digest);
    const others = [
      suite.replace('11-21', '11-22'),
      suite.replace('type: schema', 'type: verdict'),
      suite.replace('analyst: rules', 'template: unbiased-v1'),
      suite.replace('homes/*.json', 'homes/a.json'),
    ];
    for (const other of others) expect(loadSuite(await write('other.yaml', other)).digest).not.toBe(digest);
    await write('homes/a.json', home('avtal', { expected: { verdict: 'RED' } }));
    expect(loadSuite(join(folder, 'prov.yaml')).digest).not.toBe(digest);
  });

  it("takes a variant's instructions from their file and tells them in the digest", async () => {
    await write('prompt.txt', 'Du är snäll.');
    const text = suite.replace('analyst: rules', 'instructions: prompt.txt');
    const { digest, variants } = loadSuite(await write('prov.yaml', text));
    expect(variants[0]!.instructions).toBe('Du är snäll.');
    await write('prompt.txt', 'Du är sträng.');
    expect(loadSuite(join(folder, 'prov.yaml')).digest).not.toBe(digest);
  });

  it('knows a picture by what it holds, wherever it lies', async () => {
    const pictures = (file: string) => ({ pictures: [{ kind: 'photo', file }] });
    await write('homes/1.jpg', 'one');
    await write('homes/a.json', home('avtal', pictures('1.jpg')));
    const path = await write('prov.yaml', suite);
    const { digest } = loadSuite(path);
    await write('homes/2.jpg', 'one');
    await write('homes/a.json', home('avtal', pictures('2.jpg')));
    expect(loadSuite(path).digest).toBe(digest);
    await write('homes/2.jpg', 'two');
    expect(loadSuite(path).digest).not.toBe(digest);
  });

  it.each([
    ['no YAML', 'name: [prov', /prov\.yaml:1: /],
    ['an unknown key', `${suite}gates: {}\n`, /prov\.yaml:10: gates: there is no such key/],
    [
      'an unknown key deep within',
      suite.replace('    analyst: rules', '    analyst: rules\n    modell: x'),
      /prov\.yaml:8: variants\.0\.modell: there is no such key/,
    ],
    [
      'an unknown template',
      suite.replace('analyst: rules', 'template: default-v9'),
      /prov\.yaml:7: variants\.0\.template: .*default-v1/,
    ],
    ['a day that is none', suite.replace('11-21', '02-31'), /prov\.yaml:3: day: /],
    ['no cases', suite.replace('[homes/*.json]', '[]'), /prov\.yaml:4: cases: /],
    [
      'a pattern that finds nothing',
      suite.replace('homes/*', 'homs/*'),
      /prov\.yaml:4: cases: no file .*homs\/\*/,
    ],
    ['no checks', suite.replace(/checks:[^]*/, 'checks: []\n'), /prov\.yaml:8: checks: /],
    [
      'an unknown check',
      suite.replace('type: schema', 'type: schemas'),
      /prov\.yaml:9: .*schemas.*known are schema/,
    ],
    [
      'two variants of one name',
      suite.replace('checks:', '  - id: rules\nchecks:'),
      /prov\.yaml:8: two variants are named rules/,
    ],
    [
      'a rubric without a judge',
      suite.replace('type: schema', 'type: rubric\n    rubric: Lugn ton.\n    threshold: 0.7'),
      /judge\.model/,
    ],
    [
      'a rubric without a threshold',
      `${suite}  - type: rubric\n    rubric: Lugn ton.\n`,
      /prov\.yaml:10: .*threshold/,
    ],
    [
      'a demand on a check that is not there',
      `${suite}gate: { checks: { verdct: 1 } }\n`,
      /prov\.yaml:10: gate\.checks\.verdct: there is no such check/,
    ],
    [
      'a check of a tag that no case has, which would look at nothing',
      `${suite}    tags: [yellow, äldree]\n`,
      /prov\.yaml:10: checks\.0\.tags: no case has the tag äldree/,
    ],
    [
      'cases that no check is meant for, which would pass unseen',
      `${suite}    tags: [äldre]\n`,
      /prov\.yaml:8: checks: none is meant for avtal$/,
    ],
    [
      'recordings of no named model',
      suite.replace('analyst: rules', 'template: default-v1').concat('recordings: kept\n'),
      /prov\.yaml:6: variants\.0\.model: /,
    ],
    [
      'instructions that are not there',
      suite.replace('analyst: rules', 'instructions: nowhere.txt'),
      /prov\.yaml:7: nowhere\.txt: there is no such file/,
    ],
  ])('tells the line of %s', async (_, text, message) => {
    expect(fault(await write('prov.yaml', text))).toMatch(message);
  });

  it.each([
    ['is no JSON', '{"name": ', /homes\/a\.json: it is no JSON/],
    ['has an unknown key', home('avtal', { expect: {} }), /homes\/a\.json: expect: there is no such key/],
    ['expects no verdict', home('avtal', { expected: {} }), /homes\/a\.json: expected\.verdict: /],
    ['has a name that steers a terminal', home('a\u001b[2J'), /homes\/a\.json: name: letters, digits/],
    ['has a name that is a pattern', home('bo*'), /homes\/a\.json: name: letters, digits/],
    ['has the name of another', home('bodtvå'), /both hold a case named bodtvå/],
    [
      'names a picture that is not there',
      home('avtal', { pictures: [{ kind: 'photo', file: 'x.jpg' }] }),
      /homes\/a\.json: pictures\.0\.file: x\.jpg cannot be read/,
    ],
  ])('names a case that %s', async (_, content, message) => {
    await write('homes/a.json', content);
    expect(fault(await write('prov.yaml', suite))).toMatch(message);
  });

  it('names a suite that is empty', async () => {
    const path = await write('prov.yaml', '');
    expect(fault(path)).toBe(`${path}: it is empty`);
  });

  it('names a suite that is not there', () => {
    expect(fault(join(folder, 'none.yaml'))).toBe(`${join(folder, 'none.yaml')}: there is no such file`);
  });
});
