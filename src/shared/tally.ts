/** Counts by name, which knows at any time who has most: counts go up and down by one, so it takes a step to know. */
export class Tally {
  private readonly counts = new Map<string, number>();
  /** Names by their count less one; the last of these is never empty. */
  private readonly byCount: Set<string>[] = [];

  /** Zero for names that were never counted. */
  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  /** One of those who have most; undefined when nobody has any. */
  get most(): { readonly name: string; readonly count: number } | undefined {
    const [name] = this.byCount.at(-1) ?? [];
    return name === undefined ? undefined : { name, count: this.byCount.length };
  }

  add(name: string): void {
    const count = this.of(name);
    this.byCount[count - 1]?.delete(name);
    (this.byCount[count] ??= new Set()).add(name);
    this.counts.set(name, count + 1);
  }

  /** Nothing happens where it has none. */
  remove(name: string): void {
    const count = this.of(name);
    if (count === 0) return;
    this.byCount[count - 1]!.delete(name);
    if (count > 1) {
      this.byCount[count - 2]!.add(name);
      this.counts.set(name, count - 1);
    } else this.counts.delete(name);
    if (this.byCount.at(-1)!.size === 0) this.byCount.pop();
  }
}
