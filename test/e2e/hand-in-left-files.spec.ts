import { EntityManager } from '@mikro-orm/postgresql';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import type { AnalysisView } from '../../src/analyses/analysis.types.js';
import { ImageStore } from '../../src/image-tracking/image-store.service.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { hemnet, html, photoFile, text } from '../support/hand-in-home.js';
import { startPageServer, type PageServer } from '../support/page-server.js';
import { waitFor } from '../support/wait-for.js';

let server: PageServer;
let app: TestApp;
/** The portal answers the reader of Provgatan 1 when it is let. */
let letAnswer = () => {};
beforeAll(async () => {
  const isLet = new Promise<void>((resolve) => (letAnswer = resolve));
  const portal = ({ host, pathname }: URL) => host + pathname;
  server = await startPageServer({
    [portal(new URL(hemnet(1)))]: async (_request, response) => {
      await isLet;
      response.writeHead(410).end();
    },
    [portal(new URL(hemnet(3)))]: { status: 410, body: '' },
  });
  app = await startTestApp({ SCRAPING_HOST_MAP: server.hostMapText });
});
afterAll(async () => {
  await app?.close();
  await server?.close();
});

type Part = readonly [kind: string, value: string | { readonly name: string; readonly buffer: Buffer }];

/** What lies on the disk for pictures, kept ones and those of forms under way. */
const files = async () => {
  const entries = await readdir(app.config.imageDir, { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

const formPath = (url: string) => `/api/analyses/hand-in?url=${encodeURIComponent(url)}`;

async function handIn(client: ApiClient, url: string, parts: readonly Part[]) {
  const form = new FormData();
  for (const [kind, part] of parts) {
    if (typeof part === 'string') form.append(kind, part);
    else form.append(kind, new Blob([new Uint8Array(part.buffer)]), part.name);
  }
  const response = await fetch(`${app.url}${formPath(url)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}` },
    body: form,
  });
  const body = (await response.json()) as AnalysisView & { code: string };
  return { status: response.status, code: body.code, id: body.id };
}

const noPicture = { name: 'kök.jpg', buffer: Buffer.from('ingen bild') };

describe('a refused form leaves no picture on the disk', () => {
  it.each<[string, (photo: Part) => Part[], string]>([
    ['when its last part is no picture', (photo) => [photo, ['picture', noPicture]], 'picture_refused'],
    ['when its last part is no advert', (photo) => [photo, ['text', 'Hej!']], 'handed_in_no_listing'],
    ['when it has a part too many', (photo) => [photo, ['bilder', 'kök']], 'hand_in_misplaced'],
    [
      'when its pages tell of two homes, which only the start finds',
      (photo) => [photo, ['text', text('Provgatan 5')], ['text', text('Annangatan 9')]],
      'handed_in_other_home',
    ],
  ])('%s', async (_, partsWith, code) => {
    const client = await signUp(app.url);
    const photo: Part = ['picture', await photoFile('hall.jpg', 1)];
    const answer = await handIn(client, 'https://www.booli.se/annons/5512345', partsWith(photo));
    expect([answer.status, answer.code]).toEqual([422, code]);
    expect(await files()).toEqual([]);
  });

  it('when an analysis of the same advert has begun meanwhile', async () => {
    const client = await signUp(app.url);
    const { buffer } = await photoFile('hall.jpg', 1);
    const form = openForm(client, hemnet(1));
    form.write(partHead('picture', 'hall.jpg'));
    form.write(buffer);
    form.write(`${partHead('text')}${text('Provgatan 1')}`);
    await waitFor(async () => (await files()).length > 0, {
      timeoutMs: 10_000,
      what: 'the picture to be read',
    });
    const { status } = await client.call('POST', '/analyses', { url: hemnet(1) });
    expect(status).toBe(201);
    const answer = await form.end('\r\n--b--\r\n');
    expect(answer).toBe(409);
    expect(await files()).toEqual([]);
    letAnswer();
  });

  it('when the buyer goes away before its end', async () => {
    const client = await signUp(app.url);
    const { buffer } = await photoFile('hall.jpg', 1);
    const form = openForm(client, hemnet(2));
    form.write(partHead('picture', 'hall.jpg'));
    form.write(buffer);
    form.write(partHead('picture', 'sovrum.jpg'));
    await waitFor(async () => (await files()).length > 0, {
      timeoutMs: 10_000,
      what: 'the picture to be read',
    });
    form.goAway();
    await waitFor(async () => (await files()).length === 0, {
      timeoutMs: 10_000,
      what: 'the disk to be free',
    });
  });
});

it('a form whose analysis has begun keeps each of its pictures once, and nothing else of it', async () => {
  const client = await signUp(app.url);
  const photo = await photoFile('hall.jpg', 1);
  const parts: Part[] = [
    ['picture', photo],
    ['picture', { ...photo, name: 'igen.jpg' }],
    ['picture', await photoFile('kök.jpg', 2)],
    ['page', { name: 'sida.html', buffer: Buffer.from(html('Provgatan 3')) }],
  ];
  expect(await handIn(client, hemnet(3), parts)).toMatchObject({ status: 201 });
  const kept = await files();
  expect(kept).toHaveLength(2);
  const store = app.app.get(ImageStore, { strict: false });
  expect(await Promise.all(kept.map((sha256) => store.has(sha256)))).toEqual([true, true]);
});

it('a form whose pictures go into a slow store keeps nobody from its owner’s row', async () => {
  const client = await signUp(app.url);
  const store = app.app.get(ImageStore, { strict: false });
  let go = () => {};
  const isFree = new Promise<void>((resolve) => (go = resolve));
  const write = store.write.bind(store);
  const storing = jest.spyOn(store, 'write').mockImplementation(async (...picture) => {
    await isFree;
    await write(...picture);
  });
  try {
    const parts: Part[] = [
      ['picture', await photoFile('hall.jpg', 5)],
      ['text', text('Provgatan 4')],
    ];
    const answer = handIn(client, 'https://www.booli.se/annons/5512344', parts);
    await waitFor(() => storing.mock.calls.length === 1, {
      timeoutMs: 10_000,
      what: 'the picture to be stored',
    });
    const row = 'select id from users where id = ? for update nowait';
    expect(await app.app.get(EntityManager).fork().execute(row, [client.userId])).toEqual([
      { id: client.userId },
    ]);
    go();
    expect(await answer).toMatchObject({ status: 201 });
  } finally {
    go();
    storing.mockRestore();
  }
});

const partHead = (kind: string, file?: string) =>
  `\r\n--b\r\ncontent-disposition: form-data; name="${kind}"${file ? `; filename="${file}"` : ''}\r\n\r\n`;

/** A form that is sent piece by piece. */
function openForm(client: ApiClient, url: string) {
  const sending = request(`${app.url}${formPath(url)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}`, 'content-type': 'multipart/form-data; boundary=b' },
  });
  const status = new Promise<number>((resolve) => {
    sending.on('response', (response) => {
      response.resume();
      resolve(response.statusCode!);
    });
    // Of one that goes away.
    sending.on('error', () => resolve(0));
  });
  return {
    write: (piece: string | Buffer) => void sending.write(piece),
    end: (piece: string) => {
      sending.end(piece);
      return status;
    },
    goAway: () => sending.destroy(),
  };
}
