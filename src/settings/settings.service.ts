import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AppSetting } from './app-setting.entity.js';
import { settingKeys, settings, type SettingKey, type SettingValues } from './settings.schema.js';

/**
 * Free reports a new user gets, 0–100.
 * @param em to read in a transaction of the caller's
 */
export async function freeReportsCount(em: EntityManager): Promise<number> {
  return (await readSettings(em)).free_reports_count;
}

/** All settings; a missing or unreadable value falls back to the default. */
async function readSettings(em: EntityManager): Promise<SettingValues> {
  // Plain SQL, for it is read amid a flush, where the entity manager's own queries would flush again.
  const rows = await em.execute<{ setting_key: string; setting_value: string }[]>(
    'select setting_key, setting_value from app_settings',
  );
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
  values(): Promise<SettingValues> {
    return readSettings(this.em.fork());
  }

  /** @throws RangeError which tells what the setting takes */
  async set(key: SettingKey, text: string): Promise<void> {
    const { schema, takes } = settings[key];
    const parsed = schema.safeParse(text);
    if (!parsed.success) throw new RangeError(`${key} takes ${takes}, not "${text}"`);
    await this.em.fork().upsert(AppSetting, {
      settingKey: key,
      settingValue: JSON.stringify(parsed.data),
      updatedAt: new Date(),
    });
  }

  setFreeReportsCount(count: number): Promise<void> {
    return this.set('free_reports_count', String(count));
  }
}
