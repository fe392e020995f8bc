import { MikroORM } from '@mikro-orm/postgresql';
import { User } from '../../src/auth/user.entity.js';
import { FreeReportsSubscriber } from '../../src/billing/free-reports.subscriber.js';
import { MailboxGrants } from '../../src/billing/mailbox-grants.js';
import { entities } from '../../src/entities.js';
import { ormConfig } from '../../src/shared/database/database.js';
import { createTestDatabase } from './database.js';

export interface TestOrm {
  readonly orm: MikroORM;
  readonly databaseUrl: string;
  /** A new user, granted free reports as sign-up does. */
  newUser(deviceHash?: string): Promise<User>;
  close(): Promise<void>;
}

/** The server's ORM on a fresh database. */
export async function openTestOrm(): Promise<TestOrm> {
  const database = await createTestDatabase();
  const subscribers = [new FreeReportsSubscriber(new MailboxGrants('x'.repeat(32)))];
  const orm = await MikroORM.init(ormConfig({ databaseUrl: database.url, entities, subscribers }));
  let users = 0;
  return {
    orm,
    databaseUrl: database.url,
    async newUser(deviceHash) {
      users += 1;
      const user = new User(`person${users}@test.example`, 'no password', deviceHash ?? null);
      await orm.em.fork().persist(user).flush();
      return user;
    },
    async close() {
      await orm.close(true);
      await database.drop();
    },
  };
}
