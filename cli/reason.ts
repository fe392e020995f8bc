/** What Node and the drivers call a connection that did not come about, in words. */
const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'it broke the connection',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ETIMEDOUT: 'no answer',
  EHOSTUNREACH: 'there is no way to the host',
  ENETUNREACH: 'there is no way to the network',
};

/** Why something did not work, on one line: of an error whose own text says nothing, its code or its cause's. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return oneLine(String(error));
  const known = words[codeOf(error) ?? ''] ?? words[/\bE[A-Z_]{5,}\b/.exec(error.message)?.[0] ?? ''];
  if (known !== undefined) return known;
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return oneLine(error.message || error.name);
}

/** The error's own code, or that of what caused it: `ECONNREFUSED`. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, cause } = error as Error & { code?: unknown };
  return typeof code === 'string' ? code : codeOf(cause);
}

const longest = 300;

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
