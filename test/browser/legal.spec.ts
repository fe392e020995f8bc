import type { Page } from 'playwright';
import { describeScreens, phone, type Stage } from '../support/screens.js';
import { waitFor } from '../support/wait-for.js';

const operator = {
  OPERATOR_NAME: 'Provbolaget AB',
  OPERATOR_ORG_NUMBER: '556677-8899',
  OPERATOR_ADDRESS: 'Provgatan 1, 111 22 Stockholm',
};
const runBy =
  'Visningsklar drivs av Provbolaget AB, organisationsnummer 556677-8899, Provgatan 1, 111 22 Stockholm.';
const askForIt = 'får du vårt företagsnamn, organisationsnummer och vår postadress.';

const pages = [
  { route: '/terms', title: 'Användarvillkor', updated: 'Senast uppdaterad: 1 december 2026' },
  { route: '/privacy', title: 'Personuppgiftspolicy', updated: 'Senast uppdaterad: 30 november 2026' },
  { route: '/cookies', title: 'Kakpolicy', updated: 'Senast uppdaterad: 28 november 2026' },
] as const;

const stages = describeScreens(
  'legal pages',
  [
    ...pages.map(({ route, title, updated }) => ({
      name: route.slice(1),
      route,
      async show({ open, page }: Stage) {
        await open(route);
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        await page.getByText(updated).waitFor();
        await page.getByRole('heading', { level: 2, name: 'Kontakt' }).waitFor();
        await page.locator('#kontakt').getByText(runBy).waitFor();
        expect(await page.locator('#kontakt a[href="mailto:kontakt@visningsklar.se"]').count()).toBe(1);
      },
    })),
    {
      name: 'terms-signed-in',
      async show({ open, page, signIn }) {
        await signIn();
        await open('/terms');
        await page.getByRole('navigation', { name: 'Huvudmeny' }).waitFor();
        await page.getByRole('heading', { level: 1, name: 'Användarvillkor' }).waitFor();
      },
    },
  ],
  operator,
);

/** Characters of the longest line of running text, as it is broken on the screen. */
const longestLine = `(() => {
  let longest = 0;
  for (const block of document.querySelectorAll('article p, article li, article td, article th')) {
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const lines = new Map();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (let at = 0; at < node.length; at += 1) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top, width } = range.getBoundingClientRect();
        if (width > 0) lines.set(Math.round(top), (lines.get(Math.round(top)) ?? 0) + 1);
      }
    }
    longest = Math.max(longest, ...lines.values());
  }
  return longest;
})()`;

