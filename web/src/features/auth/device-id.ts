const key = 'visningsklar.device';

/** A random id of this browser: free reports are granted once per device. Says nothing about the person. */
export function deviceId(): string {
  try {
    const known = localStorage.getItem(key);
    if (known) return known;
    const made = crypto.randomUUID();
    localStorage.setItem(key, made);
    return made;
  } catch {
    return crypto.randomUUID();
  }
}
