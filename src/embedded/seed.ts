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

/** Creates the demo accounts that are missing; leaves those that are there as they are. */
export async function seed(app: INestApplicationContext): Promise<readonly DemoAccount[]> {
  const users = app.get(UsersService, { strict: false });
  for (const { email, password, role } of demoAccounts) {
    if (await users.findByEmail(email)) continue;
    await users.create({ email, password, confirmed: true });
    if (role === 'admin') await users.makeAdmin(email);
  }
  return demoAccounts;
}
