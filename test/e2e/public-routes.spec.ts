import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { MailboxModule } from '../../src/embedded/mailbox.module.js';
import { startTestApp, type TestApp } from '../support/app.js';

/** Every route that answers someone who is not signed in. A new line here is a decision. */
const open = [
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/meta',
  // Here only since these tests are of this machine; metrics.spec holds who else is let in.
  'GET /api/metrics',
  'GET /api/products',
  'GET /api/products/:productKey',
  'GET /mail',
  'GET /mail/:id',
  'POST /api/auth/confirm',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/password-check',
  'POST /api/auth/refresh',
  'POST /api/auth/reset',
  'POST /api/auth/reset/confirm',
  'POST /api/auth/signup',
  // Stripe, whose signature opens it.
  'POST /api/billing/webhook',
];

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({}, { modules: [MailboxModule], sampleLinks: [] });
});
afterAll(() => app?.close());

/** As the controllers' decorators say, `GET /api/analyses/:id`. */
function routes(): string[] {
  const controllers = [...app.app.get(ModulesContainer).values()].flatMap((module) =>
    [...module.controllers.values()].map((wrapper) => wrapper.metatype as { prototype: object }),
  );
  return [...new Set(controllers)].flatMap((controller) => {
    const base = String(Reflect.getMetadata(PATH_METADATA, controller));
    const prefix = base === 'mail' ? '' : '/api';
    return Object.values(Object.getOwnPropertyDescriptors(controller.prototype)).flatMap(({ value }) => {
      const method: RequestMethod | undefined = value && Reflect.getMetadata(METHOD_METADATA, value);
      if (method === undefined) return [];
      const path = String(Reflect.getMetadata(PATH_METADATA, value));
      const whole = `${prefix}/${base}/${path}`.replaceAll(/\/+/g, '/').replace(/\/$/, '');
      return [`${RequestMethod[method]} ${whole}`];
    });
  });
}

it('is closed to strangers but for the routes of this list', async () => {
  const all = routes();
  // Something known to be closed shows that the walk finds routes at all.
  expect(all).toContain('GET /api/auth/me');
  const answered: string[] = [];
  for (const route of all) {
    const [method, path] = route.split(' ');
    const response = await fetch(`${app.url}${path!.replaceAll(/:\w+/g, 'x')}`, { method: method! });
    const refused =
      response.status === 401 && ((await response.json()) as { code: string }).code === 'unauthorized';
    if (!refused) answered.push(route);
  }
  expect(answered.sort()).toEqual(open);
});

it('describes each of its routes and bodies in the contract', async () => {
  const response = await fetch(`${app.url}/api/openapi.json`);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('application/json'),
  ]);
  const contract = (await response.json()) as {
    openapi: string;
    paths: Record<string, Record<string, { requestBody?: unknown }>>;
  };
  expect(contract.openapi).toBe('3.1.0');
  const described = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  const all = routes().filter((route) => route.includes(' /api/'));
  expect(all).toContain('GET /api/analyses/compare');
  expect(described.filter((route) => route.includes(' /api/')).sort()).toEqual(all.sort());
  const signup = JSON.stringify(contract.paths['/api/auth/signup']!['post']!.requestBody);
  for (const property of ['email', 'password', 'deviceId']) expect(signup).toContain(`"${property}"`);
});
