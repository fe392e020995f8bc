import { Logger } from '@nestjs/common';
import fastify from 'fastify';
import { request } from 'node:http';
import { connect } from 'node:net';
import { answerKnownHosts } from '../../src/shared/http/known-hosts.js';
import { sharedApp, type SharedApp } from '../support/shared-app.js';

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app?.close());

/** As a browser asks whose page has this name, wherever the name leads. */
const ask = (path: string, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(app.url);
    request({ host: '127.0.0.1', port, path, headers: { host: host.replace('PORT', port) } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode!);
    })
      .on('error', reject)
      .end();
  });

describe('a server on somebody’s own machine', () => {
  it.each([
    'localhost:PORT',
    'LOCALHOST:PORT',
    'a.localhost:PORT',
    '127.0.0.1:PORT',
    '[::1]:PORT',
    '127.9.9.9',
  ])('answers to %s, its mailbox as well', async (host) => {
    // A test keeps its mails in a folder: there is no page of them to be refused.
    expect([await ask('/api/meta', host), await ask('/mail', host)]).toEqual([200, 404]);
  });

  it.each(['192.168.1.7:PORT', '[fd00::7]:PORT'])(
    'answers to %s, which a phone beside it asks by, but for its mailbox',
    async (host) => {
      expect([await ask('/api/meta', host), await ask('/mail', host)]).toEqual([200, 421]);
    },
  );

  it.each([
    'ond.example',
    'ond.example:PORT',
    'localhost.ond.example:PORT',
    'xlocalhost:PORT',
    '127.0.0.1.ond.example:PORT',
  ])('does not answer to %s', async (host) => {
    for (const path of ['/api/meta', '/', '/mail', '/mail/x', '/MAIL', '//mail'])
      expect([path, await ask(path, host)]).toEqual([path, 421]);
  });
});

it.each(['/mail', '/mail/7', '/%6dail', '/%6Dail/7', '/mail?a=1'])(
  'gives its mailbox at %s to nobody by the name of the service or by an address',
  async (url) => {
    const server = fastify();
    answerKnownHosts(server, 'https://tunnel.example');
    server.get('/mail', () => 'all mails');
    server.get('/mail/:id', () => 'one mail');
    const statusBy = async (host: string) => (await server.inject({ url, headers: { host } })).statusCode;
    expect([
      await statusBy('tunnel.example'),
      await statusBy('192.168.1.7:3000'),
      await statusBy('localhost:3000'),
    ]).toEqual([421, 421, 200]);
    await server.close();
  },
);

it('answers what names no host, as no browser does', async () => {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.write('GET /api/meta HTTP/1.0\r\n\r\n');
  let answer = '';
  for await (const part of socket) answer += String(part);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

it.each([
  ['https://tjanst.example', 'tjanst.example', '203.0.113.7', 200],
  ['https://tjanst.example', '203.0.113.9:3000', '203.0.113.7', 200],
  ['https://tjanst.example', 'ond.example', '203.0.113.7', 421],
  // As a proxy asks that does not pass its client's name on.
  ['https://tjanst.example', 'app:3000', '10.0.0.5', 200],
  ['https://tjanst.example', 'app:3000', '10.0.0.6', 421],
  // For this machine alone, so whoever asks is a browser beside it, or Docker for one.
  ['http://localhost:3000', 'ond.example', '10.0.0.5', 421],
  ['http://127.0.0.1:3000', 'ond.example', '10.0.0.5', 421],
])(
  'at %s, behind the proxy 10.0.0.5, answers to %s for %s with %i',
  async (url, host, remoteAddress, status) => {
    const server = fastify();
    answerKnownHosts(server, url, ['10.0.0.5']);
    server.get('/', () => 'here');
    expect((await server.inject({ url: '/', headers: { host }, remoteAddress })).statusCode).toBe(status);
    await server.close();
  },
);

describe('the operator of a service whose proxy asks by a name of its own', () => {
  let warned: string[];
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    warned = [];
    Logger.overrideLogger({
      log: () => undefined,
      error: () => undefined,
      warn: (line: unknown) => {
        if (typeof line === 'string') warned.push(line);
      },
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    Logger.overrideLogger(false);
  });

  async function refuse(publicUrl: string, hosts: readonly string[], url = '/'): Promise<void> {
    const server = fastify();
    answerKnownHosts(server, publicUrl, ['10.0.0.5']);
    server.get('/', () => 'here');
    for (const host of hosts) {
      expect((await server.inject({ url, headers: { host }, remoteAddress: '10.0.0.6' })).statusCode).toBe(
        421,
      );
      jest.advanceTimersByTime(10_000);
    }
    await server.close();
  }

  it('is told what to set, once a minute however many are refused', async () => {
    await refuse('https://tjanst.example', ['app:3000', ...Array.from({ length: 6 }, (_, n) => `name-${n}`)]);
    expect(warned).toEqual([
      'Answered 421 to app from 10.0.0.6 (1 in all since the last such line): PUBLIC_URL names tjanst.example. ' +
        'If that is a proxy of yours, have it pass on the name that it was asked by (proxy_set_header Host $host), ' +
        'or put its address into TRUSTED_PROXIES; if it is a name of the service, set PUBLIC_URL to it',
      expect.stringMatching(/^Answered 421 to name-5 from 10\.0\.0\.6 \(6 in all since the last such line\)/),
    ]);
  });

  it('is told that a service of this machine alone has no proxy', async () => {
    await refuse('http://localhost:3000', ['app:3000']);
    expect(warned).toEqual([
      'Answered 421 to app from 10.0.0.6 (1 in all since the last such line): PUBLIC_URL names localhost, for this ' +
        'machine alone. If others are to reach the service, set PUBLIC_URL to the address that their browsers show',
    ]);
  });

  it('is told no more of a name than a line holds, nor of what asks for the mailbox', async () => {
    await refuse('https://tjanst.example', ['x'.repeat(5_000)]);
    expect(warned).toHaveLength(1);
    expect(warned[0]!.length).toBeLessThan(500);
    await refuse('https://tjanst.example', ['tjanst.example'], '/mail');
    expect(warned).toHaveLength(1);
  });
});
