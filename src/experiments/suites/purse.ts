/** What one report took. */
export interface Spent {
  readonly variant: string;
  /** US dollars; 0 when nothing or unknown. */
  readonly costUsd: number;
}

/** What a run may still spend. Reports are begun only while all that are under way and the new one would stay within it. */
export class Purse {
  private spentUsd = 0;
  private reservedUsd = 0;
  /** By variant: models differ in price a hundredfold. */
  private readonly dearestUsd = new Map<string, number>();
  private waiting: (() => void)[] = [];

  /**
   * @param limitUsd null for no limit
   * @param before what was taken before
   */
  constructor(
    private readonly limitUsd: number | null,
    before: readonly Spent[] = [],
  ) {
    before.forEach((each) => this.note(each));
  }

  /**
   * Sets aside what the report may take: as much as the dearest of its variant, before there is one the worst. Waits
   * while reports under way decide whether that is there.
   * @param worstUsd the most it can take; 0 when nobody has to be asked
   * @returns what was set aside, to be given to `took`; null when the rest of the money does not do
   */
  async reserve(variant: string, worstUsd: number): Promise<number | null> {
    if (this.limitUsd === null || worstUsd === 0) return 0;
    for (;;) {
      const usd = this.dearestUsd.get(variant) ?? worstUsd;
      if (this.spentUsd + this.reservedUsd + usd <= this.limitUsd) {
        this.reservedUsd += usd;
        return usd;
      }
      if (this.reservedUsd === 0) return null;
      await new Promise<void>((free) => this.waiting.push(free));
    }
  }

  /** After each report that was begun, however it ended. @param reservedUsd what was set aside for it */
  took(spent: Spent, reservedUsd: number): void {
    const left = this.reservedUsd - reservedUsd;
    // Sums of fractions do not come back to nothing by themselves.
    this.reservedUsd = left < 1e-12 ? 0 : left;
    this.note(spent);
    const free = this.waiting;
    this.waiting = [];
    for (const go of free) go();
  }

  private note({ variant, costUsd }: Spent): void {
    this.spentUsd += costUsd;
    if (costUsd > 0) this.dearestUsd.set(variant, Math.max(this.dearestUsd.get(variant) ?? 0, costUsd));
  }
}
