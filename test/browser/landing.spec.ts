import type { Locator, Page } from 'playwright';
import { callAs, signUp } from '../support/api-client.js';
import { describeScreens, phone, type Stage } from '../support/screens.js';
import { waitFor } from '../support/wait-for.js';
import { problem } from '../support/shop.js';
import { analysisMs } from '../support/patience.js';

const advert = 'https://www.hemnet.se/bostad/villa-5rum-provstad-provstads-kommun-provgatan-1-21700001';

const stages = describeScreens('landing', [
  {
    name: 'landing-visitor',
    route: '/',
    async show({ open, page }) {
      await open('/');
      await page.getByRole('link', { name: 'Skapa konto' }).waitFor();
      expect(await page.getByRole('article').count()).toBe(3);
      for (const [name, path] of [
        ['Användarvillkor', '/terms'],
        ['Personuppgifter', '/privacy'],
        ['Kakor', '/cookies'],
      ] as const) {
        const link = page.getByRole('contentinfo').getByRole('link', { name });
        expect([name, await link.getAttribute('href')]).toEqual([name, path]);
      }
    },
  },
  {
    name: 'landing-signed-in',
    async show({ open, page, signIn }) {
      await signIn();
      await open('/');
      await page.getByRole('link', { name: 'Mina analyser' }).waitFor();
      await page.getByRole('button', { name: 'Logga ut' }).waitFor();
      expect(await page.getByRole('link', { name: 'Logga in' }).count()).toBe(0);
    },
  },
  {
    name: 'landing-wrong-link',
    async show({ open, page }) {
      await open('/');
      const field = page.getByRole('textbox').first();
      await field.fill(`https://www.blocket.se/annons/${'enmycketlangadress'.repeat(12)}`);
      await field.press('Enter');
      await page.getByText('Måste vara en giltig bostadsannons-länk').waitFor();
    },
  },
  {
    name: 'landing-questions-open',
    async show({ open, page }) {
      await open('/');
      for (const question of await page.locator('summary').all()) await question.click();
      await page.getByText('Bara du. Dina analyser hör till ditt konto').waitFor();
    },
  },
  {
    name: 'landing-local-mode',
    async show({ open, page }) {
      const sampleLinks = ['Gul lägenhet', 'Röd villa vid vattnet'].map((title) => ({ title, url: advert }));
      await page.route('**/api/meta', (route) =>
        route.fulfill({ json: { embedded: true, mailbox: '/mail', sampleLinks } }),
      );
      await open('/');
      await page.getByRole('button', { name: 'Gul lägenhet' }).waitFor();
      await page
        .getByText('Du skapar ett konto på vägen, och här räcker en påhittad e-postadress.')
        .waitFor();
    },
  },
  {
    name: 'landing-smallest-phone',
    only: 390,
    async show({ open, page }) {
      await page.setViewportSize({ width: 320, height: 640 });
      await open('/');
      await page.getByRole('link', { name: 'Skapa konto' }).waitFor();
    },
  },
  {
    name: 'landing-enlarged',
    only: 1280,
    async show({ open, page }) {
      // 1280 px at 400 % zoom.
      await page.setViewportSize({ width: 320, height: 256 });
      await open('/');
      await page.getByRole('link', { name: 'Skapa konto' }).waitFor();
    },
  },
]);

describe('the landing page', () => {
  let stage: Stage;
  let page: Page;
  beforeEach(async () => {
    stage = await stages.stand();
    ({ page } = stage);
  });

  const buttons = () => page.getByRole('button', { name: 'Analysera' });
  const fields = () => page.getByRole('textbox', { name: 'Länk till bostadsannonsen' });

  it('sends a visitor to sign up, with the reason, a way to the sample and the link kept', async () => {
    await stage.open('/');
    await fields().first().fill(advert);
    await fields().first().press('Enter');
    await page.waitForURL(/\/auth\?mode=signup$/);
    await page
      .getByText('Du måste logga in för att analysera bostäder. Se exempelrapporten för att se vad du får!')
      .waitFor();
    await page.getByText('Din länk är sparad.').waitFor();
    await page.getByText(advert).waitFor();
    await page.getByRole('link', { name: 'Se exempelrapport' }).click();
    await page.waitForURL(/\/example-report$/);
    await page.goBack();
    await page.waitForURL(/\/auth\?mode=signup$/);
    await page.goBack();
    await waitFor(async () => (await fields().first().inputValue()) === advert, {
      what: 'the link in its field again',
    });
  });

  it('starts the analysis of a signed-in person', async () => {
    await stage.signIn();
    await stage.open('/');
    await page.getByRole('link', { name: 'Mina analyser' }).waitFor();
    const ours = stages.adverts.link('storgatan-1-1001');
    await fields().first().fill(ours);
    await buttons().first().click();
    await page.waitForURL((url) => url.pathname === '/analyze' && url.searchParams.get('url') === ours);
  });

  it('signs out and shows the way in again', async () => {
    await stage.signIn();
    await stage.open('/');
    // The page is loaded anew; going elsewhere meanwhile would be broken off by it.
    const left = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Logga ut' }).click();
    await left;
    await page.getByRole('link', { name: 'Logga in' }).waitFor();
    await page.goto(`${stages.app.url}/dashboard`);
    await page.waitForURL(/\/auth\?mode=login/);
  });

  it('keeps what was pasted before its code had come', async () => {
    let letGo = (): void => undefined;
    const isFree = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await isFree;
      await route.continue();
    });
    await page.goto(stages.app.url, { waitUntil: 'commit' });
    await fields().first().fill(advert);
    expect(await buttons().first().isDisabled()).toBe(true);
    letGo();
    await page.getByRole('button', { name: 'Analysera', disabled: false }).first().waitFor();
    expect(await fields().first().inputValue()).toBe(advert);
  });

  it('opens and closes a question by keyboard', async () => {
    await stage.open('/');
    const answer = page.getByText('Du klistrar in länken till en annons.');
    await page.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await answer.waitFor();
    await page.keyboard.press('Enter');
    await answer.waitFor({ state: 'hidden' });
  });
});

