/** Bytes that several answers share. Room is taken before an answer is read, so that many at once cannot exceed it. */
export class ByteBudget {
  private reserved = 0;
  private readonly waiting: (() => void)[] = [];

  /** @param left bytes in all */
  constructor(private left: number) {}

  /**
   * Runs `read` with room for an answer of `most` bytes, or with all that is left once no other is being read.
   * What the answer did not use is given back.
   * @param read gets its cap in bytes, 0 when nothing is left, and returns what it used
   */
  async spend<T extends { readonly bytes: number }>(
    most: number,
    read: (cap: number) => Promise<T>,
  ): Promise<T> {
    while (this.reserved > 0 && this.left - this.reserved < most) {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    const cap = Math.max(0, Math.min(most, this.left - this.reserved));
    this.reserved += cap;
    try {
      const result = await read(cap);
      this.left -= result.bytes;
      return result;
    } finally {
      this.reserved -= cap;
      this.waiting.splice(0).forEach((resume) => resume());
    }
  }
}
