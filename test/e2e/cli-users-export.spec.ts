import { EntityManager } from '@mikro-orm/postgresql';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ExportService } from '../../src/accounts/export.service.js';
import {
  accountTables,
  analysisTable,
  tablesLeftOut,
  tablesOfAnalysis,
} from '../../src/accounts/export-tables.js';
import { UsersService } from '../../src/auth/users.service.js';
import { CreditsService } from '../../src/billing/credits.service.js';
import { ImageStore } from '../../src/image-tracking/image-store.service.js';
import { readHeader } from '../../src/image-tracking/picture-file.js';
import { AuditEntry } from '../../src/shared/audit/audit-entry.entity.js';
import { stockholmDay } from '../../src/shared/clock.js';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { startBillingStage, type BillingStage } from '../support/billing-stage.js';
import { runCli } from '../support/cli.js';
import { analysed, everyRow, liveIn, type LivedIn } from '../support/lived-in.js';
import { waitFor } from '../support/wait-for.js';

type Row = Record<string, unknown>;
type Rows = Map<string, Row[]>;
type Exported = Record<string, Row[]> & {
  account: Row;
  analyses: (Row & Record<string, Row[]>)[];
  handedInPictures: { sha256: string; file: string | null }[];
};

let adverts: AdvertServer;
let stage: BillingStage;
let anna: LivedIn;
let bjorn: ApiClient;
let folder: string;
let text: string;
let rows: Rows;

