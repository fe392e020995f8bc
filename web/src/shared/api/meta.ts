import { useEffect, useState } from 'react';
import type { Operator } from '../../../../src/shared/config/config.js';

/** GET /api/meta: what this installation is. */
export interface Meta {
  /** True when everything runs on one machine without configuration. */
  readonly embedded: boolean;
  /** Where mail can be read in that case. */
  readonly mailbox: string | null;
  readonly sampleLinks: readonly { readonly title: string; readonly url: string }[];
  /** How many reports a new account is given. */
  readonly freeReports: number;
  /** Who runs the service, where that has been said. */
  readonly operator: Operator | null;
}

let asked: Promise<Meta> | null = null;
let known: Meta | undefined;

/** Asks once while the tab is open; a failure is asked again by the next page. */
async function askMeta(): Promise<Meta> {
  const response = await fetch('/api/meta');
  if (!response.ok) throw new Error(`/api/meta answered ${response.status}`);
  return (known = (await response.json()) as Meta);
}

/** What this installation is, once it has answered. Without the API slice, which public pages do not load. */
export function useMeta(): Meta | undefined {
  const [meta, setMeta] = useState(known);
  useEffect(() => {
    if (known) return;
    asked ??= askMeta();
    asked.then(setMeta, () => {
      asked = null;
    });
  }, []);
  return meta;
}
