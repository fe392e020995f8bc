import type { Page } from 'playwright';
import { untilAtHand } from '../support/pages-at-hand.js';
import { describeScreens, onBothSizes, phone } from '../support/screens.js';
import { waitFor } from '../support/wait-for.js';

/** The menu that is to be seen: [name, address] of each way. */
async function menuOf(page: Page): Promise<readonly (readonly [string, string | null])[]> {
  const links = await page
    .getByRole('navigation', { name: 'Huvudmeny' })
    .getByRole('link')
    .filter({ visible: true })
    .all();
  return Promise.all(
    links.map(async (link) => [await link.innerText(), await link.getAttribute('href')] as const),
  );
}

const stages = describeScreens('the shell', [
  {
    name: 'shell-admin',
    async show({ page, signIn, open }) {
      await page.route('**/api/meta', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), embedded: true } });
      });
      await signIn('admin');
      await open('/home');
      await page.getByText('Totalt analyser').waitFor();
      await page.getByText('Lokalt läge', { exact: true }).waitFor();
    },
  },
  {
    name: 'shell-user-menu',
    async show({ page, signIn, open }) {
      await signIn();
      await open('/home');
      await page.getByText('Totalt analyser').waitFor();
      await page.getByRole('button', { name: /^Meny för/ }).click();
      const last = page.getByRole('menuitem', { name: 'Logga ut' });
      await last.waitFor();
      await waitFor(async () => (await last.boundingBox())!.y > 0, { what: 'the menu to find its place' });
    },
  },
  {
    name: 'shell-folded',
    async show({ page, context, app: { url }, signIn, open }) {
      await context.addCookies([{ name: 'sidebar_state', value: 'false', url }]);
      await signIn();
      await open('/home');
      await page.getByText('Totalt analyser').waitFor();
    },
  },
]);

describe('the navigation shell, on a desktop and on a phone', () => {
  it.each([
    ['buyer', 4],
    ['admin', 5],
  ] as const)('leads a %s to %i places', async (role, count) => {
    const { page, signIn, open } = await stages.stand();
    await signIn(role);
    await open('/home');
    await page.getByText('Totalt analyser').waitFor();
    await onBothSizes(page, async (isPhone) => {
      const ways = [
        ['Hem', '/home'],
        [isPhone ? 'Analyser' : 'Mina Analyser', '/dashboard'],
        ['Priser', '/pricing'],
        [isPhone ? 'Konto' : 'Mitt Konto', '/account'],
        ['Admin', '/admin'],
      ];
      expect(await menuOf(page)).toEqual(ways.slice(0, count));
    });
    // Side by side, all of one width, across the whole screen.
    const boxes = await page.locator('nav[aria-label=Huvudmeny]').last().getByRole('link').all();
    const widths = await Promise.all(boxes.map(async (box) => (await box.boundingBox())!.width));
    const whole = (await page.locator('html').boundingBox())!.width;
    for (const width of widths) expect(Math.abs(width - whole / count)).toBeLessThan(1);
  });

  it('marks where one is, below /admin too', async () => {
    const { page, signIn, open } = await stages.stand();
    await signIn('admin');
    const current = page.locator('[aria-current=page]').filter({ visible: true });
    for (const [path, name] of [
      ['/account', /Konto$/],
      ['/admin', /^Admin$/],
      ['/admin/users', /^Admin$/],
      ['/admin/experiment/7', /^Admin$/],
    ] as const) {
      await open(path);
      await onBothSizes(page, async (isPhone) => {
        await current.first().waitFor();
        const shown = { path, isPhone, names: await current.allInnerTexts() };
        expect(shown).toEqual({ path, isPhone, names: [expect.stringMatching(name)] });
      });
    }
  });

  it('has a menu of the person’s own', async () => {
    const { page, signIn, open } = await stages.stand();
    const person = await signIn();
    const { email } = person;
    const [name] = email.split('@');
    const button = page.getByRole('button', { name: `Meny för ${name}`, exact: true });
    await open('/home');
    expect(await button.innerText()).toBe(name);
    await onBothSizes(page, async () => {
      await button.click();
      await page.getByText('Mitt konto', { exact: true }).waitFor();
      await page.getByText(email, { exact: true }).waitFor();
      await page.getByRole('menuitem', { name: 'Kontoinställningar' }).click();
      await page.waitForURL(`${stages.app.url}/account`);
      await page.goBack();
      await page.waitForURL(`${stages.app.url}/home`);
    });
    await button.click();
    await page.getByRole('menuitem', { name: 'Logga ut' }).click();
    await page.waitForURL(`${stages.app.url}/`);
    await page.getByRole('link', { name: 'Logga in' }).first().waitFor();
    expect((await person.call('GET', '/auth/me')).status).toBe(401);
  });

  it('opens each page at its top, and the one gone back to where it was left', async () => {
    const { page, signIn, open } = await stages.stand();
    await signIn();
    const longPage = page.getByRole('heading', { level: 1, name: 'Användarvillkor' });
    await open('/terms');
    const at = () => page.evaluate<number>('Math.round(window.scrollY)');
    await onBothSizes(page, async () => {
      await longPage.waitFor();
      await page.evaluate('window.scrollTo(0, 700)');
      await waitFor(async () => (await at()) === 700, { what: 'the page to be scrolled' });

      await page.getByRole('link', { name: 'Priser', exact: true }).filter({ visible: true }).click();
      await page.waitForURL(`${stages.app.url}/pricing`);
      await longPage.waitFor({ state: 'detached' });
      await waitFor(async () => (await at()) === 0, { what: 'the top of the next page' });

      await page.goBack();
      await longPage.waitFor();
      await waitFor(async () => (await at()) === 700, { what: 'the place that was left' });
      await page.reload();
      await longPage.waitFor();
      await waitFor(async () => (await at()) === 700, { what: 'the place before loading anew' });
    });
  });

  it('shows visitors the ways to prices, to log in and to sign up', async () => {
    const { page, open } = await stages.stand();
    await open('/pricing');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const header = page.getByRole('banner');
    const ways = [
      ['Priser', '/pricing'],
      ['Logga in', '/auth?mode=login'],
      ['Skapa konto', '/auth?mode=signup'],
    ] as const;
    await onBothSizes(page, async () => {
      for (const [name, href] of ways) {
        const link = header.getByRole('link', { name, exact: true });
        expect([name, await link.getAttribute('href'), await link.isVisible()]).toEqual([name, href, true]);
      }
    });
    expect(await page.getByRole('link', { name: 'Mina Analyser' }).count()).toBe(0);
  });
});

