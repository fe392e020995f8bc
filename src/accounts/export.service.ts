import { EntityManager, IsolationLevel } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AnalysesService } from '../analyses/analyses.service.js';
import type { Analysis } from '../analyses/analysis.entity.js';
import { UserNotFound } from '../auth/auth.errors.js';
import { CreditsService } from '../billing/credits.service.js';
import { ImageStore } from '../image-tracking/image-store.service.js';
import type { ReportInput } from '../reports/reports.types.js';
import { recordAct } from '../shared/audit/record-act.js';
import { TooManyExports } from './accounts.errors.js';
import type { ExportCounts } from './accounts.types.js';
import { writePictures } from './export-pictures.js';
import {
  accountTables,
  analysisTable,
  ofOthers,
  ourCost,
  tablesLeftOut,
  tablesOfAnalysis,
  type ExportedTable,
} from './export-tables.js';

export interface ExportOptions {
  /** As in the log. */
  readonly actor: string;
  /** Takes the JSON text in pieces, in their order. */
  readonly write: (text: string) => Promise<void>;
  readonly signal?: AbortSignal;
  /** How many exports by the same actor there may be in 24 hours, this one with them; without it any number. */
  readonly aDay?: number;
}

const DAY_MS = 24 * 60 * 60_000;
/** So many rows of a table are read at once. */
const PAGE = 500;

type Row = Record<string, unknown>;

/** An analysis with the lists of what stands under it. */
type AnalysisRow = Row &
  Pick<Analysis, 'isPaid' | 'analysisResult' | 'rawListingData'> & {
    readonly handIns: readonly Row[];
    readonly experiments: readonly (Row & { readonly input: ReportInput })[];
  };

/** Gives a person a copy of all that is kept about them (GDPR, articles 15 and 20). */
@Injectable()
export class ExportService {
  constructor(
    private readonly em: EntityManager,
    private readonly credits: CreditsService,
    private readonly analyses: AnalysesService,
    private readonly images: ImageStore,
  ) {}

  /**
   * Writes one JSON object: a list for each table of `export-tables`, the analyses with what stands under them, pictures
   * that the person handed in as data URLs, and what is left out with the reason. Of an unpaid analysis it holds the
   * preview and the home's own facts, which is all that the person has been given. Of what hangs on the account alone
   * the first 500 rows of each table are of one moment, and so is each analysis with what stands under it; what is
   * deleted meanwhile is left out. However much there is, those rows and one piece more of 500, an analysis or a picture
   * are in memory at a time, and neither the database nor the store of pictures waits for `write`. Times are ISO 8601 in
   * UTC, money is in öre. The log's entry stands before anything is written, for what is broken off has been read too.
   * @returns how many rows of each there are
   * @throws UserNotFound, TooManyExports before anything is written; ImageStoreUnavailable, the signal's reason, and what
   * `write` throws
   */
  async export(userId: string, { actor, write, signal, aDay }: ExportOptions): Promise<ExportCounts> {
    await this.record(userId, actor, aDay);
    const counts: Record<string, number> = {};
    const { head, sections, analysisIds } = await this.ofOneMoment((em) => this.readAccount(em, userId));
    await write(head);
    for (const { table, rows } of sections)
      counts[table.section] = await this.writeRows(userId, table, rows, { write, signal });
    await write(',\n  "analyses": [');
    counts[analysisTable.section] = 0;
    const handedIn = new Set<string>();
    for (const id of analysisIds) {
      signal?.throwIfAborted();
      const analysis = await this.ofOneMoment((em) => analysisOf(readerFor(em, userId), id));
      if (!analysis) continue;
      for (const { kind, sha256 } of analysis.handIns) if (kind === 'picture') handedIn.add(String(sha256));
      const text = indented(this.asGiven(analysis), 4);
      await write(`${counts[analysisTable.section]!++ === 0 ? '' : ','}\n    ${text}`);
    }
    await write('\n  ],\n  "handedInPictures": ');
    await writePictures(handedIn, this.images, { write, signal });
    await write(`${entry('notIncluded', notIncluded)}\n}\n`);
    return counts;
  }

  /** Writes a table's rows, of which the first are read. @returns how many there are */
  private async writeRows(
    userId: string,
    table: ExportedTable,
    first: readonly Row[],
    { write, signal }: Pick<ExportOptions, 'write' | 'signal'>,
  ): Promise<number> {
    let count = 0;
    await write(`,\n  "${table.section}": [`);
    for (let rows = first; rows.length > 0;) {
      signal?.throwIfAborted();
      await write(rows.map((row) => `${count++ === 0 ? '' : ','}\n    ${indented(row, 4)}`).join(''));
      const last = rows.at(-1)!;
      rows =
        rows.length < PAGE
          ? []
          : await this.ofOneMoment((em) =>
              readerFor(em, userId)(table, userId, { after: last, limit: PAGE }),
            );
    }
    await write('\n  ]');
    return count;
  }

  private ofOneMoment<T>(read: (em: EntityManager) => Promise<T>): Promise<T> {
    const reading = async (em: EntityManager): Promise<T> => {
      await em.execute(`set local time zone 'UTC'`);
      return read(em);
    };
    return this.em.fork().transactional(reading, { isolationLevel: IsolationLevel.REPEATABLE_READ });
  }

