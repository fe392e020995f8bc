import { useEffect } from 'react';
import { savesData } from '../offline/saves-data.js';
import { routes } from '../routes.js';

/** After the first page has had the line for itself. */
const AFTER_MS = 2_000;
/** A browser that does not tell when it is idle gets a breath between two files. */
const BREATH_MS = 200;

/**
 * Fetches what the pages of a signed-in buyer are made of into the browser's cache, so that a stairwell without
 * coverage does not stop a step. Nothing of it is run before somebody goes there: that would hold up a phone.
 * For browsers without service workers; where one works it has all of this, of one build, and nothing is fetched here.
 */
export function usePagesAtHand(): void {
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => void fetchAhead(leaving.signal).catch(() => undefined), AFTER_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, []);
}

/** One file after the other, in the order of the menu. Stops, with the reason, where one cannot be had. */
async function fetchAhead(signal: AbortSignal): Promise<void> {
  if (savesData() || navigator.serviceWorker?.controller) return;
  const seen = new Set<string>();
  for (const path of pathsAhead()) {
    const html = await (await fetchQuietly(path, signal)).text();
    for (const file of filesOf(html)) {
      if (seen.has(file)) continue;
      seen.add(file);
      await (await fetchQuietly(file, signal)).arrayBuffer();
    }
  }
}

function pathsAhead(): readonly string[] {
  const isAhead = ({ layout, access, menu }: (typeof routes)[number]) =>
    layout === 'shell' && access !== 'admin' && (access === 'signed-in' || menu !== undefined);
  return routes.filter(isAhead).map(({ path }) => path);
}

/** The document of a page names the scripts and styles of its first view. */
function filesOf(html: string): readonly string[] {
  return [...html.matchAll(/ (?:href|src)="(\/assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1]!);
}

async function fetchQuietly(path: string, signal: AbortSignal): Promise<Response> {
  await untilIdle();
  return fetch(path, { priority: 'low', signal });
}

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, BREATH_MS);
  });
}
