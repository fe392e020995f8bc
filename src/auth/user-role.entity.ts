import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { User } from './user.entity.js';

/** A right beyond that of every signed-in person. */
@Entity({ tableName: 'user_roles' })
export class UserRole {
  [PrimaryKeyProp]?: ['user', 'role'];

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade' })
  user: User;

  @PrimaryKey({ type: 'text' })
  role: 'admin';

  constructor(user: User, role: 'admin') {
    this.user = user;
    this.role = role;
  }
}
