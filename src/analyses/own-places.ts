import { AppError } from '../shared/app-error.js';

/** After so long one that was put off asks again, milliseconds. */
const askAgainMs = 3_000;

/** The person has as many analyses at work in this process as one may; the others of theirs wait in line. */
class OwnOnesFirst extends AppError {
  constructor() {
    super({
      code: 'own_ones_first',
      status: 503,
      retry: 'in-turn',
      retryAfterMs: askAgainMs,
      userMessage: 'Dina andra analyser görs först.',
      message: 'The person has as many analyses at work as one may',
    });
  }
}

/**
 * Holds each person to a quarter of the places that are free, and always one: sites that do not answer hold a place for a
 * minute, and the places left grow dearer for whoever has some. Of 24 one person gets five, and eleven fill them all.
 */
export class OwnPlaces {
  private readonly underWay = new Map<string, number>();

  /** @param free analyses at once in this process */
  constructor(private free: number) {}

  /** @throws OwnOnesFirst, which puts the job back in line, and what the work throws */
  async run<T>(person: string, work: () => Promise<T>): Promise<T> {
    const count = this.underWay.get(person) ?? 0;
    if (count > 0 && count >= this.free / 4) throw new OwnOnesFirst();
    this.underWay.set(person, count + 1);
    this.free -= 1;
    try {
      return await work();
    } finally {
      this.free += 1;
      const left = this.underWay.get(person)! - 1;
      if (left > 0) this.underWay.set(person, left);
      else this.underWay.delete(person);
    }
  }
}
