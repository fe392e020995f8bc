import type { z } from 'zod';

/** `expected.verdict: Invalid option`: what a schema finds wrong first, and how many faults more there are. */
export function faultsIn({ issues }: z.ZodError): string {
  const [issue, ...others] = issues as [z.core.$ZodIssue, ...z.core.$ZodIssue[]];
  const { path, message } = placed(issue);
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  return `${path.length > 0 ? `${path.join('.')}: ` : ''}${message}${more}`;
}

/** Where a fault stands and what it is; an unknown key's place is the key itself. */
export function placed(issue: z.core.$ZodIssue): { path: readonly PropertyKey[]; message: string } {
  if (issue.code !== 'unrecognized_keys') return issue;
  return { path: [...issue.path, issue.keys[0]!], message: 'there is no such key' };
}
