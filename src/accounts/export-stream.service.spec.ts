import { Logger } from '@nestjs/common';
import type { Readable } from 'node:stream';
import type { ExportOptions, ExportService } from './export.service.js';
import { exportsAtOnce, ExportStreamService } from './export-stream.service.js';

let warned: jest.SpiedFunction<Logger['warn']>;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

type Write = Pick<ExportOptions, 'write'>;

/** Exports that are written as given. */
const streamsOf = (write: (options: Write) => Promise<void>) =>
  new ExportStreamService({
    export: async (_userId: string, options: ExportOptions) => {
      await write(options);
      return {};
    },
  } as unknown as ExportService);
const options = { actor: 'user:1' };
/** More than a stream holds by itself, in bytes. */
const piece = 'x'.repeat(1_000_000);
const turn = () => new Promise<void>((done) => setImmediate(done));

async function read(stream: Readable): Promise<string> {
  let text = '';
  for await (const bytes of stream) text += String(bytes);
  return text;
}

it('gives what is written, and then makes room for the next', async () => {
  const streams = streamsOf(async ({ write }) => {
    for (const text of ['a', piece, 'ö']) await write(text);
  });
  for (let time = 0; time < 2; time += 1) {
    expect(await read(await streams.open('1', options))).toBe(`a${piece}ö`);
    await turn();
  }
});

it('waits for its reader, and cuts one who takes less than 100 kB a second after two minutes', async () => {
  let written = 0;
  const streams = streamsOf(async ({ write }) => {
    for (;;) {
      await write(piece);
      written += 1;
    }
  });
  const stream = await streams.open('1', options);
  const closed = new Promise<void>((done) => stream.once('close', done));
  await turn();
  expect(written).toBe(0);
  // Its two minutes, and ten seconds for the first megabyte.
  await jest.advanceTimersByTimeAsync(129_000);
  expect(stream.destroyed).toBe(false);
  expect(stream.read()).toHaveLength(1_000_000);
  await turn();
  expect(written).toBe(1);
  // One second is left, and ten are added for the second megabyte.
  await jest.advanceTimersByTimeAsync(10_000);
  expect(stream.destroyed).toBe(false);
  await jest.advanceTimersByTimeAsync(2_000);
  await closed;
  expect(warned).toHaveBeenCalledWith('An export was read too slowly, and was cut');
  expect(written).toBe(1);
  await turn();
  await expect(streams.open('1', options)).resolves.toBeDefined();
});

it('cuts one who leaves the last of it', async () => {
  const streams = streamsOf(({ write }) => write('the end'));
  const stream = await streams.open('1', options);
  await turn();
  await expect(streams.open('1', options)).rejects.toMatchObject({ code: 'too_much_at_once' });
  await jest.advanceTimersByTimeAsync(121_000);
  expect(stream.destroyed).toBe(true);
});

it('does not count what the writer needs for itself', async () => {
  const streams = streamsOf(async ({ write }) => {
    await write('a');
    await new Promise((done) => setTimeout(done, 10 * 60_000));
    await write('b');
  });
  const text = read(await streams.open('1', options));
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  expect(await text).toBe('ab');
});

it('throws what fails before the first byte, and breaks off at what fails later', async () => {
  const fault = new Error('the store is away');
  const early = streamsOf(() => Promise.reject(fault));
  for (let time = 0; time < 2; time += 1) {
    await expect(early.open('1', options)).rejects.toBe(fault);
    await turn();
  }
  const late = streamsOf(async ({ write }) => {
    await write('a');
    throw fault;
  });
  await expect(read(await late.open('1', options))).rejects.toBe(fault);
});

it('stops when its reader goes', async () => {
  const streams = streamsOf(async ({ write }) => {
    for (;;) await write(piece);
  });
  (await streams.open('1', options)).destroy();
  await turn();
  await expect(streams.open('1', options)).resolves.toBeDefined();
});

it('has room for one of each person and twenty of all', async () => {
  const streams = streamsOf(({ write }) => write('a'));
  for (let person = 0; person < exportsAtOnce; person += 1) await streams.open(String(person), options);
  await expect(streams.open('0', options)).rejects.toMatchObject({ code: 'too_much_at_once', status: 429 });
  await expect(streams.open('20', options)).rejects.toMatchObject({ code: 'exports_busy', status: 503 });
});
