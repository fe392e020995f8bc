import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { UsersService } from '../auth/users.service.js';

export interface DemoAccount {
  readonly role: 'köpare' | 'admin';
  readonly email: string;
  readonly password: string;
}

/** Known to everyone who has the source, so never in production. */
export const demoAccounts: readonly DemoAccount[] = [
  { role: 'köpare', email: 'kopare@visningsklar.example', password: 'visningsklar' },
  { role: 'admin', email: 'admin@visningsklar.example', password: 'visningsklar' },
];

/** Creates the demo accounts and the large package where they are missing; leaves what is there as it is. */
export async function seed(app: INestApplicationContext): Promise<readonly DemoAccount[]> {
  const users = app.get(UsersService, { strict: false });
  for (const { email, password, role } of demoAccounts) {
    if (await users.findByEmail(email)) continue;
    await users.create({ email, password, confirmed: true });
    if (role === 'admin') await users.makeAdmin(email);
  }
  await app
    .get(EntityManager, { strict: false })
    .fork()
    .execute(
      `insert into products (product_key, report_count, position, is_active)
       values ('package-10-reports', 10, 3, true) on conflict (product_key) do nothing`,
    );
  return demoAccounts;
}
