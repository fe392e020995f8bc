import { Analysis } from '../../src/analyses/analysis.entity.js';
import { HandIn } from '../../src/analyses/hand-in.entity.js';
import { OwnPrices } from '../../src/analyses/own-prices.js';
import { openTestOrm, type TestOrm } from '../support/orm.js';
import { plansOf } from '../support/query-plan.js';

const today = new Date('2026-11-21T12:00:00Z');
const listing = { municipality: 'Solna', propertyType: 'Lägenhet', tenure: 'Bostadsrätt' };

const ofLink = (field: keyof typeof listing): Partial<Analysis> => ({
  rawListingData: { ...listing, provenance: { [field]: { url: 'https://x.se/solna/19', reader: 'link' } } },
});

let test: TestOrm;
let prices: OwnPrices;
beforeEach(async () => {
  test = await openTestOrm();
  prices = new OwnPrices(test.orm.em);
});
afterEach(() => test.close());

/** A completed analysis of an advert of its own, made in the middle of October, unless the fields say otherwise. */
async function add(number: number, fields: Partial<Analysis> = {}): Promise<Analysis> {
  const link = { url: `https://x.se/${number}`, site: 'x', key: `x:${number}`, kind: 'broker' } as const;
  const analysis = new Analysis(await test.newUser(), link);
  const createdAt = new Date('2026-10-15T12:00:00Z');
  Object.assign(analysis, { ...listing, status: 'completed', createdAt, pricePerSqm: 70_000, ...fields });
  await test.orm.em.fork().persist(analysis).flush();
  return analysis;
}

it('tells the middle of twenty adverts, each counted once, over the twelve whole months before', async () => {
  // Nineteen from 60 000 up by 1 000: with the twentieth at 90 000 the two in the middle are 69 000 and 70 000.
  for (let number = 0; number < 19; number += 1) await add(number, { pricePerSqm: 60_000 + number * 1000 });
  expect(await prices.levelFor(listing, today)).toBeUndefined();
  await add(18, { pricePerSqm: 78_000 });
  expect(await prices.levelFor(listing, today)).toBeUndefined();
  await add(19, { pricePerSqm: 90_000, createdAt: new Date('2025-11-01T00:30:00+01:00') });
  expect(await prices.levelFor(listing, today)).toEqual({
    municipality: 'Solna',
    propertyType: 'Lägenhet',
    medianPerSqm: 69_500,
    adverts: 20,
    from: '2025-11',
    to: '2026-10',
  });
});

it.each<[string, Partial<Analysis>]>([
  ['of another municipality', { municipality: 'Nacka' }],
  ['of another kind', { propertyType: 'Radhus' }],
  ['of another tenure', { tenure: 'Äganderätt' }],
  ['that failed', { status: 'failed' }],
  ['without a price', { pricePerSqm: null }],
  ['of this month', { createdAt: new Date('2026-11-01T00:30:00+01:00') }],
  ['of more than a year ago', { createdAt: new Date('2025-10-31T23:30:00+01:00') }],
  ['whose place only a link tells', ofLink('municipality')],
  ['whose kind only a link tells', ofLink('propertyType')],
  ['whose tenure only a link tells', ofLink('tenure')],
])('leaves out an advert %s', async (_, fields) => {
  for (let number = 0; number < 19; number += 1) await add(number);
  await add(19, fields);
  expect(await prices.levelFor(listing, today)).toBeUndefined();
});

it('counts an advert once, by whatever links it was reached', async () => {
  const rawListingData = { ...listing, canonicalUrl: 'https://x.se/18' };
  for (let number = 0; number < 18; number += 1) await add(number);
  for (const number of [18, 19]) await add(number, { rawListingData });
  expect(await prices.levelFor(listing, today)).toBeUndefined();
  await add(20);
  expect(await prices.levelFor(listing, today)).toMatchObject({ adverts: 20 });
});

it('never uses what a buyer handed in', async () => {
  for (let number = 0; number < 19; number += 1) await add(number);
  const analysis = await add(19);
  expect(await prices.levelFor(listing, today)).toMatchObject({ adverts: 20 });
  const em = test.orm.em.fork();
  em.persist(new HandIn(em.getReference(Analysis, analysis.id), { kind: 'text', name: '' }));
  await em.flush();
  expect(await prices.levelFor(listing, today)).toBeUndefined();
});

it('says nothing where the advert does not tell what it is', async () => {
  expect(await prices.levelFor({ municipality: 'Solna' }, today)).toBeUndefined();
});

it('finds the adverts of the kind, the place and the year by index', async () => {
  const user = await test.newUser();
  const em = test.orm.em.fork();
  await em.execute(
    `insert into analyses (id, user_id, hemnet_url, listing_key, status, is_paid, attempt, run, scraping_progress,
       created_at, started_at, updated_at, municipality, property_type, tenure, price_per_sqm, photos_count,
       floorplans_count)
     select gen_random_uuid(), ?, 'https://x.se/' || n, 'x:' || n, 'completed', true, 1, 1, '{}',
       ?::timestamptz - n * interval '1 hour', now(), now(), case when n % 40 = 0 then 'Solna' else 'Ort ' || n % 40 end,
       (array['Lägenhet', 'Villa'])[n % 3 % 2 + 1], 'Bostadsrätt', 50000, 1, 0
     from generate_series(1, 10000) n`,
    [user.id, today.toISOString()],
  );
  await em.execute('analyze analyses');
  const plan = await plansOf(test.orm.em, (noting) => new OwnPrices(noting).levelFor(listing, today));
  expect(plan).toContain('analyses_municipality_property_type_tenure_created_at_index');
  expect(plan).not.toContain('Seq Scan on analyses');
});
