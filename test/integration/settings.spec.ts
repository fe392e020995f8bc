import { AppSetting } from '../../src/settings/app-setting.entity.js';
import { SettingChanged } from '../../src/settings/settings.errors.js';
import type { SettingKey } from '../../src/settings/settings.schema.js';
import { SettingsService } from '../../src/settings/settings.service.js';
import { AuditEntry } from '../../src/shared/audit/audit-entry.entity.js';
import { openTestOrm, type TestOrm } from '../support/orm.js';

const defaults = {
  free_reports_count: 3,
  report_cost_ceiling_usd: 0.5,
  report_keep_minutes: 360,
  model_prices: {},
};

const actor = 'cli:test';

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
    await settings.set('report_cost_ceiling_usd', ' 0.25 ', actor);
    await settings.set(
      'model_prices',
      '{"my-model": {"input": 0.5, "cachedInput": 0.05, "output": 2}}',
      actor,
    );
    expect(await settings.values()).toEqual({
      ...defaults,
      report_cost_ceiling_usd: 0.25,
      model_prices: { 'my-model': { input: 0.5, cachedInput: 0.05, output: 2 } },
    });
    await settings.set('report_cost_ceiling_usd', '20', actor);
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
    await expect(settings.set(key, text, actor)).rejects.toThrow(`${key} takes `);
    expect(await settings.values()).toEqual(defaults);
  });

  it.each([
    ['a name of nothing', ''],
    ['a name with a space', 'my model'],
    ['a sign that no text of the database holds', 'a\\u0000b'],
  ])('refuses a price of %s', async (_what, name) => {
    const text = `{"${name}": {"input": 1, "cachedInput": 0, "output": 2}}`;
    await expect(settings.set('model_prices', text, actor)).rejects.toThrow('model_prices takes ');
  });

  it('stands in the log with what it was and is, and what was refused does not', async () => {
    const em = test.orm.em.fork();
    const known = await em.count(AuditEntry, {});
    await settings.set('report_keep_minutes', '60', 'cli:eva');
    await settings.set('report_keep_minutes', '0', 'user:1', 60);
    await expect(settings.set('report_keep_minutes', '-1', actor)).rejects.toThrow();
    await expect(settings.set('report_keep_minutes', '90', actor, 60)).rejects.toThrow(SettingChanged);
    const entries = await em.find(AuditEntry, {}, { orderBy: { createdAt: 'asc' }, offset: known });
    expect(entries.map(({ actor: who, act, subject, details }) => [who, act, subject, details])).toEqual([
      ['cli:eva', 'setting.set', 'setting:report_keep_minutes', { before: 360, after: 60 }],
      ['user:1', 'setting.set', 'setting:report_keep_minutes', { before: 60, after: 0 }],
    ]);
    expect((await settings.values()).report_keep_minutes).toBe(0);
  });

  it('is turned by the first of two who saw the same', async () => {
    const both = await Promise.allSettled(
      ['1', '2'].map((value) => settings.set('free_reports_count', value, actor, 3)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refusal = both.find((one) => one.status === 'rejected')!;
    expect(refusal.reason).toBeInstanceOf(SettingChanged);
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
