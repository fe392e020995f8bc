import { EntityManager } from '@mikro-orm/postgresql';
import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from 'playwright';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { fullFlat } from '../support/report-homes.js';
import { fullerReport } from '../support/report-model.js';
import { addReport, type ReportOfHome } from '../support/report-stage.js';
import { phone, useStages, type Stage } from '../support/screens.js';
import { waitFor } from '../support/wait-for.js';

const stages = useStages();

const home = (change: Partial<ReportOfHome> = {}): ReportOfHome => ({
  listing: fullFlat(),
  photos: 3,
  plans: 1,
  ...change,
});

async function openReport(stage: Stage, of = home(), query = ''): Promise<string> {
  const buyer = await stage.signIn();
  const id = await addReport(stage.app, buyer, of);
  await stage.open(`/report/${id}${query}`);
  return id;
}

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

describe('the tabs', () => {
  it('are walked by keys, one stop of the tab key for all, and lead on into what they show', async () => {
    const stage = await stages.stand();
    await openReport(stage);
    const { page } = stage;
    const chosen = page.getByRole('tab', { selected: true });
    await chosen.focus();
    for (const [key, name] of [
      ['ArrowRight', 'Rum'],
      ['ArrowLeft', 'Översikt'],
      ['ArrowLeft', 'Bilder'],
      ['ArrowRight', 'Översikt'],
      ['End', 'Bilder'],
      ['Home', 'Översikt'],
      ['ArrowRight', 'Rum'],
    ] as const) {
      await page.keyboard.press(key);
      await page.locator(`[role=tab]:focus[aria-selected=true]`, { hasText: name }).waitFor();
      await page.getByRole('tabpanel', { name }).waitFor();
    }
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.id')).toBe('del-rum');
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Rum');
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate('document.activeElement.role')).not.toBe('tab');
  });

  it('open where the browser’s own search finds something', async () => {
    const stage = await stages.stand();
    await openReport(stage);
    const { page } = stage;
    const questions = page.locator('#del-fragor');
    await questions.getByRole('checkbox', { includeHidden: true }).first().waitFor({ state: 'attached' });
    expect(await page.getByRole('checkbox').count()).toBe(0);
    // As browsers tell of a find; only what is hidden so is searched.
    await questions
      .locator('xpath=ancestor::*[@hidden="until-found"]')
      .dispatchEvent('beforematch', { bubbles: true });
    await page.getByRole('tab', { name: 'Frågor', selected: true }).waitFor();
    await page.getByRole('checkbox').first().waitFor();
    expect(new URL(page.url()).search).toBe('?flik=fragor');
  });
});

describe('what confidence means', () => {
  const meaning = /^Hur stor del av det som bedömningen behöver/;

  it.each([
    ['a mouse', {}],
    ['a finger', phone],
  ])('is told by %s and by keys, and leaves on Escape, elsewhere and on leaving', async (_by, options) => {
    const stage = await stages.stand(options);
    await openReport(stage);
    const { page } = stage;
    const help = page.getByRole('button', { name: 'Vad tillförlitlighet betyder' });
    const text = page.getByText(meaning);
    const gone = () => text.waitFor({ state: 'detached' });
    await (stage.isPhone ? help.tap() : help.click());
    await text.waitFor();
    expect(await help.getAttribute('aria-expanded')).toBe('true');
    await page.getByRole('heading', { level: 1 }).click();
    await gone();
    await help.press('Enter');
    await text.waitFor();
    const [box, width] = [(await text.boundingBox())!, page.viewportSize()!.width];
    expect([box.x >= 0, box.x + box.width <= width]).toEqual([true, true]);
    await page.keyboard.press('Escape');
    await gone();
    await help.press('Space');
    await text.waitFor();
    await page.keyboard.press('Tab');
    await gone();
  });
});

it('counts the monthly cost for one borrower by the keys of radio buttons', async () => {
  const stage = await stages.stand();
  await openReport(stage);
  const { page } = stage;
  const group = page.getByRole('group', { name: 'Antal låntagare' });
  await group.getByRole('radio', { name: 'Två låntagare', checked: true }).focus();
  const cost = page.locator('.monthly-cost .figure-value');
  const forTwo = await cost.textContent();
  await page.keyboard.press('ArrowLeft');
  await group.getByRole('radio', { name: 'En låntagare', checked: true }).waitFor();
  expect(await cost.textContent()).not.toBe(forTwo);
});

