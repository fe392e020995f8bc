import { EntityManager } from '@mikro-orm/postgresql';
import type { Page } from 'playwright';
import { AppSetting } from '../../src/settings/app-setting.entity.js';
import { SettingsService } from '../../src/settings/settings.service.js';
import { describeScreens, phone, type Stage } from '../support/screens.js';
import { products, sell } from '../support/shop.js';
import { waitFor } from '../support/wait-for.js';

const path = '/admin/settings';
const prices = {
  'my-model': { input: 0.5, cachedInput: 0.05, output: 2 },
  'somebody/a-model-with-a-long-name-2026-11-01-preview': { input: 12.5, cachedInput: 1.25, output: 100 },
};

const settingsOf = ({ app }: Stage) => app.app.get(SettingsService, { strict: false });

/** The page as an administrator finds it who has changed nothing yet, but for what is given. */
async function open(stage: Stage, turned: Record<string, unknown> = {}): Promise<void> {
  await stage.app.app.get(EntityManager).fork().nativeDelete(AppSetting, {});
  for (const [key, value] of Object.entries(turned))
    await settingsOf(stage).set(key as 'model_prices', JSON.stringify(value), 'cli:test');
  await sell(stage.page, products);
  await stage.signIn('admin');
  await stage.open(path);
  await free(stage.page).field.waitFor();
}

const partOf = (page: Page, name: string) => {
  const part = page.getByRole('form', { name });
  return {
    part,
    field: part.getByRole('textbox', { name, exact: true }),
    save: part.getByRole('button', { name: 'Spara', exact: true }),
  };
};
const free = (page: Page) => partOf(page, 'Gratis rapporter per ny användare');
const ceiling = (page: Page) => partOf(page, 'Kostnadstak per rapport');

const stages = describeScreens('the administrators’ settings', [
  {
    name: 'admin-settings',
    route: '/admin/settings',
    async show(stage) {
      await open(stage);
      await stage.page.getByRole('row', { name: /Tre rapporter/ }).waitFor();
    },
  },
  {
    name: 'admin-settings-turned',
    async show(stage) {
      await open(stage, { model_prices: prices, report_cost_ceiling_usd: 1.25 });
      await free(stage.page).field.fill('101');
      await stage.page.getByText('Inte sparat. Ange ett heltal från 0 till 100.').waitFor();
      await ceiling(stage.page).field.fill('2');
      await stage.page.getByText('Nu gäller 1,25 US-dollar.').waitFor();
      await stage.page.getByRole('button', { name: 'Lägg till modell' }).click();
    },
  },
]);

describe('an administrator', () => {
  it('turns how many free reports a new user gets, by keys alone', async () => {
    const stage = await stages.stand();
    await open(stage);
    const { field, save } = free(stage.page);
    expect([await field.inputValue(), await save.count()]).toEqual(['3', 0]);
    await field.fill('7');
    await stage.page.getByText('Inte sparat. Nu gäller 3 rapporter.').waitFor();
    await field.press('Enter');
    await stage.page.getByText('Sparat', { exact: true }).waitFor();
    await save.waitFor({ state: 'detached' });
    expect((await settingsOf(stage).values()).free_reports_count).toBe(7);
    await stage.page.reload();
    await waitFor(async () => (await field.inputValue()) === '7', { what: 'the saved number' });
    await free(stage.page).part.getByRole('button', { name: 'Använd standard, 3' }).click();
    await save.click();
    await save.waitFor({ state: 'detached' });
    expect((await settingsOf(stage).values()).free_reports_count).toBe(3);
  });

  it('may write decimals with a comma or a point, in a browser of any language', async () => {
    const stage = await stages.stand({ locale: 'en-US' });
    await open(stage);
    const { page } = stage;
    const { part, field, save } = ceiling(page);
    expect(await field.inputValue()).toBe('0,5');
    for (const [typed, saved] of [
      ['0,15', 0.15],
      ['.25', 0.25],
      ['0,350', 0.35],
    ] as const) {
      await field.fill('');
      await field.pressSequentially(typed);
      await field.press('Enter');
      await save.waitFor({ state: 'detached' });
      expect((await settingsOf(stage).values()).report_cost_ceiling_usd).toBe(saved);
      await waitFor(async () => (await field.inputValue()) === `${saved}`.replace('.', ','), {
        what: 'the sum as it is written in Swedish',
      });
    }
    for (const typed of ['', '0,1,5', 'en dollar', '21']) {
      await field.fill(typed);
      await part.getByText('Inte sparat. Ange ett tal från 0,01 till 20.').waitFor();
      expect(await save.count()).toBe(0);
      await field.press('Enter');
    }
    const minutes = partOf(page, 'Så länge återanvänds en läst annons');
    await minutes.field.fill('1.000');
    await minutes.part.getByText('Inte sparat. Ange ett heltal', { exact: false }).waitFor();
    await minutes.field.press('Enter');
    await minutes.field.fill('1 000');
    await minutes.field.press('Enter');
    await minutes.save.waitFor({ state: 'detached' });
    expect(await settingsOf(stage).values()).toMatchObject({
      report_cost_ceiling_usd: 0.35,
      report_keep_minutes: 1000,
    });
  });

  it('prices models', async () => {
    const stage = await stages.stand(phone);
    await open(stage, { model_prices: prices });
    const { part, save } = partOf(stage.page, 'Modellpriser');
    await part.getByRole('button', { name: 'Ta bort somebody/a-model' }).click();
    await part.getByRole('button', { name: 'Lägg till modell' }).click();
    await part.getByText('Ange ett namn utan mellanslag och tre priser från 0', { exact: false }).waitFor();
    await part.getByLabel('Modell, rad 2').fill('other');
    for (const [column, price] of [
      ['Indata', '1'],
      ['Cachad indata', '0'],
      ['Utdata', '2,50'],
    ])
      await part.getByRole('textbox', { name: `${column}, rad 2`, exact: true }).fill(price!);
    await part.getByText('Inte sparat. Nu gäller 2 egna priser.').waitFor();
    expect(await part.getByText('Utdata', { exact: true }).filter({ visible: true }).count()).toBe(2);
    const last = part.getByRole('textbox', { name: 'Utdata, rad 2', exact: true });
    await last.press('Enter');
    await save.waitFor({ state: 'detached' });
    expect(await last.inputValue()).toBe('2,5');
    expect((await settingsOf(stage).values()).model_prices).toEqual({
      'my-model': prices['my-model'],
      other: { input: 1, cachedInput: 0, output: 2.5 },
    });
  });
});
