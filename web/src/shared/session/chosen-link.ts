const key = 'visningsklar.chosen-link';
/** Where there is no storage, it holds until the page is loaded anew. */
let chosen: string | null = null;

/**
 * Remembers that the person pressed to have this link analysed, on a page of ours: any other page can lead to
 * `/analyze?url=…`, and an analysis may spend a report. Holds for the tab, through a sign-in, until it has started.
 */
export function chooseLink(url: string): void {
  chosen = url;
  try {
    sessionStorage.setItem(key, url);
  } catch {
    // What this page knows is enough, unless it is loaded anew.
  }
}

export function isChosenLink(url: string): boolean {
  if (chosen === url) return true;
  try {
    return sessionStorage.getItem(key) === url;
  } catch {
    return false;
  }
}

export function forgetChosenLink(): void {
  chosen = null;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