it('leads to the way to hand in what the report lacks', async () => {
  const stage = await stages.stand(phone);
  // Three pictures are few.
  const id = await openReport(stage);
  const link = stage.page.getByRole('link', { name: 'Lägg till bilder', exact: true });
  const way = new URL((await link.getAttribute('href'))!, stage.app.url).searchParams;
  expect([way.get('analysis'), way.get('way')]).toEqual([id, 'pictures']);
});

describe.each([
  ['a desktop', {}],
  ['a phone', phone],
])('buttons on %s', (_name, options) => {
  it('look the same with antd and without', async () => {
    const { page, signIn, addAnalysis, open, ...stage } = await stages.stand(options);
    const person = await signIn();
    await addAnalysis(person);
    await addAnalysis(person);
    const id = await addReport(stage.app, person, home());
    const looks = async (selector: string) => {
      const button = page.locator(selector).first();
      await button.waitFor();
      const styles: unknown[] = [];
      for (const act of [() => button.hover({ timeout: 5000 }), () => button.focus()]) {
        styles.push(await button.evaluate(lookOf));
        await act();
        await page.keyboard.press('Shift');
      }
      return [...styles, await button.evaluate(lookOf)];
    };
    await open('/dashboard');
    const antd = await looks('main .ant-btn-variant-outlined:not(.ant-btn-sm)');
    await open(`/report/${id}`);
    expect(await looks('.report-acts button')).toEqual(antd);
  });
});

describe('a return from the payment', () => {
  const paid = 'Betalning lyckades! Din fullständiga rapport är nu tillgänglig.';
  const paidLater = 'Betalning bekräftad! Din fullständiga rapport är nu tillgänglig.';

  /** Opens an unpaid report with the clock in our hands; counts how often the report is asked for. */
  async function returned() {
    const stage = await stages.stand();
    await stage.page.clock.install();
    let asked = 0;
    stage.page.on('response', (response) => {
      if (response.url().endsWith('/report') && response.request().resourceType() === 'fetch') asked += 1;
    });
    const id = await openReport(stage, home({ fields: { isPaid: false } }), '?payment=success');
    await stage.page.getByRole('heading', { name: 'Vi bekräftar din betalning' }).waitFor();
    const answered = (count: number) => waitFor(async () => asked === count, { what: `answer ${count}` });
    await answered(1);
    return { ...stage, id, answered, asked: () => asked };
  }

  it('is asked about after two seconds and three times more, and then left to the buyer', async () => {
    const { page, answered, asked } = await returned();
    for (const count of [2, 3, 4, 5]) {
      await page.clock.runFor(1900);
      expect(asked()).toBe(count - 1);
      await page.clock.runFor(200);
      await answered(count);
    }
    await page.getByRole('heading', { name: 'Betalningen behandlas fortfarande' }).waitFor();
    await page.clock.runFor(20_000);
    expect(asked()).toBe(5);
    await page.getByRole('button', { name: 'Kontrollera igen' }).click();
    await page.getByRole('heading', { name: 'Vi bekräftar din betalning' }).waitFor();
  });

  it('opens the report once it is confirmed', async () => {
    const { page, id, answered } = await returned();
    await page.clock.runFor(2100);
    await answered(2);
    const em = stages.app.app.get(EntityManager).fork();
    await em.nativeUpdate(Analysis, { id }, { isPaid: true });
    await page.clock.runFor(2100);
    await page.getByText(paidLater).waitFor();
    await page
      .getByText('Betalning genomförd! Du har nu tillgång till den fullständiga rapporten.')
      .waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('is answered at once when it is already confirmed', async () => {
    const stage = await stages.stand();
    await openReport(stage, home(), '?payment=success');
    await stage.page.getByText(paid).waitFor();
    await waitFor(async () => new URL(stage.page.url()).search === '', { what: 'the query to be cleared' });
  });
});

describe('who may not read it', () => {
  it('is sent to the payment with the reason', async () => {
    const stage = await stages.stand();
    const id = await openReport(stage, home({ fields: { isPaid: false } }));
    await stage.page.waitForURL(`${stages.app.url}/payment/${id}`);
    await stage.page.getByText('Du måste betala för att se denna rapport.').waitFor();
  });

  it('is told that another’s report does not exist', async () => {
    const owner = await stages.stand();
    const id = await openReport(owner);
    await owner.page.getByRole('heading', { level: 1 }).waitFor();
    await owner.context.close();
    const stage = await stages.stand();
    await stage.signIn();
    await stage.open(`/report/${id}`);
    await stage.page.getByText('Analysen hittades inte').first().waitFor();
    await stage.page.waitForURL(`${stages.app.url}/`);
  });
});

describe('the PDF', () => {
  it('is downloaded under the name of the home', async () => {
    const stage = await stages.stand();
    await openReport(stage, home({ listing: { ...fullFlat(), address: 'Backen 14' } }));
    const download = stage.page.waitForEvent('download', { timeout: 60_000 });
    await stage.page.getByRole('button', { name: 'Ladda ner PDF' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Backen 14.pdf');
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await stage.page.getByRole('button', { name: 'Ladda ner PDF' }).waitFor();
  }, 90_000);

  it('says why when it cannot be made', async () => {
    const stage = await stages.stand();
    const detail = 'PDF-filen gick inte att skapa just nu.';
    await stage.page.route('**/report.pdf', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status: 503, code: 'pdf_unavailable', detail }),
      }),
    );
    await openReport(stage);
    await stage.page.getByRole('button', { name: 'Ladda ner PDF' }).click();
    await stage.page.getByText(detail).waitFor();
  });
});

