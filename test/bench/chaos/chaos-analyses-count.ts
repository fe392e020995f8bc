import type { AnalysisCard } from '../../../src/analyses/analysis.types.js';

type Maybe<T> = T | null;

/** What is there at the end of a run, as the tables, the queue, the disk and the buyers' pages have it. */
export interface Books {
  readonly analyses: readonly {
    readonly id: string;
    readonly user_id: string;
    readonly status: string;
    readonly attempt: number;
    readonly is_paid: boolean;
    readonly failure_code: Maybe<string>;
    readonly failure_reason: Maybe<string>;
    readonly has_result: boolean;
    readonly verdict: Maybe<string>;
  }[];
  readonly runs: readonly {
    readonly analysis_id: string;
    readonly attempt: number;
    readonly run: number;
    readonly outcome: Maybe<string>;
    readonly ended_at: Maybe<Date>;
  }[];
  /** Of all users, in the order of each one's ledger. */
  readonly entries: readonly {
    readonly user_id: string;
    readonly kind: string;
    readonly amount: number;
    readonly reason: string;
    readonly reference: string;
  }[];
  /** What each new account is given. */
  readonly freeReports: number;
  /** By buyer of this run, what they were given beyond. */
  readonly bought: ReadonlyMap<string, number>;
  /** Names of leases that somebody holds. */
  readonly leases: readonly string[];
  /** Jobs that wait, are delayed or run. */
  readonly jobs: readonly string[];
  /** SHA-256 of pictures that rows name, and of those on disk after the sweep. */
  readonly pictures: { readonly named: ReadonlySet<string>; readonly kept: ReadonlySet<string> };
  /** Ids that buyers were given and did not ask to delete, with their buyer. */
  readonly given: ReadonlyMap<string, string>;
  /** By user, what live events have told the open page. */
  readonly pages: ReadonlyMap<
    string,
    ReadonlyMap<string, Pick<AnalysisCard, 'status' | 'isPaid' | 'failureReason'>>
  >;
}

/** All that does not add up, a line each; nothing of the server's code has a say in what is right. */
export function faultsIn(books: Books): string[] {
  const faults: string[] = [];
  const rows = new Map(books.analyses.map((row) => [row.id, row]));
  for (const [id, user] of books.given) {
    if (rows.get(id)?.user_id !== user) faults.push(`analysis ${id} was begun and is lost`);
  }
  const spent = groups(
    books.entries.filter(({ reason }) => reason === 'spend'),
    ({ reference }) => reference,
  );
  const runs = groups(books.runs, (run) => run.analysis_id);
  for (const row of books.analyses) {
    const name = `analysis ${row.id}`;
    const spends = spent.get(`analysis:${row.id}`)?.length ?? 0;
    if (row.status === 'completed') {
      if (!row.has_result || row.verdict === null) faults.push(`${name} is completed without a report`);
      const why = [row.failure_code, row.failure_reason].filter((one) => one !== null).length;
      if (why !== (standsInVain(row, runs.get(row.id) ?? []) ? 2 : 0))
        faults.push(
          `${name} is completed and tells ${row.failure_code ?? 'nothing'} of why it was not renewed`,
        );
    } else if (row.status === 'failed') {
      if (!row.failure_code || !row.failure_reason) faults.push(`${name} failed without a reason`);
      if (row.is_paid || spends > 0) faults.push(`${name} failed and cost a report`);
    } else faults.push(`${name} is stuck in ${row.status}`);
    if (spends > 1) faults.push(`${name} was paid ${spends} times`);
    if (row.is_paid !== spends > 0) {
      faults.push(`${name} is ${row.is_paid ? 'open' : 'closed'} with ${spends} reports spent on it`);
    }
    faults.push(...outcomeFaults(name, row, runs.get(row.id) ?? []));
  }
  for (const { analysis_id: id, run, outcome, ended_at: endedAt } of books.runs) {
    if (outcome === null || endedAt === null) faults.push(`run ${run} of analysis ${id} never ended`);
  }
  faults.push(...ledgerFaults(books.entries), ...grantFaults(books));
  for (const name of books.leases) faults.push(`lease ${name} is still held`);
  for (const id of books.jobs) faults.push(`job ${id} is still in line`);
  const { named, kept } = books.pictures;
  for (const sha256 of named)
    if (!kept.has(sha256)) faults.push(`picture ${sha256} is named and not on disk`);
  for (const sha256 of kept) if (!named.has(sha256)) faults.push(`picture ${sha256} is on disk and nobody's`);
  faults.push(...pageFaults(books));
  return faults;
}

