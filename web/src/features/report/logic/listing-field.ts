/**
 * The text of a listing field that a quote points at: `description`, `associationFacts.finances`,
 * `renovations[2]` or `renovations.2`. A list of texts is answered as its lines. Undefined when it is no text.
 */
export function listingText(listing: object, path: string): string | undefined {
  const steps = path.split(/[.[\]]+/).filter(Boolean);
  let value: unknown = listing;
  for (const step of steps) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[step];
  }
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string').join('\n');
  return typeof value === 'string' ? value : undefined;
}

/**
 * A list that may have been stored as a JSON string; anything unreadable is an empty list.
 */
export function textList(value: unknown): string[] {
  if (typeof value === 'string') {
    try {
      return textList(JSON.parse(value));
    } catch {
      return [];
    }
  }
  return Array.isArray(value)
    ? value.filter((item): item is string => typeof item === 'string' && item !== '')
    : [];
}
