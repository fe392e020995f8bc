/** What is known of a key, worked out when it is asked for first. Asked for each element: `make` is one function for all. */
export function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  const before = known.get(key);
  if (before !== undefined || known.has(key)) return before as Value;
  const value = make(key);
  known.set(key, value);
  return value;
}
