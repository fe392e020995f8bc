import { AnalysisListService, listQuery, type ListQuery } from '../../src/analyses/analysis-list.service.js';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { toCard } from '../../src/analyses/analysis-view.js';
import type { User } from '../../src/auth/user.entity.js';
import { CreditsService } from '../../src/billing/credits.service.js';
import { openTestOrm, type TestOrm } from '../support/orm.js';
import { addManyAnalyses } from '../support/many-analyses.js';
import { plansOf } from '../support/query-plan.js';

describe('the list of analyses', () => {
  let test: TestOrm;
  let lists: AnalysisListService;
  let user: User;

  beforeAll(async () => {
    test = await openTestOrm();
    lists = new AnalysisListService(test.orm.em);
    user = await test.newUser();
    const stranger = await test.newUser();
    await add(user, 1, {
      address: 'Älggatan 1',
      municipality: 'Umeå',
      price: 3_000_000,
      livingArea: 50,
      verdict: 'RED',
    });
    await add(user, 2, {
      address: 'Almgatan 2',
      municipality: 'Malmö',
      price: 1_000_000,
      livingArea: 80,
      verdict: 'GREEN',
    });
    await add(user, 3, {});
    await add(user, 4, {
      address: '100 % Gatan',
      municipality: 'Malmö',
      price: 2_000_000,
      livingArea: 20,
      verdict: 'YELLOW',
    });
    await add(user, 6, {
      address: 'Åkergatan 6',
      municipality: 'Lund',
      price: 4_000_000,
      livingArea: 10,
      verdict: 'RED',
    });
    await add(stranger, 5, {
      address: 'Almgatan 5',
      municipality: 'Malmö',
      price: 1,
      livingArea: 1,
      verdict: 'GREEN',
    });
  });
  afterAll(() => test.close());

  async function add(owner: User, day: number, fields: Partial<Analysis>): Promise<void> {
    const analysis = new Analysis(owner, {
      url: `https://x.se/${day}`,
      site: 'x',
      key: `x:${day}`,
      kind: 'broker',
    });
    Object.assign(analysis, { createdAt: new Date(Date.UTC(2026, 0, day)), ...fields });
    await test.orm.em.fork().persist(analysis).flush();
  }

  /** The listing's number of each card, over all pages of two. */
  async function walk(query: Partial<ListQuery>, owner = user): Promise<number[]> {
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const page = await lists.list(
        owner.id,
        listQuery.parse({ limit: 2, ...query, ...(cursor && { cursor }) }),
      );
      expect(page.items.length).toBeLessThanOrEqual(2);
      seen.push(...page.items.map((card) => Number(card.hemnetUrl.split('/').at(-1))));
      cursor = page.nextCursor;
    } while (cursor);
    return seen;
  }

  it.each([
    ['created_at', 'desc', [6, 4, 3, 2, 1]],
    ['created_at', 'asc', [1, 2, 3, 4, 6]],
    ['price', 'asc', [2, 4, 1, 6, 3]],
    ['price', 'desc', [6, 1, 4, 2, 3]],
    ['size', 'asc', [6, 4, 1, 2, 3]],
    ['size', 'desc', [2, 1, 4, 6, 3]],
    ['address', 'asc', [4, 2, 6, 1, 3]],
    ['address', 'desc', [1, 6, 2, 4, 3]],
  ] as const)(
    'sorts by %s %s, unknown last, each card once over all pages',
    async (sort, order, expected) => {
      expect(await walk({ sort, order })).toEqual(expected);
    },
  );

  it('tells of each card what the analysis itself tells', async () => {
    const owner = await test.newUser();
    const begun = {
      status: 'analyzing',
      analyst: 'openai',
      attempt: 2,
      startedAt: new Date(Date.UTC(2026, 3, 7)),
    } as const;
    await add(owner, 7, { ...begun, address: 'Storgatan 7', photosCount: 3, price: 2_000_000, isPaid: true });
    const { id } = await test.orm.em.fork().findOneOrFail(Analysis, { user: owner.id });
    const spent = await test.orm.em.fork().transactional((em) => {
      return new CreditsService(em).spend(em, owner.id, `analysis:${id}`);
    });
    expect(spent).toBe(true);
    const analysis = await test.orm.em.fork().findOneOrFail(Analysis, { id });
    const { items } = await lists.list(owner.id, listQuery.parse({}));
    expect(items).toEqual([toCard(analysis)]);
    expect(items[0]).toMatchObject({
      createdAt: '2026-01-07T00:00:00.000Z',
      startedAt: '2026-04-07T00:00:00.000Z',
      paidWith: 'free',
      progress: { analyst: 'openai', isPortal: false, message: 'AI analyserar innehåll...' },
    });
  });

  it('sorts Å, Ä and Ö after Z, as Swedish does', async () => {
    const owner = await test.newUser();
    const addresses = ['Ödegatan 1', 'Zinkgatan 1', 'Ängsgatan 1', 'Ågatan 1', 'Alvägen 1'];
    for (const [at, address] of addresses.entries()) await add(owner, at + 10, { address });
    expect(await walk({ sort: 'address', order: 'asc' }, owner)).toEqual([14, 11, 13, 12, 10]);
  });

  it('sorts GREEN before YELLOW before RED', async () => {
    const upward = await walk({ sort: 'verdict', order: 'asc' });
    expect(upward.slice(0, 2)).toEqual([2, 4]);
    expect(new Set(upward.slice(2, 4))).toEqual(new Set([1, 6]));
    expect(upward[4]).toBe(3);
  });

  it('finds by address or municipality, taking wildcards literally', async () => {
    expect(await walk({ search: 'malmö' })).toEqual([4, 2]);
    expect(await walk({ search: 'ÄLG' })).toEqual([1]);
    expect(await walk({ search: '%' })).toEqual([4]);
    expect(await walk({ search: 'finns inte' })).toEqual([]);
  });

  it('refuses a cursor it did not make', async () => {
    await expect(lists.list(user.id, listQuery.parse({ cursor: 'abc' }))).rejects.toMatchObject({
      status: 422,
    });
  });
});

