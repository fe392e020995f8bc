import { AsyncLocalStorage } from 'node:async_hooks';
import { AllowanceSpent } from './http.errors.js';

const allowances = new AsyncLocalStorage<ByteAllowance | undefined>();

/** Bytes on the wire that all fetches of one piece of work share, counted as they come. */
export class ByteAllowance {
  constructor(private left: number) {}

  /** @throws AllowanceSpent at the first byte over it */
  take(bytes: number, url: string): void {
    this.left -= bytes;
    if (this.left < 0) throw new AllowanceSpent(url);
  }

  /** @throws AllowanceSpent when nothing is left to fetch with */
  check(url: string): void {
    if (this.left <= 0) throw new AllowanceSpent(url);
  }
}

/** Does the work, all of whose fetches together, however deep, get at most so many bytes. */
export function withinBytes<T>(most: number, work: () => T): T {
  return allowances.run(new ByteAllowance(most), work);
}

/** Fetches what others use as well, and would miss if one piece of work had spent its bytes. */
export function outsideAllowance<T>(work: () => T): T {
  return allowances.run(undefined, work);
}

/** Of the work that this is part of. */
export function byteAllowance(): ByteAllowance | undefined {
  return allowances.getStore();
}
