const key = 'visningsklar.pending-link';
const keptForMs = 24 * 60 * 60 * 1000;

/**
 * The link that a visitor wanted analysed before signing up. In local storage, because the confirmation mail opens
 * a new tab; forgotten after a day.
 */
export function pendingLink(): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as { url: string; at: number } | null;
    return kept && Date.now() - kept.at < keptForMs ? kept.url : null;
  } catch {
    return null;
  }
}

export function keepPendingLink(url: string): void {
  try {
    localStorage.setItem(key, JSON.stringify({ url, at: Date.now() }));
  } catch {
    // Without storage the link has to be pasted again.
  }
}

export function forgetPendingLink(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