describe('the list of 10,000 analyses among 30,000 of others', () => {
  let test: TestOrm;
  let user: User;

  beforeAll(async () => {
    test = await openTestOrm();
    const em = test.orm.em.fork();
    for (const other of [await test.newUser(), await test.newUser(), await test.newUser()]) {
      await addManyAnalyses(em, other.id, 10_000);
    }
    user = await test.newUser();
    await addManyAnalyses(em, user.id, 10_000);
    await em.execute('analyze analyses');
  });
  afterAll(() => test.close());

  const planOf = (query: Partial<ListQuery>) =>
    plansOf(test.orm.em, (em) => new AnalysisListService(em).list(user.id, listQuery.parse(query)));

  it.each([
    ['created_at', 'analyses_user_id_created_at_id_index', 'analyses_user_id_created_at_id_index'],
    ['price', 'analyses_price_asc_index', 'analyses_price_desc_index'],
    ['size', 'analyses_size_asc_index', 'analyses_size_desc_index'],
    ['verdict', 'analyses_verdict_asc_index', 'analyses_verdict_desc_index'],
    ['address', 'analyses_address_asc_index', 'analyses_address_desc_index'],
  ] as const)('reads a page by %s off an index, the first and a later one', async (sort, up, down) => {
    const lists = new AnalysisListService(test.orm.em);
    for (const [order, index] of [
      ['asc', up],
      ['desc', down],
    ] as const) {
      const first = await lists.list(user.id, listQuery.parse({ sort, order, limit: 100 }));
      for (const cursor of [undefined, first.nextCursor!]) {
        const plan = await planOf({ sort, order, cursor });
        expect(plan).toMatch(new RegExp(`^Limit\\n  ->  Index Scan (Backward )?using ${index} on analyses`));
        expect(plan).toMatch(/Index Cond: .*user_id = /);
        expect(plan).not.toContain('Sort');
        // Where the page begins stands in the index condition too, not in a filter over all before it.
        if (cursor) expect(plan).toMatch(/Index Cond: .*ROW\(/);
      }
    }
  });

  it('searches no further than the own rows', async () => {
    // Every fourth is in Malmö: the page is full long before the end.
    const common = await planOf({ search: 'malmö', sort: 'price' });
    expect(common).toContain('analyses_price_desc_index');
    expect(common).not.toContain('Sort');
    const rare = await planOf({ search: 'finns inte', sort: 'price' });
    expect(rare).toMatch(/Index Cond: .*user_id = /);
    expect(rare).not.toContain('Seq Scan');
  });
});
