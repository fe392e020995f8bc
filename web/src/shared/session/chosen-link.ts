const key = 'visningsklar.chosen-link';
const previewKey = 'visningsklar.chosen-as-preview';
/** Where there is no storage, they hold until the page is loaded anew. */
let chosen: string | null = null;
let chosenAs: boolean | undefined;

/**
 * Remembers that the person pressed to have this link analysed, on a page of ours: any other page can lead to
 * `/analyze?url=…`, and an analysis may spend a report. Holds for the tab, through a sign-in, until it has started.
 * @param asPreview whether that is to spend no report, where the person was asked
 */
export function chooseLink(url: string, asPreview?: boolean): void {
  chosen = url;
  chosenAs = asPreview;
  try {
    sessionStorage.setItem(key, url);
    if (asPreview === undefined) sessionStorage.removeItem(previewKey);
    else sessionStorage.setItem(previewKey, String(asPreview));
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

/** As `chooseLink` was told of this link; undefined where nobody was asked. */
export function isChosenAsPreview(url: string): boolean | undefined {
  if (chosen === url) return chosenAs;
  try {
    const kept = sessionStorage.getItem(key) === url ? sessionStorage.getItem(previewKey) : null;
    return kept === null ? undefined : kept === 'true';
  } catch {
    return undefined;
  }
}

export function forgetChosenLink(): void {
  chosen = null;
  chosenAs = undefined;
  try {
    sessionStorage.removeItem(key);
    sessionStorage.removeItem(previewKey);
  } catch {
    // Nothing was kept either.
  }
}
