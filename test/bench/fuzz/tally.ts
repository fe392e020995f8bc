import { moods, type Mood } from './draft.js';

export interface Fault {
  readonly kind: string;
  count: number;
  /** How to see the first again. */
  readonly repeat: string;
}

/** Counts answers by route, mood and status, and keeps the first of each kind of fault. */
export class Tally {
  private readonly rows = new Map<string, Map<string, number>>();
  readonly faults = new Map<string, Fault>();
  private readonly reached = new Set<string>();
  total = 0;

  answered(route: string, mood: Mood, status: number | string): void {
    this.total += 1;
    const key = `${route}\t${mood}`;
    const row = this.rows.get(key) ?? new Map<string, number>();
    row.set(String(status), (row.get(String(status)) ?? 0) + 1);
    this.rows.set(key, row);
  }

  /** The operation has answered well. */
  reach(route: string): void {
    this.reached.add(route);
  }

  unreached(routes: readonly string[]): string[] {
    return routes.filter((route) => !this.reached.has(route));
  }

  /** Operations that were mostly asked too often, so that little of what was drawn for them came to their handlers. */
  mostlyLimited(routes: readonly string[]): string[] {
    return routes.filter((route) => {
      const rows = moods.map((mood) => this.rows.get(`${route}\t${mood}`) ?? new Map<string, number>());
      const all = rows.flatMap((row) => [...row.values()]).reduce((sum, count) => sum + count, 0);
      const limited = rows.reduce((sum, row) => sum + (row.get('429') ?? 0), 0);
      return limited > all / 2;
    });
  }

  fault(kind: string, repeat: string): void {
    const known = this.faults.get(kind);
    if (known) known.count += 1;
    else this.faults.set(kind, { kind, count: 1, repeat });
  }

  /** One line for each route and mood: `GET /api/meta  wild  200 ×14, 404 ×3`. */
  lines(): string[] {
    const keys = [...this.rows.keys()].sort((a, b) => {
      const [routeA = '', moodA = ''] = a.split('\t');
      const [routeB = '', moodB = ''] = b.split('\t');
      return routeA.localeCompare(routeB) || moods.indexOf(moodA as Mood) - moods.indexOf(moodB as Mood);
    });
    const wide = Math.max(...keys.map((key) => key.split('\t')[0]!.length));
    return keys.map((key) => {
      const [route = '', mood = ''] = key.split('\t');
      const counts = [...this.rows.get(key)!].sort().map(([status, count]) => `${status} ×${count}`);
      return `${route.padEnd(wide)}  ${mood.padEnd(12)}  ${counts.join(', ')}`;
    });
  }
}
