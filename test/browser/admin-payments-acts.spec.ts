import { signUp } from '../support/api-client.js';
import {
  addPurchases,
  purchaseKinds,
  purchasesPath,
  showSixtyPurchases,
  startWithoutPurchases,
} from '../support/purchases.js';
import { phone, useStages } from '../support/screens.js';

const stages = useStages();

describe('the purchases', () => {
  it('tell who bought what for how much, and what became of it', async () => {
    const stage = await stages.stand();
    const { page, open } = stage;
    await startWithoutPurchases(stage);
    const buyer = await signUp(stage.app.url);
    await addPurchases(stage, buyer, purchaseKinds.slice(0, -1));
    await addPurchases(stage, null, [{ createdAt: new Date('2026-06-01T08:00:00Z') }]);
    await open(purchasesPath);
    await page.getByText('14 köp').waitFor();
    const rows = (await page.getByRole('table').locator('tbody tr').allInnerTexts()).map((text) =>
      text.replaceAll('\u00a0', ' ').replace(/\s*[\n\t]+\s*/g, '|'),
    );
    expect(rows[0]).toBe(`${buyer.email}|Tre rapporter|3|297 kr|inte betalt|Påbörjat|2026-11-01 22:30`);
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
    const stage = await stages.stand();
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
    const stage = await stages.stand(phone);
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
});
