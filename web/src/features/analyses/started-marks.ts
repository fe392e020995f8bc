const keyOf = (url: string): string => `visningsklar.analyze:${url}`;

/** The analysis that this browser session has started for a link: it keeps the same one from being started twice. */
export function startedFor(url: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(url));
  } catch {
    return null;
  }
}

export function markStarted(url: string, analysisId: string): void {
  try {
    sessionStorage.setItem(keyOf(url), analysisId);
  } catch {
    // The server gives the earlier analysis for the same link anyway.
  }
}

/** Lets the link be tried anew. */
export function forgetStarted(url: string): void {
  try {
    sessionStorage.removeItem(keyOf(url));
  } catch {
    // Nothing was kept either.
  }
}
