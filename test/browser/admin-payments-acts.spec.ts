import type { BrowserContextOptions, Page } from 'playwright';
import { signUp } from '../support/api-client.js';
import {
  addPurchases,
  orphaned,
  purchaseKinds,
  purchasesApi,
  purchasesPath,
  showSixtyPurchases,
  startWithoutPurchases,
} from '../support/purchases.js';
import { phone, useStages } from '../support/screens.js';
import { problem } from '../support/shop.js';
import { waitFor } from '../support/wait-for.js';

const stages = useStages();
const sizes = [
  ['a phone', phone],
  ['a desktop', {}],
] satisfies readonly [string, BrowserContextOptions][];

const rowsOf = (page: Page) => page.getByRole('table').getByRole('row');
/** The words of each row or card, with the spaces that a keyboard writes. */
const textsOf = async (page: Page, isPhone: boolean): Promise<string[]> => {
  const rows = isPhone ? page.getByRole('list', { name: 'Köp' }).getByRole('listitem') : rowsOf(page);
  const texts = await rows.allInnerTexts();
  return (isPhone ? texts : texts.slice(1)).map((text) =>
    text.replaceAll('\u00a0', ' ').replace(/\s*[\n\t]+\s*/g, '|'),
  );
};
const productsOf = async (page: Page): Promise<string[]> =>
  (await rowsOf(page).locator('td:nth-child(2)').allInnerTexts()).slice(0, 3);
const untilFirst = (page: Page, product: string) =>
  waitFor(async () => (await productsOf(page))[0] === product, { what: `${product} to come first` });

