import type { CDPSession, Page } from 'playwright';
import { fullerReport } from '../support/report-model.js';
import { flatHome as home, openReport } from '../support/report-stage.js';
import { phone, useStages, type Stage } from '../support/screens.js';
import { waitFor } from '../support/wait-for.js';

const stages = useStages();

const hero = (page: Page) => page.getByRole('button', { name: /^Bild på Vattugränd 14/ });
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Bildvisare' });
const caption = (page: Page, text: string) =>
  viewer(page)
    .getByText(new RegExp(`^${text.replaceAll(' ', '\\s')}$`))
    .first()
    .waitFor();
const focused = (page: Page) => page.evaluate("document.activeElement.getAttribute('aria-label')");
/** Width of the picture on show, and where in it the slide stands. */
const shown = (page: Page) =>
  page.evaluate<{ width: number; left: number; top: number }>(`(() => {
    const slide = document.querySelector('.viewer-slide:not([inert])');
    const { width } = slide.querySelector('img').getBoundingClientRect();
    return { width: Math.round(width), left: Math.round(slide.scrollLeft), top: Math.round(slide.scrollTop) };
  })()`);

describe('the viewer by keys', () => {
  it('steps, zooms, moves about, closes and gives the focus back', async () => {
    const { page } = await opened();
    await caption(page, 'Bild 1 av 3');
    await page.keyboard.press('ArrowRight');
    await caption(page, 'Bild 2 av 3');
    await page.keyboard.press('End');
    await caption(page, 'Planritning');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Home');
    await caption(page, 'Bild 1 av 3');
    await page.keyboard.press('ArrowLeft');
    await caption(page, 'Bild 1 av 3');

    const whole = await shown(page);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    // Twice one and a half.
    await until(page, ({ width }) => Math.abs(width - whole.width * 2.25) <= 2);
    const before = await shown(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await until(page, ({ left, top }) => left === before.left + 120 && top === before.top + 120);
    await caption(page, 'Bild 1 av 3');
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    await until(page, ({ width }) => width === whole.width);

    await page.keyboard.press('Escape');
    await viewer(page).waitFor({ state: 'detached' });
    expect(await focused(page)).toMatch(/^Bild på Vattugränd 14/);
  });

  it('counts every press, however fast, and enlarges the picture that was aimed at', async () => {
    const { page } = await opened();
    await caption(page, 'Bild 1 av 3');
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
    await caption(page, 'Bild 3 av 3');
    for (const key of ['Home', 'End', 'Home', '+']) await page.keyboard.press(key);
    await caption(page, 'Bild 1 av 3');
    const track = () => page.evaluate<number>("document.querySelector('.viewer-track').scrollLeft");
    await waitFor(async () => (await track()) === 0, { what: 'the first picture to stand still' });
    await page.keyboard.press('0');
    await caption(page, 'Bild 1 av 3');
  });

  it('keeps the keys when a step by its button has come to the end', async () => {
    const { page } = await opened();
    const next = viewer(page).getByRole('button', { name: 'Nästa bild' });
    for (const text of ['Bild 2 av 3', 'Bild 3 av 3', 'Planritning']) {
      await next.click();
      await caption(page, text);
    }
    expect(await next.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('ArrowLeft');
    await caption(page, 'Bild 3 av 3');
  });

  async function opened(): Promise<Stage> {
    const stage = await stages.stand();
    await openReport(stage);
    await hero(stage.page).focus();
    await stage.page.keyboard.press('Enter');
    await viewer(stage.page).waitFor();
    return stage;
  }
});

describe('the viewer and the way back', () => {
  const depth = (page: Page) => page.evaluate<number>('history.state.idx');
  const scrolled = (page: Page) => page.evaluate<number>('window.scrollY');
  /** Parts of the report that come in above the pictures move the page once more. */
  async function restingPlace(page: Page): Promise<number> {
    let [last, since] = [NaN, 0];
    await waitFor(
      async () => {
        const now = await scrolled(page);
        if (now !== last) [last, since] = [now, performance.now()];
        return performance.now() - since > 300;
      },
      { what: 'the page to rest' },
    );
    return last;
  }

  it('is closed by going back, which stays in the report where it was', async () => {
    const { page, before } = await deepIn();
    await viewer(page).waitFor();
    await page.goBack();
    await viewer(page).waitFor({ state: 'detached' });
    expect([page.url(), await depth(page)]).toEqual([before.url, before.depth]);
    expect(Math.abs((await scrolled(page)) - before.top)).toBeLessThan(2);
    await page.getByRole('tab', { name: 'Bilder', selected: true }).waitFor();
    expect(await page.evaluate("document.activeElement.matches('.report-pane button')")).toBe(true);
  });

  it.each(['Escape', 'Stäng'])('leaves no step behind when closed by %s', async (way) => {
    const { page, before } = await deepIn();
    await viewer(page).waitFor();
    if (way === 'Escape') await page.keyboard.press(way);
    else await viewer(page).getByRole('button', { name: way }).click();
    await viewer(page).waitFor({ state: 'detached' });
    await waitFor(async () => (await depth(page)) === before.depth, { what: 'no step left behind' });
    expect(page.url()).toBe(before.url);
    expect(Math.abs((await scrolled(page)) - before.top)).toBeLessThan(2);
  });

  it('is open after a reload, and back leads to the report', async () => {
    const { page, before } = await deepIn();
    await viewer(page).waitFor();
    await page.reload();
    await viewer(page).waitFor();
    await page.goBack();
    await viewer(page).waitFor({ state: 'detached' });
    expect([page.url(), await depth(page)]).toEqual([before.url, before.depth]);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  async function deepIn() {
    const stage = await stages.stand(phone);
    await openReport(stage);
    const { page } = stage;
    await page.getByRole('tab', { name: 'Bilder' }).tap();
    await page.getByRole('tab', { name: 'Bilder', selected: true }).waitFor();
    const picture = page.locator('#del-bilder .picture-button').first();
    await picture.scrollIntoViewIfNeeded();
    const before = { url: page.url(), depth: await depth(page), top: await restingPlace(page) };
    await picture.tap();
    return { page, before };
  }
});

describe('the viewer by fingers', () => {
  let touches: CDPSession;

  it('swipes to the next picture', async () => {
    const { page } = await opened();
    await caption(page, 'Bild 1 av 3');
    await oneFinger(320, 70);
    await caption(page, 'Bild 2 av 3');
  });

  it('spreads two fingers to enlarge, drags with one, and pinches to see the whole again', async () => {
    const { page } = await opened();
    const whole = await shown(page);
    await twoFingers([60, 180]);
    // From 60 to 180 px apart: three times.
    await until(page, ({ width }) => Math.abs(width - whole.width * 3) <= 3);
    const before = await shown(page);
    await oneFinger(250, 120);
    await until(page, ({ left }) => left > before.left + 50);
    await caption(page, 'Bild 1 av 3');
    await twoFingers([240, 40]);
    await until(page, ({ width }) => width === whole.width);
  });

  it('enlarges where it is tapped twice, and back', async () => {
    const { page } = await opened();
    const whole = await shown(page);
    await tapTwice(page);
    await until(page, ({ width }) => Math.abs(width - whole.width * 2.5) <= 2);
    await tapTwice(page);
    await until(page, ({ width }) => width === whole.width);
  });

  async function opened(): Promise<Stage> {
    const stage = await stages.stand(phone);
    await openReport(stage);
    await hero(stage.page).tap();
    await viewer(stage.page).waitFor();
    touches = await stage.context.newCDPSession(stage.page);
    return stage;
  }

  async function tapTwice(page: Page): Promise<void> {
    await page.touchscreen.tap(195, 422);
    await page.touchscreen.tap(195, 422);
  }

  /** One finger from one place to another, px from the left. */
  async function oneFinger(from: number, to: number): Promise<void> {
    const point = (x: number) => [{ x, y: 422, id: 0 }];
    await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(from) });
    for (let step = 1; step <= 10; step += 1) {
      const touchPoints = point(from + ((to - from) * step) / 10);
      await touches.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    }
    await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** Two fingers around the middle, whose distance goes from one to the other, px. */
  async function twoFingers([from, to]: readonly [number, number]): Promise<void> {
    const points = (distance: number) => [
      { x: 195 - distance / 2, y: 422, id: 0 },
      { x: 195 + distance / 2, y: 422, id: 1 },
    ];
    await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(from) });
    for (let step = 1; step <= 5; step += 1) {
      const touchPoints = points(from + ((to - from) * step) / 5);
      await touches.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    }
    await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
});

const until = (page: Page, holds: (now: Awaited<ReturnType<typeof shown>>) => boolean) =>
  waitFor(async () => holds(await shown(page)), { what: 'the picture to stand so' });

describe('proof', () => {
  it('opens its photo in the viewer and gives the focus back', async () => {
    const stage = await stages.stand();
    await openReport(stage, home({ change: fullerReport }), '?flik=rum');
    const { page } = stage;
    const kitchen = page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ hasText: 'Svälld bänkskiva' })
      .first();
    await kitchen.getByText('Kök', { exact: true }).click();
    await kitchen.getByText('Varför?').click();
    const photo = kitchen.getByRole('button', {
      name: 'Bänkskivan har en mörk kant vid diskhon. Visa i helskärm',
    });
    await photo.click();
    await caption(page, 'Bild 1 av 3');
    await page.keyboard.press('Escape');
    await viewer(page).waitFor({ state: 'detached' });
    expect(await focused(page)).toMatch(/^Bänkskivan har en mörk kant/);
  });
});
