/** So many people, asked to wait with no answer to anybody in between, tell of the host and not of one address. */
export const peopleBelieved = 3;

/**
 * For whom a host rests. An address can be made to answer 429 by whoever names it, on a host that others need: so it
 * rests for the person who was answered that, and for everybody only while it seems to answer nobody.
 */
export class HostRest {
  /** When each person was told so, and until when they are to wait: these count for everybody. */
  private readonly told = new Map<string, { readonly since: number; readonly until: number }>();
  /** Until when those are to wait who count for nobody else. */
  private readonly alone = new Map<string, { readonly until: number }>();
  private lastAnswered = -Infinity;

  /** @param believedMs the longest that each of them counts for everybody, milliseconds; for themselves it is as long as the host said */
  constructor(private readonly believedMs: number) {}

  /** The host has asked this person to wait. */
  add(person: string, forMs: number): void {
    const since = performance.now();
    this.told.set(person, { since, until: laterEnd(this.told, person, forMs) });
  }

  /** This person is to wait, which counts for nobody else here. */
  addFor(person: string, forMs: number): void {
    this.alone.set(person, { until: laterEnd(this.alone, person, forMs) });
  }

  /** The host has given somebody what was asked for. */
  noteAnswer(): void {
    this.lastAnswered = performance.now();
  }

  /** Milliseconds until this person may ask the host; 0 or less for now. */
  leftFor(person: string): number {
    const ends = [...this.told.values()]
      .filter(({ since }) => since > this.lastAnswered)
      .map(({ since, until }) => Math.min(until, since + this.believedMs))
      .sort((one, other) => other - one);
    const own = [this.told, this.alone].map((rests) => rests.get(person)?.until ?? -Infinity);
    return Math.max(ends[peopleBelieved - 1] ?? -Infinity, ...own) - performance.now();
  }
}

/** The later of the end of a person's new rest and that of the one before; those that are over are forgotten. */
function laterEnd(rests: Map<string, { readonly until: number }>, person: string, forMs: number): number {
  const now = performance.now();
  for (const [name, { until }] of rests) if (until <= now) rests.delete(name);
  return Math.max(rests.get(person)?.until ?? 0, now + forMs);
}
