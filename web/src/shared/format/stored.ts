/** Groups of three (`4 150 000`, `4.150.000`) or digits alone, with up to two decimals. */
const figure =
  /^\D*?(-?\d{1,3}(?:[ \u00a0\u202f.,]\d{3})+(?!\d)|-?\d+)(?:[.,](\d{1,2})(?!\d))?\s*(mkr|milj)?/iu;

/**
 * A figure as it lies in stored JSON, where earlier readings and hand-written records may have kept it as text:
 * `4 150 000 kr` is 4150000, `2,5 rum` is 2.5, `4,95 Mkr` is 4950000. Null when there is none.
 */
export function figureOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const [, whole, decimals = '0', million] = (typeof value === 'string' && figure.exec(value)) || [];
  if (whole === undefined) return null;
  const read = Number(`${whole.replace(/[^\d-]/g, '')}.${decimals}`);
  return million ? Math.round(read * 1_000_000) : read;
}

/** The values of an object with figures in place of the texts under these names; a text that holds none is left out. */
export function withFigures<T extends object>(stored: T, names: ReadonlySet<string>): T {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([name, value]: [string, unknown]) => {
      if (typeof value !== 'string' || !names.has(name)) return [[name, value]];
      const read = figureOf(value);
      return read === null ? [] : [[name, read]];
    }),
  ) as T;
}