describe('the person’s own menu', () => {
  /** The menu's button on a page that stands still in time. */
  async function standing() {
    const stage = await stages.stand();
    await stage.page.clock.install();
    await stage.signIn();
    await stage.open('/home');
    await stage.page.getByText('Totalt analyser').waitFor();
    const { page } = stage;
    const button = page.getByRole('button', { name: /^Meny för/ });
    const [menu, settings, out] = [
      page.getByRole('menu', { name: 'Mitt konto' }),
      page.getByRole('menuitem', { name: 'Kontoinställningar' }),
      page.getByRole('menuitem', { name: 'Logga ut' }),
    ];
    const isAt = (place: typeof button) =>
      waitFor(() => place.evaluate((element) => element.matches(':focus')), { what: 'the focus to come' });
    return { page, button, menu, settings, out, isAt };
  }

  it('is walked by arrows, Home and End, around its ends, and left by Escape and Tab', async () => {
    const { page, button, menu, settings, out, isAt } = await standing();
    await button.focus();
    for (const [key, item] of [
      ['Enter', settings],
      ['Space', settings],
      ['ArrowDown', settings],
      ['ArrowUp', out],
    ] as const) {
      await page.keyboard.press(key);
      await isAt(item);
      expect(await button.getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
      await isAt(button);
      expect(await button.getAttribute('aria-expanded')).toBe('false');
    }
    await page.keyboard.press('ArrowDown');
    for (const [key, item] of [
      ['ArrowDown', out],
      ['ArrowDown', settings],
      ['ArrowUp', out],
      ['Home', settings],
      ['End', out],
    ] as const) {
      await page.keyboard.press(key);
      await isAt(item);
    }
    await page.keyboard.press('Tab');
    await menu.waitFor({ state: 'detached' });
    // On to the page, as if there had been no menu.
    await isAt(page.locator('main :focus'));
  });

  it('is searched by letters, that make one word within a second', async () => {
    const { page, button, settings, out, isAt } = await standing();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await isAt(settings);
    await page.keyboard.press('l');
    await isAt(out);
    // "lk" begins none.
    await page.clock.runFor(999);
    await page.keyboard.press('k');
    await isAt(out);
    await page.clock.runFor(1000);
    await page.keyboard.press('K');
    await isAt(settings);
  });

  it('closes on a press elsewhere and on one on its button', async () => {
    const { page, button, menu } = await standing();
    await button.click();
    await menu.waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    await menu.waitFor({ state: 'detached' });
    await button.click();
    await menu.waitFor();
    await button.click();
    await menu.waitFor({ state: 'detached' });
  });
});

describe('the side bar', () => {
  const widthOf = async (page: Page) => (await page.locator('#sidebar').boundingBox())!.width;

  it('folds to icons by its button and by ctrl or meta plus b, and stays so for seven days', async () => {
    const { page, context, signIn, open } = await stages.stand();
    await signIn();
    await open('/home');
    await page.getByText('Totalt analyser').waitFor();
    expect(await widthOf(page)).toBe(256);

    await page.getByRole('button', { name: 'Fäll ihop menyn' }).click();
    // Three rem, and the line beside them.
    await waitFor(async () => (await widthOf(page)) === 49, { what: 'the bar to fold' });
    expect(await page.getByRole('link', { name: 'Mina Analyser' }).isVisible()).toBe(true);
    const [cookie] = (await context.cookies(stages.app.url)).filter(({ name }) => name === 'sidebar_state');
    expect([cookie!.value, cookie!.path, cookie!.sameSite]).toEqual(['false', '/', 'Lax']);
    expect(Math.abs(cookie!.expires - Date.now() / 1000 - 604_800)).toBeLessThan(60);

    await page.reload();
    await page.getByText('Totalt analyser').waitFor();
    expect(await widthOf(page)).toBe(49);
    await page.keyboard.press('Control+b');
    await page.getByRole('button', { name: 'Fäll ihop menyn', expanded: true }).waitFor();
    await page.keyboard.press('Meta+b');
    await page.getByRole('button', { name: 'Fäll ut menyn', expanded: false }).waitFor();
    for (const other of ['b', 'Alt+b', 'Control+Shift+b']) await page.keyboard.press(other);
    expect(await widthOf(page)).toBe(49);
  });

  it('folds from within a field, and leaves what is typed there alone', async () => {
    const { page, signIn, open } = await stages.stand();
    await signIn();
    await open('/home');
    const field = page.getByLabel('Länk till bostadsannonsen');
    await field.fill('https://www.hemnet.se/bostad/b');
    await field.press('Control+b');
    await page.getByRole('button', { name: 'Fäll ut menyn' }).waitFor();
    await page.keyboard.type('b');
    expect(await field.inputValue()).toBe('https://www.hemnet.se/bostad/bb');
  });
});

describe('the icons of the folded side bar', () => {
  it('tell their names beside them, to a mouse and to keys, and hide them on Escape', async () => {
    const { page, context, signIn, open } = await stages.stand();
    await context.addCookies([{ name: 'sidebar_state', value: 'false', url: stages.app.url }]);
    await signIn();
    await open('/home');
    await page.getByText('Totalt analyser').waitFor();
    const link = page.getByRole('link', { name: 'Mina Analyser' });
    const hint = page.locator('#sidebar').getByText('Mina Analyser', { exact: true });
    expect(await hint.count()).toBe(0);
    await link.hover();
    await hint.waitFor();
    const [icon, told] = [(await link.boundingBox())!, (await hint.boundingBox())!];
    expect(told.x).toBeGreaterThanOrEqual(icon.x + icon.width);
    expect(Math.abs(told.y + told.height / 2 - (icon.y + icon.height / 2))).toBeLessThan(2);
    await page.mouse.move(700, 500);
    await hint.waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'Hem', exact: true }).focus();
    await page.keyboard.press('Tab');
    await hint.waitFor();
    await page.keyboard.press('Escape');
    await hint.waitFor({ state: 'detached' });
    await page.keyboard.press('Shift+Tab');
    await page.locator('#sidebar').getByText('Hem', { exact: true }).waitFor();

    await page.keyboard.press('Control+b');
    await page.getByRole('button', { name: 'Fäll ihop menyn' }).waitFor();
    // Its name stands in the row itself now, and nowhere beside it.
    await link.hover();
    expect(await hint.count()).toBe(1);
    expect(await link.innerText()).toBe('Mina Analyser');
  });
});

