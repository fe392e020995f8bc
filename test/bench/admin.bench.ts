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
import type { Row } from './bench-table.js';
import { sized } from './effort.js';

const ROWS = sized(100_000, 500);
const REQUESTS = sized(5, 1);

interface List {
  readonly path: string;
  readonly table: string;
  /** Reads a page as the endpoint does, through a manager whose queries are noted. */
  readonly read: (em: EntityManager, query: Record<string, string>) => Promise<unknown>;
  readonly queries: readonly string[];
}

const lists: readonly List[] = [
  {
    path: '/admin/users',
    table: 'users',
    read: (em, query) => new AdminUsersService(em).page(usersQuery.parse(query)),
    queries: [
      '',
      'sort=email&order=asc',
      'sort=email',
      'filter=active',
      'filter=buyers',
      'search=person77123',
      'search=lund.example',
      'search=saknas',
    ],
  },
  {
    path: '/admin/analyses',
    table: 'analyses',
    read: (em, query) => new AdminAnalysesService(em).page(adminAnalysesQuery.parse(query)),
    queries: [
      '',
      'sort=user_email&order=asc',
      'sort=user_email',
      'sort=status&order=asc',
      'sort=is_paid',
      'sort=address',
      'filter=failed',
      'search=20077123',
      'search=kungsgatan 17',
      'search=person771',
      'search=hemnet',
      'search=hemnet&sort=address',
      'search=lund.example&sort=user_email',
      'search=saknas',
      'search=saknas&filter=failed',
    ],
  },
  {
    path: '/admin/purchases',
    table: 'purchases',
    read: (em, query) => new AdminPurchasesService(em).page(purchasesQuery.parse(query)),
    queries: [
      '',
      'sort=user_email&order=asc',
      'sort=product_name',
      'sort=amount_paid',
      'offset=90000',
      'filter=expired',
      'search=person77123',
      'search=rapport',
      'search=saknas',
    ],
  },
  {
    path: '/admin/audit',
    table: 'audit_entries',
    read: (em, query) => readAudit(em.fork(), auditQuery.parse(query)),
    queries: [
      '',
      'sort=act&order=asc',
      'filter=analyses',
      'search=person77123',
      'search=lund.example',
      'search=lund.example&sort=act',
      'search=person',
      'search=saknas',
    ],
  },
];

/** A search through texts and owners of all rows takes so many times as long as counting them, hardly more. */
const COUNTS = 120;

/**
 * A page of each administrators' list among 100,000 rows, over HTTP, twice: beside the bare time of the very statements
 * it makes, which shows what we add, and beside a plain count of its table, which shows statements that are slow.
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
    for (const { path, table, read, queries } of lists)
      for (const query of queries) {
        const statements = await queriesOf(em, (noting) =>
          read(noting, { limit: '25', ...Object.fromEntries(new URLSearchParams(query)) }),
        );
        rows.push(
          ...(await rowsOf(admin, database, `${path}?limit=25${query && `&${query}`}`, table, statements)),
        );
      }
    return rows;
  } finally {
    await database.end();
    await app.close();
  }
}

async function rowsOf(
  admin: ApiClient,
  database: pg.Client,
  path: string,
  table: string,
  statements: Awaited<ReturnType<typeof queriesOf>>,
): Promise<Row[]> {
  const counting: number[] = [];
  const bare: number[] = [];
  const ours: number[] = [];
  let total = 0;
  // By turns, so that what else the machine does falls on all.
  for (let request = 0; request < REQUESTS; request += 1) {
    counting.push(await timeOf(() => database.query(`select count(*) from ${table}`)));
    bare.push(await timeOf(() => askAll(database, statements)));
    ours.push(
      await timeOf(async () => {
        const { status, body } = await admin.call<AdminListPage<unknown>>('GET', path);
        if (status !== 200) throw new Error(`${path} answered ${status}`);
        ({ total } = body);
      }),
    );
  }
  const what = `GET ${path}: ${total} of ${ROWS} rows`;
  const oursMs = median(ours);
  return [
    { what, oursMs, bareMs: median(bare), bare: 'the same statements through pg', bar: 5 },
    { what, oursMs, bareMs: median(counting), bare: `select count(*) from ${table}`, bar: COUNTS },
  ];
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
