const keyOf = (userId: string): string => `visningsklar.typed-link:${userId}`;

/**
 * What somebody has typed into the link field and not sent. It waits in the tab, for them alone, while they sign in
 * again.
 */
export function typedLink(userId: string): string {
  try {
    return sessionStorage.getItem(keyOf(userId)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the text; an empty one is forgotten. */
export function keepTypedLink(userId: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(userId), text);
    else sessionStorage.removeItem(keyOf(userId));
  } catch {
    // Without storage it has to be pasted again.
  }
}
