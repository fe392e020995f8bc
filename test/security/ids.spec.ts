import { REDIS, type Redis } from '../../src/shared/redis/redis.module.js';
import { startBillingStage, type BillingStage } from '../support/billing-stage.js';
import { everyRow } from '../support/lived-in.js';
import { startPageServer, type PageServer } from '../support/page-server.js';
import { redisValues } from '../support/redis-values.js';
import { requestOf, send, type Asked } from './access-requests.js';
import { accessRows, type AccessWorld } from './access-rows.js';
import { makeAccessWorld } from './access-world.js';

let pages: PageServer;
let stage: BillingStage;
let world: AccessWorld;
beforeAll(async () => {
  pages = await startPageServer({ 'exempelmaklaren.example/': '' });
  stage = await startBillingStage({ SCRAPING_HOST_MAP: pages.hostMapText });
  world = await makeAccessWorld(stage);
}, 60_000);
afterAll(async () => {
  await stage?.close();
  await pages?.close();
});

const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const shouted = (text: string) => text.replaceAll(id, (one) => one.toUpperCase());
/** Ids that stand in a text otherwise than the database tells them. */
const strange = (text: string) =>
  [...text.matchAll(new RegExp(id.source, 'gi'))].map(([one]) => one).filter((one) => /[A-F]/.test(one));

/** The same request with its ids in capitals, in the address and in the body. */
function inCapitals(asked: Asked): Asked {
  const isJson = asked.body !== undefined && !(asked.body instanceof FormData);
  return {
    ...asked,
    path: shouted(asked.path),
    ...(isJson && { body: JSON.parse(shouted(JSON.stringify(asked.body))) as unknown }),
  };
}

it('names a row as the database does, however its id was spelt', async () => {
  const asked = new Set<string>();
  const wrong: string[] = [];
  for (const row of accessRows) {
    for (const caller of ['owner', 'admin'] as const) {
      const wanted = row.statuses[caller];
      if (wanted >= 400) continue;
      const plain = await requestOf(row, world, caller);
      const capitals = inCapitals(plain);
      if (JSON.stringify(capitals) === JSON.stringify(plain)) continue;
      const { status, text } = await send(stage.app.url, capitals);
      if (status !== wanted) wrong.push(`${row.route} as ${caller}: ${status}, not ${wanted} ${text}`);
      for (const one of strange(text)) wrong.push(`${row.route} as ${caller} answers ${one}`);
      asked.add(row.route);
    }
  }
  // Nobody is answered by an id of these: no job stands there for long enough.
  const left = accessRows.filter(({ route }) => route.includes('/:id') && !asked.has(route));
  expect(left.map(({ route }) => route)).toEqual([
    'POST /api/admin/queue/:queue/jobs/:id/retry',
    'DELETE /api/admin/queue/:queue/jobs/:id',
  ]);
  expect([...asked]).toEqual(
    expect.arrayContaining(['POST /api/checkout/analysis', 'POST /api/admin/experiments']),
  );

  const redis = stage.app.app.get<Redis>(REDIS, { strict: false });
  await stage.calm();
  for (const [table, rows] of await everyRow(stage))
    for (const one of rows.flatMap(strange)) wrong.push(`${table} holds ${one}`);
  for (const one of strange(JSON.stringify(await stage.stripe.control.books())))
    wrong.push(`Stripe holds ${one}`);
  for (const one of strange(JSON.stringify([...(await redisValues(redis))])))
    wrong.push(`Redis holds ${one}`);
  expect(wrong).toEqual([]);
}, 60_000);
