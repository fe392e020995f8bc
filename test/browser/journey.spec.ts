import type { BrowserContext, Page } from 'playwright';
import { phone, useStages } from '../support/screens.js';
import { sell } from '../support/shop.js';
import { analysisMs } from '../support/patience.js';

const stages = useStages();

/** Everything that a buyer does, one act after the other on the same page, from the first look to logging out. */
describe("the buyer's journey, on a phone", () => {
  // What has been read for one buyer comes at once for the next: these slow adverts are read here alone.
  const [first, second] = [10, 11];
  const [firstAddress, secondAddress] = [`Storgatan ${first}`, `Storgatan ${second}`];
  const linkOfFirst = () => stages.adverts.link(`langsam-10${first}`);
  const errors: string[] = [];
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    context = await stages.browser.newContext({
      ...phone,
      locale: 'sv-SE',
      timezoneId: 'Europe/Stockholm',
      reducedMotion: 'reduce',
    });
    // Shorter than the tests' own limit, so that a failure names the step that did not come.
    context.setDefaultTimeout(12_000);
    page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    await sell(page);
  });
  afterEach(async () => {
    const tooWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
    expect([await page.evaluate(tooWide), errors]).toEqual([false, []]);
  });
  afterAll(() => context?.close());

  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  const menu = (name: RegExp) => page.getByRole('link', { name }).filter({ visible: true }).last();
  const linkField = () => page.getByLabel('Länk till bostadsannonsen').first();
  const atReport = () => page.waitForURL(/\/report\/[0-9a-f-]{36}/, { timeout: analysisMs });

  it('reads the sample report', async () => {
    await page.goto(stages.app.url);
    await page.getByRole('link', { name: 'Se exempelrapport' }).click();
    await page.waitForURL(/\/example-report$/);
    await heading('Kvarnhjulsgatan 14').waitFor();
    await page.getByRole('heading', { level: 2, name: 'Fortsätt med försiktighet' }).waitFor();
    await page.goBack();
    await page.waitForURL(`${stages.app.url}/`);
  });

  it('pastes a link and is asked to sign up, with the link kept', async () => {
    const analyse = page.getByRole('button', { name: 'Analysera' }).first();
    const field = page.getByRole('textbox').first();
    await field.waitFor();
    expect(await analyse.isDisabled()).toBe(true);
    await field.fill('https://www.blocket.se/annons/1');
    await analyse.click();
    await page.getByText('Måste vara en giltig bostadsannons-länk').waitFor();
    await field.fill('https://www.hemnet.se/bostader?location_ids=1');
    await analyse.click();
    await page.getByText('Det här är en söklista eller startsida').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');

    await field.fill(linkOfFirst());
    await analyse.click();
    await page.waitForURL(/\/auth\?mode=signup$/);
    await page.getByText('Du måste logga in för att analysera bostäder').first().waitFor();
    await page.getByText(linkOfFirst()).waitFor();
  });

  it('signs up, after the form has said what is wrong', async () => {
    const fill = async (email: string, password: string): Promise<void> => {
      await page.getByLabel('E-post').fill(email);
      await page.getByLabel('Lösenord').fill(password);
      await page.getByRole('button', { name: 'Skapa konto', exact: true }).click();
    };
    await fill('inte-en-adress', 'kort');
    await page.getByText('Ogiltig e-postadress').waitFor();
    await page.getByText('Lösenordet måste vara minst 6 tecken').waitFor();
    await fill('kopare@test.example', 'hemligt-lösenord');
    await page.waitForURL(/\/analyze\?url=/);
  });

  it('follows the analysis by its steps to the report', async () => {
    await heading('Analyserar bostad...').waitFor();
    await page.locator('[aria-current=step]').waitFor();
    await page.getByText('Analyserar innehåll').waitFor();
    await atReport();
    await heading(firstAddress).waitFor();
    await page
      .getByText(/Ser lovande ut|Granska noggrant|Allvarliga varningar/)
      .first()
      .waitFor();
  });

  it('reads every tab, and the sentence of the advert that proves a claim', async () => {
    const tooWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
    for (const tab of ['Rum', 'Renovering', 'Detaljer', 'Frågor', 'Bilder', 'Översikt']) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('tabpanel', { name: tab }).waitFor();
      expect([tab, await page.evaluate(tooWide)]).toEqual([tab, false]);
    }
    await page.locator('summary', { hasText: 'stor potential' }).click();
    await page.locator('summary', { hasText: 'Varför?' }).filter({ visible: true }).first().click();
    await page.locator('mark', { hasText: 'stor potential' }).filter({ visible: true }).first().waitFor();
  });

  it('looks at the pictures, and ticks a question that is still ticked after a reload', async () => {
    await page.getByRole('tab', { name: 'Bilder' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Bilder' });
    await panel.getByRole('button').first().click();
    const viewer = page.getByRole('dialog', { name: 'Bildvisare' });
    await viewer.getByRole('button', { name: 'Nästa bild' }).click();
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });

    await page.getByRole('tab', { name: 'Frågor' }).click();
    const question = page.getByRole('tabpanel', { name: 'Frågor' }).getByRole('checkbox').first();
    await question.check();
    await page.reload();
    await question.waitFor();
    expect(await question.isChecked()).toBe(true);
  });

  it('leaves the next analysis and hears on the dashboard that it is done', async () => {
    await menu(/^Hem$/).click();
    await page.getByText('Totalt analyser').waitFor();
    await linkField().fill('https://www.booli.se/');
    await linkField().press('Enter');
    await page.getByRole('alert').getByText('Det här är en söklista eller startsida').first().waitFor();
    expect([new URL(page.url()).pathname, await linkField().inputValue()]).toEqual([
      '/home',
      'https://www.booli.se/',
    ]);
    await linkField().fill(stages.adverts.link(`langsam-10${second}`));
    await linkField().press('Enter');
    await page.getByRole('link', { name: 'Gå till Mina Analyser' }).click();
    await page.waitForURL(/\/dashboard/);
    await page.getByText('Analys klar!').waitFor({ timeout: analysisMs });
    await page.getByRole('link', { name: secondAddress, exact: true }).waitFor();
    await page.getByRole('link', { name: 'Visa rapport' }).click();
    await atReport();
    await heading(secondAddress).waitFor();
  });

  it('compares the two', async () => {
    await menu(/Analyser$/).click();
    await page.getByRole('button', { name: 'Jämför' }).click();
    for (const address of [firstAddress, secondAddress])
      await page.getByRole('checkbox', { name: new RegExp(address) }).check();
    await page.getByRole('region', { name: 'Jämförelse' }).getByRole('button', { name: 'Jämför' }).click();
    await heading('Jämför bostäder').waitFor();
    await page.getByText('2 bostäder', { exact: true }).waitFor();
    const named = page.getByRole('columnheader', { name: /Storgatan 1\d/ });
    await named.nth(1).waitFor();
    await page.getByRole('link', { name: `Se full rapport för ${firstAddress}` }).waitFor();
  });

  it('has used its free reports up with the third, and gets the fourth as a preview with its price', async () => {
    for (const [slug, leadsTo] of [
      ['storgatan-1-1001', 'report'],
      ['storgatan-2-1002', 'payment'],
    ] as const) {
      await menu(/^Hem$/).click();
      await linkField().fill(stages.adverts.link(slug));
      await linkField().press('Enter');
      await page.waitForURL(new RegExp(`/${leadsTo}/[0-9a-f-]{36}$`), { timeout: analysisMs });
    }
    await page.getByText('Betalning krävs', { exact: true }).first().waitFor();
    await heading('Slutför köp').waitFor();
    await page.getByText('Storgatan 2', { exact: true }).first().waitFor();
    await page.getByRole('heading', { name: 'Låst tills rapporten är betald' }).waitFor();
    const pay = page.getByRole('button', { name: 'Betala 149 kr' });
    expect(await pay.isDisabled()).toBe(true);
    await page.getByRole('checkbox', { name: /^Jag godkänner användarvillkoren/ }).check();
    expect(await pay.isEnabled()).toBe(true);
    // A report that is not paid for is no report, whatever address is opened.
    await page.goto(page.url().replace('/payment/', '/report/'));
    await page.waitForURL(/\/payment\//);
  });

  it('sees on the account that none is left, and logs out', async () => {
    await menu(/Konto$/).click();
    await heading('Mitt Konto').waitFor();
    await page.getByRole('heading', { name: 'Inga rapporter kvar' }).waitFor();
    await page.getByRole('button', { name: 'Logga ut' }).last().click();
    await page.waitForURL(`${stages.app.url}/`);
    await page.getByRole('link', { name: 'Logga in' }).first().waitFor();
    await page.goto(`${stages.app.url}/dashboard`);
    await page.waitForURL(/\/auth\?mode=login&next=%2Fdashboard$/);
  });
});
