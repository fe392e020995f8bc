/**
 * Files of tests in their order, each for a worker of its kind: whoever has time takes the first whose kind has a
 * worker that is free.
 * @template T
 */
export class TestQueue {
  #waiting;
  #kindOf;
  #workersOf;
  #running = new Map();

  /**
   * @param {readonly T[]} tests
   * @param {{ kindOf: (test: T) => unknown, workersOf: (kind: unknown) => number }} kinds
   */
  constructor(tests, { kindOf, workersOf }) {
    this.#waiting = [...tests];
    this.#kindOf = kindOf;
    this.#workersOf = workersOf;
  }

  /** @returns {T | undefined} nothing when all that wait are of kinds whose workers are busy: those take them later */
  take() {
    const at = this.#waiting.findIndex((test) => this.#runningOf(test) < this.#workersOf(this.#kindOf(test)));
    if (at === -1) return undefined;
    const [test] = this.#waiting.splice(at, 1);
    this.#running.set(this.#kindOf(test), this.#runningOf(test) + 1);
    return test;
  }

  /** @param {T} test that has ended @returns {boolean} whether it was the last of its kind */
  leave(test) {
    const kind = this.#kindOf(test);
    this.#running.set(kind, this.#runningOf(test) - 1);
    return this.#runningOf(test) === 0 && !this.#waiting.some((other) => this.#kindOf(other) === kind);
  }

  #runningOf(test) {
    return this.#running.get(this.#kindOf(test)) ?? 0;
  }
}