const em = () => stage.app.app.get(EntityManager).fork();
const cli = (...args: string[]) => runCli(['users', 'export', ...args], { ...stage.app.env });
const exported = () => JSON.parse(text) as Exported;
const tables = [...accountTables, analysisTable, ...tablesOfAnalysis];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'visningsklar-export-'));
  adverts = await startAdvertServer();
  stage = await startBillingStage({ SCRAPING_HOST_MAP: adverts.hostMapText });
  anna = await liveIn(stage, adverts);
  bjorn = await signUp(stage.app.url);
  await analysed(bjorn, adverts.link('storgatan-3-1003'));
  // Another administrator reads her analysis and gives her one more.
  await stage.app.app.get(UsersService, { strict: false }).makeAdmin(bjorn.email, 'cli:olga');
  expect((await bjorn.call('GET', `/analyses/${anna.home}/raw`)).status).toBe(200);
  await stage.app.app
    .get(CreditsService, { strict: false })
    .grant(anna.person.userId, 1, 'väntan', `user:${bjorn.userId}`);
  // She looks after the service as well, and tries prompts on her home.
  await stage.app.app.get(UsersService, { strict: false }).makeAdmin(anna.person.email, 'cli:olga');
  const compared = { analysisId: anna.home, promptIds: ['default-v1', 'unbiased-v1'] };
  expect((await anna.person.call('POST', '/admin/experiments', compared)).status).toBe(201);

  rows = new Map(
    [...(await everyRow(stage))].map(([table, lines]) => [
      table,
      lines.map((line) => JSON.parse(line) as Row),
    ]),
  );
  const done = await cli(anna.person.email.toUpperCase(), '--to', join(folder, 'anna.json'), '--json');
  expect([done.code, done.stderr]).toEqual([0, '']);
  text = readFileSync(join(folder, 'anna.json'), 'utf8');
}, 90_000);
afterAll(async () => {
  await stage?.close();
  await adverts?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Ids and names by which a row can be somebody's. */
function namesOf(userId: string): string[] {
  const own = (table: string) => rows.get(table)!.filter((row) => row['user_id'] === userId);
  return [userId, ...[...own('analyses'), ...own('purchases')].map(({ id }) => String(id))];
}

it('leaves no table out that refers to a person without saying why', async () => {
  const links = await em().execute<{ child: string; parent: string }[]>(
    `select distinct conrelid::regclass::text as child, confrelid::regclass::text as parent
       from pg_constraint where contype = 'f'`,
  );
  const ofPeople = new Set(['users']);
  for (let before = 0; before < ofPeople.size;) {
    before = ofPeople.size;
    for (const { child, parent } of links) if (ofPeople.has(parent)) ofPeople.add(child);
  }
  const names = [...namesOf(anna.person.userId), anna.person.email, anna.deviceHash];
  for (const [table, own] of rows) {
    const written = JSON.stringify(own);
    if (names.some((name) => written.includes(name))) ofPeople.add(table);
  }
  // Of people whose accounts are erased: a check sum that nothing here leads to.
  ofPeople.add('mailbox_grants');
  expect(ofPeople.size).toBeGreaterThan(14);
  const accounted = [...tables.map(({ table }) => table), ...Object.keys(tablesLeftOut)];
  expect([...ofPeople].sort()).toEqual([...new Set(accounted)].sort());
});

it.each(tables.map((table) => [table.section, table.table, table] as const))(
  'accounts in %s for each column of %s',
  async (_section, _name, table) => {
    const found = await em().execute<{ name: string }[]>(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ?`,
      [table.table],
    );
    const accounted = [...table.columns, ...Object.keys(table.leftOut)];
    expect(accounted.sort()).toEqual(found.map(({ name }) => name).sort());
  },
);

it('is read in pieces by columns that it tells', () => {
  for (const { order, columns } of accountTables)
    expect(columns).toEqual(expect.arrayContaining(order.split(', ')));
});

const camelCase = (column: string) =>
  column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A row of the database as the export has it: times as moments, us without our names. */
function expectSame(row: Row, given: Row, columns: readonly string[]): void {
  for (const column of columns) {
    const [kept, told] = [row[column], given[camelCase(column)]];
    const isTime = /_at$/.test(column) && kept !== null;
    const isOurs = column === 'actor' && /^(?:cli|user):/.test(String(kept));
    const expected = isOurs && kept !== `user:${anna.person.userId}` ? 'operator' : kept;
    if (isTime) expect([column, Date.parse(String(told))]).toEqual([column, Date.parse(String(kept))]);
    else expect([column, told]).toEqual([column, expected]);
  }
}

/** What the model cost us is no matter of the person's, nor whether somebody else had the same written before. */
function asOwned(row: Row): Row {
  const { meta, ...result } = row['analysis_result'] as Row;
  const { tokens: _tokens, cost: _cost, reused: _reused, executionTimeMs: _time, ...told } = meta as Row;
  const generatedAt = stockholmDay(new Date(told['generatedAt'] as string));
  return { ...row, analysis_result: { ...result, meta: { ...told, generatedAt } } };
}

it('holds every row of theirs, and nothing of anybody else', () => {
  const { account, analyses, handedInPictures: _, ...lists } = exported();
  const { userId } = anna.person;
  expectSame(
    rows.get('users')!.find(({ id }) => id === userId)!,
    account,
    accountTables[0]!.columns,
  );
  // What was done to her is of more than one subject: the next test has it.
  for (const { section, table, columns } of accountTables.slice(1)) {
    if (section === 'actsOnThem') continue;
    const own = rows
      .get(table)!
      .filter(
        (row) => (row['user_id'] ?? row['actor_id']) === userId || row['device_hash'] === anna.deviceHash,
      );
    const given = lists[section]!;
    expect([section, given.length > 0, given.length]).toEqual([section, true, own.length]);
    const key = ['id', 'day', 'role', 'device_hash'].find((column) => columns.includes(column))!;
    for (const row of own)
      expectSame(
        row,
        given.find((each) => each[camelCase(key)] === row[key])!,
        columns,
      );
  }
  expect(analyses).toHaveLength(2);
  for (const given of analyses) {
    const row = rows.get('analyses')!.find(({ id }) => id === given['id'])!;
    const isPaid = row['is_paid'] === true;
    const ofPayment = ['analysis_result', 'raw_listing_data'];
    const columns = analysisTable.columns.filter((column) => isPaid || !ofPayment.includes(column));
    expectSame(isPaid ? asOwned(row) : row, given, columns);
    if (!isPaid && row['analysis_result'] !== null) {
      const { disagreements: _bought, ...raw } = row['raw_listing_data'] as Row;
      expect(given['rawListingData']).toEqual(raw);
      expect(Object.keys(given['analysisResult'] as object)).toEqual([
        'verdict',
        'verdictReason',
        'confidence',
        'redFlagsCount',
        'redFlagTitles',
        'unjudgedCount',
        'missingCount',
        'euphemismsCount',
        'questionsCount',
        'sumsCount',
      ]);
    }
    for (const { section, table, columns } of tablesOfAnalysis) {
      const own = rows.get(table)!.filter((row) => row['analysis_id'] === given['id']);
      expect([section, given[section]!.length]).toEqual([section, own.length]);
      const key = section === 'pictures' ? 'sha256' : 'id';
      for (const row of own)
        expectSame(
          row,
          given[section]!.find((each) => each[key] === row[key])!,
          columns,
        );
    }
  }
  expect(analyses.flatMap(({ experiments }) => experiments)).toHaveLength(1);
  for (const name of [...namesOf(bjorn.userId), bjorn.email]) expect(text).not.toContain(name);
});

it('tells what was done to them and to their analyses, and when, but not which of us did it', () => {
  const { userId } = anna.person;
  const ids = new Set([userId, ...exported().analyses.map(({ id }) => String(id))]);
  for (const analysis of exported().analyses)
    for (const { id } of analysis['experiments']!) ids.add(String(id));
  const done = rows
    .get('audit_entries')!
    .filter(({ subject }) => ids.has(String(subject).split(':')[1]!))
    .map(({ id, act, subject }) => [id, act, subject]);
  expect(done.map(([, act]) => act)).toEqual(
    expect.arrayContaining(['user.make-admin', 'analysis.open-raw', 'credits.grant', 'experiment.run']),
  );
  const given = exported()['actsOnThem']!;
  const last = given.at(-1)!;
  // The export is in itself: it is logged before anything is written.
  expect([last['act'], last['subject']]).toEqual(['user.export', `user:${userId}`]);
  expect(
    given
      .slice(0, -1)
      .map(({ id, act, subject }) => [id, act, subject])
      .sort(),
  ).toEqual(done.sort());
  const opened = given.find(({ act }) => act === 'analysis.open-raw')!;
  const entry = rows.get('audit_entries')!.find(({ id }) => id === opened['id'])!;
  expect(opened).toEqual({
    id: entry['id'],
    createdAt: expect.any(String),
    act: 'analysis.open-raw',
    subject: `analysis:${anna.home}`,
    actor: 'operator',
  });
  expect(Date.parse(String(opened['createdAt']))).toBe(Date.parse(String(entry['created_at'])));
});

it('holds the pictures that were handed in, what is left, and the consents', () => {
  const { analyses, purchases, reportsLeft, notIncluded, handedInPictures } = exported();
  const pictures = analyses.flatMap(({ handIns }) => handIns!).filter(({ kind }) => kind === 'picture');
  expect(pictures).toHaveLength(1);
  expect(handedInPictures).toEqual([
    { sha256: pictures[0]!['sha256'], file: expect.stringMatching(/^data:image\/jpeg;base64,/) },
  ]);
  expect(digestOf(handedInPictures[0]!.file!)).toBe(handedInPictures[0]!.sha256);
  // As `liveIn` says: three bought last and two given; and one more.
  expect(reportsLeft).toEqual({ free: 0, credits: 6 });
  expect(
    purchases!.filter(({ termsVersion, termsAcceptedAt }) => termsVersion && termsAcceptedAt),
  ).toHaveLength(4);
  expect(notIncluded).toContainEqual({ what: 'users.password_hash', why: expect.stringContaining('secret') });
  expect(notIncluded).toContainEqual({
    what: expect.stringMatching(/^of a result its meta\.reused,/),
    why: expect.stringContaining('somebody else'),
  });
});

/** Hex SHA-256 of what a data URL holds. */
const digestOf = (file: string) =>
  createHash('sha256')
    .update(Buffer.from(file.split(';base64,')[1]!, 'base64'))
    .digest('hex');

const isIdle = async () =>
  (
    await em().execute<object[]>(
      `select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
    )
  ).length > 0;

it('gives large pictures in small pieces, and lets the database go before it reads them', async () => {
  const size = { width: 1500, height: 1400, channels: 3 } as const;
  const png = await sharp(randomBytes(1500 * 1400 * 3), { raw: size })
    .png()
    .toBuffer();
  const images = stage.app.app.get(ImageStore, { strict: false });
  const { sha256, fileSize } = await images.put(png, await readHeader(png, 'png'));
  expect(fileSize).toBeGreaterThan(6_000_000);
  const lost = 'ab'.repeat(32);
  const [{ id } = { id: '' }] = await em().execute<{ id: string }[]>(
    'select id from analyses where user_id = ?',
    [bjorn.userId],
  );
  const hold = `insert into hand_ins (id, analysis_id, kind, name, sha256, created_at)
                values (gen_random_uuid(), ?, 'picture', 'kök.png', ?, now())`;
  // The same picture may be handed in twice.
  for (const name of [sha256, sha256, lost]) await em().execute(hold, [id, name]);

  const pieces: string[] = [];
  const write = async (piece: string) => {
    if (piece.includes('data:image'))
      await waitFor(async () => !(await isIdle()), { what: 'the transaction to be over' });
    pieces.push(piece);
  };
  await stage.app.app
    .get(ExportService, { strict: false })
    .export(bjorn.userId, { actor: 'cli:test', write });
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(1_000_000);
  const given = (JSON.parse(pieces.join('')) as Exported).handedInPictures;
  expect(given.map((one) => one.sha256).sort()).toEqual([sha256, lost].sort());
  for (const { sha256: name, file } of given)
    if (name === lost) expect(file).toBeNull();
    else expect(digestOf(file!)).toBe(sha256);
});

it('leaves out what is deleted while it is written', async () => {
  const carin = await signUp(stage.app.url);
  const links = ['storgatan-1-1001', 'storgatan-3-1003'];
  for (const slug of links) await analysed(carin, adverts.link(slug));
  const pieces: string[] = [];
  const write = async (piece: string) => {
    if (piece.endsWith('"analyses": ['))
      await em().execute('delete from analyses where user_id = ? and hemnet_url = ?', [
        carin.userId,
        adverts.link(links[1]!),
      ]);
    pieces.push(piece);
  };
  const exporting = stage.app.app.get(ExportService, { strict: false });
  const counts = await exporting.export(carin.userId, { actor: 'cli:test', write });
  const { analyses } = JSON.parse(pieces.join('')) as Exported;
  expect(counts).toMatchObject({ analyses: 1 });
  expect(analyses.map(({ hemnetUrl }) => hemnetUrl)).toEqual([adverts.link(links[0]!)]);
});

it('holds no secret, and does not tell which of us did something', () => {
  const secrets = ['users', 'refresh_sessions', 'email_tokens'].flatMap((table) =>
    rows.get(table)!.map((row) => String(row['password_hash'] ?? row['token_hash'])),
  );
  expect(secrets.length).toBeGreaterThan(3);
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(JSON.stringify(rows.get('credit_entries'))).toContain('cli:test');
  expect(text).not.toMatch(/cli:(test|olga)/);
});

it('stands in the log, is for its owner’s eyes, and takes the place of nothing unasked', async () => {
  const file = join(folder, 'anna.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [entry] = await em().find(AuditEntry, { act: 'user.export' });
  expect(entry).toMatchObject({
    actor: expect.stringMatching(/^cli:/),
    subject: `user:${anna.person.userId}`,
    details: { analyses: 2, purchases: 4 },
  });

  writeFileSync(file, 'mine', { mode: 0o644 });
  const taken = await cli(anna.person.email, '--to', file);
  expect([taken.code, taken.stdout, taken.stderr.trim()]).toEqual([
    2,
    '',
    `app-cli: ${file}: there is a file already; add --force to overwrite it`,
  ]);
  expect(readFileSync(file, 'utf8')).toBe('mine');
  const forced = await cli(anna.person.email, '--to', file, '--force');
  expect([forced.code, forced.stdout, forced.stderr]).toEqual([
    0,
    '',
    `All that is kept about ${anna.person.email} is in ${file}.\n`,
  ]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { account } = JSON.parse(readFileSync(file, 'utf8')) as Exported;
  expect(account['email']).toBe(anna.person.email);
  expect(readdirSync(folder)).toEqual(['anna.json']);
});

it('stands in the log also when it is broken off, for somebody may have read its beginning', async () => {
  const exports = () => em().count(AuditEntry, { act: 'user.export', subject: `user:${bjorn.userId}` });
  const before = await exports();
  const write = () => Promise.reject(new Error('nobody reads on'));
  const exporting = stage.app.app.get(ExportService, { strict: false });
  await expect(exporting.export(bjorn.userId, { actor: 'cli:test', write })).rejects.toThrow(
    'nobody reads on',
  );
  expect(await exports()).toBe(before + 1);
});

it('goes to stdout without a file', async () => {
  const { code, stdout, stderr } = await cli(bjorn.email);
  expect([code, stderr]).toEqual([0, '']);
  expect((JSON.parse(stdout) as Exported).account['email']).toBe(bjorn.email);
});

it('says what it cannot do, and leaves no file', async () => {
  const nobody = await cli('ingen@test.example', '--to', join(folder, 'ingen.json'));
  expect([nobody.code, nobody.stdout, nobody.stderr]).toEqual([2, '', expect.stringContaining('no user')]);
  for (const [place, fault] of [
    [join(folder, 'nowhere', 'a.json'), 'there is no such folder'],
    [folder, 'it is a folder'],
  ] as const) {
    const refused = await cli(bjorn.email, '--to', place, '--force');
    expect([refused.code, refused.stdout, refused.stderr]).toEqual([2, '', expect.stringContaining(fault)]);
  }
  expect((await cli(bjorn.email, '--force')).code).toBe(1);
  expect(readdirSync(folder)).toEqual(['anna.json']);
});
