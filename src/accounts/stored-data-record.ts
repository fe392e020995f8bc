import { accountTables, analysisTable, tablesLeftOut, tablesOfAnalysis } from './export-tables.js';
import { purposes, storedElsewhere, type StoredTable } from './stored-data.js';
import { storedTables } from './stored-tables.js';

const erasures = {
  goes: 'goes with the account',
  unnamed: 'stays, without whoever it was',
  keyed: 'stays, keyed: names nobody, but the operator can test an address against it',
  stays: 'stays: tells of nobody',
} as const;

/** The words of a column list. */
export const columnsOf = ({ columns }: StoredTable): string[] =>
  Object.values(columns).flatMap((words) => words.trim().split(/\s+/));

/** docs/data.md: the record of processing, as Markdown. */
export function dataRecord(): string {
  const exported = new Set([...accountTables, analysisTable, ...tablesOfAnalysis].map(({ table }) => table));
  const inExport = ({ table, purposes }: StoredTable) =>
    exported.has(table)
      ? 'yes'
      : table in tablesLeftOut || purposes.length > 0
        ? `no: ${tablesLeftOut[table]}`
        : 'no: of nobody';
  return (
    [
      '# What is stored, why and for how long',
      'The record of processing (GDPR, article 30), written by `npm run write:data` from `src/accounts/stored-data.ts` and `stored-tables.ts`. A test holds both against the entities, the export, the rules of retention and the privacy page.',
      '## Purposes',
      rows(
        ['Purpose', 'Legal basis', 'On the privacy page'],
        Object.entries(purposes).map(([name, { basis, page }]) => [name, basis, page]),
      ),
      '## Tables',
      'Columns that hold a `secret` (a check sum) never leave; `link` says whose a row is, by ids of ours.',
      ...storedTables.map((stored) =>
        [
          `### ${stored.table}`,
          `${capital(stored.what)}.`,
          [
            `- Purposes: ${stored.purposes.join(', ') || 'none: nothing tells of a person'}`,
            `- Kept: ${stored.kept}${stored.rules.length > 0 ? ` (retention: ${stored.rules.join(', ')})` : ''}`,
            `- At erasure: ${erasures[stored.atErasure]}`,
            `- In the export: ${inExport(stored)}`,
            ...Object.entries(stored.columns).map(
              ([holds, words]) =>
                `- ${capital(holds)}: ${words
                  .trim()
                  .split(/\s+/)
                  .map((word) => `\`${word}\``)
                  .join(', ')}`,
            ),
          ].join('\n'),
        ].join('\n\n'),
      ),
      '## Elsewhere',
      rows(
        ['Place', 'Names', 'What', 'Purposes', 'Kept'],
        storedElsewhere.map(({ place, names, what, purposes, kept }) => [
          place,
          `\`${names.replaceAll('|', String.raw`\|`)}\``,
          what,
          purposes.join(', ') || 'none',
          kept,
        ]),
      ),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
}

function rows(head: readonly string[], body: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
