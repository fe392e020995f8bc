import { EntityManager } from '@mikro-orm/postgresql';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBooks } from '../bench/chaos/chaos-analyses-books.js';
import { faultsIn, type Books } from '../bench/chaos/chaos-analyses-count.js';
import { openTestOrm, type TestOrm } from '../support/orm.js';

/** One buyer with a free and a bought report: a home that was paid with the free one, and one that is gone. */
const good: Books = {
  analyses: [
    {
      id: 'home',
      user_id: 'anna',
      status: 'completed',
      attempt: 1,
      is_paid: true,
      failure_code: null,
      failure_reason: null,
      has_result: true,
      verdict: 'YELLOW',
    },
    {
      id: 'gone',
      user_id: 'anna',
      status: 'failed',
      attempt: 2,
      is_paid: false,
      failure_code: 'listing_gone',
      failure_reason: 'Annonsen är borttagen.',
      has_result: false,
      verdict: null,
    },
  ],
  runs: [
    { analysis_id: 'home', attempt: 1, run: 1, outcome: 'lost', ended_at: new Date(0) },
    { analysis_id: 'home', attempt: 1, run: 2, outcome: 'completed', ended_at: new Date(0) },
    { analysis_id: 'gone', attempt: 1, run: 1, outcome: 'failed', ended_at: new Date(0) },
    { analysis_id: 'gone', attempt: 2, run: 3, outcome: 'failed', ended_at: new Date(0) },
  ],
  entries: [
    { user_id: 'anna', kind: 'free', amount: 1, reason: 'grant', reference: 'signup:anna' },
    { user_id: 'anna', kind: 'credit', amount: 1, reason: 'adjustment', reference: 'gift' },
    { user_id: 'anna', kind: 'free', amount: -1, reason: 'spend', reference: 'analysis:home' },
  ],
  freeReports: 1,
  bought: new Map([['anna', 1]]),
  leases: [],
  jobs: [],
  pictures: { named: new Set(['a1']), kept: new Set(['a1']) },
  given: new Map([
    ['home', 'anna'],
    ['gone', 'anna'],
  ]),
  pages: new Map([
    [
      'anna',
      new Map([
        ['home', { status: 'completed', isPaid: true, failureReason: null }],
        ['gone', { status: 'failed', isPaid: false, failureReason: 'Annonsen är borttagen.' }],
      ]),
    ],
  ]),
};
const [home, gone] = [good.analyses[0]!, good.analyses[1]!];
const [granted, gift, spent] = [good.entries[0]!, good.entries[1]!, good.entries[2]!];
const cards = good.pages.get('anna')!;
const page = (
  ...changed: [string, { status: 'completed' | 'analyzing'; isPaid: boolean; failureReason: string | null }][]
) => ({
  pages: new Map([['anna', new Map([...cards, ...changed])]]),
});

it('finds no fault with books that add up', () => {
  expect(faultsIn(good)).toEqual([]);
});

it('finds no fault with a paid report that stands after it was started over in vain', () => {
  const failed = { ...good.runs[1]!, attempt: 2, run: 3, outcome: 'failed' };
  const why = { failure_code: 'listing_gone', failure_reason: 'Annonsen är borttagen.' };
  const books = { ...good, analyses: [{ ...home, attempt: 2, ...why }, gone], runs: [...good.runs, failed] };
  const pages = page(['home', { status: 'completed', isPaid: true, failureReason: why.failure_reason }]);
  expect(faultsIn({ ...books, ...pages })).toEqual([]);
  expect(faultsIn({ ...good, analyses: [{ ...home, attempt: 2 }, gone], runs: books.runs })).toEqual([
    'analysis home is completed and tells nothing of why it was not renewed',
  ]);
});

