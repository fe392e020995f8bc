import { MikroORM } from '@mikro-orm/postgresql';
import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import {
  accountTables,
  analysisTable,
  tablesLeftOut,
  tablesOfAnalysis,
} from '../../src/accounts/export-tables.js';
import { retentionRules } from '../../src/accounts/retention-rules.js';
import { columnsOf, dataRecord } from '../../src/accounts/stored-data-record.js';
import { purposes, storedElsewhere } from '../../src/accounts/stored-data.js';
import { storedTables } from '../../src/accounts/stored-tables.js';
import { entities } from '../../src/entities.js';
import { ormConfig } from '../../src/shared/database/database.js';
import { privacyText } from '../../web/src/shared/texts/privacy.js';

/** The columns of each table, as the entities have them. */
async function columnsByTable(): Promise<Map<string, string[]>> {
  // Nothing connects until something is asked.
  const orm = await MikroORM.init(
    ormConfig({ databaseUrl: 'postgresql://nobody@127.0.0.1:1/none', entities }),
  );
  const tables = [...orm.getMetadata().getAll().values()].map(({ tableName, properties }) => {
    const stored = Object.values(properties).filter(
      ({ persist, formula, generated }) => (persist !== false || generated) && !formula,
    );
    return [tableName, stored.flatMap(({ fieldNames = [] }) => fieldNames).sort()] as const;
  });
  await orm.close();
  return new Map(tables);
}

const tableOf = (id: string) => {
  const { blocks } = privacyText.sections.find((section) => section.id === id)!;
  const found = blocks.find((block) => typeof block === 'object' && 'table' in block) as {
    table: { rows: readonly (readonly string[])[] };
  };
  return found.table.rows;
};

describe('the record of what is stored', () => {
  it('has every column of every table, and no other', async () => {
    const stored = await columnsByTable();
    expect(stored.size).toBeGreaterThan(22);
    const recorded = storedTables.map((table) => [table.table, columnsOf(table).sort()] as const);
    expect(Object.fromEntries(recorded)).toEqual(Object.fromEntries(stored));
    expect(recorded).toHaveLength(stored.size);
    for (const [table, columns] of recorded)
      expect([table, new Set(columns).size]).toEqual([table, columns.length]);
  });

  it('gives each thing that tells of a person a purpose, and each purpose its row of the privacy page', () => {
    const told = tableOf('andamal').map(([what]) => what);
    for (const { page } of Object.values(purposes)) expect(told).toContain(page);
    for (const { table, purposes: why, columns } of storedTables)
      if (columns.person ?? columns.use ?? columns.secret)
        expect([table, why.length > 0]).toEqual([table, true]);
    // What is written to us lies in a mailbox, not here.
    const ours = Object.values(purposes).map(({ page }) => page as string);
    expect(told.filter((what) => !ours.includes(what!))).toEqual(['Svara när du skriver till oss']);
  });

  it('has a row of the privacy page for whatever tells of a person, and something for each of its rows', () => {
    const told = tableOf('lagring').map(([what]) => what!);
    const all = [...storedTables, ...storedElsewhere];
    for (const { what, page, purposes: why } of all) {
      if (page !== null) expect([what, told.filter((row) => row.startsWith(page)).length]).toEqual([what, 1]);
      // The folder of mails is the local start's, which has one person: whoever started it.
      else
        expect([what, what.startsWith('mails of the local start') || why.length === 0]).toEqual([what, true]);
    }
    const kept = all.flatMap(({ page }) => page ?? []);
    expect(told.filter((row) => !kept.some((page) => row.startsWith(page)))).toEqual([
      'Det du skriver till oss',
    ]);
  });

  it('promises of backups and of the lines of processes what their operator is told to do', () => {
    const { blocks } = privacyText.sections.find(({ id }) => id === 'lagring')!;
    const manual = readFileSync('docs/operations.md', 'utf8').replace(/\s+/g, ' ');
    const [, kept] = /keep backups no longer than (\d+) days/.exec(manual)!;
    expect(blocks.at(-1)).toContain(`I säkerhetskopior kan det raderade finnas kvar i högst ${kept} dagar.`);
    const [, lines] = /\| the process +\|.*: (\d+) days at most/.exec(
      readFileSync('docs/security.md', 'utf8'),
    )!;
    const [, promised] = tableOf('lagring').find(([what]) => what!.startsWith('Driftlogg'))!;
    expect(promised).toMatch(new RegExp(`^Högst ${lines} dagar`));
  });

  it('names for each table the rules of retention that there are', () => {
    const rulesOf = (table: string) =>
      retentionRules.filter((rule) => rule.table === table).map(({ rule }) => rule);
    for (const { table, rules } of storedTables) expect([table, rules]).toEqual([table, rulesOf(table)]);
    expect(storedTables.flatMap(({ rules }) => rules)).toHaveLength(retentionRules.length);
  });

  it('exports what tells of a person, or says why not', () => {
    const exported = [...accountTables, analysisTable, ...tablesOfAnalysis];
    for (const { table, purposes: why, columns } of storedTables) {
      const given = exported.filter((one) => one.table === table);
      expect([table, given.length > 0 || table in tablesLeftOut]).toEqual([table, why.length > 0]);
      const words = (text = '') => text.trim().split(/\s+/).filter(Boolean);
      for (const { columns: shown } of given)
        for (const secret of words(columns.secret)) expect(shown).not.toContain(secret);
      const shown = given.flatMap((one) => one.columns);
      if (given.length > 0) for (const column of words(columns.person)) expect(shown).toContain(column);
    }
  });

  it('is written out in docs/data.md', async () => {
    const path = new URL('../../docs/data.md', import.meta.url).pathname;
    const config = await resolveConfig(path);
    expect(readFileSync(path, 'utf8')).toBe(await format(dataRecord(), { ...config, parser: 'markdown' }));
  });
});
