/** Lets at most `most` works run at once; the others wait in the order they came. */
export class Limit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly most: number) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.most) await new Promise<void>((start) => this.waiting.push(start));
    else this.running += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next in line without being free in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
