import { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ImageStore } from '../../src/image-tracking/image-store.service.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { listAnalysis } from '../support/listed-analyses.js';
import { waitFor } from '../support/wait-for.js';

let app: TestApp;
let images: ImageStore;
beforeAll(async () => {
  app = await startTestApp({ ROLE: 'web' });
  images = app.app.get(ImageStore, { strict: false });
});
afterAll(() => app?.close());
afterEach(() => void jest.restoreAllMocks());

const em = () => app.app.get(EntityManager).fork();
/** More than the connection holds by itself, in bytes. */
const PICTURE_BYTES = 10_000_000;
const PICTURES = 12;

/** Somebody with so many analyses, each with 10 MB of text, and twelve pictures that the store opens as counted here. */
async function holdingMuch(analyses: number): Promise<{ person: ApiClient; opened: () => number }> {
  const person = await signUp(app.url);
  for (let count = 0; count < analyses; count += 1) await listAnalysis(app, person);
  await em().execute(
    `insert into hand_ins (id, analysis_id, kind, name, extraction, created_at)
     select gen_random_uuid(), id, 'text', '', jsonb_build_object('text', repeat('kök ', 2000000)), now()
       from analyses where user_id = ?`,
    [person.userId],
  );
  for (let number = 0; number < PICTURES; number += 1)
    await em().execute(
      `insert into hand_ins (id, analysis_id, kind, name, sha256, created_at)
       select gen_random_uuid(), id, 'picture', '', ?, now() from analyses where user_id = ? limit 1`,
      [createHash('sha256').update(`${person.userId} ${number}`).digest('hex'), person.userId],
    );
  const open = jest
    .spyOn(images, 'open')
    .mockImplementation(async () => ({ bytes: Buffer.alloc(PICTURE_BYTES), contentType: 'image/png' }));
  return { person, opened: () => open.mock.calls.length };
}

/** The answer, of which nothing is read yet. */
async function answerTo({ token }: ApiClient): Promise<IncomingMessage> {
  const asking = get(`${app.url}/api/account/export`, { headers: { authorization: `Bearer ${token}` } });
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return answer;
}

const inTransaction = async () =>
  (
    await em().execute<object[]>(
      `select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
    )
  ).length;

it('an export waits for its reader, and holds neither the rest of it nor the database meanwhile', async () => {
  const { person, opened } = await holdingMuch(4);
  const answer = await answerTo(person);
  expect(answer.statusCode).toBe(200);
  await pause(1_000);
  await waitFor(async () => (await inTransaction()) === 0, { what: 'the database to be let go' });
  // The texts come before the pictures.
  expect(opened()).toBe(0);
  // A piece of each is read until the pictures have begun.
  while (opened() === 0) {
    answer.read();
    await pause(1);
  }
  await pause(1_000);
  expect(opened()).toBeLessThan(PICTURES / 2);
  answer.destroy();
}, 60_000);

it('all of it comes to who reads on, however much it is', async () => {
  const { person, opened } = await holdingMuch(1);
  const answer = await answerTo(person);
  let bytes = 0;
  let end = '';
  for await (const piece of answer) {
    bytes += (piece as Buffer).length;
    end = (end + String(piece)).slice(-100);
  }
  expect([answer.complete, opened()]).toEqual([true, PICTURES]);
  expect(bytes).toBeGreaterThan((PICTURES * PICTURE_BYTES * 4) / 3);
  expect(end).toMatch(/\}\n$/);
}, 60_000);

it('what fails halfway is no whole file for its reader, and the next is given', async () => {
  const { person } = await holdingMuch(1);
  jest.spyOn(images, 'open').mockRejectedValue(new Error('the store is away'));
  const answer = await answerTo(person);
  await expect(
    (async () => {
      for await (const _ of answer);
    })(),
  ).rejects.toThrow('aborted');
  jest.spyOn(images, 'open').mockResolvedValue({ bytes: Buffer.from('x'), contentType: 'image/png' });
  await waitFor(async () => (await person.call('GET', '/account/export')).status === 200, {
    what: 'the next export',
  });
}, 60_000);