  /** The beginning of the file, the first rows of what hangs on the account alone, and the ids of its analyses. */
  private async readAccount(
    em: EntityManager,
    userId: string,
  ): Promise<{
    head: string;
    sections: readonly { table: ExportedTable; rows: readonly Row[] }[];
    analysisIds: readonly string[];
  }> {
    const rowsOf = readerFor(em, userId);
    const [account] = await rowsOf(accountTables[0]!, userId);
    if (!account) throw new UserNotFound();
    const balance = await this.credits.balance(userId, em);
    const at = `{\n  "exportedAt": ${JSON.stringify(new Date())}`;
    const sections = [];
    for (const table of accountTables.slice(1))
      sections.push({ table, rows: await rowsOf(table, userId, { limit: PAGE }) });
    return {
      head: `${at}${entry('account', account)}${entry('reportsLeft', balance)}`,
      sections,
      analysisIds: await idsOf(em, analysisTable, userId),
    };
  }

  /** The analysis with as much of its result, and of what that is written from, as its owner is given anywhere. */
  private asGiven({ experiments, ...analysis }: AnalysisRow): Row {
    const inputs = experiments.map(({ input }) => input);
    const { inputs: givenInputs, ...given } = this.analyses.givenToOwner(analysis, inputs);
    return {
      ...analysis,
      ...given,
      experiments: experiments.map((row, index) => ({ ...row, input: givenInputs[index] })),
    };
  }

  private async record(userId: string, actor: string, aDay: number | undefined): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const [counts] = await em.execute<[{ analyses: number; purchases: number }?]>(
        `select (select count(*)::int from analyses where user_id = users.id) as analyses,
                (select count(*)::int from purchases where user_id = users.id) as purchases
           from users where id = ? for no key update`,
        [userId],
      );
      if (!counts) throw new UserNotFound();
      if (aDay !== undefined) await this.checkDay(em, userId, actor, aDay);
      await recordAct(em, { actor, act: 'user.export', subject: `user:${userId}`, details: counts });
    });
  }

  /** The log tells how many there were. The caller holds the person's row, so no two count the same one. */
  private async checkDay(em: EntityManager, userId: string, actor: string, aDay: number): Promise<void> {
    const earlier = await em.execute<{ age: number }[]>(
      `select (extract(epoch from now() - created_at) * 1000)::float8 as age from audit_entries
        where subject_id = ? and act = 'user.export' and actor = ? and created_at > now() - interval '24 hours'
        order by created_at desc`,
      [userId, actor],
    );
    const oldest = earlier[aDay - 1];
    if (oldest) throw new TooManyExports(DAY_MS - oldest.age);
  }
}

/** @param page of which the first row comes after another one */
type RowReader = (
  table: ExportedTable,
  id: string,
  page?: { readonly after?: Row; readonly limit?: number },
) => Promise<Row[]>;

/** Reads rows for a person. Which of us did something is nobody's but ours. */
function readerFor(em: EntityManager, userId: string): RowReader {
  const withoutOperator = (key: string, value: unknown): unknown =>
    key === 'actor' && /^(?:cli|user):/.test(String(value)) && value !== `user:${userId}`
      ? 'operator'
      : value;
  return async ({ table, columns, where, order }, id, { after, limit } = {}) => {
    const selected = columns.map((column) => `"${column}" as "${camelCase(column)}"`).join(', ');
    const place = order.split(', ');
    const most = limit === undefined ? '' : `limit ${limit}`;
    const isLater = after ? `and (${order}) > (${place.map(() => '?').join(', ')})` : '';
    const rows = await em.execute<{ row: string }[]>(
      `select row_to_json(own)::text as row
         from (select ${selected} from ${table} where (${where}) ${isLater} order by ${order} ${most}) own`,
      [id, ...(after ? place.map((column) => after[camelCase(column)]) : [])],
    );
    return rows.map(({ row }) => JSON.parse(row, withoutOperator) as Row);
  };
}

async function idsOf(
  em: EntityManager,
  { table, where, order }: ExportedTable,
  id: string,
): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select id from ${table} where ${where} order by ${order}`,
    [id],
  );
  return rows.map((row) => row.id);
}

async function analysisOf(rowsOf: RowReader, id: string): Promise<AnalysisRow | undefined> {
  const [analysis] = await rowsOf({ ...analysisTable, where: 'id = ?' }, id);
  if (!analysis) return undefined;
  const under: Record<string, Row[]> = {};
  for (const table of tablesOfAnalysis) under[table.section] = await rowsOf(table, id);
  return { ...analysis, ...under } as unknown as AnalysisRow;
}

const camelCase = (column: string): string =>
  column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const entry = (key: string, value: unknown): string => `,\n  "${key}": ${indented(value, 2)}`;

const indented = (value: unknown, spaces: number): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(spaces)}`);

const notIncluded = [
  ...[...accountTables, analysisTable, ...tablesOfAnalysis].flatMap(({ table, leftOut }) =>
    Object.entries(leftOut).map(([column, why]) => ({ what: `${table}.${column}`, why })),
  ),
  ...Object.entries(tablesLeftOut).map(([what, why]) => ({ what, why })),
  ...[
    'the result, but for its preview',
    'where its sources disagree, and what came of the documents of the advert',
    'what our experiments were given, but for the home and its pictures',
  ].map((what) => ({
    what: `of an analysis that is not paid for: ${what}`,
    why: 'it is given with the payment',
  })),
  { what: 'of a result its meta.tokens and meta.cost', why: ourCost },
  {
    what: 'of a result its meta.reused, meta.givenAt and meta.executionTimeMs, and of meta.generatedAt all but the day',
    why: ofOthers,
  },
];