it.each<[string, Partial<Books>, string]>([
  [
    'a report that stands though its only attempt failed',
    { runs: [{ ...good.runs[1]!, outcome: 'failed' }, ...good.runs.slice(2)] },
    'analysis home is completed, and its runs say failed',
  ],
  [
    'an analysis that is not there',
    { given: new Map([...good.given, ['x', 'anna']]) },
    'analysis x was begun and is lost',
  ],
  ["another's analysis", { given: new Map([['home', 'bo']]) }, 'analysis home was begun and is lost'],
  [
    'one that is stuck',
    { analyses: [home, { ...gone, status: 'scraped' }] },
    'analysis gone is stuck in scraped',
  ],
  [
    'a report that is not there',
    { analyses: [{ ...home, has_result: false }, gone] },
    'analysis home is completed without a report',
  ],
  [
    'a failure without a reason',
    { analyses: [home, { ...gone, failure_reason: null }] },
    'analysis gone failed without a reason',
  ],
  [
    'a report that is both',
    { analyses: [{ ...home, failure_code: 'x' }, gone] },
    'analysis home is completed and tells x of why it was not renewed',
  ],
  [
    'a failure that cost something',
    { entries: [granted, gift, spent, { ...spent, kind: 'credit', reference: 'analysis:gone' }] },
    'analysis gone failed and cost a report',
  ],
  [
    'one that was paid twice',
    { entries: [granted, gift, spent, { ...spent, kind: 'credit' }] },
    'analysis home was paid 2 times',
  ],
  [
    'one that is open for nothing',
    { entries: [granted, gift] },
    'analysis home is open with 0 reports spent on it',
  ],
  [
    'one that is closed though paid',
    { analyses: [{ ...home, is_paid: false }, gone] },
    'analysis home is closed with 1 reports spent on it',
  ],
  [
    'two ends of one attempt',
    { runs: [...good.runs, { ...good.runs[1]!, run: 3, outcome: 'failed' }] },
    'attempt 1 of analysis home ended 2 times',
  ],
  [
    'an end that no run tells of',
    { runs: good.runs.slice(0, 3) },
    'analysis gone is failed, and its runs say nothing',
  ],
  [
    'a run without an end',
    { runs: [...good.runs, { ...good.runs[0]!, run: 4, outcome: null, ended_at: null }] },
    'run 4 of analysis home never ended',
  ],
  [
    'a report that was never had',
    { entries: [gift, spent] },
    'user anna had -1 free reports after analysis:home',
  ],
  [
    'a bought one before a free one',
    { entries: [granted, gift, { ...spent, kind: 'credit' }] },
    'analysis:home was paid with a bought report while user anna had a free one',
  ],
  [
    'two reports for one',
    { entries: [{ ...granted, amount: 2 }, gift, { ...spent, amount: -2 }] },
    'analysis:home cost 2 reports',
  ],
  [
    'free reports that were granted twice',
    { entries: [granted, { ...granted, reference: 'signup:anna again' }, gift, spent] },
    'user anna was given 2 free reports and 1 others, and is due 1 and 1',
  ],
  [
    'one grant of too much',
    { entries: [{ ...granted, amount: 2 }, gift, spent] },
    'user anna was given 2 free reports and 1 others, and is due 1 and 1',
  ],
  [
    'a buyer who was granted nothing',
    {
      analyses: [{ ...home, is_paid: false }, gone],
      entries: [gift],
    },
    'user anna was given 0 free reports and 1 others, and is due 1 and 1',
  ],
  [
    'a buyer who has no line at all',
    { bought: new Map([...good.bought, ['bo', 0]]) },
    'user bo was given 0 free reports and 0 others, and is due 1 and 0',
  ],
  [
    'bought reports that came twice',
    { entries: [granted, gift, { ...gift, reference: 'again' }, spent] },
    'user anna was given 1 free reports and 2 others, and is due 1 and 1',
  ],
  ['a lease', { leases: ['capture:x'] }, 'lease capture:x is still held'],
  ['a job', { jobs: ['home:1'] }, 'job home:1 is still in line'],
  [
    'a picture that is lost',
    { pictures: { named: new Set(['a1']), kept: new Set() } },
    'picture a1 is named and not on disk',
  ],
  [
    "a picture that is nobody's",
    { pictures: { named: new Set(), kept: new Set(['a1']) } },
    "picture a1 is on disk and nobody's",
  ],
  [
    'a page that waits for ever',
    page(['home', { status: 'analyzing', isPaid: false, failureReason: null }]),
    'the page of analysis home shows analyzing,false,, the row says completed,true,',
  ],
  [
    'a page that never heard of it',
    { pages: new Map([['anna', new Map([['home', cards.get('home')!]])]]) },
    'the page of analysis gone shows nothing, the row says failed,false,Annonsen är borttagen.',
  ],
  [
    'a page that shows what is gone',
    page(['old', { status: 'completed', isPaid: true, failureReason: null }]),
    'the page shows analysis old, which is gone',
  ],
])('finds %s', (_what, change, fault) => {
  expect(faultsIn({ ...good, ...change })).toContain(fault);
});