describe('the guards', () => {
  it('send visitors to sign in and back, and others than administrators from their pages to the start', async () => {
    const { page, signIn, open } = await stages.stand();
    const { url } = stages.app;
    await open('/account');
    await page.waitForURL(`${url}/auth?mode=login&next=%2Faccount`);
    await open('/admin/users');
    await page.waitForURL(`${url}/`);
    await signIn();
    await open('/admin/users');
    await page.waitForURL(`${url}/`);
  });
});

describe('the pages that are fetched ahead', () => {
  it('are there without coverage, and nothing of them runs before', async () => {
    const { page, context, signIn, open } = await stages.stand(phone);
    await signIn();
    await open('/account');
    await untilAtHand(page, '/home');
    await untilAtHand(page, '/report/:id');
    // Code that has begun to run has asked for what it imports: of what is fetched alone, nothing is.
    const isRun = () =>
      page.evaluate<boolean>(
        "performance.getEntriesByType('resource').some(({ name, initiatorType }) => /home-page-/.test(name) && initiatorType !== 'fetch')",
      );
    expect(await isRun()).toBe(false);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Hem', exact: true }).filter({ visible: true }).last().click();
    await page.getByRole('heading', { level: 1, name: 'Ny analys' }).waitFor();
    expect(await isRun()).toBe(true);
  });

  it('are none where the connection saves data', async () => {
    const { page, signIn, open } = await stages.stand(phone);
    await page.clock.install();
    await page.addInitScript(
      "Object.defineProperty(navigator, 'connection', { value: { saveData: location.search === '?saving' } })",
    );
    const ahead: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch' && new URL(request.url()).pathname === '/home')
        ahead.push(page.url());
    });
    await signIn();
    for (const query of ['?saving', '']) {
      await open(`/account${query}`);
      await page.getByRole('heading', { level: 1, name: 'Mitt Konto' }).waitFor();
      await page.clock.runFor(10_000);
    }
    await waitFor(() => ahead.length > 0, { what: 'pages to be fetched ahead' });
    expect(ahead).toEqual([`${stages.app.url}/account`]);
  });
});
