/** Whether only the measuring itself is tried: everything runs once and small, and no bar is held. */
export const isSmoke = process.argv.includes('--smoke');

/** How much of something a run takes: all of it, or as little as shows that it is measured at all. */
export const sized = <T>(full: T, smoke: T): T => (isSmoke ? smoke : full);

/** Of many alike a smoke run takes these few, spread evenly; a full run takes all. */
export function sampled<T>(all: readonly T[], smoke: number): readonly T[] {
  const step = sized(1, Math.max(1, Math.floor(all.length / smoke)));
  return all.filter((_, index) => index % step === 0).slice(0, sized(all.length, smoke));
}

/** For server processes: a smoke run has no load balancer, so its servers do not wait before they close. */
export const drainEnv = sized<Readonly<Record<string, string>>>({}, { DRAIN_DELAY_S: '0' });

/** Of Node, for server processes: as a smoke run itself has them (scripts/run-sources.js). */
export const serverFlags: readonly string[] = sized([], ['--no-regexp-tier-up']);

/** What is over a bar is wrong in a full run; a smoke run measures too little to tell. */
export const heldTo = (over: readonly string[]): readonly string[] => sized(over, []);
