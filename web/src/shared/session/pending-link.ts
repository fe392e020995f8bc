const key = 'visningsklar.pending-link';
const keptForMs = 24 * 60 * 60 * 1000;

/**
 * The link that a visitor wanted analysed before signing up. In local storage, because the confirmation mail opens
 * a new tab; forgotten after a day.
 */
export function pendingLink(): string | null {
  return kept()?.url ?? null;
}

/** Whether only the preview of it is wanted; undefined where the visitor did not say. */
export function isPendingAsPreview(): boolean | undefined {
  return kept()?.asPreview;
}

interface Kept {
  readonly url: string;
  readonly at: number;
  readonly asPreview?: boolean;
}

function kept(): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
    return found && Date.now() - found.at < keptForMs ? found : null;
  } catch {
    return null;
  }
}

export function keepPendingLink(url: string, asPreview?: boolean): void {
  try {
    localStorage.setItem(key, JSON.stringify({ url, at: Date.now(), asPreview } satisfies Kept));
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
