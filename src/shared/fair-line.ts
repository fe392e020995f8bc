import { Tally } from './tally.js';

/** After so long half of what somebody took is forgotten, ms. */
const halfLifeMs = 60_000;
/** People whose use is remembered; beyond it those are forgotten who used least. */
const mostRemembered = 1_000;

/**
 * A line in which people take turns: one who has much waiting delays nobody else by more than one of it, and who took much
 * time lately goes behind those who took less.
 */
export class FairLine<T> {
  /** In the order of whose turn is next; each has something waiting. */
  private readonly byPerson = new Map<string, T[]>();
  /** How many each has waiting. */
  private readonly tally = new Tally();
  private readonly used = new Map<string, { readonly ms: number; readonly at: number }>();
  /** When the works under way began, by person. */
  private readonly underWay = new Map<string, Set<{ readonly at: number }>>();
  private waiting = 0;

  get length(): number {
    return this.waiting;
  }

  /** One of those who have most waiting, and how many; undefined when nobody waits. */
  get most(): { readonly name: string; readonly count: number } | undefined {
    return this.tally.most;
  }

  /** How many the person has waiting. */
  lengthOf(person: string): number {
    return this.tally.of(person);
  }

  /** @param ahead of which of the person's own it goes; of none, unless given */
  push(person: string, item: T, ahead: (waiting: T) => boolean = () => false): void {
    const own = this.byPerson.get(person);
    const index = own?.findIndex(ahead) ?? -1;
    if (!own) this.byPerson.set(person, [item]);
    else if (index < 0) own.push(item);
    else own.splice(index, 0, item);
    this.tally.add(person);
    this.waiting += 1;
  }

  /** Notes that a work of the person begins: its time counts from now. Call what it returns once, when it ends. */
  begin(person: string): () => void {
    const work = { at: performance.now() };
    const works = this.underWay.get(person) ?? new Set();
    this.underWay.set(person, works.add(work));
    return () => {
      works.delete(work);
      if (works.size === 0) this.underWay.delete(person);
      this.charge(person, performance.now() - work.at);
    };
  }

  private charge(person: string, ms: number): void {
    this.used.set(person, { ms: this.rememberedOf(person) + ms, at: performance.now() });
    if (this.used.size <= mostRemembered) return;
    const least = [...this.used.keys()].sort(
      (one, other) => this.rememberedOf(one) - this.rememberedOf(other),
    );
    for (const name of least.slice(0, mostRemembered / 2)) this.used.delete(name);
  }

  /**
   * The first of the person whose turn it is, who then goes to the end of the line.
   * @param mayGo who it may be; whoever may not keeps their place
   */
  shift(mayGo: (person: string) => boolean = () => true): T | undefined {
    let person: string | undefined;
    let least = Infinity;
    for (const name of this.byPerson.keys()) {
      if (!mayGo(name)) continue;
      // Whole seconds: among those who took about as much, the order of asking counts.
      const seconds = Math.floor(this.usedBy(name) / 1000);
      if (seconds < least) [person, least] = [name, seconds];
    }
    if (person === undefined) return undefined;
    const own = this.byPerson.get(person)!;
    const item = own.shift();
    this.byPerson.delete(person);
    if (own.length > 0) this.byPerson.set(person, own);
    this.countOut(person);
    return item;
  }

  /** Takes out the newest of the person who has most waiting. */
  pop(): T | undefined {
    const person = this.most?.name;
    if (person === undefined) return undefined;
    const own = this.byPerson.get(person)!;
    const item = own.pop();
    if (own.length === 0) this.byPerson.delete(person);
    this.countOut(person);
    return item;
  }

  /** What a person took lately and is taking, ms. */
  private usedBy(person: string): number {
    let ms = this.rememberedOf(person);
    for (const { at } of this.underWay.get(person) ?? []) ms += performance.now() - at;
    return ms;
  }

  private rememberedOf(person: string): number {
    const use = this.used.get(person);
    return use ? use.ms * 2 ** ((use.at - performance.now()) / halfLifeMs) : 0;
  }

  /** Takes out what no longer waits. */
  remove(person: string, item: T): void {
    const own = this.byPerson.get(person);
    const index = own?.indexOf(item) ?? -1;
    if (!own || index < 0) return;
    own.splice(index, 1);
    if (own.length === 0) this.byPerson.delete(person);
    this.countOut(person);
  }

  private countOut(person: string): void {
    this.tally.remove(person);
    this.waiting -= 1;
  }
}
