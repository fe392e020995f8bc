/** What is known of a key, worked out when it is asked for first. */
export function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const before = known.get(key);
  if (before !== undefined || known.has(key)) return before as Value;
  const value = make();
  known.set(key, value);
  return value;
}