it.each([
  ['visitors at the start', '/', false],
  ['visitors elsewhere', '/pricing', false],
  ['who is signed in', '/', true],
])('keeps the header of %s in one row on the smallest phones', async (_who, path, isSignedIn) => {
  const { page, open, signIn } = await stages.stand({ ...phone, viewport: { width: 320, height: 640 } });
  if (isSignedIn) await signIn();
  await open(path);
  const header = page.getByRole('banner');
  await header.getByText(isSignedIn ? 'Logga ut' : 'Skapa konto').waitFor();
  const middleOf = async (place: Locator): Promise<number> => {
    const { y, height } = (await place.boundingBox())!;
    return y + height / 2;
  };
  const logo = await middleOf(header.getByRole('link', { name: /Visningsklar/ }));
  const ways = await header.getByRole('navigation').locator('a, button').filter({ visible: true }).all();
  expect(ways.length).toBeGreaterThan(1);
  for (const way of ways) expect(Math.abs((await middleOf(way)) - logo)).toBeLessThan(2);
});

it('leads a first visitor on a phone past every mistake, from the pasted link over the sign-up to the report', async () => {
  const { context, page, open } = await stages.stand(phone);
  const link = stages.adverts.link('storgatan-1-1001');
  await open('/');
  const field = page.getByRole('textbox', { name: 'Länk till bostadsannonsen' }).first();
  for (const [typed, fault] of [
    ['https://www.hemnet.se/bostader?location_ids=17744', 'Det här är en söklista eller startsida.'],
    [advert.slice(0, -9), 'Länken ser avklippt ut.'],
    [`${advert} ${advert.replace('700001', '700002')}`, 'Klistra in länken till en bostad i taget.'],
  ] as const) {
    await field.fill(typed);
    await field.press('Enter');
    await page.getByText(fault).waitFor();
  }
  await field.fill(link);
  await page.getByRole('button', { name: 'Analysera' }).first().click();

  await page.getByText('Din länk är sparad. Analysen startar när kontot är klart.').waitFor();
  const [email, password] = [page.getByLabel('E-post'), page.getByLabel(/^Lösenord/)];
  const submit = page.getByRole('button', { name: 'Skapa konto' });
  const sends = async (says: string): Promise<void> => {
    await submit.click();
    await page.getByText(says).waitFor();
  };
  const taken = await signUp(stages.app.url);
  await email.fill(taken.email);
  await password.fill('12345');
  await sends('Lösenordet måste vara minst 6 tecken');
  await password.fill('ett-nytt-lösenord');
  await sends('Det finns redan ett konto med den e-postadressen');
  // Six sign-ups of one address in an hour are one too many; the seventh is ours.
  for (let at = 0; at < 5; at += 1) {
    await callAs(stages.app.url)('POST', '/auth/signup', {
      email: taken.email,
      password: 'ett-nytt-lösenord',
    });
  }
  await sends('För många försök. Vänta');

  await email.fill('forsta.besoket@test.example');
  const closed = problem(503, 'Tjänsten svarar inte just nu. Försök igen om en stund.');
  await page.route('**/api/auth/signup', (route) => route.fulfill(closed), { times: 1 });
  await sends('Tjänsten svarar inte just nu.');
  await context.setOffline(true);
  await sends('Försök igen när du är ansluten.');
  await context.setOffline(false);
  expect(await password.inputValue()).toBe('ett-nytt-lösenord');
  await submit.click();
  await page.waitForURL(
    ({ pathname, searchParams }) => pathname === '/analyze' && searchParams.get('url') === link,
  );
  await page.waitForURL(/\/report\/[0-9a-f-]{36}$/, { timeout: analysisMs });
  await page.getByRole('heading', { level: 1, name: 'Storgatan 1' }).waitFor();
}, 60_000);
