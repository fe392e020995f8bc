import { EntityManager } from '@mikro-orm/postgresql';
import { JwtService } from '@nestjs/jwt';
import type { FastifyInstance } from 'fastify';
import { request } from 'node:http';
import { SessionsService } from '../../src/auth/sessions.service.js';
import { UsersService } from '../../src/auth/users.service.js';
import { signUp } from '../support/api-client.js';
import { startBillingStage, type BillingStage } from '../support/billing-stage.js';
import { everyRow } from '../support/lived-in.js';
import { startPageServer, type PageServer } from '../support/page-server.js';
import { requestOf, send, type Asked } from './access-requests.js';
import { accessRows, type AccessRow, type AccessWorld, type CallerName } from './access-rows.js';
import { makeAccessWorld } from './access-world.js';

/** What is not of the API: the app's files, its pages, what search engines read, and the files of the contract's page. */
const files =
  /^GET (\*|\/(assets\/.*|legal\/.*|example\/.*|api\/docs\/.*|[\w-]+\.(txt|xml|svg|png|ico|js|webmanifest)))$/;
const callers: readonly CallerName[] = ['nobody', 'other', 'owner', 'admin'];

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

/** `GET /api/analyses/:id` for each route of the router's own table; HEAD goes with GET. */
function routes(fastify: FastifyInstance): string[] {
  const above: string[] = [];
  return fastify
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, path, methods] = /^([│ ]*)[├└]── (\S*) ?(?:\(([A-Z, ]+)\))?/.exec(line) ?? [];
      if (indent === undefined || path === undefined) return [];
      const depth = indent.length / 4;
      above.splice(depth, Infinity, path);
      const whole = above.join('').replace(/(?<=.)\/$/, '');
      return (methods ?? '')
        .split(', ')
        .filter((method) => method && method !== 'HEAD')
        .map((method) => `${method} ${whole}`);
    });
}

const ask = (asked: Asked) => send(stage.app.url, asked);
const asked = (row: AccessRow, caller: CallerName) => requestOf(row, world, caller);

/** Rows of what others do meanwhile by themselves are left out: of jobs, sites and the like. */
async function everything(): Promise<Map<string, string[]>> {
  const all = await everyRow(stage);
  all.delete('audit_entries');
  return all;
}

const isClosed = ({ statuses }: AccessRow) => statuses.nobody === 401 && statuses.owner !== 401;
const closed = accessRows.filter(isClosed);

it('has a row for every route, and none for what is no route', () => {
  const all = routes(stage.app.app.getHttpAdapter().getInstance()).filter((route) => !files.test(route));
  expect(all).toContain('GET /api/analyses/:id/report');
  expect(accessRows.map(({ route }) => route).sort()).toEqual([...new Set(all)].sort());
});

