import { EntityManager } from '@mikro-orm/postgresql';
import type { Page } from 'playwright';
import { AnalysisEventsService } from '../../src/analyses/analysis-events.service.js';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { tellOwner } from '../../src/analyses/tell-owner.js';
import type { ApiClient } from '../support/api-client.js';
import { addManyAnalyses } from '../support/many-analyses.js';
import { sampleResult } from '../support/results.js';
import { phone, useStages, type Stage } from '../support/screens.js';
import { waitFor } from '../support/wait-for.js';
import { analysisMs } from '../support/patience.js';

const stages = useStages();
const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);
const underWay: Partial<Analysis> = {
  status: 'analyzing',
  isPaid: false,
  analysisResult: null,
  address: 'Ringvägen 100',
  createdAt: minutesAgo(1),
};
const finished: Partial<Analysis> = {
  status: 'completed',
  isPaid: true,
  analysisResult: sampleResult(),
  verdict: 'GREEN',
  price: 4_150_000,
};
const cardOf = (page: Page, address: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: address, exact: true }) });

/** What a worker does: the row changes, and the person's open pages are told. */
async function change(id: string, fields: Partial<Analysis>): Promise<void> {
  const em = stages.app.app.get(EntityManager).fork();
  const analysis = await em.findOneOrFail(Analysis, id);
  Object.assign(analysis, fields);
  await em.flush();
  await tellOwner(em, stages.app.app.get(AnalysisEventsService), id);
}
const isFollowing = (page: Page) => page.waitForResponse('**/api/analyses/events');

describe('a list in step with the server', () => {
  it('adds what another device begins, tells when it is ready, and takes away what is deleted there', async () => {
    const stage = await stages.stand();
    const { page, adverts } = stage;
    const person = await stage.signIn();
    await stage.addAnalysis(person, { address: 'Gamla gatan 1', createdAt: minutesAgo(30) });
    const following = isFollowing(page);
    await stage.open('/dashboard');
    await cardOf(page, 'Gamla gatan 1').waitFor();
    await following;
    const url = adverts.link('storgatan-1-1001');
    const begun = await person.call<{ id: string }>('POST', '/analyses', { url });
    const toast = page.getByRole('status').filter({ hasText: 'Analys klar!' });
    await cardOf(page, 'Storgatan 1').waitFor();
    await toast.waitFor({ timeout: analysisMs });
    await cardOf(page, 'Storgatan 1').getByText('Gratis rapport').waitFor();
    expect(await page.getByRole('article').getByRole('heading').allTextContents()).toEqual([
      'Storgatan 1',
      'Gamla gatan 1',
    ]);
    await toast.getByRole('link', { name: 'Visa rapport' }).click();
    await page.waitForURL(`**/report/${begun.body.id}`);
    await page.goBack();
    await cardOf(page, 'Storgatan 1').waitFor();
    await person.call('DELETE', `/analyses/${begun.body.id}`);
    await cardOf(page, 'Storgatan 1').waitFor({ state: 'detached' });
  });

  it('tells that an analysis has failed, and that another try has failed as well', async () => {
    const stage = await stages.stand();
    const { page } = stage;
    const id = await stage.addAnalysis(await stage.signIn(), underWay);
    const following = isFollowing(page);
    await stage.open('/dashboard');
    await cardOf(page, 'Ringvägen 100').waitFor();
    await following;
    const told = page.getByRole('alert').filter({ hasText: 'Analysen misslyckades' });
    for (const failureReason of ['Webbplatsen svarade inte.', 'Något gick fel hos oss.']) {
      await change(id, { ...underWay, failureReason: null });
      await cardOf(page, 'Ringvägen 100').getByRole('progressbar').waitFor();
      await change(id, { status: 'failed', failureCode: 'analysis_failed', failureReason });
      await told.getByText(`Ringvägen 100. ${failureReason}`).waitFor();
    }
  });
});

it('is told without covering the card that it is told of', async () => {
  const stage = await stages.stand(phone);
  const { page } = stage;
  const person = await stage.signIn();
  const failed = { ...underWay, status: 'failed', failureCode: 'analysis_failed' } as const;
  await stage.addAnalysis(person, { ...failed, address: 'Felgatan 2', createdAt: minutesAgo(3) });
  await stage.addAnalysis(person, { ...failed, address: 'Felgatan 1', createdAt: minutesAgo(2) });
  await page.route('**/retry', (route) => route.abort());
  await stage.open('/dashboard');
  const card = cardOf(page, 'Felgatan 2');
  for (const place of ['start', 'end']) {
    await card.evaluate(
      (element, block) =>
        (element as unknown as { scrollIntoView(how: object): void }).scrollIntoView({
          block,
          behavior: 'instant',
        }),
      place,
    );
    await card.getByRole('button', { name: 'Försök igen' }).click();
    const toast = (await page.getByRole('alert').filter({ hasText: 'Ett fel uppstod' }).boundingBox())!;
    const shown = (await card.boundingBox())!;
    expect(toast.y >= shown.y + shown.height || toast.y + toast.height <= shown.y).toBe(true);
    await page.getByRole('button', { name: 'Stäng', exact: true }).click();
  }
});

