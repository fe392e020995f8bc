import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { recordAct } from '../shared/audit/record-act.js';
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

/**
 * Creates the demo accounts and the large package where they are missing; leaves what is there as it is.
 * @param actor who stands in the log; nobody for what the program does by itself
 */
export async function seed(app: INestApplicationContext, actor?: string): Promise<readonly DemoAccount[]> {
  const users = app.get(UsersService, { strict: false });
  const em = app.get(EntityManager, { strict: false }).fork();
  await em.transactional(async (em) => {
    let accounts = 0;
    for (const { email, password, role } of demoAccounts) {
      if (await users.findByEmail(email)) continue;
      await users.create({ email, password, confirmed: true }, em);
      if (role === 'admin') await users.makeAdmin(email, undefined, em);
      accounts += 1;
    }
    const products = await em.execute<unknown[]>(
      `insert into products (product_key, report_count, position, is_active)
       values ('package-10-reports', 10, 3, true) on conflict (product_key) do nothing returning product_key`,
    );
    const details = { accounts, products: products.length };
    if (actor && accounts + products.length > 0)
      await recordAct(em, { actor, act: 'database.seed', details });
  });
  return demoAccounts;
}