describe('whoever may not', () => {
  it('is told so, and has changed nothing', async () => {
    // The first use of a token is noted at its caller's own session.
    const own = accessRows.find(({ route }) => route === 'GET /api/account/sessions')!;
    for (const caller of callers) await ask(await asked(own, caller));
    const before = await everything();
    const wrong: string[] = [];
    for (const row of accessRows) {
      for (const caller of callers) {
        const wanted = row.statuses[caller];
        if (![401, 403, 404].includes(wanted) || !isClosed(row)) continue;
        const { status, text } = await ask(await asked(row, caller));
        if (status !== wanted) wrong.push(`${row.route} as ${caller}: ${status}, not ${wanted} ${text}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(await everything()).toEqual(before);
  });

  it('cannot tell what is another’s from what is not there', async () => {
    let compared = 0;
    for (const row of closed) {
      if (!row.missing) continue;
      const others = await asked(row, 'other');
      const refused = await ask(others);
      const absent = await ask({ ...others, body: row.body?.(world, 'other'), path: row.missing });
      expect([row.route, refused]).toEqual([row.route, absent]);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(8);
  });

  it('gains nothing by a token that is no sign-in any more, or never was one', async () => {
    const users = stage.app.app.get(UsersService, { strict: false });
    const sessions = stage.app.app.get(SessionsService, { strict: false });
    const ended = await signUp(stage.app.url);
    await sessions.endAll(stage.app.app.get(EntityManager).fork(), ended.userId);
    const deleted = await signUp(stage.app.url);
    await users.remove(deleted.userId);
    const { owner } = world;
    const cookie = (name: string) => new RegExp(`${name}=([^;]+)`).exec(owner.cookies)![1]!;
    const { sub, sid } = new JwtService().decode<{ sub: string; sid: string }>(owner.token);
    const signed = (options: object) =>
      new JwtService().sign(
        { sub, sid },
        {
          secret: stage.app.config.jwtSecret,
          issuer: 'visningsklar',
          audience: 'visningsklar-api',
          expiresIn: 60,
          ...options,
        },
      );
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = owner.token.split('.')[1]!;
    const bearers: Record<string, string> = {
      'of an ended session': ended.token,
      'of a deleted user': deleted.token,
      'that has expired': signed({ expiresIn: -1 }),
      'for pictures': cookie('picture_token'),
      'for renewing': cookie('refresh_token'),
      'for another service': signed({ audience: 'another' }),
      'of another service': signed({ issuer: 'another' }),
      'by another algorithm': signed({ algorithm: 'HS384' }),
      'by another secret': signed({ secret: 'x'.repeat(40) }),
      'without a signature': `${part({ alg: 'none', typ: 'JWT' })}.${claims}.`,
      'with a key of its own': `${part({ alg: 'HS256', kid: '/dev/null', jwk: { kty: 'oct', k: '' } })}.${claims}.`,
      'that names a user by a list': new JwtService().sign(
        { sub: [sub], sid },
        { secret: stage.app.config.jwtSecret, issuer: 'visningsklar', audience: 'visningsklar-api' },
      ),
    };
    const attempts: Record<string, Record<string, string>> = {
      'cookies alone': { cookie: owner.cookies },
      'a token in the address’s stead': { authorization: `Basic ${owner.token}` },
      'a token as a cookie': { cookie: `authorization=Bearer ${owner.token}; access_token=${owner.token}` },
    };
    for (const [name, token] of Object.entries(bearers))
      attempts[`a token ${name}`] = { authorization: `Bearer ${token}` };
    // The control: the same claims signed rightly are let in, so each refusal has one cause.
    const right = { authorization: `Bearer ${signed({})}` };
    expect((await ask({ method: 'GET', path: '/api/auth/me', headers: right })).status).toBe(200);

    const before = await everything();
    const wrong: string[] = [];
    for (const [name, headers] of Object.entries(attempts)) {
      for (const row of closed) {
        if (row.route === 'GET /api/images/:sha256' && name === 'cookies alone') continue;
        const { status } = await ask({
          ...(await asked(row, 'nobody')),
          headers: { ...row.headers, ...headers },
        });
        if (status !== 401) wrong.push(`${row.route} with ${name}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(await everything()).toEqual(before);
  }, 60_000);

  it('is not let in by the cookie for pictures, however the address is written', async () => {
    const { cookies } = world.owner;
    const statusOf = (path: string) =>
      new Promise<number | undefined>((told, fail) => {
        const asking = request(stage.app.url, { path, headers: { cookie: cookies } }, (answer) => {
          answer.resume();
          told(answer.statusCode);
        });
        asking.once('error', fail).end();
      });
    // The control: of a picture's own address the cookie is heeded.
    expect(await statusOf(`/api/images/${'0'.repeat(64)}`)).toBe(404);
    for (const path of [String.raw`/api/analyses/..\images\x`, String.raw`/api/analyses/..\images\x/report`])
      expect(await statusOf(path)).toBe(401);
  });

  it('is not let in by a token of any length', async () => {
    for (const length of [4_000, 12_000]) {
      const headers = { authorization: `Bearer ${'a'.repeat(length)}.${'b'.repeat(9)}.c` };
      expect((await ask({ method: 'GET', path: '/api/auth/me', headers })).status).toBe(401);
    }
  });

  it('is answered nothing by the methods that no route has', async () => {
    const { hostname, port } = new URL(stage.app.url);
    for (const method of ['TRACE', 'PROPFIND', 'PATCH', 'OPTIONS', 'LOCK']) {
      const status = await new Promise<number>((resolve, reject) => {
        request({ hostname, port, method, path: '/api/auth/me', headers: { cookie: 'a=b' } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode!);
        })
          .on('error', reject)
          .end();
      });
      expect([method, [400, 401, 404, 405].includes(status)]).toEqual([method, true]);
    }
  });

  it('finds no way round the guard by spelling an address or a method otherwise', async () => {
    const wrong: string[] = [];
    const headers = {
      'x-http-method-override': 'GET',
      'x-original-url': '/api/meta',
      'x-rewrite-url': '/api/meta',
    };
    for (const row of closed) {
      const { method, path, body } = await asked(row, 'nobody');
      const [plain = '', query = ''] = path.split('?');
      const rest = query && `?${query}`;
      const spelt = [
        `${plain}/`,
        plain.replace('/api/', '//api/'),
        plain.replace('/api/', '/api//'),
        plain.replace('/api/', '/api/./'),
        plain.replace('/api/', '/api/meta/../'),
        plain.replace('/api/', '/api/meta/..%2f'),
        plain.replace('/api/', '/%61pi/'),
        plain.replace('/api/', '/api%2f'),
        plain.replace('/api/', '/API/'),
        plain.replace('/api/', '/api/;a=b/'),
        `${plain};a=b`,
        `${plain}%00`,
        `${plain}.json`,
      ];
      const methods = new Set([
        method,
        ...(method === 'GET' ? ['HEAD'] : []),
        'OPTIONS',
        'PATCH',
        'GET',
        'POST',
      ]);
      for (const address of [plain, ...spelt]) {
        for (const way of address === plain ? methods : [method]) {
          const isBodyless = way === 'GET' || way === 'HEAD';
          const { status, text } = await ask({
            method: way,
            path: `${address}${rest}`,
            headers,
            ...(isBodyless ? {} : { body }),
          });
          const isPage = /^\s*<!doctype html/i.test(text);
          const isOpen = accessRows.some(
            (one) => !isClosed(one) && one.route === `${way} ${decodeURIComponent(address)}`,
          );
          if (status < 400 && !isPage && !isOpen)
            wrong.push(`${way} ${address}: ${status} ${text.slice(0, 80)}`);
          if (status >= 500) wrong.push(`${way} ${address}: ${status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  }, 60_000);
});

describe('whoever may', () => {
  it('is let through, by the same requests', async () => {
    const wrong: string[] = [];
    for (const row of accessRows) {
      for (const caller of callers) {
        const wanted = row.statuses[caller];
        const { status, text } = await ask(await asked(row, caller));
        if (status !== wanted)
          wrong.push(`${row.route} as ${caller}: ${status}, not ${wanted} ${text.slice(0, 300)}`);
      }
    }
    expect(wrong).toEqual([]);
    // The last rows erased those who asked.
    const left = await stage.app.app
      .get(EntityManager)
      .fork()
      .execute('select 1 from users where id in (?, ?, ?)', [
        world.owner.userId,
        world.other.userId,
        world.admin.userId,
      ]);
    expect(left).toEqual([]);
  }, 60_000);
});
