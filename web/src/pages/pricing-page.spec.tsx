import { screen, within } from '@testing-library/dom';
import type { ProductView } from '../../../src/billing/billing.types.js';
import { problem } from '../../../test/support/problem.js';
import { products, wordyProduct } from '../../../test/support/products.js';
import type { Answers } from '../../test/api-answers.js';
import { expectAccessible } from '../../test/expect-accessible.js';
import { openPage, type OpenedPage, type Visit } from '../../test/open-page.js';
import { stopTime } from '../../test/stopped-time.js';

const api = '/api/products';
const failed = 'Kunde inte ladda priser. Försök igen senare.';
const open = async (answer: Answers[string], visit: Pick<Visit, 'as'> = {}): Promise<OpenedPage> => {
  const page = await openPage('/pricing', { ...visit, answers: { [api]: answer } });
  // The answers stand whether there are prices or not.
  await screen.findByRole('heading', { name: 'Går oanvända rapporter ut?' });
  return page;
};
const cardOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('li')!);

it('says that the prices are on their way, and shows them once they have come', async () => {
  const page = await open('awaited');
  expect(screen.getByText('Laddar priser...').closest('[role=status]')).not.toBeNull();
  await expectAccessible();
  page.answer({ [api]: { json: products } });
  await cardOf('Tio rapporter');
  expect(screen.queryByText('Laddar priser...')).toBeNull();
  await expectAccessible();
});

it('tells what each product gives, costs and saves', async () => {
  await open({ json: products });
  const three = await cardOf('Tre rapporter');
  // 99 kr instead of 149 kr.
  for (const text of ['Populärast', 'Spara 34 %', '297 kr', '99 kr per rapport', '3 rapporter'])
    three.getByText(text);
  three.getByText('Minst 20 frågor till visningen');
  expect(three.getByRole('link', { name: 'Köp nu' }).getAttribute('href')).toBe(
    '/buy?product=package-3-reports',
  );
  const ten = await cardOf('Tio rapporter');
  // 79 kr instead of 149 kr.
  for (const text of ['Spara 47 %', '79 kr per rapport']) ten.getByText(text);
  const one = await cardOf('En rapport');
  for (const text of ['149 kr', '1 rapport']) one.getByText(text);
  expect(one.queryByText(/Spara|per rapport/)).toBeNull();
  expect(screen.getAllByText('Populärast')).toHaveLength(1);
});

it('takes the locked report that one came from along to the order', async () => {
  const id = 'c0000000-0000-4000-8000-000000000001';
  await openPage(`/pricing?for=${id}`, { as: 'buyer', answers: { [api]: { json: products } } });
  const three = await cardOf('Tre rapporter');
  expect(three.getByRole('link', { name: 'Köp nu' }).getAttribute('href')).toBe(
    `/buy?product=package-3-reports&for=${id}`,
  );
});

it.each([
  ['one alone', products.slice(0, 1), 'En rapport', 1],
  ['one with the longest words', [...products, wordyProduct], wordyProduct.name, 4],
] satisfies readonly [string, readonly ProductView[], string, number][])(
  'shows %s, to a member too',
  async (_what, sold, name, count) => {
    await open({ json: sold }, { as: 'buyer' });
    await cardOf(name);
    expect(screen.getAllByRole('link', { name: 'Köp nu' })).toHaveLength(count);
    await expectAccessible();
  },
);

it('says that nothing is sold', async () => {
  await open({ json: [] });
  const title = await screen.findByRole('heading', { level: 2, name: 'Inget är till salu just nu' });
  within(title.parentElement!).getByText(
    'Titta in igen om en stund. Rapporter som du redan har köpt finns kvar.',
  );
  await expectAccessible();
});

it.each([
  ['fails', problem(500, 'Fel hos oss.', { requestId: '4f1c2b9e' })],
  ['is away', problem(503)],
  ['cannot be reached', 'silent'],
] as const)('asks again where the server %s', async (_how, answer) => {
  const page = await open(answer);
  const alert = (await screen.findByRole('heading', { level: 2, name: failed })).closest<HTMLElement>(
    '[role=alert]',
  )!;
  expect(within(alert).queryByText('Felkod: 4f1c2b9e') !== null).toBe(_how === 'fails');
  await expectAccessible();
  page.answer({ [api]: { json: products } });
  await page.user.click(within(alert).getByRole('button', { name: 'Försök igen' }));
  await cardOf('Tre rapporter');
  expect(screen.queryByText(failed)).toBeNull();
});

it('asks again by itself when the connection is back', async () => {
  const page = await open('silent');
  await screen.findByRole('heading', { level: 2, name: failed });
  page.answer({ [api]: { json: products } });
  window.dispatchEvent(new Event('online'));
  await cardOf('Tre rapporter');
});

it('keeps the prices for five minutes', async () => {
  stopTime();
  const page = await open({ json: products });
  await cardOf('Tre rapporter');
  const awayAndBack = async (): Promise<void> => {
    await page.user.click(screen.getByRole('link', { name: 'Se exempelrapport' }));
    await screen.findByRole('heading', { level: 1, name: 'Kvarnhjulsgatan 14' });
    await page.user.click(
      within(screen.getByRole('navigation', { name: 'Huvudmeny' })).getByRole('link', { name: 'Priser' }),
    );
    await cardOf('Tre rapporter');
  };
  await jest.advanceTimersByTimeAsync(2 * 60_000);
  await awayAndBack();
  expect(page.asked(api)).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(3 * 60_000);
  await awayAndBack();
  expect(page.asked(api)).toHaveLength(2);
});
