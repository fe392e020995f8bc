import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { recordAct } from '../shared/audit/record-act.js';
import { AppSetting } from './app-setting.entity.js';
import { SettingChanged, SettingRefused } from './settings.errors.js';
import { settingKeys, settings, type SettingKey, type SettingValues } from './settings.schema.js';
import type { SettingView } from './settings.types.js';

/**
 * Free reports a new user gets, 0–100.
 * @param em to read in a transaction of the caller's
 */
export async function freeReportsCount(em: EntityManager): Promise<number> {
  return valuesOf(await readRows(em)).free_reports_count;
}

interface Row {
  readonly setting_key: string;
  readonly setting_value: string;
  readonly updated_at: Date;
}

/** Plain SQL, for it is read amid a flush, where the entity manager's own queries would flush again. */
const readRows = (em: EntityManager): Promise<Row[]> =>
  em.execute<Row[]>('select setting_key, setting_value, updated_at from app_settings');

/** A missing or unreadable value falls back to the default. */
function valuesOf(rows: readonly Row[]): SettingValues {
  const stored = new Map(rows.map((row) => [row.setting_key, row.setting_value]));
  const value = (key: SettingKey): unknown => {
    const parsed = settings[key].schema.safeParse(stored.get(key));
    return parsed.success ? parsed.data : settings[key].fallback;
  };
  return Object.fromEntries(settingKeys.map((key) => [key, value(key)])) as SettingValues;
}

/** What an operator may turn at run time, stored as the difference from the defaults. */
@Injectable()
export class SettingsService {
  constructor(private readonly em: EntityManager) {}

  /** All settings as they are now. */
  async values(): Promise<SettingValues> {
    return valuesOf(await readRows(this.em.fork()));
  }

  /** The same for administrators, with what each takes and when it was turned. */
  async views(): Promise<SettingView[]> {
    const rows = await readRows(this.em.fork());
    const values = valuesOf(rows);
    return settingKeys.map((key) => {
      const { fallback, range = null } = settings[key] as { fallback: unknown; range?: SettingView['range'] };
      const row = rows.find(({ setting_key: name }) => name === key);
      return {
        key,
        value: values[key],
        defaultValue: fallback,
        isDefault: isDeepStrictEqual(values[key], fallback),
        range,
        changedAt: row ? new Date(row.updated_at).toISOString() : null,
      };
    });
  }

  /**
   * Turns a setting; what it was and is stands in the log.
   * @param actor as in the log: `user:<id>`, `cli:<name>`
   * @param seen the value that is to be overwritten, where the caller has seen one
   * @returns the value that was and the one that is
   * @throws SettingRefused which tells what the setting takes; SettingChanged when something else is there than was seen
   */
  async set(
    key: SettingKey,
    text: string,
    actor: string,
    seen?: unknown,
  ): Promise<{ before: unknown; after: unknown }> {
    const { schema, takes, refusal } = settings[key];
    const parsed = schema.safeParse(text);
    if (!parsed.success) throw new SettingRefused(`${key} takes ${takes}, not "${text}"`, refusal);
    const after = parsed.data;
    return this.em.fork().transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`setting:${key}`]);
      const before = valuesOf(await readRows(em))[key];
      if (seen !== undefined && !isDeepStrictEqual(seen, before)) throw new SettingChanged();
      const row = { settingKey: key, settingValue: JSON.stringify(after), updatedAt: new Date() };
      await em.upsert(AppSetting, row);
      await recordAct(em, {
        actor,
        act: 'setting.set',
        subject: `setting:${key}`,
        details: { before, after },
      });
      return { before, after };
    });
  }
}
