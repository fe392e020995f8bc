import type { Dice } from '../../support/drawn/dice.js';

/** Newest kept of each place and caller. */
const KEPT = 60;

/**
 * What answers have told and later requests can use, as a client would: the ids of each collection by its address
 * (`/api/account/purchases` → those of `/api/account/purchases/{id}`), apart for each caller, and single facts.
 */
export class Known {
  private readonly ids = new Map<string, string[]>();
  private readonly facts = new Map<string, unknown>();

  add(caller: string, place: string, id: string): void {
    const key = `${caller} ${place}`;
    const list = this.ids.get(key) ?? [];
    if (list.includes(id)) return;
    list.push(id);
    if (list.length > KEPT) list.shift();
    this.ids.set(key, list);
  }

  all(caller: string, place: string): readonly string[] {
    return this.ids.get(`${caller} ${place}`) ?? [];
  }

  one(dice: Dice, caller: string, place: string): string | undefined {
    const list = this.all(caller, place);
    if (list.length === 0) return undefined;
    // The newest are the likeliest to be there still.
    return dice.is(0.5) ? list.at(-1) : dice.of(list);
  }

  tell(name: string, fact: unknown): void {
    this.facts.set(name, fact);
  }

  fact<T>(name: string): T | undefined {
    return this.facts.get(name) as T | undefined;
  }

  factsOf(prefix: string): string[] {
    return [...this.facts.keys()]
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length));
  }

  /** Takes from an answer what it tells. @param path as it was asked, without the query */
  learn(caller: string, path: string, body: unknown): void {
    const text = JSON.stringify(body);
    for (const [sha256] of text.matchAll(/\b[0-9a-f]{64}\b/g)) this.add(caller, '/api/images', sha256);
    for (const [session] of text.matchAll(/\bcs_\w+/g)) this.add(caller, 'checkout sessions', session);
    const lists = Array.isArray(body) ? [body] : Object.values(body ?? {}).filter(Array.isArray);
    for (const item of lists.flat()) this.learnItem(caller, path, item);
    this.learnItem(caller, path, body);
    const cursor = (body as { nextCursor?: unknown } | null)?.nextCursor;
    if (typeof cursor === 'string') this.add(caller, `cursor ${path}`, cursor);
  }

  private learnItem(caller: string, path: string, item: unknown): void {
    if (typeof item !== 'object' || item === null) return;
    const { id, key, productKey, name, withdrawal, value, seen, status, runs, revision } = item as Record<
      string,
      unknown
    >;
    if (path === '/api/account/erasure' && typeof seen === 'string') this.tell(`own erasure ${caller}`, seen);
    const report = /^\/api\/analyses\/([\w-]+)\/report$/.exec(path)?.[1];
    if (report && typeof revision === 'string') this.tell(`revision ${caller} ${report}`, revision);
    // An experiment is made of what a worker has read and written.
    const isWritten = path === '/api/admin/analyses' && status === 'completed' && Number(runs) > 0;
    if (isWritten && typeof id === 'string') this.add(caller, 'written analyses', id);
    const found = id ?? key ?? productKey ?? name;
    if (typeof found !== 'string') return;
    // Of purchases, only those that can still be withdrawn are of use.
    if (!('withdrawal' in item) || withdrawal) this.add(caller, path, found);
    if (withdrawal) this.tell(`withdrawal ${found}`, withdrawal);
    if (typeof key === 'string') this.tell(`setting ${key}`, value);
    if (typeof seen === 'string') this.tell(`erasure ${found}`, seen);
  }
}
