import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AppSetting } from './app-setting.entity.js';

/** Free reports a new user gets: 0–100, three unless an operator says otherwise. */
export const freeReportsCount = {
  key: 'free_reports_count',
  schema: z.coerce.number().int().min(0).max(100),
  fallback: 3,
} as const;

/** What an operator may turn at run time, stored as the difference from the defaults. */
@Injectable()
export class SettingsService {
  constructor(private readonly em: EntityManager) {}

  /** A missing or unreadable value falls back to the default. */
  async freeReportsCount(): Promise<number> {
    const setting = await this.em.fork().findOne(AppSetting, { settingKey: freeReportsCount.key });
    const parsed = freeReportsCount.schema.safeParse(setting?.settingValue);
    return parsed.success ? parsed.data : freeReportsCount.fallback;
  }

  async setFreeReportsCount(count: number): Promise<void> {
    const value = String(freeReportsCount.schema.parse(count));
    await this.em.fork().upsert(AppSetting, {
      settingKey: freeReportsCount.key,
      settingValue: value,
      updatedAt: new Date(),
    });
  }
}
