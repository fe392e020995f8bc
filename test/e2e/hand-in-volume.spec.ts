import { once } from 'node:events';
import type { Server } from 'node:http';
import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { NamedPictures } from '../../src/analyses/named-pictures.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { text } from '../support/hand-in-home.js';
import { waitFor } from '../support/wait-for.js';

const MEGABYTE = 1024 * 1024;
const link = 'https://www.hemnet.se/bostad/lagenhet-3rum-luthagen-uppsala-kommun-provgatan-5-21700001';
const path = `/api/analyses/hand-in?url=${encodeURIComponent(link)}`;

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({
    ROLE: 'web',
    LIMITS: 'hand-in-megabytes.person=30,hand-in-megabytes.network=40',
  });
});
afterEach(() => app?.close());

/** Hands in a form that holds an advert's text, and a file of so many megabytes which is none of a home's. */
async function handIn(person: ApiClient, megabytes = 0): Promise<number> {
  const form = new FormData();
  form.append('text', text('Provgatan 5'));
  if (megabytes > 0) form.append('page', new Blob([new Uint8Array(megabytes * MEGABYTE)]), 'sida.html');
  const answer = await fetch(app.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
  });
  await answer.arrayBuffer();
  return answer.status;
}

/**
 * Begins a form, sends so much of its file, and hangs up when the server has read that, unless it is answered within a
 * second. @returns the answer's first line
 */
async function hangUp(person: ApiClient, length: string, megabytes = 0): Promise<string> {
  const server = app.app.getHttpServer() as Server;
  const arrives = once(server, 'connection') as Promise<[Socket]>;
  const socket = connect({ port: Number(new URL(app.url).port), host: '127.0.0.1' });
  const [far] = await arrives;
  let heard = '';
  socket.on('data', (bytes) => (heard += bytes.toString('latin1')));
  socket.on('error', () => undefined);
  const lines = [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${person.token}`,
    'content-type: multipart/form-data; boundary=edge',
    length,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  if (megabytes > 0) {
    const file = '--edge\r\ncontent-disposition: form-data; name="page"; filename="sida.html"\r\n\r\n'.padEnd(
      megabytes * MEGABYTE,
    );
    await new Promise((done) => socket.write(`${file.length.toString(16)}\r\n${file}\r\n`, 'latin1', done));
  }
  await waitFor(() => heard !== '' || far.bytesRead === socket.bytesWritten, {
    timeoutMs: 20_000,
    what: 'the server to read what was sent',
  });
  for (let waited = 0; heard === '' && waited < 1_000; waited += 50) await sleep(50);
  socket.destroy();
  return heard.split('\r\n')[0]!;
}

it('counts nothing for forms that were announced and did not come', async () => {
  for (let times = 0; times < 3; times += 1) {
    const person = await signUp(app.url);
    expect(await hangUp(person, `content-length: ${25 * MEGABYTE}`)).toBe('');
    expect(await hangUp(person, 'transfer-encoding: chunked')).toBe('');
  }
  expect(await handIn(await signUp(app.url))).toBe(201);
});

it('counts what came of forms that did not end, and of those that are refused', async () => {
  const [first, second, third] = [await signUp(app.url), await signUp(app.url), await signUp(app.url)];
  expect(await hangUp(first, 'transfer-encoding: chunked', 15)).toBe('');
  // Of its own 30.
  expect(await handIn(first, 16)).toBe(429);
  expect(await handIn(second, 16)).toBe(422);
  // Of the network's 40.
  expect(await handIn(third, 16)).toBe(429);
  expect(await handIn(third)).toBe(201);
});

it('refuses a form at once that announces more than the largest has', async () => {
  expect(await hangUp(await signUp(app.url), `content-length: ${800 * MEGABYTE}`)).toMatch(
    /^HTTP\/1\.1 413 /,
  );
});

it('counts what the pictures take that pages name, and has no room for more', async () => {
  const person = await signUp(app.url);
  const { body: me } = await person.call<{ id: string }>('GET', '/auth/me');
  const named = app.app.get(NamedPictures, { strict: false });
  const isStored = (megabytes: number) =>
    named.within({ userId: me.id, analysisId: randomUUID() }, (mayStore) =>
      Promise.resolve(mayStore(megabytes * MEGABYTE)),
    );
  expect([await isStored(501), await isStored(20), await isStored(10), await isStored(1)]).toEqual([
    ...[false, true, true, false],
  ]);
  expect(await handIn(person)).toBe(429);
  expect(await handIn(await signUp(app.url))).toBe(201);
});