describe.each(sizes)('the purchases, on %s', (_name, options) => {
  it('tell who bought what for how much, and what became of it', async () => {
    const stage = await stages.stand(options);
    const { page, open, isPhone } = stage;
    await startWithoutPurchases(stage);
    const buyer = await signUp(stage.app.url);
    await addPurchases(stage, buyer, purchaseKinds.slice(0, -1));
    await addPurchases(stage, null, [{ createdAt: new Date('2026-06-01T08:00:00Z') }]);
    await open(purchasesPath);
    await page.getByText('14 köp').waitFor();
    const rows = await textsOf(page, isPhone);
    const mail = buyer.email;
    expect(rows[0]).toBe(
      isPhone
        ? `${mail}|Tre rapporter · 3 rapporter|297 kr|inte betalt|Påbörjat|2026-11-01 22:30`
        : `${mail}|Tre rapporter|3|297 kr|inte betalt|Påbörjat|2026-11-01 22:30`,
    );
    const said: readonly (readonly [number, readonly string[]])[] = [
      [1, ['Behandlas', 'inte betalt']],
      [2, ['Genomfört', '149 kr']],
      [3, ['148,50 kr', 'ordinarie 297 kr']],
      [4, ['Misslyckat', 'inte betalt']],
      [5, ['Avbrutet', 'inte betalt']],
      [6, ['Återbetalt', '149 kr']],
      [7, ['297 kr', '99 kr återbetalt']],
      [8, ['Ångrat: 8 rapporter', '1 032 kr ska betalas tillbaka']],
      [9, ['Ångrat: 1 rapport', 'Återbetalningen kom tillbaka från banken']],
      [10, ['Tvist: svar krävs', '1 återbetald rapport var redan använd']],
      [11, ['Tvist: vunnen']],
      [12, ['Tvist (a_word_of_tomorrow)']],
      // In June a clock in Sweden shows two hours more.
      [13, ['Raderat konto', '2026-06-01 10:00']],
    ];
    for (const [at, words] of said) for (const word of words) expect(rows[at]!.split('|')).toContain(word);
    const figures = (await page.getByRole('definition').allInnerTexts()).map((text) =>
      text.replaceAll('\u00a0', ' '),
    );
    // Ten were paid: seven times 149 kr, 148.50, 297 and 1290, which is 2778.50; 149, 149 and 99 went back; two wholly.
    expect(figures).toEqual([
      '2 381,50 kr',
      'utan återbetalt och förlorade tvister',
      '10',
      'som har betalats',
      '277,85 kr',
      'före återbetalningar',
      '8',
      'inte helt återbetalda',
    ]);
  });

  it('are searched while one types, selected, and found again by “back”', async () => {
    const stage = await stages.stand(options);
    const { page } = stage;
    await showSixtyPurchases(stage);
    await page.getByRole('link', { name: 'Nästa' }).click();
    await page.getByText('26–50 av 60').waitFor();
    const search = page.getByRole('searchbox', { name: 'Sök e-post, produkt eller nummer' });
    await search.fill('paket 6');
    // Packages 6 and 60, on the first page.
    await page.getByText('2 köp', { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('?search=paket+6');
    await page.goBack();
    await page.getByText('1–25 av 60').waitFor();
    expect(await search.inputValue()).toBe('');
    await page.goForward();
    await page.getByText('2 köp', { exact: true }).waitFor();
    expect(await search.inputValue()).toBe('paket 6');
    await page.getByLabel('Visa').selectOption('Med tvist');
    await page.getByRole('heading', { name: 'Inga köp hittades' }).waitFor();
    await page.getByRole('button', { name: 'Visa alla köp' }).click();
    await page.getByText('1–25 av 60').waitFor();
    expect([await search.inputValue(), new URL(page.url()).search]).toEqual(['', '']);
    await search.fill('paket 7');
    await page.getByText('1 köp', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Rensa sökningen' }).click();
    await page.getByText('1–25 av 60').waitFor();
  });

  it('come in pages, each at its beginning, and “back” leads to the one before', async () => {
    const stage = await stages.stand(options);
    const { page } = stage;
    await showSixtyPurchases(stage);
    expect(await page.getByRole('link', { name: 'Föregående' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Nästa' }).click();
    await page.getByText('26–50 av 60').waitFor();
    expect((await page.getByText('26–50 av 60').boundingBox())!.y).toBeLessThan(200);
    await page.getByRole('link', { name: 'Nästa' }).click();
    await page.getByText('51–60 av 60').waitFor();
    expect(await page.getByRole('link', { name: 'Nästa' }).count()).toBe(0);
    await page.goBack();
    await page.getByText('26–50 av 60').waitFor();
    await page.reload();
    await page.getByText('26–50 av 60').waitFor();
  });

  it('come when they are asked for again', async () => {
    const stage = await stages.stand(options);
    const { page, open } = stage;
    await startWithoutPurchases(stage);
    await page.route(purchasesApi, (route) => route.fulfill(problem(500)), { times: 1 });
    await open(purchasesPath);
    await page.getByRole('heading', { name: 'Köpen kunde inte hämtas' }).waitFor();
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await page.getByRole('heading', { name: 'Inga köp än' }).waitFor();
    await addPurchases(stage, null, [{}]);
    await page.getByRole('button', { name: 'Kontrollera igen' }).click();
    await page.getByText('1 köp', { exact: true }).waitFor();
  });
});

describe('money that came when its buyer was erased', () => {
  it('is told on the first page and in the list, as to be paid back', async () => {
    const stage = await stages.stand();
    const { page, open } = stage;
    await startWithoutPurchases(stage);
    await addPurchases(stage, null, [{}, orphaned]);
    await open('/admin');
    const card = page.getByRole('list', { name: 'I siffror' }).getByRole('link', { name: /^Köp/ });
    const words = (await card.innerText()).replaceAll('\u00a0', ' ').split(/\s*\n+\s*/);
    expect(words).toEqual(['Köp', '149 kr', '2 betalda köp', '1 betalning ska betalas tillbaka']);
    await card.click();
    await page.getByText('1 köp', { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('?filter=orphaned');
    expect(await page.getByLabel('Visa').inputValue()).toBe('orphaned');
    const [row] = await textsOf(page, false);
    expect(row).toContain('Raderat konto|');
    expect(row).toContain('|Genomfört|Ska betalas tillbaka: kontot var raderat när pengarna kom|');
    const figures = (await page.getByRole('definition').allInnerTexts()).map((text) =>
      text.replaceAll('\u00a0', ' '),
    );
    expect(figures).toEqual([
      '149 kr',
      'utan återbetalt, förlorade tvister och pengar som kom efter en radering',
      '2',
      'som har betalats',
      '149 kr',
      'före återbetalningar',
      '1',
      'inte helt återbetalda eller betalda efter en radering',
    ]);
  });
});

describe('the order of the purchases', () => {
  it('is turned by the heads of the table, by keys too', async () => {
    const stage = await stages.stand();
    const { page } = stage;
    await showSixtyPurchases(stage);
    const head = (name: string) => page.getByRole('columnheader', { name });
    expect(await head('Skapad').getAttribute('aria-sort')).toBe('descending');
    await head('Skapad').getByRole('button').click();
    await untilFirst(page, 'Paket 1');
    expect(await head('Skapad').getAttribute('aria-sort')).toBe('ascending');
    await head('Produkt').getByRole('button').focus();
    await page.keyboard.press('Enter');
    await waitFor(async () => (await productsOf(page)).join() === 'Paket 1,Paket 10,Paket 11', {
      what: 'the products in the order of letters',
    });
    expect(await head('Skapad').getAttribute('aria-sort')).toBeNull();
    await page.keyboard.press('Enter');
    await untilFirst(page, 'Paket 9');
    expect(new URL(page.url()).search).toBe('?sort=product_name&order=desc');
  });

  it('is chosen from a list where there are no heads', async () => {
    const stage = await stages.stand(phone);
    const { page } = stage;
    await showSixtyPurchases(stage);
    await page.getByLabel('Ordning').selectOption('Äldst först');
    await waitFor(async () => (await textsOf(page, true))[0]!.includes('Paket 1 ·'), { what: 'the oldest' });
    expect(await page.getByLabel('Ordning').inputValue()).toBe('created_at asc');
  });
});

describe('the administrators’ pages', () => {
  it('are linked from tabs', async () => {
    const stage = await stages.stand(phone);
    const { page } = stage;
    await stage.signIn('admin');
    await stage.open('/admin');
    const tabs = page.getByRole('navigation', { name: 'Adminsidor' });
    await tabs.waitFor();
    expect(await tabs.getByRole('link').allInnerTexts()).toEqual([
      'Dashboard',
      'Användare',
      'Analyser',
      'Betalningar',
      'Prompts',
      'Inställningar',
      'Kvalitet',
      'Kö',
      'Logg',
    ]);
    await tabs.getByRole('link', { name: 'Betalningar' }).click();
    await page.getByRole('heading', { level: 1, name: 'Betalningar' }).waitFor();
    expect(await page.title()).toBe('Betalningar · Visningsklar');
    expect(await tabs.locator('[aria-current]').allInnerTexts()).toEqual(['Betalningar']);
  });

  it('show no purchase to a buyer', async () => {
    const { page, signIn, open } = await stages.stand();
    await signIn();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(purchasesPath);
    await page.waitForURL(`${stages.app.url}/`);
    expect(asked.filter((url) => url.includes('/api/admin/'))).toEqual([]);
    expect(asked).not.toEqual([]);
  });
});
