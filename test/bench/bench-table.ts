/** One line of the table: our time, the bare time of the same work, and how many times as long ours took. */
export interface Row {
  readonly what: string;
  readonly oursMs: number;
  /** Undefined where there is no bare counterpart. */
  readonly bareMs?: number;
  readonly bare?: string;
  /** The ratio this row must stay under. */
  readonly bar?: number;
  /** The time, milliseconds, this row must stay under. */
  readonly barMs?: number;
}

export const heading = '  ours ms    bare ms   ratio     bar';

const ratioOf = ({ oursMs, bareMs }: Row) => (bareMs === undefined ? undefined : oursMs / bareMs);

/** What must not be of a row that was measured; undefined when it is under its bar or has none. */
export function overBar(row: Row): string | undefined {
  const { what, oursMs, bar, barMs } = row;
  const ratio = ratioOf(row);
  if (ratio !== undefined && bar !== undefined && ratio > bar)
    return `${what}: ${ratio.toFixed(2)} times the bare time, at most ${bar}`;
  if (barMs !== undefined && oursMs > barMs) return `${what}: ${oursMs.toFixed(1)} ms, at most ${barMs}`;
  return undefined;
}

/** Why a part of the benchmarks has measured nothing, if so: it gave no rows, or some without a figure. */
export function unmeasured(part: string, rows: readonly Row[]): string[] {
  if (rows.length === 0) return [`${part} gave no figures`];
  // What is left of one time when another is taken away may be below zero; what nobody measured is zero or none.
  const isFigure = (value: number) => Number.isFinite(value) && value !== 0;
  return rows
    .filter(({ oursMs, bareMs = 1 }) => !isFigure(oursMs) || !isFigure(bareMs))
    .map(({ what, oursMs, bareMs }) => `${part}, ${what}: ${oursMs} ms beside ${bareMs} ms is no measure`);
}

export function lineOf(row: Row, isHeld: boolean): string {
  const { what, oursMs, bareMs, bare, bar, barMs } = row;
  const ratio = ratioOf(row);
  const cells = [
    oursMs.toFixed(1).padStart(9),
    (bareMs?.toFixed(1) ?? '').padStart(9),
    (ratio?.toFixed(2) ?? '').padStart(7),
    (bar !== undefined ? `≤ ${bar}` : barMs !== undefined ? `≤ ${barMs} ms` : '').padStart(8),
  ];
  const over = isHeld && overBar(row) ? '  OVER ITS BAR' : '';
  return `${cells.join('  ')}  ${what}${bare ? `  |  bare: ${bare}` : ''}${over}`;
}
