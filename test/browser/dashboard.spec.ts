import { EntityManager } from '@mikro-orm/postgresql';
import type { Page } from 'playwright';
import type { Analysis } from '../../src/analyses/analysis.entity.js';
import type { ApiClient } from '../support/api-client.js';
import { addManyAnalyses } from '../support/many-analyses.js';
import { addLeadingPicture } from '../support/report-stage.js';
import { failedCard, flatCard, underWayCard, villaCard } from '../support/sample-cards.js';
import { describeScreens, type Stage } from '../support/screens.js';
import { problem } from '../support/shop.js';
import { waitFor } from '../support/wait-for.js';

const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);

const flat = { ...flatCard, createdAt: minutesAgo(30) };
const villa = { ...villaCard, isPaid: false, createdAt: minutesAgo(20) };
const priceless: Partial<Analysis> = {
  address: 'Ågatan 3',
  municipality: 'Linköping',
  livingArea: 90,
  verdict: 'YELLOW',
  createdAt: minutesAgo(15),
};
const wordy: Partial<Analysis> = {
  address: `Kungliga ${'Sjöstadsparksgatan '.repeat(9)}${'Ombyggnads'.repeat(4)} 12`,
  propertyType: 'Flerbostadshusfasadrenoveringsobjektstyp',
};
const underWay = { ...underWayCard, createdAt: minutesAgo(1) };
const stale = { ...underWayCard, address: 'Stilla gatan 1', startedAt: minutesAgo(11) };
const failed = { ...failedCard, createdAt: minutesAgo(2) };

async function list(stage: Stage, ...homes: readonly Partial<Analysis>[]): Promise<ApiClient> {
  const person = await stage.signIn();
  for (const home of homes) await stage.addAnalysis(person, home);
  await stage.open('/dashboard');
  if (homes[0]) await cardOf(stage.page, homes[0].address!).waitFor();
  return person;
}
const cardOf = (page: Page, address: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: address, exact: true }) });
const shows = (name: string, ...homes: readonly Partial<Analysis>[]) => ({
  name,
  show: async (stage: Stage) => void (await list(stage, ...homes)),
});
const meets = (name: string, text: string, answer: Parameters<Page['route']>[1]) => ({
  name,
  async show({ page, signIn, open }: Stage) {
    await signIn();
    await page.route('**/api/analyses?*', answer);
    await open('/dashboard');
    await page.getByText(text).waitFor({ state: 'attached' });
  },
});

// What pages share is looked at here for all of them: the notice of an empty list, what stands while something is on
// its way, and the notices that it failed and that nobody answers.
const stages = describeScreens('dashboard', [
  {
    name: 'dashboard-new',
    route: '/dashboard',
    async show(stage) {
      await list(stage);
      await stage.page.getByRole('link', { name: 'Skapa din första analys' }).waitFor();
    },
  },
  shows('dashboard-all-kinds', failed, flat, villa, priceless, underWay, stale),
  {
    name: 'dashboard-pictures',
    async show(stage) {
      const { app, page, signIn, addAnalysis, open } = stage;
      const person = await signIn();
      const homes = [underWay, priceless, villa, flat];
      for (const [at, home] of homes.entries())
        await addLeadingPicture(app, await addAnalysis(person, home), at);
      await open('/dashboard');
      await cardOf(page, flat.address!).waitFor({ state: 'attached' });
      const pictures = page.locator('article img');
      expect(await pictures.count()).toBe(homes.length);
      for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
      const areThere = `[...document.querySelectorAll('article img')].every((image) => image.naturalWidth > 0)`;
      await waitFor(() => page.evaluate<boolean>(areThere), { what: 'the pictures' });
      await page.evaluate('window.scrollTo(0, 0)');
    },
  },
  shows('dashboard-long-and-bare', flat, wordy, { createdAt: minutesAgo(5) }),
  {
    name: 'dashboard-many',
    async show({ app, page, signIn, open }) {
      const person = await signIn();
      await addManyAnalyses(app.app.get(EntityManager).fork(), person.userId, 300);
      await open('/dashboard');
      await cardOf(page, 'Storgatan 1').waitFor();
    },
  },
  {
    name: 'dashboard-choosing',
    async show(stage) {
      await list(stage, flat, villa, priceless);
      await stage.page.getByRole('button', { name: 'Jämför' }).click();
      await stage.page.getByRole('checkbox', { name: 'Jämför Ekbacken 7' }).check();
    },
  },
  meets('dashboard-loading', 'Laddar dina analyser...', () => new Promise(() => undefined)),
  meets('dashboard-offline', 'Försök igen', (route) => route.abort()),
  meets('dashboard-failed', 'Analyserna kunde inte hämtas', (route) => route.fulfill(problem(500))),
]);

describe('the list of analyses', () => {
  const headings = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

  it('sorts by each order and turns it, what is unknown last, and searches', async () => {
    const stage = await stages.stand();
    await list(stage, flat, villa, priceless);
    const { page } = stage;
    const [first, second, third] = ['Vattugränd 14', 'Ekbacken 7', 'Ågatan 3'];
    const expectOrder = async (...order: (string | undefined)[]): Promise<void> => {
      await waitFor(async () => (await headings(page)).join() === order.join(), {
        what: `the order ${order.join()}`,
      });
    };
    await expectOrder(third, second, first);
    const options = page.locator('.ant-select-item-option');
    const sorter = page.getByRole('combobox', { name: 'Sortera efter' });
    const choose = async (label: string): Promise<void> => {
      await sorter.click();
      await options.filter({ hasText: label }).click();
      await options.first().waitFor({ state: 'hidden' });
    };
    await sorter.click();
    await options.first().waitFor();
    expect(await options.allTextContents()).toEqual(['Nyast', 'Pris', 'Storlek', 'Bedömning', 'Adress']);
    await page.keyboard.press('Escape');
    await options.first().waitFor({ state: 'hidden' });
    await choose('Pris');
    await expectOrder(second, first, third);
    await page.getByRole('button', { name: /^Fallande ordning/ }).click();
    await expectOrder(first, second, third);
    await choose('Storlek');
    await expectOrder(second, third, first);
    await choose('Bedömning');
    await expectOrder(first, third, second);
    // å comes after z in Swedish.
    await choose('Adress');
    await expectOrder(second, first, third);

    // By municipality, and by address.
    await page.getByRole('searchbox').fill('örebro');
    await expectOrder(second);
    await page.getByRole('searchbox').fill('vattu');
    await expectOrder(first);
  });

  it('takes one away, once that is meant, and says first that it was paid for', async () => {
    const stage = await stages.stand();
    await list(stage, { ...villa, isPaid: true }, underWay);
    const { page } = stage;
    const card = cardOf(page, villa.address!);
    const remove = card.getByRole('button', { name: `Ta bort ${villa.address}`, exact: true });
    // By keys alone: into the question, out of it again, and the focus is where it was.
    await remove.focus();
    await page.keyboard.press('Enter');
    const asked = page.getByRole('dialog', { name: 'Ta bort analysen?' });
    await asked.getByText(villa.address!).waitFor();
    await asked.getByText('Rapporten är betald.').waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Avbryt');
    await page.keyboard.press('Escape');
    await asked.waitFor({ state: 'hidden' });
    expect(await remove.evaluate((button) => button.matches(':focus'))).toBe(true);
    await page.keyboard.press('Enter');
    await asked.getByRole('button', { name: 'Ta bort' }).click();
    await page.getByRole('status').filter({ hasText: 'Borttagen' }).waitFor();
    await card.waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.id')).toBe('content');
    expect(await headings(page)).toEqual(['Ringvägen 100']);
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  });
});
