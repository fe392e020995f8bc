import { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { AdminUsersService, usersQuery } from '../../src/accounts/admin-users.service.js';
import { auditQuery, readAudit } from '../../src/audit-list.js';
import { AdminAnalysesService, adminAnalysesQuery } from '../../src/analyses/admin-analyses.service.js';
import { UsersService } from '../../src/auth/users.service.js';
import { AdminPurchasesService, purchasesQuery } from '../../src/billing/admin-purchases.service.js';
import type { AdminListPage } from '../../src/shared/database/admin-list.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { startTestApp } from '../support/app.js';
import { queriesOf } from '../support/query-plan.js';
import { fillAdminTables } from '../support/admin-rows.js';
import { median } from './analysis.bench.js';
import type { Row } from './bench.js';

const ROWS = 100_000;
const REQUESTS = 15;

interface List {
  readonly path: string;
  /** Reads a page as the endpoint does, through a manager whose queries are noted. */
  readonly read: (em: EntityManager, query: Record<string, string>) => Promise<unknown>;
  readonly queries: readonly string[];
}

const lists: readonly List[] = [
  {
    path: '/admin/users',
    read: (em, query) => new AdminUsersService(em).page(usersQuery.parse(query)),
    queries: [
      '',
      'sort=email&order=asc',
      'filter=active',
      'search=person77123',
      'search=lund.example',
      'search=saknas',
    ],
  },
  {
    path: '/admin/analyses',
    read: (em, query) => new AdminAnalysesService(em).page(adminAnalysesQuery.parse(query)),
    queries: [
      '',
      'sort=user_email&order=asc',
      'sort=status&order=asc',
      'filter=failed',
      'search=20077123',
      'search=kungsgatan 17',
      'search=person771',
      'search=hemnet',
      'search=saknas',
      'search=saknas&filter=failed',
    ],
  },
  {
    path: '/admin/purchases',
    read: (em, query) => new AdminPurchasesService(em).page(purchasesQuery.parse(query)),
    queries: [
      '',
      'sort=user_email&order=asc',
      'filter=expired',
      'search=person77123',
      'search=rapport',
      'search=saknas',
    ],
  },
  {
    path: '/admin/audit',
    read: (em, query) => readAudit(em.fork(), auditQuery.parse(query)),
    queries: ['', 'sort=act&order=asc', 'filter=analyses', 'search=person77123', 'search=saknas'],
  },
];

/**
 * The first page of each administrators' list among 100,000 rows, over HTTP, beside the bare time of the very
 * statements it makes (figures, count and page).
 */
export async function benchAdmin(): Promise<Row[]> {
  const app = await startTestApp({ ROLE: 'web' });
  const database = new pg.Client({ connectionString: app.config.databaseUrl });
  await database.connect();
  try {
    const admin = await signUp(app.url);
    await app.app.get(UsersService, { strict: false }).makeAdmin(admin.email);
    await fillAdminTables(database, ROWS);
    const em = app.app.get(EntityManager);
    const rows: Row[] = [];
    for (const { path, read, queries } of lists)
      for (const query of queries) {
        const statements = await queriesOf(em, (noting) =>
          read(noting, { limit: '25', ...Object.fromEntries(new URLSearchParams(query)) }),
        );
        rows.push(await rowOf(admin, database, `${path}?limit=25${query && `&${query}`}`, statements));
      }
    return rows;
  } finally {
    await database.end();
    await app.close();
  }
}

async function rowOf(
  admin: ApiClient,
  database: pg.Client,
  path: string,
  statements: Awaited<ReturnType<typeof queriesOf>>,
): Promise<Row> {
  const bare: number[] = [];
  const ours: number[] = [];
  let total = 0;
  // By turns, so that what else the machine does falls on both.
  for (let request = 0; request < REQUESTS; request += 1) {
    bare.push(await timeOf(() => askAll(database, statements)));
    ours.push(
      await timeOf(async () => {
        const { status, body } = await admin.call<AdminListPage<unknown>>('GET', path);
        if (status !== 200) throw new Error(`${path} answered ${status}`);
        ({ total } = body);
      }),
    );
  }
  return {
    what: `GET ${path}: ${total} of ${ROWS} rows`,
    oursMs: median(ours),
    bareMs: median(bare),
    bare: 'the same statements through pg',
    bar: 5,
  };
}

async function askAll(database: pg.Client, statements: Awaited<ReturnType<typeof queriesOf>>): Promise<void> {
  for (const { sql, values } of statements) {
    let at = 0;
    await database.query(
      sql.replaceAll('?', () => `$${(at += 1)}`),
      [...values],
    );
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
