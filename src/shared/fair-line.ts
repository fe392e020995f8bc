/** A line in which people take turns: one who has much waiting delays nobody else by more than one of it. */
export class FairLine<T> {
  /** In the order of whose turn is next; each has something waiting. */
  private readonly byPerson = new Map<string, T[]>();
  private waiting = 0;

  get length(): number {
    return this.waiting;
  }

  push(person: string, item: T): void {
    const own = this.byPerson.get(person);
    if (own) own.push(item);
    else this.byPerson.set(person, [item]);
    this.waiting += 1;
  }

  /** The first of the person whose turn it is, who then goes to the end of the line. */
  shift(): T | undefined {
    const [first] = this.byPerson;
    if (!first) return undefined;
    const [person, own] = first;
    const item = own.shift();
    this.byPerson.delete(person);
    if (own.length > 0) this.byPerson.set(person, own);
    this.waiting -= 1;
    return item;
  }

  /** Takes out what no longer waits. */
  remove(person: string, item: T): void {
    const own = this.byPerson.get(person);
    const index = own?.indexOf(item) ?? -1;
    if (!own || index < 0) return;
    own.splice(index, 1);
    if (own.length === 0) this.byPerson.delete(person);
    this.waiting -= 1;
  }
}
