import { AsyncLocalStorage } from 'node:async_hooks';
import { AllowanceSpent } from './http.errors.js';

const allowances = new AsyncLocalStorage<ByteAllowance | undefined>();

/** Bytes on the wire that all fetches of one piece of work share, counted as they come. */
export class ByteAllowance {
  /** @param whole what the work of which this is a part has, and this takes from as well */
  constructor(
    private left: number,
    private readonly whole?: ByteAllowance,
  ) {}

  /** @throws AllowanceSpent at the first byte over it */
  take(bytes: number, url: string): void {
    this.left -= bytes;
    this.whole?.take(bytes, url);
    if (this.left < 0) throw new AllowanceSpent(url);
  }

  /** @throws AllowanceSpent when nothing is left to fetch with */
  check(url: string): void {
    this.whole?.check(url);
    if (this.left <= 0) throw new AllowanceSpent(url);
  }
}

/** Does the work, all of whose fetches together, however deep, get at most so many bytes; a part of it may get fewer. */
export function withinBytes<T>(most: number, work: () => T): T {
  return allowances.run(new ByteAllowance(most, allowances.getStore()), work);
}

/** Fetches what others use as well, and would miss if one piece of work had spent its bytes. */
export function outsideAllowance<T>(work: () => T): T {
  return allowances.run(undefined, work);
}

/** Of the work that this is part of. */
export function byteAllowance(): ByteAllowance | undefined {
  return allowances.getStore();
}
