/** Between two tellings of the same, ms. */
const EACH_MS = 60_000;
/** Of which it is known when they were told; beyond them those are forgotten that were told longest ago. */
const MOST_KNOWN = 1_000;

/** Tells of what a flood makes happen over and over: at once the first time, then at most once a minute. */
export class Sparingly {
  private readonly told = new Map<string, { readonly at: number; untold: number }>();

  /**
   * @param what happened; the same words are the same
   * @param say with how often it happened since it was said last, this time included
   */
  tell(what: string, say: (times: number) => void): void {
    const last = this.told.get(what);
    const now = performance.now();
    if (last && now - last.at < EACH_MS) {
      last.untold += 1;
      return;
    }
    // At its end the order is that of telling.
    this.told.delete(what);
    this.told.set(what, { at: now, untold: 0 });
    if (this.told.size > MOST_KNOWN) this.told.delete(this.told.keys().next().value!);
    say(1 + (last?.untold ?? 0));
  }
}
