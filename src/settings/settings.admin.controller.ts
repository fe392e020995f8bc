import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { z } from 'zod';
import { AdminOnly, Caller, type CurrentUser } from '../shared/http/access.js';
import { SettingNotFound } from './settings.errors.js';
import { settingKeys, type SettingKey } from './settings.schema.js';
import { SettingsService } from './settings.service.js';
import type { FreeReportsCount, SettingChange, SettingView } from './settings.types.js';

const changeBody = z.object({
  value: z.unknown().refine((value) => value !== undefined, 'Ange ett värde.'),
  seen: z.unknown().optional(),
});

@AdminOnly()
@Controller('admin/settings')
export class SettingsAdminController {
  constructor(private readonly settings: SettingsService) {}

  @Get()
  list(): Promise<SettingView[]> {
    return this.settings.views();
  }

  @Get('free-reports-count')
  async freeReportsCount(): Promise<FreeReportsCount> {
    return { value: (await this.settings.values()).free_reports_count };
  }

  @Put('free-reports-count')
  async setFreeReportsCount(
    @Caller() caller: CurrentUser,
    @Body({ schema: changeBody }) change: SettingChange,
  ): Promise<FreeReportsCount> {
    await this.change(caller, 'free_reports_count', change);
    return this.freeReportsCount();
  }

  @Put(':key')
  async set(
    @Caller() caller: CurrentUser,
    @Param('key') name: string,
    @Body({ schema: changeBody }) change: SettingChange,
  ): Promise<SettingView> {
    const key = settingKeys.find((known) => known === name);
    if (!key) throw new SettingNotFound();
    await this.change(caller, key, change);
    return (await this.settings.views()).find((view) => view.key === key)!;
  }

  private async change({ id }: CurrentUser, key: SettingKey, { value, seen }: SettingChange): Promise<void> {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    await this.settings.set(key, text, `user:${id}`, seen);
  }
}
