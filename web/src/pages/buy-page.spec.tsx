import { screen, waitFor, within } from '@testing-library/dom';
import type { CheckoutView } from '../../../src/billing/billing.types.js';
import { problem } from '../../../test/support/problem.js';
import { products } from '../../../test/support/products.js';
import type { Answers } from '../../test/api-answers.js';
import { expectAccessible } from '../../test/expect-accessible.js';
import { openPage, type OpenedPage } from '../../test/open-page.js';
import { analysisView, underWay } from '../../test/samples.js';

const three = '/api/products/package-3-reports';
const single = '/api/products/single-report';
const checkout = 'POST /api/checkout/credits';
const [one, package3] = products;

const open = (search: string, answers: Answers): Promise<OpenedPage> =>
  openPage(`/buy${search}`, { as: 'buyer', answers });
const openThree = async (answers: Answers = {}, search = ''): Promise<OpenedPage> => {
  const page = await open(`?product=package-3-reports${search}`, { [three]: { json: package3 }, ...answers });
  await screen.findByRole('heading', { level: 3, name: 'Tre rapporter' });
  return page;
};
const pay = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Betala 297\skr$/ });
const terms = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: /^Jag godkänner användarvillkoren/ });

describe('the order', () => {
  it('is said to be on its way, and then summed up', async () => {
    const page = await open('?product=package-3-reports', { [three]: 'awaited' });
    expect((await screen.findByText('Laddar produkt...')).closest('[role=status]')).not.toBeNull();
    await expectAccessible();
    page.answer({ [three]: { json: package3 } });
    const order = within(await screen.findByRole('region', { name: 'Din beställning' }));
    order.getByText('Hela rapporten med belägg');
    expect(
      order.getAllByRole('definition').map(({ textContent }) => textContent!.replaceAll('\u00a0', ' ')),
    ).toEqual(['3', '99 kr', '297 kr']);
    await expectAccessible();
  });

  it('is a single report where nothing was chosen', async () => {
    await open('', { [single]: { json: one } });
    await screen.findByRole('heading', { level: 3, name: 'En rapport' });
    screen.getByRole('button', { name: /^Betala 149\skr$/ });
  });

  it('says that the payment was broken off', async () => {
    await openThree({}, '&canceled=true');
    const said = screen.getByText('Betalningen avbröts. Du kan försöka igen när du är redo.');
    expect(said.closest('[role=status]')).not.toBeNull();
    await expectAccessible();
  });

  it.each([
    ['is not sold', problem(404), 'Produkten hittades inte.', null],
    [
      'could not be fetched',
      problem(500),
      'Kunde inte ladda produkt',
      'Kunde inte ladda produktinformation.',
    ],
    ['nobody tells of', 'silent', 'Kunde inte ladda produkt', 'Kunde inte ladda produktinformation.'],
  ] as const)(
    'leads to the prices, or to another try, where the product %s',
    async (_how, answer, title, text) => {
      const page = await open('?product=package-3-reports', { [three]: answer });
      const alert = (await screen.findByRole('heading', { level: 2, name: title })).closest<HTMLElement>(
        '[role=alert]',
      )!;
      if (text) within(alert).getByText(text);
      expect(within(alert).getByRole('link', { name: 'Se priser' }).getAttribute('href')).toBe('/pricing');
      await expectAccessible();
      page.answer({ [three]: { json: package3 } });
      await page.user.click(within(alert).getByRole('button', { name: 'Försök igen' }));
      await screen.findByRole('heading', { level: 3, name: 'Tre rapporter' });
    },
  );
});

describe('an order on the way from a locked report', () => {
  const home = analysisView({ isPaid: false });
  const search = `&for=${home.id}`;
  const homeApi = `/api/analyses/${home.id}`;
  const checkoutFor = 'POST /api/checkout/analysis';

  it('says that the report is opened, and buys it with the package', async () => {
    const page = await openThree(
      { [homeApi]: { json: home }, [checkoutFor]: problem(500), [checkout]: problem(500) },
      search,
    );
    screen.getByText(
      'När betalningen är klar öppnas rapporten om Vattugränd 14 direkt. De 2 andra rapporterna läggs till på ditt konto och går aldrig ut.',
    );
    await expectAccessible();
    await page.user.click(terms());
    await page.user.click(pay());
    await screen.findByText('Kunde inte starta betalning. Försök igen.');
    expect(await page.asked(checkoutFor)[0]!.clone().json()).toMatchObject({
      analysisId: home.id,
      productKey: 'package-3-reports',
      termsAccepted: true,
    });
    expect(page.asked(checkout)).toHaveLength(0);
  });

  it.each([
    ['is open already', { json: analysisView() }],
    ['is another’s or gone', problem(404)],
    ['is not ready', { json: analysisView({ ...underWay }) }],
  ])('is an order like any other where that report %s', async (_how, answer) => {
    const page = await openThree({ [homeApi]: answer, [checkout]: problem(500) }, search);
    screen.getByText('Rapporterna läggs till på ditt konto när betalningen är klar. De går aldrig ut.');
    await page.user.click(terms());
    await page.user.click(pay());
    await screen.findByText('Kunde inte starta betalning. Försök igen.');
    expect(page.asked(checkout)).toHaveLength(1);
  });
});

describe('the payment', () => {
  it('needs the terms', async () => {
    const page = await openThree();
    expect(pay().disabled).toBe(true);
    screen.getByText('Du måste acceptera villkoren för att fortsätta.');
    await page.user.click(terms());
    expect(pay().disabled).toBe(false);
    screen.getByText('Du kommer till betalsidan. Ingenting dras förrän du har godkänt köpet där.');
    await page.user.click(terms());
    expect(pay().disabled).toBe(true);
  });

  it('is busy until it is known where to pay', async () => {
    const page = await openThree({ [checkout]: 'awaited' });
    await page.user.click(terms());
    await page.user.click(pay());
    await waitFor(() => expect(terms().disabled).toBe(true));
    expect(await page.asked(checkout)[0]!.clone().json()).toEqual({
      productKey: 'package-3-reports',
      termsAccepted: true,
      termsVersion: '2026-12-01',
    });
  });

  it.each([
    ['the server fails', problem(500, 'Betaltjänsten svarar inte.')],
    ['nobody answers', 'silent'],
    ['there is no address', { json: {} }],
    ['the address is not safe', { json: { url: 'http://betalning.example/c/pay' } satisfies CheckoutView }],
    ['the address is a script', { json: { url: 'javascript:document.title="x"' } satisfies CheckoutView }],
  ] as const)('may be tried again when %s', async (_why, answer) => {
    const page = await openThree({ [checkout]: answer });
    await page.user.click(terms());
    await page.user.click(pay());
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('Kunde inte starta betalning. Försök igen.'),
    );
    expect([pay().disabled, terms().checked, window.location.pathname]).toEqual([false, true, '/buy']);
    await expectAccessible();
  });

  it('asks to sign in when the session is over, and keeps the way back', async () => {
    const page = await openThree({ [checkout]: problem(401) });
    page.answer({ 'POST /api/auth/refresh': problem(401) });
    await page.user.click(terms());
    await page.user.click(pay());
    await screen.findByText('Du måste vara inloggad för att betala.');
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
    expect(new URLSearchParams(window.location.search).get('next')).toBe('/buy?product=package-3-reports');
  });
});
