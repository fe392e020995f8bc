const heardAt = new Map<string, number>();

/** Notes that the server has just told of work on an analysis: a restarted one is alive however old its row is. */
export function noteAlive(id: string): void {
  heardAt.set(id, Date.now());
}

/** When work on it was last heard of in this visit, milliseconds since 1970; 0 when never. */
export function lastHeard(id: string): number {
  return heardAt.get(id) ?? 0;
}
