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
const stale = { ...underWayCard, address: 'Stilla gatan 1', createdAt: minutesAgo(11) };
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

const stages = describeScreens('dashboard', [
  {
    name: 'dashboard-new',
    async show(stage) {
      await list(stage);
      await stage.page.getByRole('link', { name: 'Skapa din första analys' }).waitFor();
    },
  },
  shows('dashboard-one', flat),
  shows('dashboard-unpaid', villa),
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
  {
    name: 'dashboard-no-match',
    async show(stage) {
      await list(stage, flat);
      await stage.page.getByRole('searchbox').fill('Kiruna');
      await stage.page.getByRole('heading', { name: 'Inga analyser hittades' }).waitFor();
    },
  },
  meets('dashboard-loading', 'Laddar dina analyser...', () => new Promise(() => undefined)),
  meets('dashboard-offline', 'Försök igen', (route) => route.abort()),
  meets('dashboard-failed', 'Analyserna kunde inte hämtas', (route) => route.fulfill(problem(500))),
]);

describe('the list of analyses', () => {
  const headings = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

  it('writes the figures of a card short, with the running cost where there is no fee', async () => {
    const stage = await stages.stand();
    await list(stage, flat, villa, priceless);
    const textOf = async (address: string) =>
      (await cardOf(stage.page, address).innerText()).replace(/\s+/g, ' ');
    const first = await textOf('Vattugränd 14');
    for (const part of ['Betald', 'Ser lovande ut', '4,15 M kr', '58 k kr', 'Avgift/mån 5,2 k kr'])
      expect(first).toContain(part);
    const second = await textOf('Ekbacken 7');
    for (const part of ['Kräver betalning', 'Allvarliga varningar', 'Drift/år 42 k kr'])
      expect(second).toContain(part);
    expect(await textOf('Ågatan 3')).toContain('Pris saknas');
  });

  it('sorts by each order and turns it, what is unknown last', async () => {
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
  });

  it('searches address and municipality', async () => {
    const stage = await stages.stand();
    await list(stage, flat, villa);
    const { page } = stage;
    await page.getByRole('searchbox').fill('örebro');
    await cardOf(page, 'Vattugränd 14').waitFor({ state: 'detached' });
    expect(await headings(page)).toEqual(['Ekbacken 7']);
    await page.getByRole('searchbox').fill('vattu');
    await cardOf(page, 'Vattugränd 14').waitFor();
  });

  it('lets two or three be compared and forgets them when it is called off', async () => {
    const stage = await stages.stand();
    await list(stage, flat, villa, priceless, { ...flat, address: 'Fjärde gatan 4' });
    const { page } = stage;
    const box = (address: string) => page.getByRole('checkbox', { name: `Jämför ${address}` });
    const bar = page.getByRole('region', { name: 'Jämförelse' });
    const go = bar.getByRole('button', { name: 'Jämför' });
    await page.getByRole('button', { name: 'Jämför' }).click();
    await box('Vattugränd 14').check();
    expect(await go.isDisabled()).toBe(true);
    await box('Ekbacken 7').check();
    expect(await go.isEnabled()).toBe(true);
    await box('Ågatan 3').check();
    expect(await box('Fjärde gatan 4').isDisabled()).toBe(true);
    await bar.getByRole('button', { name: 'Avbryt' }).click();
    await page.getByRole('button', { name: 'Jämför' }).click();
    expect(await box('Ekbacken 7').isChecked()).toBe(false);
    await box('Ekbacken 7').check();
    await box('Vattugränd 14').check();
    await go.click();
    await page.waitForURL(/\/compare\?ids=/);
    await page.getByText('2 fastigheter', { exact: true }).waitFor();
  });

  it('offers no comparison before two homes are read, and a way to start another analysis', async () => {
    const stage = await stages.stand();
    await list(stage, flat, underWay);
    const { page } = stage;
    await cardOf(page, 'Ringvägen 100').waitFor();
    expect(await page.getByRole('button', { name: 'Jämför' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Starta ny analys' }).click();
    await page.getByRole('heading', { name: 'Vilken bostad ska vi läsa?' }).waitFor();
  });

  it('sorts Å, Ä and Ö after Z', async () => {
    const stage = await stages.stand();
    const person = await stage.signIn();
    for (const address of ['Ödegatan 1', 'Zinkgatan 1', 'Ängsgatan 1', 'Ågatan 1', 'Alvägen 1'])
      await stage.addAnalysis(person, { address });
    await stage.open('/dashboard?sort=address');
    await cardOf(stage.page, 'Alvägen 1').waitFor();
    expect(await headings(stage.page)).toEqual([
      'Alvägen 1',
      'Zinkgatan 1',
      'Ågatan 1',
      'Ängsgatan 1',
      'Ödegatan 1',
    ]);
  });

  it('stands again when it is asked for after the server was away', async () => {
    const stage = await stages.stand();
    const { page } = stage;
    await stage.addAnalysis(await stage.signIn(), flat);
    await page.route('**/api/analyses?*', (route) => route.fulfill({ status: 503, body: 'away' }));
    await stage.open('/dashboard');
    const again = page.getByRole('button', { name: 'Försök igen' });
    await again.waitFor();
    await page.unroute('**/api/analyses?*');
    await again.click();
    await cardOf(page, 'Vattugränd 14').waitFor();
  });

  it('shows what stood still for ten minutes as failed, and goes on with what is tried again', async () => {
    const stage = await stages.stand();
    // Its advert takes three seconds to come, in which one sees that work goes on.
    await list(stage, stale, { ...failed, hemnetUrl: stage.adverts.link('langsam-1010') }, underWay);
    const { page } = stage;
    const still = cardOf(page, 'Stilla gatan 1');
    await still.getByText('Misslyckades').waitFor();
    await still
      .getByText('Analysen kunde inte slutföras. Försök igen eller kontakta support om problemet kvarstår.')
      .waitFor();
    await cardOf(page, 'Ringvägen 100').getByRole('progressbar').waitFor();
    const card = cardOf(page, 'Felgatan 2');
    const tryAgain = card.getByRole('button', { name: 'Försök igen' });
    for (const [answer, words] of answers('Kunde inte försöka igen')) {
      await page.route('**/retry', answer);
      await tryAgain.click();
      await page.getByRole('alert').filter({ hasText: words }).waitFor();
      await page.unroute('**/retry');
    }
    await tryAgain.click();
    await toast(page, 'Försöker igen')
      .getByText('Analysen har startats om. Du får ett meddelande när den är klar.')
      .waitFor();
    await card.getByText('Misslyckades').waitFor({ state: 'detached' });
  });

  it('takes a failed analysis away, once that is meant', async () => {
    const stage = await stages.stand();
    await list(stage, failed, underWay);
    const { page } = stage;
    const card = cardOf(page, 'Felgatan 2');
    const remove = async (): Promise<void> => {
      await card.getByRole('button', { name: 'Ta bort' }).click();
      await page
        .getByRole('dialog', { name: 'Ta bort analysen?' })
        .getByRole('button', { name: 'Ta bort' })
        .click();
    };
    // By keys alone: into the question, out of it again, and the focus is where it was.
    await card.getByRole('button', { name: 'Ta bort' }).focus();
    await page.keyboard.press('Enter');
    const asked = page.getByRole('dialog', { name: 'Ta bort analysen?' });
    await asked.getByText('Felgatan 2').waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Avbryt');
    await page.keyboard.press('Escape');
    await asked.waitFor({ state: 'hidden' });
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Ta bort');
    const isDeletion = /\/api\/analyses\/[0-9a-f-]{36}$/;
    for (const [answer, words] of answers('Kunde inte ta bort analysen')) {
      await page.route(isDeletion, answer);
      await remove();
      await page.getByRole('alert').filter({ hasText: words }).waitFor();
      await page.unroute(isDeletion);
    }
    await remove();
    await toast(page, 'Borttagen').getByText('Analysen har tagits bort').waitFor();
    await card.waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.id')).toBe('content');
    expect(await headings(page)).toEqual(['Ringvägen 100']);
  });

  it('takes a finished one away as well, and says first that it was paid for', async () => {
    const stage = await stages.stand();
    await list(stage, { ...villa, isPaid: true });
    const { page } = stage;
    const card = cardOf(page, villa.address!);
    await card.getByRole('button', { name: `Ta bort ${villa.address}`, exact: true }).click();
    const asked = page.getByRole('dialog', { name: 'Ta bort analysen?' });
    await asked.getByText('Rapporten är betald.').waitFor();
    await asked.getByRole('button', { name: 'Ta bort' }).click();
    await toast(page, 'Borttagen').waitFor();
    await card.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  });
});

const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });

/** The three ways in which an act fails, each with what is to be read of it. */
const answers = (
  otherwise: string,
): readonly (readonly [answer: Parameters<Page['route']>[1], words: RegExp])[] => [
  [(route) => route.fulfill(problem(409, 'Analysen pågår redan.')), /^Fel\s?Analysen pågår redan\./],
  [(route) => route.fulfill({ status: 400, body: 'nej' }), new RegExp(`^Fel\\s?${otherwise}`)],
  [(route) => route.abort(), /^Ett fel uppstod/],
];
