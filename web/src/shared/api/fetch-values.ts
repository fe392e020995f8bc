/** Between the tries while there is a connection, ms. */
const pausesMs = [1_000, 3_000] as const;

/**
 * The values of a module that is served as JSON. Browsers keep to a module that failed for as long as the document
 * lives, so this one tries anew where that may help, and waits for the connection where there is none.
 * @throws Error, named as browsers name a lost module, when the file is gone or the server stays broken
 */
export async function fetchValues(address: string): Promise<Record<string, unknown>> {
  const pauses = [...pausesMs];
  for (;;) {
    const { values, reason, isGone } = await tryOnce(address);
    if (values) return values;
    if (navigator.onLine) {
      const pause = pauses.shift();
      if (isGone || pause === undefined)
        throw new Error(`error loading dynamically imported module: ${address} ${reason}`);
      await passed(pause);
    } else {
      await online();
    }
  }
}

interface Try {
  readonly values?: Record<string, unknown>;
  readonly reason?: string;
  readonly isGone?: boolean;
}

async function tryOnce(address: string): Promise<Try> {
  try {
    const answer = await fetch(address);
    if (answer.ok) return { values: (await answer.json()) as Record<string, unknown> };
    return { reason: `answered ${answer.status}`, isGone: answer.status < 500 };
  } catch (error) {
    return { reason: String(error) };
  }
}

const passed = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const online = (): Promise<void> =>
  new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
