import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baselineText, readBaseline, type Baseline } from './baseline.js';
import type { Spent } from './purse.js';
import { holdRun, type RunHold } from './run-hold.js';
import { readLines, trimTornLine } from './result-lines.js';
import { RunNotFound } from './suites.errors.js';
import type { RunResult, RunSummary, SuiteRun } from './suite.types.js';

/** A run with what was kept of it. */
export interface KeptRun {
  readonly run: SuiteRun;
  /**
   * One for each case, variant and repeat that is over, in the suite's order: the newest where one was done again, with
   * what all its attempts took as its cost.
   */
  readonly results: readonly RunResult[];
  /** What each attempt took. */
  readonly spent: readonly Spent[];
  /** What it is held against, as it was then; null for nothing. */
  readonly baseline: Baseline | null;
}

/** What is known of a run before it begins. */
export type NewRun = Omit<SuiteRun, 'id' | 'baseline' | 'startedAt' | 'endedAt' | 'summary'>;

/**
 * Keeps runs of suites as files, so that a killed process loses no more than the runs it was at:
 * `runs/<id>/run.json` is the head, `results.jsonl` has a line for each result as it came.
 */
export class RunStore {
  /**
   * @param folder absolute, for instance `/srv/.data/experiments`; made when first written to
   * @param onFault told, in a line of English, of a run that was passed over because it cannot be read
   */
  constructor(
    readonly folder: string,
    private readonly onFault: (fault: string) => void = () => undefined,
  ) {}

  /** Where answers are kept from run to run. */
  get cacheFolder(): string {
    return join(this.folder, 'cache');
  }

  /** Begins a run under a new id. @param baseline what it will be held against */
  create(head: NewRun, baseline: Baseline | null): SuiteRun {
    const startedAt = new Date().toISOString();
    const minute = startedAt.slice(0, 16).replace('T', '-').replace(':', '');
    const id = `${minute}-${head.suite}-${randomBytes(2).toString('hex')}`;
    const run: SuiteRun = {
      id,
      ...head,
      baseline: baseline?.runId ?? null,
      startedAt,
      endedAt: null,
      summary: null,
    };
    // A process that is killed in between leaves nothing that looks like a run.
    const begun = `.${id}.${process.pid}.tmp`;
    mkdirSync(this.pathOf(begun), { recursive: true });
    if (baseline) writeFileSync(this.pathOf(begun, 'baseline.json'), baselineText(baseline));
    writeFileSync(this.pathOf(begun, 'run.json'), headText(run));
    renameSync(this.pathOf(begun), this.pathOf(id));
    return run;
  }

  /**
   * Keeps other processes from doing runs of the same id until it is let go. One that a dead process left is taken over.
   * @throws RunUnderWay
   */
  hold(id: string): RunHold {
    const hold = holdRun(join(this.pathOf(id), 'lock'), id);
    trimTornLine(this.pathOf(id, 'results.jsonl'));
    return hold;
  }

  /** Adds a result; one of the same case, variant and repeat takes the place of the earlier. Needs `hold`. */
  append(id: string, result: RunResult): void {
    appendFileSync(this.pathOf(id, 'results.jsonl'), `${JSON.stringify(result)}\n`);
  }

  /** Notes that all of the run's work is done, with what came of it. */
  finish(run: SuiteRun, summary: RunSummary): SuiteRun {
    const ended = { ...run, endedAt: new Date().toISOString(), summary };
    this.writeHead(ended);
    return ended;
  }

  /**
   * @param name an id, the beginning of one, or `last`
   * @param suite the name of the suite that `last` is the last run of; default any
   * @throws RunNotFound when there is no such run, or more than one begins so
   */
  async read(name: string, suite?: string): Promise<KeptRun> {
    const run = this.find(name, suite);
    const baseline = await readBaseline(this.pathOf(run.id, 'baseline.json'));
    const latest = new Map<string, RunResult>();
    const spent: Spent[] = [];
    for (const result of readLines<RunResult>(this.pathOf(run.id, 'results.jsonl'))) {
      const before = latest.get(keyOf(result));
      latest.set(
        keyOf(result),
        before ? { ...result, costUsd: sum(before.costUsd, result.costUsd) } : result,
      );
      spent.push({ variant: result.variant, costUsd: result.costUsd ?? 0 });
    }
    const places = run.variants.flatMap(({ id: variant }) =>
      run.cases.flatMap(({ name }) =>
        Array.from({ length: run.repeat }, (_, index) => ({ case: name, variant, repeat: index + 1 })),
      ),
    );
    return { run, baseline, results: places.flatMap((place) => latest.get(keyOf(place)) ?? []), spent };
  }

  /** The heads of all runs that can be read, newest first. */
  list(): SuiteRun[] {
    return this.ids()
      .flatMap((id) => {
        try {
          return this.head(id);
        } catch (error) {
          this.onFault((error as Error).message);
          return [];
        }
      })
      .sort((a, b) => b.startedAt.localeCompare(a.startedAt));
  }

  private find(name: string, suite?: string): SuiteRun {
    if (name === 'last') {
      const newest = this.list().find((run) => suite === undefined || run.suite === suite);
      if (!newest)
        throw new RunNotFound(
          `there are no runs${suite === undefined ? '' : ` of ${suite}`} in ${this.folder} yet: begin one with experiments run`,
        );
      return newest;
    }
    const ids = this.ids();
    const found = ids.includes(name) ? [name] : ids.filter((id) => name !== '' && id.startsWith(name));
    if (found.length === 1) return this.head(found[0]!);
    throw new RunNotFound(
      found.length === 0
        ? `there is no run ${name} in ${this.folder}: see experiments list`
        : `${found.length} runs begin with ${name}: ${found.slice(0, 5).join(', ')}`,
    );
  }

  private ids(): string[] {
    try {
      return readdirSync(join(this.folder, 'runs')).filter((name) => !name.startsWith('.'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }

  private head(id: string): SuiteRun {
    const path = this.pathOf(id, 'run.json');
    try {
      const run = JSON.parse(readFileSync(path, 'utf8')) as SuiteRun;
      if (run.id !== id) throw new Error('it is of another run');
      return run;
    } catch (cause) {
      throw new Error(`${path} cannot be read: take the folder away or put the file back`, { cause });
    }
  }

  private writeHead(run: SuiteRun): void {
    const path = this.pathOf(run.id, 'run.json');
    // A reader never sees half a file.
    writeFileSync(`${path}.${process.pid}.tmp`, headText(run));
    renameSync(`${path}.${process.pid}.tmp`, path);
  }

  private pathOf(id: string, ...file: string[]): string {
    return join(this.folder, 'runs', id, ...file);
  }
}

const headText = (run: SuiteRun): string => `${JSON.stringify(run, null, 2)}\n`;

const sum = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b);

/** Which run of the suite a result is of. */
export const keyOf = ({
  case: name,
  variant,
  repeat,
}: Pick<RunResult, 'case' | 'variant' | 'repeat'>): string => JSON.stringify([variant, name, repeat]);