type Runs = readonly Books['runs'][number][];

/** A report that was paid for stands beside a later attempt that failed. */
function standsInVain({ attempt, status, is_paid: isPaid }: Books['analyses'][number], runs: Runs): boolean {
  const hadReport = runs.some((run) => run.attempt < attempt && run.outcome === 'completed');
  const isInVain = runs.some((run) => run.attempt === attempt && run.outcome === 'failed');
  return status === 'completed' && isPaid && hadReport && isInVain;
}

/** An attempt ends once, as its analysis says; one that fails beside a report that was paid for leaves that standing. */
function outcomeFaults(name: string, row: Books['analyses'][number], runs: Runs): string[] {
  const { attempt, status } = row;
  const ends = runs.filter(({ outcome }) => outcome === 'completed' || outcome === 'failed');
  const faults = [...groups(ends, (run) => String(run.attempt))].flatMap(([of, all]) =>
    all.length > 1 ? [`attempt ${of} of ${name} ended ${all.length} times`] : [],
  );
  const last = ends.filter((run) => run.attempt === attempt).map(({ outcome }) => outcome);
  const isEnded = status === 'completed' || status === 'failed';
  if (isEnded && !last.includes(status) && !standsInVain(row, runs))
    faults.push(`${name} is ${status}, and its runs say ${last.join() || 'nothing'}`);
  return faults;
}

/** No balance was ever below zero, and nothing bought was spent while something free was left. */
function ledgerFaults(entries: Books['entries']): string[] {
  const faults: string[] = [];
  for (const [user, lines] of groups(entries, (entry) => entry.user_id)) {
    const left: Record<string, number> = { free: 0, credit: 0 };
    for (const { kind, amount, reason, reference } of lines) {
      if (reason === 'spend' && amount !== -1) faults.push(`${reference} cost ${-amount} reports`);
      if (reason === 'spend' && kind === 'credit' && left['free']! > 0) {
        faults.push(`${reference} was paid with a bought report while user ${user} had a free one`);
      }
      left[kind] = (left[kind] ?? 0) + amount;
      if (left[kind] < 0) faults.push(`user ${user} had ${left[kind]} ${kind} reports after ${reference}`);
    }
  }
  return faults;
}

/** Each buyer has got what they are due, once. */
function grantFaults({ entries, freeReports, bought }: Books): string[] {
  const got = (user: string, kind: string) =>
    entries
      .filter((entry) => entry.user_id === user && entry.kind === kind && entry.reason !== 'spend')
      .reduce((sum, { amount }) => sum + amount, 0);
  return [...bought].flatMap(([user, due]) => {
    const [free, others] = [got(user, 'free'), got(user, 'credit')];
    if (free === freeReports && others === due) return [];
    const given = `${free} free reports and ${others} others`;
    return [`user ${user} was given ${given}, and is due ${freeReports} and ${due}`];
  });
}

/** What a page that only listens shows is what the rows say. */
function pageFaults({ analyses, pages }: Books): string[] {
  const faults: string[] = [];
  const owned = groups(analyses, (row) => row.user_id);
  for (const [user, cards] of pages) {
    const rows = owned.get(user) ?? [];
    for (const { id, status, is_paid: isPaid, failure_reason: reason } of rows) {
      const card = cards.get(id);
      const shown = card && [card.status, card.isPaid, card.failureReason].join();
      const right = [status, isPaid, reason].join();
      if (shown !== right)
        faults.push(`the page of analysis ${id} shows ${shown ?? 'nothing'}, the row says ${right}`);
    }
    const ids = new Set(rows.map(({ id }) => id));
    for (const id of cards.keys())
      if (!ids.has(id)) faults.push(`the page shows analysis ${id}, which is gone`);
  }
  return faults;
}

export function groups<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) found.set(keyOf(one), [...(found.get(keyOf(one)) ?? []), one]);
  return found;
}
