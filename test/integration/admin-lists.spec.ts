import type { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { AdminUsersService, usersQuery } from '../../src/accounts/admin-users.service.js';
import { AdminAnalysesService, adminAnalysesQuery } from '../../src/analyses/admin-analyses.service.js';
import { AdminPurchasesService, purchasesQuery } from '../../src/billing/admin-purchases.service.js';
import { fillAdminTables } from '../support/admin-rows.js';
import { openTestOrm, type TestOrm } from '../support/orm.js';
import { plansOf } from '../support/query-plan.js';

describe('the administrators’ lists among 20,000 rows each', () => {
  let test: TestOrm;
  beforeAll(async () => {
    test = await openTestOrm();
    const database = new pg.Client({ connectionString: test.databaseUrl });
    await database.connect();
    await fillAdminTables(database, 20_000);
    await database.end();
  });
  afterAll(() => test.close());

  const lists = {
    users: (em: EntityManager, query: object) => new AdminUsersService(em).page(usersQuery.parse(query)),
    analyses: (em: EntityManager, query: object) =>
      new AdminAnalysesService(em).page(adminAnalysesQuery.parse(query)),
    purchases: (em: EntityManager, query: object) =>
      new AdminPurchasesService(em).page(purchasesQuery.parse(query)),
  };
  type List = keyof typeof lists;
  /** What the plan of the page itself says: the last but one of its statements, before what its rows show. */
  const planOfPage = async (list: List, query: object) =>
    (await plansOf(test.orm.em, (em) => lists[list](em, query))).split('\n\n').at(-2)!;

  it.each([
    ['users', 'desc'],
    ['users', 'asc'],
    ['analyses', 'desc'],
    ['analyses', 'asc'],
    ['purchases', 'desc'],
    ['purchases', 'asc'],
  ] as const)('%s: the first page by time, %s, is read off an index', async (list, order) => {
    const plan = await planOfPage(list, { order });
    const turn = order === 'desc' ? 'Backward ' : '';
    expect(plan).toContain(`Index Only Scan ${turn}using ${list}_created_at_id_index on ${list}`);
    expect(plan).not.toContain('Sort');
  });

  it.each([
    ['users', 'person1771.', ['users_email_search_index']],
    ['analyses', 'person1771.', ['analyses_hemnet_url_search_index', 'analyses_address_search_index']],
    ['analyses', '20001771', ['analyses_hemnet_url_search_index', 'analyses_failure_code_index']],
    ['purchases', 'person1771.', ['purchases_product_name_search_index', 'purchases_session_id_unique']],
  ] as const)('%s: a search for %s goes by indexes', async (list, search, indexes) => {
    expect((await lists[list](test.orm.em, { search })).total).toBeGreaterThan(0);
    const plan = await planOfPage(list, { search });
    for (const index of indexes) expect(plan).toContain(`Bitmap Index Scan on ${index}`);
    expect(plan).not.toContain(`Seq Scan on ${list}`);
  });

  it('find by an owner whoever owns many, and the same rows however many are found', async () => {
    const { items, total } = await lists.analyses(test.orm.em, { search: '.example', limit: 100 });
    // Every owner has an address there.
    expect(total).toBe(20_000);
    const first = await lists.analyses(test.orm.em, { limit: 100 });
    expect(items.map(({ id }) => id)).toEqual(first.items.map(({ id }) => id));
  });
});
