import { useSearchParams } from 'react-router-dom';

/**
 * Sets words of the address's query, or takes away those that are null or empty, without a new entry in the history.
 * It starts from the address as it stands: what was rendered last may lack a change that was made just before.
 */
export function useSetSearch(): (changes: Readonly<Record<string, string | null>>) => void {
  const [, setParams] = useSearchParams();
  return (changes) => {
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace: true });
  };
}
