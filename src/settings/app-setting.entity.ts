import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** One operator setting that differs from its default. */
@Entity({ tableName: 'app_settings' })
export class AppSetting {
  @PrimaryKey({ type: 'text' })
  settingKey: string;

  @Property({ type: 'text' })
  settingValue: string;

  @Property({ type: 'timestamptz' })
  updatedAt: Date = new Date();

  constructor(settingKey: string, settingValue: string) {
    this.settingKey = settingKey;
    this.settingValue = settingValue;
  }
}
