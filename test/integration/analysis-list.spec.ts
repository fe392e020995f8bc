import { AnalysisListService, listQuery, type ListQuery } from '../../src/analyses/analysis-list.service.js';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import type { User } from '../../src/auth/user.entity.js';
import { openTestOrm, type TestOrm } from '../support/orm.js';

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
  async function walk(query: Partial<ListQuery>): Promise<number[]> {
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const page = await lists.list(
        user.id,
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
