import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AnalysisEvent } from '../../../../src/analyses/analysis.types.js';
import { followEvents, readEvent } from './event-stream.js';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const begin = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
};

/** A server on loopback that answers each connection with the next of `answers`, the last one over and over. */
async function serve(answers: readonly Answer[]) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)]!;
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    requests,
    open: (headers: Record<string, string>, signal: AbortSignal) => fetch(address, { headers, signal }),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error('It did not come to pass within ten seconds');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const backoffMs = [5, 20] as const;

describe('the live events', () => {
  it('come through whole when the network cuts them in the middle of a letter', async () => {
    const bytes = Buffer.from(
      'event: update\nid: 7\ndata: {"type":"update","analysis":{"id":"a","address":"Ågatan 1"}}\n\n',
    );
    const cut = bytes.indexOf(0xc3) + 1;
    const server = await serve([
      (_request, response) => {
        begin(response);
        response.write(bytes.subarray(0, cut));
        setTimeout(() => response.write(bytes.subarray(cut)), 20);
      },
    ]);
    const seen: AnalysisEvent[] = [];
    const stop = followEvents({ open: server.open, onEvent: (event) => seen.push(event), backoffMs });
    await until(() => seen.length > 0);
    stop();
    await server.close();
    expect(seen).toEqual([{ type: 'update', analysis: { id: 'a', address: 'Ågatan 1' } }]);
  });

  it('go on after the last one heard when the connection breaks', async () => {
    const server = await serve([
      (_request, response) => {
        begin(response);
        response.end('id: 41\nevent: delete\ndata: {"type":"delete","id":"a"}\n\n');
      },
      (_request, response) => {
        begin(response);
        response.write('id: 42\nevent: reset\ndata: {"type":"reset"}\n\n');
      },
    ]);
    const seen: AnalysisEvent[] = [];
    const stop = followEvents({ open: server.open, onEvent: (event) => seen.push(event), backoffMs });
    await until(() => seen.length === 2);
    stop();
    await server.close();
    expect(seen).toEqual([{ type: 'delete', id: 'a' }, { type: 'reset' }]);
    expect(server.requests.map((request) => request.headers['last-event-id'])).toEqual([undefined, '41']);
  });

  it('are asked for anew when the server falls silent, and not while it beats', async () => {
    const server = await serve([
      (_request, response) => {
        begin(response);
        response.write(': beat\n\n');
      },
      (_request, response) => {
        begin(response);
        const beat = setInterval(() => response.write(': beat\n\n'), 20);
        response.on('close', () => clearInterval(beat));
        setTimeout(() => response.write('event: reset\ndata: {"type":"reset"}\n\n'), 600);
      },
    ]);
    const seen: AnalysisEvent[] = [];
    const stop = followEvents({
      open: server.open,
      onEvent: (event) => seen.push(event),
      backoffMs,
      silenceMs: 300,
    });
    await until(() => seen.length === 1);
    stop();
    await server.close();
    expect(server.requests).toHaveLength(2);
  });

  it('are tried again after a fault, and given up when the session is refused', async () => {
    const server = await serve([
      (_request, response) => response.writeHead(503).end(),
      (_request, response) => response.writeHead(401).end(),
    ]);
    const stop = followEvents({ open: server.open, onEvent: () => undefined, backoffMs });
    await until(() => server.requests.length === 2);
    await new Promise((resolve) => setTimeout(resolve, 100));
    stop();
    await server.close();
    expect(server.requests).toHaveLength(2);
  });
});

describe('one event', () => {
  it('may carry its name beside the data', () => {
    expect(readEvent('delete', '{"id":"a"}')).toEqual({ type: 'delete', id: 'a' });
    expect(readEvent('reset', '')).toEqual({ type: 'reset' });
  });
  it('is passed over when it is none of ours', () => {
    expect(readEvent('heartbeat', '{}')).toBeNull();
    expect(readEvent('update', 'not json')).toBeNull();
  });
});
