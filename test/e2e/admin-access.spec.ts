import { EntityManager } from '@mikro-orm/postgresql';
import { UserRole } from '../../src/auth/user-role.entity.js';
import { UsersService } from '../../src/auth/users.service.js';
import { callAs, signUp, type ApiClient } from '../support/api-client.js';
import type { TestApp } from '../support/app.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let buyer: ApiClient;
let routes: [method: string, path: string][];
beforeAll(async () => {
  app = await sharedApp();
  buyer = await signUp(app.url);
  const { paths } = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  routes = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/admin') || path === '/api/analyses/{id}/raw')
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method): [string, string] => [
        method.toUpperCase(),
        path.slice('/api'.length).replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'),
      ]),
    );
});
afterAll(() => app?.close());

/** What each route answers, as one line for those that answer otherwise than wanted. */
async function answers(call: ApiClient['call'], wanted: { status: number; code: string }): Promise<string[]> {
  const others: string[] = [];
  for (const [method, path] of routes) {
    const { status, body, headers } = await call<Record<string, unknown> | null>(method, path);
    const isAsWanted =
      status === wanted.status &&
      headers.get('content-type')?.startsWith('application/problem+json') &&
      body?.['status'] === wanted.status &&
      body['code'] === wanted.code &&
      [body['type'], body['title'], body['detail']].every((text) => typeof text === 'string' && text);
    if (!isAsWanted) others.push(`${method} ${path} answered ${status} ${JSON.stringify(body)}`);
  }
  return others;
}

describe('everything of the administrators', () => {
  it('is found by the walk', () => {
    const found = routes.map((route) => route.join(' '));
    const id = '00000000-0000-4000-8000-000000000000';
    for (const known of [
      'GET /admin/analyses',
      `GET /admin/analyses/${id}/attempts`,
      'GET /admin/audit',
      'GET /admin/experiments',
      'POST /admin/experiments',
      `DELETE /admin/experiments/${id}`,
      'GET /admin/objections',
      `POST /admin/objections/${id}/handled`,
      'GET /admin/overview',
      'GET /admin/prompts',
      'GET /admin/purchases',
      'GET /admin/quality',
      'GET /admin/queue',
      'GET /admin/settings',
      'GET /admin/users',
      `GET /admin/users/${id}/erasure`,
      `DELETE /admin/users/${id}`,
      `GET /analyses/${id}/raw`,
    ])
      expect(found).toContain(known);
  });

  it('is closed to visitors', async () => {
    expect(await answers(callAs(app.url), { status: 401, code: 'unauthorized' })).toEqual([]);
  });

  it('is closed to buyers', async () => {
    expect(await answers(buyer.call, { status: 403, code: 'forbidden' })).toEqual([]);
  });

  it('is closed to whoever brings the cookie for pictures instead', async () => {
    const admin = await signUp(app.url);
    await app.app.get(UsersService, { strict: false }).makeAdmin(admin.email);
    const response = await fetch(`${app.url}/api/admin/users`, { headers: { cookie: admin.cookies } });
    expect(response.status).toBe(401);
  });

  it('opens to an administrator, and closes at once when the role is taken', async () => {
    const admin = await signUp(app.url);
    await app.app.get(UsersService, { strict: false }).makeAdmin(admin.email);
    expect((await admin.call('GET', '/admin/users')).status).toBe(200);
    await app.app.get(EntityManager).fork().nativeDelete(UserRole, { user: admin.userId });
    expect(await answers(admin.call, { status: 403, code: 'forbidden' })).toEqual([]);
  });
});
