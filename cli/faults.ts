import type { ZodError } from 'zod';

/** `limit: Too big`: each fault with the path of its field. */
export function faultsOf({ issues }: ZodError): string {
  return issues
    .map(({ path, message }) => [...(path.length > 0 ? [path.join('.')] : []), message].join(': '))
    .join('; ');
}
