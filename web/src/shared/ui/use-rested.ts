import { useEffect, useState } from 'react';

/** A value once it has stood still for so long, milliseconds; at first as it is. */
export function useRested<Value>(value: Value, pauseMs: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return rested;
}
