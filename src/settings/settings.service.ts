import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AppSetting } from './app-setting.entity.js';

/** Free reports a new user gets: 0–100, three unless an operator says otherwise. */
const freeReports = {
  key: 'free_reports_count',
  schema: z.coerce.number().int().min(0).max(100),
  fallback: 3,
} as const;

/**
 * Free reports a new user gets, 0–100; a missing or unreadable value falls back to the default.
 * @param em to read in a transaction of the caller's
 */
export async function freeReportsCount(em: EntityManager): Promise<number> {
  // Plain SQL, for it is read amid a flush, where the entity manager's own queries would flush again.
  const [setting] = await em.execute<{ setting_value: string }[]>(
    'select setting_value from app_settings where setting_key = ?',
    [freeReports.key],
  );
  // Number('') is 0, which is no operator's word.
  const parsed = freeReports.schema.safeParse(setting?.setting_value.trim() || undefined);
  return parsed.success ? parsed.data : freeReports.fallback;
}

/** What an operator may turn at run time, stored as the difference from the defaults. */
@Injectable()
export class SettingsService {
  constructor(private readonly em: EntityManager) {}

  async setFreeReportsCount(count: number): Promise<void> {
    const value = String(freeReports.schema.parse(count));
    await this.em.fork().upsert(AppSetting, {
      settingKey: freeReports.key,
      settingValue: value,
      updatedAt: new Date(),
    });
  }
}
