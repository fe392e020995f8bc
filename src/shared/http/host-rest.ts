/** So many people, asked to wait with no answer to anybody in between, tell of the host and not of one address. */
export const peopleBelieved = 3;

/**
 * For whom a host rests. An address can be made to answer 429 by whoever names it, on a host that others need: so it
 * rests for the person who was answered that, and for everybody only while it seems to answer nobody.
 */
export class HostRest {
  private readonly told = new Map<string, { readonly since: number; readonly until: number }>();
  private lastAnswered = -Infinity;

  /** @param believedMs the longest that each of them counts for everybody, milliseconds; for themselves it is as long as the host said */
  constructor(private readonly believedMs: number) {}

  /** The host has asked this person to wait. */
  add(person: string, forMs: number): void {
    this.keep(person, forMs, performance.now());
  }

  /** This person is to wait, which is known from elsewhere and counts for nobody else here. */
  addFor(person: string, forMs: number): void {
    this.keep(person, forMs, -Infinity);
  }

  /** The host has given somebody what was asked for. */
  noteAnswer(): void {
    this.lastAnswered = performance.now();
  }

  /** Milliseconds until this person may ask the host; 0 or less for now. */
  leftFor(person: string): number {
    const now = performance.now();
    const ends = [...this.told.values()]
      .filter(({ since }) => since > this.lastAnswered)
      .map(({ since, until }) => Math.min(until, since + this.believedMs))
      .sort((one, other) => other - one);
    const forAll = ends[peopleBelieved - 1] ?? -Infinity;
    return Math.max(forAll, this.told.get(person)?.until ?? -Infinity) - now;
  }

  private keep(person: string, forMs: number, since: number): void {
    const now = performance.now();
    for (const [name, { until }] of this.told) if (until <= now) this.told.delete(name);
    const until = Math.max(this.told.get(person)?.until ?? 0, now + forMs);
    this.told.set(person, { since, until });
  }
}
