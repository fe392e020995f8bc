import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import type { AccountView } from '../../src/auth/auth.types.js';
import { UserRole } from '../../src/auth/user-role.entity.js';
import { User } from '../../src/auth/user.entity.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import type { BillingStage } from '../support/billing-stage.js';
import { everyRow } from '../support/lived-in.js';
import { sharedBillingStage } from '../support/shared-billing-stage.js';

interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly minimum?: number;
}
interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
}
interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, JsonSchema>> };
}

let stage: BillingStage;
let contract: Contract;
let buyer: ApiClient;
let victim: ApiClient;
let admin: ApiClient;
let preview: string;

beforeAll(async () => {
  stage = await sharedBillingStage();
  contract = (await (await fetch(`${stage.app.url}/api/openapi.json`)).json()) as Contract;
  [buyer, victim, admin] = [
    await signUp(stage.app.url),
    await signUp(stage.app.url),
    await signUp(stage.app.url),
  ];
  const em = stage.app.app.get(EntityManager).fork();
  await em.persist(new UserRole(em.getReference(User, admin.userId), 'admin')).flush();
  await stage.addPreview(victim);
  preview = await stage.addPreview(buyer);
});
afterAll(() => stage?.close());

/**
 * What the schema takes: the least of it, or all that it names. What the product has to know of stands in `known`.
 */
function filled(schema: JsonSchema, whole: boolean, name = ''): unknown {
  const known: Record<string, unknown> = {
    analysisId: preview,
    productKey: 'single-report',
    termsAccepted: true,
    email: `ny.${randomUUID()}@test.example`,
    password: 'ett-långt-lösenord-här',
    url: 'https://exempelmaklaren.example/objekt/gatan-1-1001',
  };
  if (name in known) return known[name];
  if (schema.$ref) return filled(contract.components!.schemas![schema.$ref.split('/').at(-1)!]!, whole, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return filled(schema.anyOf[0]!, whole, name);
  if (schema.format === 'uuid') return randomUUID();
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => whole || schema.required?.includes(key))
          .map(([key, one]) => [key, filled(one, whole, key)]),
      );
    case 'array':
      return [filled(schema.items ?? {}, whole)];
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return 'text';
  }
}

/** What nobody may say of themselves, under the names of the API and of the database. */
const wished = () => ({
  ...{ isAdmin: true, admin: true, role: 'admin', roles: ['admin'], user_role: 'admin' },
  ...{ userId: victim.userId, user_id: victim.userId, user: victim.userId, owner: { id: victim.userId } },
  ...{ id: randomUUID(), attempt: 99, run: 99, status: 'completed', isPaid: true, is_paid: true, paid: true },
  ...{ price: 1, amount: 1, priceId: 'price_x', currency: 'xxx', reportCount: 1000, credits: 1000 },
  ...{ reportCredits: 1000, freeReports: 1000, freeReportsRemaining: 1000, emailConfirmedAt: '2020-01-01' },
  ...{ createdAt: '2020-01-01T00:00:00.000Z', passwordHash: 'x', force: 'yes', isForced: true },
});
const poison = '"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}';

function bodies(whole = false): { method: string; path: string; body: Record<string, unknown> }[] {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      if (!schema) return [];
      const body = filled(schema, whole);
      const named = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        name === 'key' ? 'free_reports_count' : preview,
      );
      return [{ method: method.toUpperCase(), path: named, body: (body ?? {}) as Record<string, unknown> }];
    }),
  );
}

async function send(who: ApiClient, method: string, path: string, body: string) {
  const response = await fetch(stage.app.url + path, {
    method,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    body,
  });
  return { status: response.status, text: await response.text() };
}

async function rowsOf(id: string): Promise<string[]> {
  return [...(await everyRow(stage))].flatMap(([table, rows]) =>
    rows.filter((row) => row.includes(id)).map((row) => `${table} ${row}`),
  );
}
const idsOf = async (table: string) =>
  (await everyRow(stage)).get(table)!.map((row) => JSON.parse(row) as Record<string, unknown>);
