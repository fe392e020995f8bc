import { userInfo } from 'node:os';
import type { CurrentUser } from '../src/shared/http/access.js';

/** Whoever may run these commands may see everything. */
export const operator: CurrentUser = {
  id: '00000000-0000-0000-0000-000000000000',
  email: 'app-cli',
  isAdmin: true,
};

/** Who stands in the log for what this call does: `cli:anna`, by the account of the machine it runs under. */
export function operatorName(): string {
  try {
    return `cli:${userInfo().username}`;
  } catch {
    // A container's account may have a number and no name.
    return `cli:${process.getuid?.() ?? 'unknown'}`;
  }
}
