import { EntityManager } from '@mikro-orm/postgresql';
import type { MetaView } from '../../src/operations.controller.js';
import { UsersService } from '../../src/auth/users.service.js';
import { AppSetting } from '../../src/settings/app-setting.entity.js';
import type { FreeReportsCount, SettingView } from '../../src/settings/settings.types.js';
import { AuditEntry } from '../../src/shared/audit/audit-entry.entity.js';
import { callAs, signUp, type ApiClient } from '../support/api-client.js';
import type { TestApp } from '../support/app.js';
import { sharedApp } from '../support/shared-app.js';

const path = '/admin/settings';
let app: TestApp;
let admin: ApiClient;
beforeAll(async () => {
  app = await sharedApp();
  admin = await signUp(app.url);
  await app.app.get(UsersService, { strict: false }).makeAdmin(admin.email);
});
afterAll(() => app?.close());

const em = () => app.app.get(EntityManager).fork();
beforeEach(() => em().nativeDelete(AppSetting, {}));

const list = async () => (await admin.call<SettingView[]>('GET', path)).body;
const put = <T = SettingView>(key: string, body: unknown) => admin.call<T>('PUT', `${path}/${key}`, body);
const priced = { 'my-model': { input: 0.5, cachedInput: 0.05, output: 2 } };

describe('the settings for administrators', () => {
  it('are told with their values, defaults and ranges', async () => {
    expect(await list()).toEqual([
      {
        key: 'free_reports_count',
        value: 3,
        defaultValue: 3,
        isDefault: true,
        range: { min: 0, max: 100, isWhole: true },
        changedAt: null,
      },
      {
        key: 'report_cost_ceiling_usd',
        value: 0.5,
        defaultValue: 0.5,
        isDefault: true,
        range: { min: 0.01, max: 20, isWhole: false },
        changedAt: null,
      },
      {
        key: 'report_keep_minutes',
        value: 360,
        defaultValue: 360,
        isDefault: true,
        range: { min: 0, max: 10_080, isWhole: true },
        changedAt: null,
      },
      { key: 'model_prices', value: {}, defaultValue: {}, isDefault: true, range: null, changedAt: null },
    ]);
  });

  it('are turned, and the log says by whom', async () => {
    const before = Date.now();
    const { status, body } = await put('report_cost_ceiling_usd', { value: 0.25, seen: 0.5 });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ key: 'report_cost_ceiling_usd', value: 0.25, isDefault: false }),
    ]);
    expect(Date.parse(body.changedAt!)).toBeGreaterThanOrEqual(before);
    expect((await list())[1]).toEqual(body);
    const [entry] = await em().find(
      AuditEntry,
      { act: 'setting.set', actor: `user:${admin.userId}` },
      { orderBy: { createdAt: 'desc' }, limit: 1 },
    );
    expect([entry!.subject, entry!.details]).toEqual([
      'setting:report_cost_ceiling_usd',
      { before: 0.5, after: 0.25 },
    ]);
  });

  it('take the prices of models', async () => {
    expect((await put('model_prices', { value: priced, seen: {} })).body.value).toEqual(priced);
    expect((await put('model_prices', { value: {}, seen: priced })).body).toMatchObject({
      value: {},
      isDefault: true,
    });
  });

  it('give those who sign up from now on so many free reports', async () => {
    const call = callAs(app.url, admin.token);
    const asked = await call<FreeReportsCount>('GET', `${path}/free-reports-count`);
    expect([asked.status, asked.body]).toEqual([200, { value: 3 }]);
    const earlier = await signUp(app.url);
    const turned = await put<FreeReportsCount>('free-reports-count', { value: 7 });
    expect([turned.status, turned.body]).toEqual([200, { value: 7 }]);
    // Told to everybody, before they sign up.
    expect((await callAs(app.url)<MetaView>('GET', '/meta')).body.freeReports).toBe(7);
    const freeOf = async (person: ApiClient) =>
      (await person.call<{ freeReportsRemaining: number }>('GET', '/auth/me')).body.freeReportsRemaining;
    expect(await Promise.all([freeOf(earlier), freeOf(await signUp(app.url))])).toEqual([3, 7]);
  });

  it.each(['two', '', '{"a": 1}'])('fall back to 3 free reports where %j is stored', async (settingValue) => {
    const row = { settingKey: 'free_reports_count', settingValue, updatedAt: new Date() };
    await em().upsert(AppSetting, row);
    expect((await list())[0]).toMatchObject({ value: 3, isDefault: true });
  });

  it.each([
    ['free_reports_count', -1, 'Ange ett heltal från 0 till 100.'],
    ['free_reports_count', 101, 'Ange ett heltal från 0 till 100.'],
    ['free-reports-count', 2.5, 'Ange ett heltal från 0 till 100.'],
    ['free_reports_count', 'många', 'Ange ett heltal från 0 till 100.'],
    ['free_reports_count', null, 'Ange ett heltal från 0 till 100.'],
    ['report_cost_ceiling_usd', 0, 'Ange ett tal från 0,01 till 20.'],
    ['report_keep_minutes', 10_081, 'Ange ett heltal från 0 till 10\u00a0080.'],
    [
      'model_prices',
      { 'my model': priced['my-model'] },
      'Ange ett namn utan mellanslag och tre priser från 0 för varje modell.',
    ],
  ])('refuse %s = %j in words', async (key, value, detail) => {
    const { status, body } = await put<{ code: string; detail: string }>(key, { value });
    expect([status, body.code, body.detail]).toEqual([422, 'setting_refused', detail]);
    expect((await list()).every(({ changedAt }) => changedAt === null)).toBe(true);
  });

  it('tell the later of two who save that it would overwrite what it has not seen', async () => {
    expect((await put('free_reports_count', { value: 5, seen: 3 })).status).toBe(200);
    const late = await put<{ code: string; detail: string }>('free_reports_count', { value: 4, seen: 3 });
    expect([late.status, late.body.code]).toEqual([409, 'setting_changed']);
    expect((await list())[0]!.value).toBe(5);
    expect((await put('free_reports_count', { value: 4, seen: 5 })).body.value).toBe(4);
  });

  it('are no others than these', async () => {
    const { status, body } = await put<{ code: string }>('toString', { value: 1 });
    expect([status, body.code]).toEqual([404, 'setting_not_found']);
    const empty = await put<{ detail: string }>('free_reports_count', {});
    expect([empty.status, empty.body.detail]).toEqual([422, 'Ange ett värde.']);
  });
});
