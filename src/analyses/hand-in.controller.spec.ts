import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { waitFor } from '../../test/support/wait-for.js';
import { HeldBodies } from '../shared/http/held-bodies.js';
import type { AnalysisView } from './analysis.types.js';
import type { FormVolume } from './form-volume.js';
import { HandInController } from './hand-in.controller.js';
import type { GivenPart, HandInService } from './hand-in.service.js';

const MEGABYTE = 1024 * 1024;

/** What is done with the parts of a form, as they come. */
let take: (parts: AsyncIterable<GivenPart>) => Promise<void>;
let server: FastifyInstance;

beforeAll(async () => {
  const service: Pick<HandInService, 'start'> = {
    start: async (_caller, _url, { parts }) => {
      await take(parts);
      return { view: {} as AnalysisView, created: true };
    },
  };
  const volume: Pick<FormVolume, 'begin'> = { begin: async () => async () => undefined };
  const controller = new HandInController(service as HandInService, volume as FormVolume);
  server = Fastify({ forceCloseConnections: true });
  await server.register(multipart);
  const reply = { status: () => reply } as unknown as FastifyReply;
  server.post('/', (request) =>
    controller.start({ id: 'one', email: '', isAdmin: false }, { url: 'https://x.se' }, request, reply),
  );
});
afterAll(() => server?.close());
afterEach(() => jest.restoreAllMocks());

const part = (head: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`--edge\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);
const file = (bytes: number) => part('name="picture"; filename="a.jpg"', Buffer.alloc(bytes, 1));

/** The form under way: it stands in memory, too. */
let payload: Buffer;
function handIn(parts: readonly Buffer[]) {
  payload = Buffer.concat([...parts, Buffer.from('--edge--\r\n')]);
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
  return server.inject({ method: 'POST', url: '/', headers, payload });
}

it('keeps no file that was read, however long the form goes on', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const held = () => {
    collect();
    return process.memoryUsage().arrayBuffers;
  };
  let read = 0;
  take = async (parts) => {
    const before = held();
    for await (const one of parts) if ('bytes' in one) read += (await one.bytes()).length;
    await waitFor(() => held() < before + 5 * MEGABYTE, { everyMs: 50, what: 'the files to be let go' });
  };
  const { statusCode } = await handIn(Array.from({ length: 6 }, () => file(2 * MEGABYTE)));
  expect([statusCode, read]).toEqual([200, 12 * MEGABYTE]);
});

describe('what stands in memory of a form', () => {
  const letGo = jest.fn<void, [number]>();
  const end = jest.fn<void, []>();
  beforeEach(() => {
    letGo.mockReset();
    end.mockReset();
    jest.spyOn(HeldBodies.prototype, 'hold').mockReturnValue({ letGo, end });
  });

  it('is let go file by file, once each is done with, and all at its end', async () => {
    const seen: number[] = [];
    take = async (parts) => {
      for await (const one of parts) {
        if ('bytes' in one) await one.bytes();
        seen.push(letGo.mock.calls.length);
      }
      expect(end).toHaveBeenCalledTimes(1);
    };
    const text = part('name="text"', Buffer.from('Till salu'));
    expect((await handIn([file(3_000), text, file(5_000)])).statusCode).toBe(200);
    expect(seen).toEqual([0, 1, 1]);
    expect(letGo.mock.calls).toEqual([[3_000], [5_000]]);
  });

  it('is let go when the form is refused', async () => {
    take = async (parts) => {
      for await (const _part of parts) throw new Error('refused');
    };
    expect((await handIn([file(3_000), file(5_000)])).statusCode).toBe(500);
    expect(end).toHaveBeenCalledTimes(1);
  });
});

it('is asked for later while those of its network fill their share of the memory', async () => {
  jest.spyOn(HeldBodies.prototype, 'isFull').mockImplementation((place) => place === '192.0.2.7');
  take = async (parts) => {
    for await (const one of parts) if ('bytes' in one) await one.bytes();
  };
  const statusOf = async (remoteAddress: string) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
    const form = Buffer.concat([file(3_000), Buffer.from('--edge--\r\n')]);
    return (await server.inject({ method: 'POST', url: '/', headers, payload: form, remoteAddress }))
      .statusCode;
  };
  expect([await statusOf('192.0.2.7'), await statusOf('192.0.2.8')]).toEqual([503, 200]);
});
