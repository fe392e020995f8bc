import { AppSetting } from '../../src/settings/app-setting.entity.js';
import type { SettingKey } from '../../src/settings/settings.schema.js';
import { SettingsService } from '../../src/settings/settings.service.js';
import { openTestOrm, type TestOrm } from '../support/orm.js';

const defaults = {
  free_reports_count: 3,
  report_cost_ceiling_usd: 0.5,
  report_keep_minutes: 360,
  model_prices: {},
};

describe('what an operator may turn', () => {
  let test: TestOrm;
  let settings: SettingsService;

  beforeAll(async () => {
    test = await openTestOrm();
    settings = new SettingsService(test.orm.em);
  });
  afterAll(() => test.close());
  beforeEach(() => test.orm.em.fork().nativeDelete(AppSetting, {}));

  it('has a default for each until it is set', async () => {
    expect(await settings.values()).toEqual(defaults);
    await settings.set('report_cost_ceiling_usd', ' 0.25 ');
    await settings.set('model_prices', '{"my-model": {"input": 0.5, "cachedInput": 0.05, "output": 2}}');
    expect(await settings.values()).toEqual({
      ...defaults,
      report_cost_ceiling_usd: 0.25,
      model_prices: { 'my-model': { input: 0.5, cachedInput: 0.05, output: 2 } },
    });
    await settings.set('report_cost_ceiling_usd', '20');
    expect((await settings.values()).report_cost_ceiling_usd).toBe(20);
  });

  it.each<[SettingKey, string]>([
    ['free_reports_count', '101'],
    ['free_reports_count', '1.5'],
    ['free_reports_count', ''],
    ['report_cost_ceiling_usd', '0.009'],
    ['report_cost_ceiling_usd', '20.01'],
    ['report_cost_ceiling_usd', 'a lot'],
    ['report_keep_minutes', '-1'],
    ['model_prices', 'cheap'],
    ['model_prices', '{"my-model": {"input": 1, "output": 2}}'],
    ['model_prices', '{"my-model": {"input": -1, "cachedInput": 0, "output": 2}}'],
    ['model_prices', '{"my-model": {"input": 1, "cachedInput": 0, "output": 2, "per": "token"}}'],
  ])('refuses %s = %j and tells what it takes', async (key, text) => {
    await expect(settings.set(key, text)).rejects.toThrow(`${key} takes `);
    expect(await settings.values()).toEqual(defaults);
  });

  it('falls back where the stored text cannot be read', async () => {
    await test.orm.em.fork().upsert(AppSetting, {
      settingKey: 'report_keep_minutes',
      settingValue: 'forever',
      updatedAt: new Date(),
    });
    expect(await settings.values()).toEqual(defaults);
  });
});
