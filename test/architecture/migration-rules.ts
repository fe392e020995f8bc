/** Tables of which nobody knows how large they are when a migration comes: all that an earlier one made. */
type Tables = ReadonlySet<string>;

/** A table, of our schema, whether that is named or not. */
const TABLE = '(?:"?public"?\\.)?"?(\\w+)"?';
const CREATE_TABLE = new RegExp(`^create table (?:if not exists )?${TABLE}`, 'i');
const ALTER_TABLE = new RegExp(`^alter table (?:if exists )?(?:only )?${TABLE}\\s+(.*)$`, 'is');
const WRITES_ROWS = new RegExp(`\\b(?:update|delete from|merge into) (?:only )?${TABLE}`, 'gi');
const CREATE_INDEX = new RegExp(
  `^create (?:unique )?index (?!concurrently)(?:if not exists )?"?\\w+"? on (?:only )?${TABLE}`,
  'i',
);

/** Tables whose rows a statement changes, its first words or a part under `with` or in a block saying so. */
const writtenIn = (statement: string): string[] =>
  /^(?:with|update|delete|merge|do)\b/i.test(statement)
    ? [...statement.matchAll(WRITES_ROWS)].map(([, table = '']) => table)
    : [];

/** What an action of `alter table` takes from the program before, or keeps it waiting for; each with its word. */
const actions: readonly [fault: string, pattern: RegExp][] = [
  ['drops a column', /\bdrop column\b/i],
  ['renames', /\brename\b/i],
  ['makes a column obligatory', /\balter column \S+ set not null\b/i],
  ['changes a type', /\balter column \S+ (?:set data )?type\b/i],
  ['drops a default', /\balter column \S+ drop default\b/i],
  [
    'adds an obligatory column without a default',
    /\badd column (?:(?!add column|default).)*\bnot null\b(?!(?:(?!add column).)*\bdefault\b)/is,
  ],
  ['computes a column of every row', /\badd column (?:(?!add column).)*\bgenerated always as\b/is],
  [
    'checks every row',
    /\badd constraint (?:(?!add constraint).)*\b(?:check|foreign key)\b(?!.*\bnot valid\b)/is,
  ],
  [
    'builds an index of every row',
    /\badd constraint (?:(?!add constraint).)*\b(?:unique|primary key)\b(?!\s+using index)/is,
  ],
];

/**
 * What in a migration the program before could not live with, or would wait for: it runs beside the new one, on the new
 * schema, and its requests queue behind whatever locks a table that has grown.
 * @param existing tables of the migrations before
 * @returns faults as `word: statement`, and the tables that there are after it
 */
export function contractingStatements(
  statements: readonly string[],
  existing: Tables,
): { faults: string[]; tables: Set<string> } {
  const made = new Set<string>();
  const faults: string[] = [];
  for (const statement of statements.map((text) => text.trim().replace(/\s+/g, ' '))) {
    const found = (fault: string) => faults.push(`${fault}: ${statement}`);
    const isOld = (table: string | undefined) =>
      table !== undefined && existing.has(table) && !made.has(table);
    const created = CREATE_TABLE.exec(statement)?.[1];
    if (created) made.add(created);
    if (/^drop (table|view|schema|type|function|sequence|trigger)\b/i.test(statement)) found('drops');
    if (/^alter (type|sequence|view|index) .*\brename\b/is.test(statement)) found('renames');
    if (/^truncate\b/i.test(statement)) found('empties');
    if (isOld(CREATE_INDEX.exec(statement)?.[1])) found('builds an index of every row');
    // Within the transaction that holds what it has changed so far.
    if (writtenIn(statement).some(isOld)) found('writes rows');
    const [, table, action = ''] = ALTER_TABLE.exec(statement) ?? [];
    if (isOld(table)) for (const [fault, pattern] of actions) if (pattern.test(action)) found(fault);
  }
  return { faults, tables: new Set([...existing, ...made]) };
}
