import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ChatRequestBody } from '../../shared/llm/llm.service.js';
import {
  askedOf,
  cachePath,
  fitOf,
  forgetRecordings,
  readAnswer,
  recordingPath,
  requestDigest,
  writeAnswer,
  type KeptAnswer,
} from './kept-answers.js';

const body: ChatRequestBody = {
  model: 'gpt-5.1',
  messages: [
    { role: 'system', content: 'Skriv.' },
    { role: 'user', content: 'Hemmet.' },
  ],
  temperature: 0.2,
};
const answer: KeptAnswer = {
  asked: askedOf(body),
  request: requestDigest(body),
  repeat: 1,
  call: 1,
  ms: 12,
  response: {
    id: 'x',
    object: 'chat.completion',
    created: 1,
    model: 'gpt-5.1',
    choices: [
      {
        index: 0,
        finish_reason: 'stop',
        logprobs: null,
        message: { role: 'assistant', content: '{}', refusal: null },
      },
    ],
  },
};

describe('answers that are kept', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'answers-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.each<[string, ChatRequestBody, string]>([
    ['the same request', { ...body }, 'exact'],
    [
      'another home',
      { ...body, messages: [body.messages[0]!, { role: 'user', content: 'Ett annat.' }] },
      'older',
    ],
    [
      'other instructions',
      { ...body, messages: [{ role: 'system', content: 'Sjung.' }, body.messages[1]!] },
      'none',
    ],
    ['another model', { ...body, model: 'gpt-5.2' }, 'none'],
    ['another temperature', { ...body, temperature: 0.3 }, 'none'],
    ['another shape', { ...body, response_format: { type: 'json_object' } }, 'none'],
  ])('fit %s as far as they do', (_, request, fit) => {
    expect(fitOf(answer, request)).toBe(fit);
  });

  it('have a place in the cache by request, endpoint, repeat and call', () => {
    const place = { baseUrl: undefined, repeat: 1, call: 1 };
    const paths = [
      cachePath(folder, body, place),
      cachePath(folder, { ...body, temperature: 0.3 }, place),
      cachePath(folder, body, { ...place, baseUrl: 'http://127.0.0.1/v1' }),
      cachePath(folder, body, { ...place, repeat: 2 }),
      cachePath(folder, body, { ...place, call: 2 }),
    ];
    expect(new Set(paths).size).toBe(5);
    expect(cachePath(folder, { ...body }, { ...place })).toBe(paths[0]);
  });

  it('are read as they were written, and not at all when they were damaged', async () => {
    const path = join(folder, 'deep/answer.json');
    expect(readAnswer(path)).toBeNull();
    writeAnswer(path, answer);
    expect(readAnswer(path)).toEqual(answer);
    for (const text of [
      '',
      '{"asked"',
      'null',
      '{}',
      JSON.stringify({ ...answer, response: { error: 'x' } }),
    ]) {
      await writeFile(path, text);
      expect(readAnswer(path)).toBeNull();
    }
  });

  it('stay within their folder whatever a case is called, and go with the rest of their run', () => {
    const place = { variant: 'v', case: '../../etc/passwd', repeat: 1, call: 1 };
    const path = recordingPath(folder, place);
    expect(dirname(path)).toBe(join(folder, 'v'));
    const other = recordingPath(folder, { ...place, case: 'a', call: 1 });
    const second = recordingPath(folder, { ...place, case: 'a', call: 2 });
    const later = recordingPath(folder, { ...place, case: 'a', repeat: 2 });
    for (const each of [other, second, later]) writeAnswer(each, answer);
    forgetRecordings(folder, { ...place, case: 'a' });
    expect([other, second, later].map((each) => readAnswer(each) === null)).toEqual([true, true, false]);
  });

  it('have a place of their own for each case, repeat and call, whatever these are called', () => {
    const places = [
      ['a', 1, 1],
      ['a.1', 1, 1],
      ['a', 1, '1.1'],
      ['a/b', 1, 'tone'],
      ['a_b', 1, 'tone'],
      ['a%2Fb', 1, 'tone'],
      ['bodtvå äldre', 1, 'är det/hjälp?'],
    ] as const;
    const paths = places.map(([name, repeat, call]) =>
      recordingPath(folder, { variant: 'v', case: name, repeat, call }),
    );
    expect(new Set(paths).size).toBe(places.length);
    expect(new Set(paths.map(dirname))).toEqual(new Set([join(folder, 'v')]));
    expect(paths[0]).toBe(join(folder, 'v/a.1.1.json'));
    for (const path of paths) writeAnswer(path, answer);
    forgetRecordings(folder, { variant: 'v', case: 'a', repeat: 1, call: 1 });
    expect(paths.map((path) => readAnswer(path) === null)).toEqual([
      true,
      false,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