it('stays readable without a connection once it has loaded, pictures and all', async () => {
  const stage = await stages.stand(phone);
  await openReport(stage, home({ photos: 6 }));
  const { page } = stage;
  await page.getByRole('heading', { name: 'Vattugränd 14' }).waitFor();
  await waitFor(
    () =>
      page.evaluate<boolean>(
        "[...document.querySelectorAll('.report img')].every((image) => image.complete && image.naturalWidth > 0)",
      ),
    { what: 'the pictures to be fetched ahead' },
  );
  await stage.context.setOffline(true);
  await page.getByRole('tab', { name: 'Frågor' }).click();
  await page.getByText('Bockarna sparas i den här webbläsaren.').waitFor();
  const first = page.getByRole('checkbox').first();
  await first.check();
  await page.getByText(/^1 av \d+ frågor avbockade$/).waitFor();
  await page.getByRole('tab', { name: 'Bilder' }).click();
  await page.getByRole('button', { name: /^Bild\s6 av 6/ }).scrollIntoViewIfNeeded();
});

it('is asked for once, while the code that shows it is still on the way', async () => {
  const stage = await stages.stand(phone);
  const { page } = stage;
  const asked: string[] = [];
  let hear = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => (hear = resolve));
  page.on('request', (request) => {
    if (!request.url().endsWith('/report') || request.resourceType() !== 'fetch') return;
    asked.push(request.url());
    hear();
  });
  // The code comes no sooner than that.
  await page.route('**/assets/frame-*.js', async (route) => {
    await isAsked;
    await route.continue();
  });
  const id = await openReport(stage);
  await page.getByRole('heading', { name: 'Vattugränd 14' }).waitFor();
  expect(asked).toEqual([`${stage.app.url}/api/analyses/${id}/report`]);
});

it('keeps its tabs in sight and begins each at its beginning', async () => {
  const stage = await stages.stand({ ...phone, isMobile: false });
  await openReport(stage);
  const { page } = stage;
  const questions = page.getByRole('tab', { name: 'Frågor' });
  await questions.click();
  await page.getByRole('checkbox').last().scrollIntoViewIfNeeded();
  const [top] = [(await questions.boundingBox())!.y];
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(80);
  await page.getByRole('tab', { name: 'Detaljer' }).click();
  await waitFor(async () => (await page.getByRole('heading', { name: 'Om analysen' }).boundingBox())!.y > 0, {
    what: 'the tab to begin at its beginning',
  });
  expect(new URL(page.url()).search).toBe('?flik=detaljer');
});

/** Runs in the page. */
function lookOf(button: unknown): Record<string, string> {
  const style = (
    globalThis as unknown as { getComputedStyle(of: unknown): Record<string, string> }
  ).getComputedStyle(button);
  const names =
    'height color backgroundColor borderColor borderRadius fontFamily fontSize fontWeight outline outlineOffset';
  return Object.fromEntries(names.split(' ').map((name) => [name, style[name]!]));
}