describe('the books of a database', () => {
  let test: TestOrm;
  const bought = new Map<string, number>();
  const images = mkdtempSync(join(tmpdir(), 'visningsklar-books-'));
  const read = async () =>
    faultsIn({
      ...(await readBooks(test.orm.em.fork() as EntityManager, images)),
      bought,
      jobs: [],
      given: new Map(),
      pages: new Map(),
    });
  const write = (sql: string, values: unknown[] = []) => test.orm.em.fork().execute(sql, values);

  beforeAll(async () => {
    test = await openTestOrm();
  });
  afterAll(async () => {
    await test.close();
    rmSync(images, { recursive: true });
  });

  it('are read from its tables and its pictures', async () => {
    const user = await test.newUser();
    const sha256 = 'ab'.repeat(32);
    bought.set(user.id, 0);
    // As `openTestOrm` makes people: with the three free reports that nobody has changed.
    expect(await read()).toEqual([]);
    await write(
      `insert into app_settings (setting_key, setting_value, updated_at) values ('free_reports_count', '2', now())`,
    );
    const id = '00000000-0000-4000-8000-000000000001';
    await write(
      `insert into analyses (id, user_id, hemnet_url, listing_key, status, scraping_progress, created_at, started_at, updated_at,
         is_paid, attempt, run, photos_count, floorplans_count, facts_from_link, is_forced)
       values (?, ?, 'https://x.example', 'x', 'analyzing', '{"current_step": "completed"}', now(), now(), now(),
         true, 1, 1, 0, 0, false, false)`,
      [id, user.id],
    );
    await write(
      `insert into analysis_runs (id, analysis_id, attempt, run, started_at, timings) values (gen_random_uuid(), ?, 1, 1, now(), '{}')`,
      [id],
    );
    await write(`insert into leases values ('capture:x', gen_random_uuid(), now() + interval '1 minute')`);
    await write('insert into analysis_pictures (sha256, analysis_id) values (?, ?)', [sha256, id]);
    const other = 'cd'.repeat(32);
    mkdirSync(join(images, 'originals', 'cd', 'cd'), { recursive: true });
    writeFileSync(join(images, 'originals', 'cd', 'cd', other), '');
    await write(
      `insert into credit_entries (id, user_id, kind, amount, reason, reference, actor, created_at)
       values (gen_random_uuid(), ?, 'credit', -1, 'spend', 'analysis:y', 'system', now())`,
      [user.id],
    );
    expect((await read()).sort()).toEqual(
      [
        `analysis ${id} is stuck in analyzing`,
        `analysis ${id} is open with 0 reports spent on it`,
        `run 1 of analysis ${id} never ended`,
        'lease capture:x is still held',
        `picture ${sha256} is named and not on disk`,
        `picture ${other} is on disk and nobody's`,
        `analysis:y was paid with a bought report while user ${user.id} had a free one`,
        `user ${user.id} had -1 credit reports after analysis:y`,
        `user ${user.id} was given 3 free reports and 0 others, and is due 2 and 0`,
      ].sort(),
    );
  });
});