describe('many analyses', () => {
  const addressAt = (place: number): string =>
    `${['Storgatan', 'Älggatan', 'Åkergatan', 'Ringvägen', 'Övre gränd'][(place - 1) % 5]} ${place}`;

  async function openMany(
    count: number,
    options?: Parameters<typeof stages.stand>[0],
  ): Promise<Stage & { person: ApiClient }> {
    const stage = await stages.stand(options);
    const person = await stage.signIn();
    const em = stages.app.app.get(EntityManager).fork();
    await addManyAnalyses(em, person.userId, count);
    await stage.open('/dashboard');
    await cardOf(stage.page, addressAt(1)).waitFor();
    return { ...stage, person };
  }
  /** The cards in the document by their place, after a look at how many nodes they make. */
  async function readCards(page: Page): Promise<Map<number, string>> {
    const { nodes, cards } = await page.evaluate<{ nodes: number; cards: [number, string][] }>(`({
      nodes: document.querySelectorAll('*').length,
      cards: [...document.querySelectorAll('li[aria-posinset]')].map((card) =>
        [Number(card.getAttribute('aria-posinset')), card.querySelector('h2').textContent]),
    })`);
    expect(nodes).toBeLessThan(3_000);
    const byPlace = new Map(cards);
    expect(byPlace.size).toBe(cards.length);
    return byPlace;
  }
  /** Scrolls, and gives the page the two frames that it takes to follow. */
  const scrollBy = (page: Page, pixels: number | 'end') =>
    page.evaluate(`new Promise((done) => {
      window.scrollBy(0, ${pixels === 'end' ? 'document.body.scrollHeight' : pixels});
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
    })`);
  const topOf = async (page: Page, address: string): Promise<number> =>
    Math.round((await cardOf(page, address).boundingBox())!.y);
  /** Places of the cards whose top is on the screen. */
  const placesOnScreen = (page: Page) =>
    page.evaluate<number[]>(`[...document.querySelectorAll('li[aria-posinset]')]
      .filter((card) => card.getBoundingClientRect().top >= 0 && card.getBoundingClientRect().bottom <= innerHeight)
      .map((card) => Number(card.getAttribute('aria-posinset')))`);

  /** Place of the first card of which anything is seen; NaN while the rows are laid anew and none is. */
  const firstSeen = (page: Page) =>
    page.evaluate<number>(`Number([...document.querySelectorAll('li[aria-posinset]')]
      .find((card) => card.getBoundingClientRect().bottom > 0)?.getAttribute('aria-posinset'))`);
  const columnsOf = (page: Page) =>
    page.evaluate<number>(`getComputedStyle(document.querySelector('li[aria-posinset]').parentElement)
      .gridTemplateColumns.split(' ').length`);

  it('keep the place when a phone is turned, and turned back', async () => {
    const { page } = await openMany(224, phone);
    await waitFor(
      async () => {
        await scrollBy(page, 'end');
        return (await readCards(page)).has(224);
      },
      { what: 'the last card', timeoutMs: 20_000 },
    );
    await waitFor(
      async () => {
        await scrollBy(page, -600);
        return (await firstSeen(page)) <= 180;
      },
      { what: 'the 180th card', timeoutMs: 20_000 },
    );
    const before = await firstSeen(page);
    const { width, height } = phone.viewport;
    for (const [columns, viewport] of [
      [2, { width: height, height: width }],
      [1, { width, height }],
    ] as const) {
      await page.setViewportSize(viewport);
      await waitFor(async () => (await columnsOf(page)) === columns, { what: `${columns} columns` });
      // The rows are measured as they come, so that it takes some frames to arrive.
      await waitFor(async () => Math.abs((await firstSeen(page)) - before) <= 1, {
        what: `the ${before}th card in ${columns} columns`,
      });
      await scrollBy(page, 0);
      expect(Math.abs((await firstSeen(page)) - before)).toBeLessThanOrEqual(1);
    }
  });

  it('keep the read card where it is while others come, move and go above it', async () => {
    const stage = await openMany(300, phone);
    const { page, person } = stage;
    const following = isFollowing(page);
    await stage.open('/dashboard?sort=address');
    await following;
    await waitFor(
      async () => {
        await scrollBy(page, 'end');
        return Math.max(...(await readCards(page)).keys()) > 200;
      },
      { what: 'a card after the two hundredth', timeoutMs: 20_000 },
    );
    // By address: sixty of Ringvägen, Storgatan, Åkergatan and so on.
    await scrollBy(page, -3_000);
    const place = await firstSeen(page);
    const address = (await readCards(page)).get(place)!;
    const top = await topOf(page, address);
    expect(place).toBeGreaterThan(125);
    const staysAt = async (expected: number): Promise<void> => {
      await waitFor(async () => (await readCards(page)).get(expected) === address, {
        what: `${address} as the ${expected}th card`,
      });
      await scrollBy(page, 0);
      // Cards are about 490 px tall, a few more or less by what they say.
      expect(Math.abs((await topOf(page, address)) - top)).toBeLessThan(60);
    };
    const add = async (added: string): Promise<string> => {
      const id = await stage.addAnalysis(person, { ...finished, address: added, status: 'processing' });
      await change(id, { status: 'completed' });
      return id;
    };
    const first = await add('Storgatan 1000');
    await staysAt(place + 1);
    const second = await add('Storgatan 1001');
    await staysAt(place + 2);
    await person.call('DELETE', `/analyses/${first}`);
    await staysAt(place + 1);
    await change(second, { address: 'Övre gränd 1000' });
    await staysAt(place);
  });

  it('keep the focus on its card when one above is taken away', async () => {
    const { page, person } = await openMany(300);
    const [columns, newest] = [
      await columnsOf(page),
      await person.call<{ items: { id: string }[] }>('GET', '/analyses?limit=1'),
    ];
    // The first of the second row, which becomes the last of the first.
    const focused = page.getByRole('link', { name: addressAt(columns + 1), exact: true });
    await focused.focus();
    await waitFor(
      async () => {
        await scrollBy(page, 'end');
        return Math.max(...(await readCards(page)).keys()) > 100;
      },
      { what: 'a card after the hundredth', timeoutMs: 20_000 },
    );
    await person.call('DELETE', `/analyses/${newest.body.items[0]!.id}`);
    await waitFor(async () => (await readCards(page)).get(columns) === addressAt(columns + 1), {
      what: 'the focused card one place up',
    });
    expect(await page.evaluate('document.activeElement.textContent')).toBe(addressAt(columns + 1));
  });

  it.each([
    ['a wide screen', undefined],
    ['a phone', phone],
  ])('are scrolled through on %s with few nodes, none lost and none twice', async (_screen, options) => {
    const { page } = await openMany(300, options);
    const seen = new Map<number, string>();
    await waitFor(
      async () => {
        for (const [place, address] of await readCards(page)) {
          expect(address).toBe(addressAt(place));
          seen.set(place, address);
        }
        await scrollBy(page, 600);
        return Math.max(...seen.keys()) > 200;
      },
      { what: 'a card after the two hundredth', timeoutMs: 25_000 },
    );
    expect([...seen.keys()].filter((place) => place <= 200)).toHaveLength(200);
  });

  it('keep the place over a report and back, the focus, and what is read while others come in on top', async () => {
    const { page, person, adverts } = await openMany(10_000);
    const first = page.getByRole('link', { name: addressAt(1), exact: true });
    await first.focus();
    await waitFor(
      async () => {
        await scrollBy(page, 'end');
        return [...(await readCards(page)).keys()].some((place) => place > 1_000);
      },
      { what: 'a card after the thousandth', timeoutMs: 20_000 },
    );
    // The focused card is still there, and Tab goes on from it.
    expect(await page.evaluate('document.activeElement.textContent')).toBe(addressAt(1));
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: addressAt(2), exact: true }).waitFor();
    await scrollBy(page, 'end');
    await waitFor(async () => (await placesOnScreen(page)).some((place) => place > 1_000), {
      what: 'the far end again',
    });
    await scrollBy(page, -2_000);
    const [place] = await placesOnScreen(page);
    expect(place).toBeGreaterThan(900);
    const address = addressAt(place!);
    const top = await topOf(page, address);
    await page.getByRole('link', { name: address, exact: true }).click();
    await page.waitForURL('**/report/*');
    const id = page.url().split('/').at(-1)!;
    await page.goBack();
    await waitFor(async () => (await cardOf(page, address).count()) === 1, { what: 'the card again' });
    await waitFor(async () => Math.abs((await topOf(page, address)) - top) <= 2, { what: 'the old place' });

    await change(id, { price: 12_340_000, photosCount: 7 });
    await cardOf(page, address).getByText('12,34').waitFor();
    await person.call('POST', '/analyses', { url: adverts.link('storgatan-2-1002') });
    const button = page.getByRole('button', { name: /^Visa 1\sny analys$/ });
    await button.waitFor();
    expect(Math.abs((await topOf(page, address)) - top)).toBeLessThanOrEqual(2);
    await button.click();
    await cardOf(page, 'Storgatan 2').last().waitFor();
    await button.waitFor({ state: 'detached' });
    expect((await readCards(page)).get(2)).toBe(addressAt(1));
  });

  it('are near their old place when the page is loaded anew', async () => {
    const { page } = await openMany(600);
    await waitFor(
      async () => {
        await scrollBy(page, 'end');
        return [...(await readCards(page)).keys()].some((place) => place > 400);
      },
      { what: 'a card after the four hundredth', timeoutMs: 20_000 },
    );
    await scrollBy(page, -1_000);
    const [before] = await placesOnScreen(page);
    await page.reload();
    await waitFor(async () => (await placesOnScreen(page)).some((place) => Math.abs(place - before!) <= 6), {
      what: `a card near the ${before!}th`,
    });
  });
});
