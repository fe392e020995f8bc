/** Names of the caches where the service worker keeps reports: this, the reader's id, a colon and the report's id. */
export const keptPrefix = 'visningsklar.report:';

/** Says whose a request is while there is no token to tell it: the id of the person who is remembered. */
export const readerHeader = 'x-reader';

/** Erases the reports that this browser keeps, but for those of one person. Never fails. */
export async function eraseKept(exceptOf: string | null): Promise<void> {
  // Browsers give no caches to pages that came without TLS.
  if (!('caches' in globalThis)) return;
  const isErased = (name: string): boolean =>
    name.startsWith(keptPrefix) && (exceptOf === null || !name.startsWith(`${keptPrefix}${exceptOf}:`));
  try {
    const names = await caches.keys();
    await Promise.all(names.filter(isErased).map((name) => caches.delete(name)));
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}