const me = async (who: ApiClient) => (await who.call<AccountView>('GET', '/auth/me')).body;

it('finds the routes that take a body', () => {
  expect(bodies().length).toBeGreaterThan(10);
  expect(bodies().map(({ path }) => path)).toContain('/api/auth/signup');
});

it('lets nobody say of themselves what only the service may, by any route', async () => {
  const [before, mine] = [await rowsOf(victim.userId), await me(buyer)];
  expect(before.length).toBeGreaterThan(3);
  const given = wished();
  const answers: string[] = [];
  for (const { method, path, body } of bodies()) {
    if (path.includes('/account')) continue;
    const { status, text } = await send(buyer, method, path, JSON.stringify({ ...given, ...body }));
    answers.push(`${status} ${method} ${path}`);
    expect([path, status < 500]).toEqual([path, true]);
    // What is told back is what the service knows, not what was sent.
    expect([path, /"isAdmin":true|"reportCredits":1000|"isPaid":true/.test(text)]).toEqual([path, false]);
    expect([path, text.includes(given.id)]).toEqual([path, false]);
  }
  // The extra fields are passed over, so that the plain ones are heard: some of these did what was asked.
  expect(answers.filter((answer) => answer.startsWith('2')).length).toBeGreaterThan(3);
  expect(await rowsOf(victim.userId)).toEqual(before);
  expect(await me(buyer)).toEqual({ ...mine, freeReportsRemaining: expect.any(Number) });
  expect((await me(buyer)).freeReportsRemaining).toBeLessThanOrEqual(mine.freeReportsRemaining);
  expect(await idsOf('user_roles')).toEqual([
    expect.objectContaining({ user_id: admin.userId, role: 'admin' }),
  ]);
  for (const row of await idsOf('analyses'))
    expect([row['user_id'], row['is_paid'], row['attempt']]).toEqual([expect.any(String), false, 1]);
  for (const row of await idsOf('purchases')) {
    expect([row['user_id'], row['status']]).toEqual([buyer.userId, 'pending']);
    expect(row['amount']).not.toBe(1);
  }
  const newest = (await idsOf('users')).filter(
    ({ id }) => ![buyer, victim, admin].some((one) => one.userId === id),
  );
  for (const user of newest) {
    expect(user['id']).not.toBe(given.id);
    expect(String(user['created_at'])).not.toMatch(/^2020/);
  }
});

it('does for an administrator what was asked, and nothing of what was slipped in', async () => {
  const before = await rowsOf(victim.userId);
  for (const { method, path, body } of bodies().filter((one) => one.path.startsWith('/api/admin'))) {
    const { status } = await send(admin, method, path, JSON.stringify({ ...wished(), ...body }));
    expect([path, status < 500]).toEqual([path, true]);
  }
  expect(await rowsOf(victim.userId)).toEqual(before);
});

it('refuses prototypes in every body, and none is changed', async () => {
  for (const { method, path, body } of bodies()) {
    const text = JSON.stringify(body);
    const poisoned = `{${poison}${text === '{}' ? '' : ','}${text.slice(1)}`;
    const { status, text: answer } = await send(admin, method, path, poisoned);
    expect([path, status, answer.includes('Begäran kunde inte tolkas.')]).toEqual([path, 400, true]);
  }
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
});

it('takes a list for no text, in any body', async () => {
  for (const { method, path, body } of bodies(true)) {
    const lists = Object.fromEntries(Object.entries(body).map(([key, value]) => [key, [value, value]]));
    if (Object.keys(lists).length === 0 || path.includes('/admin/settings')) continue;
    const { status } = await send(buyer, method, path, JSON.stringify(lists));
    expect([path, [403, 422, 429].includes(status) ? 'refused' : status]).toEqual([path, 'refused']);
  }
});
