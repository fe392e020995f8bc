import { EntityManager } from '@mikro-orm/postgresql';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { axeViolations } from '../support/axe.js';
import {
  ask,
  changedPixels,
  heldAtMost,
  installProbe,
  keyFaults,
  layoutFaults,
  resize,
  turnNight,
} from '../support/reach/faults.js';
import { reachStates } from '../support/reach/states.js';
import { phone, useStages, type Stage } from '../support/screens.js';
import { waitFor } from '../support/wait-for.js';

const stages = useStages();
const show = (stage: Stage, name: string) => reachStates.find((state) => state.name === name)!.show(stage);
async function stand(name: string, options: BrowserContextOptions = {}): Promise<Stage> {
  const stage = await stages.stand(options);
  await show(stage, name);
  await installProbe(stage.page);
  return stage;
}

/** By night, and with the size of targets that axe leaves out by itself; the rest is tried where each page is shown. */
async function violations(page: Page, within: string): Promise<readonly string[]> {
  const rules = ['color-contrast', 'target-size', 'link-in-text-block'];
  return (await axeViolations(page, rules, within)).map(({ id, at }) => `${id}: ${at.join(' ')}`);
}

/** One page of each frame (bare, form, a visitor's, a buyer's), and one with a bar over it: walked from end to end. */
const walkedWhole = ['landing', 'auth-login', 'pricing', 'home', 'dashboard-choosing'];
/** What the chosen tab of a report shows: all tabs' parts are there. */
const openTab = '.report-pane:not([hidden])';
/** Other states of a page that is tried as well. */
const parts: Readonly<Record<string, string>> = {
  'report-proof': openTab,
  'report-viewer': 'dialog',
};
/** The part (CSS selector) of a state that no other has. */
const ownPart = (name: string): string => (walkedWhole.includes(name) ? 'body' : (parts[name] ?? 'main'));

/** @param within the part (CSS selector) that is new since the page was tried before */
async function expectReach(page: Page, within: string): Promise<void> {
  expect(await keyFaults(page, 'usual', within)).toEqual([]);
  expect(await ask(page, 'wordless()')).toEqual([]);
  expect(await ask(page, 'moving(0.01)')).toEqual([]);
  await turnNight(page);
  expect(await violations(page, within)).toEqual([]);

  // 1280 × 1024 at 400 %.
  await resize(page, 320, 256);
  expect(await layoutFaults(page)).toEqual([]);
  expect(await heldAtMost(page)).toBeLessThanOrEqual(1 / 3);
  expect(await keyFaults(page, 'night', within)).toEqual([]);

  await resize(page, 390, 844);
  expect(await ask(page, 'smallActs()')).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await ask(page, 'moving(0.2)')).toEqual([]);
}

/** Back to what `expectReach` begins with. */
async function turnDay(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await resize(page, 1280, 900);
}

describe('by keys, by night, at rest and enlarged', () => {
  // The tab of pictures is tried with the others.
  it.each(reachStates.filter(({ name }) => name !== 'report-bilder'))(
    '$name',
    async ({ name }) => expectReach((await stand(name)).page, ownPart(name)),
    60_000,
  );

  it('report, its other tabs', async () => {
    const { page } = await stand('report');
    for (const name of ['Rum', 'Renovering', 'Detaljer', 'Bilder', 'Frågor']) {
      await page.getByRole('tab', { name }).click();
      await page.getByRole('tabpanel', { name }).waitFor();
      await expectReach(page, openTab);
      await turnDay(page);
    }
  }, 90_000);
});