describe('a legal page', () => {
  let page: Page;
  beforeEach(async () => {
    ({ page } = await stages.stand());
  });

  const topOf = (id: string) => page.locator(`#${id}`).evaluate((node) => node.getBoundingClientRect().top);

  it.each(pages)('$route leads from its contents to every section', async ({ route }) => {
    await page.goto(`${stages.app.url}${route}`);
    const contents = page.getByRole('navigation', { name: 'Innehåll' });
    const targets = await contents.getByRole('link').evaluateAll((links) => {
      return links.map((link) => [link.getAttribute('href'), link.textContent]);
    });
    const sections = await page.locator('article section').evaluateAll((all) => {
      return all.map((section) => [`#${section.id}`, section.querySelector('h2')?.textContent]);
    });
    expect(targets.length).toBeGreaterThan(5);
    expect(targets).toEqual(sections);
  });

  it('begins on the first screen of a phone, with its contents to open', async () => {
    const { page, open } = await stages.stand(phone);
    await open('/terms');
    await page.evaluate('document.fonts.ready');
    const first = page.locator('article section').first();
    expect((await first.boundingBox())!.y).toBeLessThan(phone.viewport.height - 100);
    const contents = page.getByRole('navigation', { name: 'Innehåll' });
    const link = contents.getByRole('link', { name: 'Leverans och ångerrätt' });
    expect(await link.isVisible()).toBe(false);
    await contents.getByText('Innehåll').filter({ visible: true }).tap();
    await link.tap();
    await page.waitForURL(/#angerratt$/);
    await waitFor(async () => Math.abs((await page.locator('#angerratt').boundingBox())?.y ?? Infinity) < 10);
  });

  it('has its contents open beside the text, with nothing to close', async () => {
    await page.goto(`${stages.app.url}/terms`);
    const contents = page.getByRole('navigation', { name: 'Innehåll' });
    await contents.getByRole('heading', { name: 'Innehåll' }).waitFor();
    expect(await contents.locator('summary').isVisible()).toBe(false);
    const links = contents.getByRole('link');
    expect(await links.count()).toBeGreaterThan(5);
    expect(await links.filter({ visible: true }).count()).toBe(await links.count());
  });

  it.each(pages)('$route keeps its lines under 70 characters', async ({ route }) => {
    await page.goto(`${stages.app.url}${route}`);
    await page.evaluate('document.fonts.ready');
    const characters = await page.evaluate<number>(longestLine);
    expect(characters).toBeGreaterThan(40);
    expect(characters).toBeLessThanOrEqual(70);
  });

  it('goes to a section by keyboard, and back', async () => {
    // What the written page asks first, once its code is there.
    const isAlive = page.waitForResponse('**/api/meta');
    await page.goto(`${stages.app.url}/terms`);
    await isAlive;
    await page.getByRole('link', { name: 'Leverans och ångerrätt' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/#angerratt$/);
    expect(Math.abs(await topOf('angerratt'))).toBeLessThan(10);
    await page.goBack();
    await waitFor(async () => (await page.evaluate('scrollY')) === 0);
  });

  it.each([
    ['as a whole page', async () => void (await page.goto(`${stages.app.url}/privacy#lagring`))],
    [
      'within the app',
      async () => {
        await page.goto(`${stages.app.url}/cookies`);
        await page.evaluate(
          `history.pushState({}, '', '/privacy#lagring'); dispatchEvent(new PopStateEvent('popstate'))`,
        );
      },
    ],
  ])('opens at the section that the address names, %s', async (_how, open) => {
    await open();
    await page.getByRole('heading', { level: 1, name: 'Personuppgiftspolicy' }).waitFor();
    await waitFor(async () => Math.abs(await topOf('lagring')) < 10);
  });

  it.each([
    ['a phone', phone],
    ['a desktop', {}],
  ])('keeps room for the company that runs the service until it is known, on %s', async (_where, size) => {
    const { page, open } = await stages.stand(size);
    let letGo = (): void => undefined;
    const isFree = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/meta', async (route) => {
      await isFree;
      await route.continue();
    });
    await open('/terms');
    const contact = page.locator('#kontakt');
    await contact.getByText(askForIt).waitFor();
    await page.evaluate('document.fonts.ready');
    const before = await contact.boundingBox();
    letGo();
    await contact.getByText(runBy).waitFor();
    expect(await contact.boundingBox()).toEqual(before);
    expect(await contact.getByText(askForIt).count()).toBe(0);
  });

  it('leads to the wording that was before', async () => {
    await page.goto(`${stages.app.url}/terms`);
    await page.getByRole('link', { name: '2026-11-28' }).click();
    await page.getByText('Den gällde till och med den 28 november 2026.').waitFor();
    await page.getByText('Senast uppdaterad: 28 november 2026').waitFor();
    await page.getByRole('link', { name: 'Läs dagens lydelse' }).click();
    await page.getByText('Senast uppdaterad: 1 december 2026').waitFor();
  });

  it('prints the text alone', async () => {
    await page.goto(`${stages.app.url}/terms`);
    await page.getByRole('button', { name: 'Skriv ut' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { name: 'Leverans och ångerrätt' }).isVisible()).toBe(true);
    for (const apart of ['banner', 'contentinfo', 'navigation', 'button'] as const) {
      expect([apart, await page.getByRole(apart).filter({ visible: true }).count()]).toEqual([apart, 0]);
    }
  });

  it('names each cookie and each stored word that a buyer’s journey leaves', async () => {
    await page.goto(stages.app.url);
    await page.getByRole('textbox').first().fill(stages.adverts.link('storgatan-1-1001'));
    await page.getByRole('button', { name: 'Analysera' }).first().click();
    await page.waitForURL(/\/auth\?mode=signup/);
    await page.getByRole('heading', { level: 1, name: 'Skapa konto' }).waitFor();
    await page.getByRole('button', { name: /^Utseende/ }).click();
    const kept = async (storage: 'localStorage' | 'sessionStorage') =>
      page.evaluate<string[]>(`Object.keys(${storage})`);
    const before = await kept('localStorage');
    await page.getByLabel('E-post').fill('kakor@test.example');
    await page.getByLabel(/^Lösenord/).fill('hemligt-lösenord');
    await page.getByRole('button', { name: 'Skapa konto' }).click();
    await page.waitForURL(/\/analyze\?url=/);
    await waitFor(async () => (await kept('sessionStorage')).length > 0);
    await waitFor(async () => (await page.context().cookies()).some(({ name }) => name === 'sidebar_state'));
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    const names = [...cookies, ...before, ...(await kept('localStorage')), ...(await kept('sessionStorage'))];
    expect(names).toEqual(
      expect.arrayContaining([
        'refresh_token',
        'picture_token',
        'sidebar_state',
        'visningsklar.pending-link',
        'visningsklar.device',
        'visningsklar.theme',
        'visningsklar.session',
      ]),
    );
    await page.goto(`${stages.app.url}/cookies`);
    await page.locator('tbody th').first().waitFor();
    const listed = await page.locator('tbody th').allTextContents();
    // A name that ends with an analysis or a link is listed by its beginning.
    const isListed = (name: string) =>
      listed.some((one) => (one.endsWith('…') ? name.startsWith(one.slice(0, -1)) : name === one));
    expect(names.filter((name) => !isListed(name))).toEqual([]);
  });
});
