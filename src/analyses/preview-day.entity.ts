import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp } from '@mikro-orm/postgresql';
import { User } from '../auth/user.entity.js';

/**
 * How many adverts a user was given unpaid previews of on one Stockholm day, had begun and deleted before they were ready,
 * or had fail once a model was asked; deleting an analysis does not give one back.
 */
@Entity({ tableName: 'preview_days' })
export class PreviewDay {
  [PrimaryKeyProp]?: ['user', 'day'];

  @ManyToOne({ entity: () => User, primary: true, deleteRule: 'cascade' })
  user: User;

  /** `YYYY-MM-DD` */
  @PrimaryKey({ type: 'text' })
  day: string;

  @Property({ type: 'integer' })
  used: number = 0;

  constructor(user: User, day: string) {
    this.user = user;
    this.day = day;
  }
}