describe('keys', () => {
  it.each(['landing', 'account'])('lead past what every page begins with: %s', async (name) => {
    const { page } = await stand(name);
    await ask(page, 'restart()');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Till innehållet');
    const box = await page.getByRole('link', { name: 'Till innehållet' }).boundingBox();
    expect(box!.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.querySelector("main").contains(document.activeElement)')).toBe(true);
  });
});

describe('the names beside the icons of the folded side bar', () => {
  const fold = async () => {
    const stage = await stages.stand();
    await stage.context.addCookies([{ name: 'sidebar_state', value: 'false', url: stages.app.url }]);
    await show(stage, 'account');
    const { page } = stage;
    const link = page.getByRole('link', { name: 'Mina Analyser', exact: true });
    const name = page.locator('#sidebar').getByText('Mina Analyser', { exact: true });
    return { page, link, name };
  };

  it('stay while the pointer goes over to them, and go when it leaves them', async () => {
    const { page, link, name } = await fold();
    await link.hover();
    await name.waitFor();
    const [from, to] = [(await link.boundingBox())!, (await name.boundingBox())!];
    const y = to.y + to.height / 2;
    for (let x = from.x + from.width / 2; x < to.x + to.width - 2; x += 2) {
      await page.mouse.move(x, y);
      expect(await name.isVisible()).toBe(true);
    }
    await page.mouse.move(to.x + to.width + 20, y);
    await name.waitFor({ state: 'detached' });
  });

  it('go on Escape wherever the focus is, and leave those of the focus when the pointer goes', async () => {
    const { page, link, name } = await fold();
    const heading = page.getByRole('heading', { level: 1 });
    await link.hover();
    await name.waitFor();
    expect(await page.evaluate('document.activeElement === document.body')).toBe(true);
    await page.keyboard.press('Escape');
    await name.waitFor({ state: 'detached' });

    await link.focus();
    await page.getByRole('link', { name: 'Hem', exact: true }).hover();
    await page.locator('#sidebar').getByText('Hem', { exact: true }).waitFor();
    await heading.hover();
    await name.waitFor();
    await page.keyboard.press('Escape');
    await name.waitFor({ state: 'detached' });
  });
});

describe('forced colours', () => {
  const colours = (locator: Locator, property: string) =>
    locator.evaluateAll(
      (elements, wanted) =>
        elements.map(
          (one) =>
            (
              globalThis as unknown as { getComputedStyle(of: unknown): Record<string, string> }
            ).getComputedStyle(one)[wanted],
        ),
      property,
    );

  async function seeHowFar(page: Page): Promise<void> {
    const bars = await page.locator('[role=progressbar], [role=meter]').all();
    expect(bars.length).toBeGreaterThan(0);
    for (const bar of bars) {
      const [track] = await colours(bar, 'backgroundColor');
      const [boxes, drawn] = [bar.locator('> div'), bar.locator('> svg rect')];
      const done = [...(await colours(boxes, 'backgroundColor')), ...(await colours(drawn, 'fill'))];
      expect(done).toHaveLength(1);
      expect(done).not.toContain(track);
    }
  }

  async function seeTheTab(page: Page): Promise<void> {
    await seeHowFar(page);
    const chosen = await colours(page.getByRole('tab', { selected: true }), 'borderBottomColor');
    const others = await colours(page.getByRole('tab', { selected: false }), 'borderBottomColor');
    expect([chosen.length, others.length]).toEqual([1, 5]);
    expect(others).not.toContain(chosen[0]);
  }

  async function seeTheTick(page: Page): Promise<void> {
    const box = page.getByRole('checkbox', { name: 'Jämför Vattugränd 14' });
    await box.focus();
    const clip = (await box.boundingBox())!;
    const ticked = await changedPixels(page, clip, async () => {
      await page.keyboard.press('Space');
      await page.getByRole('checkbox', { name: 'Jämför Vattugränd 14', checked: false }).waitFor();
    });
    // A tick of 2 px across half the box.
    expect(ticked).toBeGreaterThan(clip.width);
  }

  it.each([
    ['analyze-under-way', seeHowFar],
    ['report', seeTheTab],
    ['dashboard-choosing', seeTheTick],
  ] as const)(
    'leave the focus, the choice and the progress to be seen: %s',
    async (name, see) => {
      const { page } = await stand(name, { forcedColors: 'active' });
      expect(await keyFaults(page, 'forced', ownPart(name))).toEqual([]);
      await see(page);
    },
    60_000,
  );
});

describe('what changes by itself is told', () => {
  it('the steps of an analysis, where they were told before', async () => {
    const { app, page, signIn, addAnalysis, open } = await stages.stand();
    const fields = { status: 'scraped', isPaid: false, analysisResult: null } as const;
    const id = await addAnalysis(await signIn(), fields);
    await open(`/analyze?url=${encodeURIComponent('https://www.hemnet.se/bostad/villa-1')}&analysis=${id}`);
    const bar = page.getByRole('progressbar', { name: 'Analysens framsteg' });
    await bar.waitFor();
    const before = Number(await bar.getAttribute('aria-valuenow'));
    const told = await page.getByRole('main').getByRole('status').elementHandle();
    expect(await told!.textContent()).not.toContain('AI analyserar innehåll');
    await app.app
      .get(EntityManager)
      .fork()
      .nativeUpdate(Analysis, { id }, { status: 'analyzing', analyst: 'openai' });
    await waitFor(async () => (await told!.textContent()) === 'AI analyserar innehåll...', {
      what: 'the next step',
    });
    expect(Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(before);
  });

  it('how many a search finds', async () => {
    const { page } = await stand('dashboard');
    const told = page.getByRole('status').filter({ hasText: /träff/ });
    const field = page.getByRole('searchbox');
    for (const [word, text] of [
      ['vattugränd', '1 träff'],
      ['stockholm', '2 träffar'],
      ['kiruna', 'Inga träffar'],
    ] as const) {
      await field.fill(word);
      await told.getByText(text, { exact: true }).waitFor({ state: 'attached' });
    }
    await field.fill('');
    await told.waitFor({ state: 'detached' });
  });

  it('what is wrong with a form, at its first faulty field', async () => {
    const { page } = await stand('auth-signup-faults');
    const described = async (field: Locator): Promise<string | null> => {
      const id = await field.getAttribute('aria-describedby');
      return page.locator(`[id="${id}"]`).textContent();
    };
    const email = page.getByLabel('E-post');
    expect(await page.evaluate('document.activeElement.type')).toBe('email');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await described(email)).toContain('Ogiltig e-postadress');
    await email.fill('ny@test.example');
    await page.getByRole('button', { name: 'Skapa konto' }).press('Enter');
    await waitFor(async () => (await page.evaluate('document.activeElement.type')) === 'password', {
      what: 'the focus at the password',
    });
  });

  it('a refusal of the server, which leaves the focus where it was', async () => {
    const { page } = await stand('auth-login');
    const toasts = page.getByRole('region', { name: 'Meddelanden' });
    expect(await toasts.getAttribute('aria-live')).toBe('polite');
    await page.getByLabel('E-post').fill('ingen@test.example');
    await page.getByLabel('Lösenord', { exact: true }).fill('fel lösenord');
    await page.keyboard.press('Enter');
    await toasts.getByRole('alert').getByText('Inloggning misslyckades').waitFor();
    expect(await page.evaluate('document.activeElement.type')).toBe('password');
  });
});

describe('pictures', () => {
  const names = ['example-report', 'report', 'report-bilder', 'dashboard-pictures'];

  it.each(names)('come late, lazy and sharp, and move nothing: %s', async (name) => {
    const stage = await stages.stand({ ...phone, deviceScaleFactor: 2 });
    const { page } = stage;
    let release = (): void => undefined;
    const held = new Promise<void>((done) => (release = done));
    await page.route(/\/api\/images\/|\.(avif|webp|jpe?g|png)(\?|$)/, async (route) => {
      await held;
      await route.continue();
    });
    // Those in the first view hold up the event that a visit usually waits for.
    const open = async (path: string) =>
      void (await page.goto(stages.app.url + path, { waitUntil: 'commit' }));
    await show({ ...stage, open }, name);
    await installProbe(page);
    expect(await ask(page, 'hasty()')).toEqual([]);
    await page.evaluate(`void (() => {
      globalThis.moved = [];
      new PerformanceObserver((list) => moved.push(...list.getEntries().map(({ value }) => value)))
        .observe({ type: 'layout-shift' });
    })()`);
    const before = await page.evaluate('document.documentElement.scrollHeight');
    release();
    const shown = await page.evaluate<number[]>(
      '[...document.images].flatMap((image, at) => (image.checkVisibility() ? [at] : []))',
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const at of shown) {
      await page.evaluate(`document.images[${at}].scrollIntoView()`);
      await waitFor(() => page.evaluate(`document.images[${at}].naturalWidth > 0`), {
        what: `picture ${at} to come`,
      });
    }
    expect(await page.evaluate('moved')).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollHeight')).toBe(before);
    expect(await ask(page, 'blurred()')).toEqual([]);
  });
});
