import { createServer, type AddressInfo } from 'node:net';
import { lookAtWriter } from '../../src/writer.js';
import { startOpenAiServer, type OpenAiServer } from '../support/openai-server.js';

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer();
});
afterAll(() => server.close());

const settings = { report_cost_ceiling_usd: 0.25, model_prices: {} };
const look = (openai: { apiKey?: string; baseUrl?: string; model?: string } = {}) =>
  lookAtWriter(
    {
      analyst: 'openai',
      openai: { apiKey: server.apiKey, baseUrl: server.baseUrl, model: 'gpt-5.4-mini', ...openai },
    },
    settings,
  );

it('tells a key that is let in, and what a usual report costs', async () => {
  const { host } = new URL(server.baseUrl);
  expect(await look()).toEqual({
    analyst: 'openai',
    model: 'gpt-5.4-mini',
    host,
    look: { kind: 'known', ms: expect.any(Number) },
    usualUsd: 0.018993,
    ceilingUsd: 0.25,
  });
  expect(server.requests).toEqual([]);
});

it('tells a key that is refused, and a model that is not there', async () => {
  expect(await look({ apiKey: 'sk-fel' })).toMatchObject({ look: { kind: 'refused', status: 401 } });
  expect(await look({ model: 'egen' })).toMatchObject({
    look: { kind: 'other-models', ids: ['gpt-5.4', 'gpt-5.4-mini'] },
    usualUsd: null,
  });
});

it('does not wait on for a server that says nothing', async () => {
  const silent = createServer();
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const { port } = silent.address() as AddressInfo;
  const sockets: { destroy(): void }[] = [];
  silent.on('connection', (socket) => sockets.push(socket));
  expect(await look({ baseUrl: `http://127.0.0.1:${port}/v1` })).toMatchObject({ look: { kind: 'away' } });
  for (const socket of sockets) socket.destroy();
  silent.close();
});
