import { userInfo } from 'node:os';

/** Who stands in the log for what this call does: `cli:anna`, by the account of the machine it runs under. */
export function operatorName(): string {
  try {
    return `cli:${userInfo().username}`;
  } catch {
    // A container's account may have a number and no name.
    return `cli:${process.getuid?.() ?? 'unknown'}`;
  }
}
