/** Milliseconds; longer than two passwords take to hash on a quiet machine. */
const step = 250;

/**
 * Does the work and answers at the next whole quarter of a second since it began: what is done for a known address and for
 * an unknown one takes some milliseconds more or less, which many tries would tell apart.
 */
export async function atEvenTime<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    const rest = step - ((performance.now() - begun) % step);
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
}
