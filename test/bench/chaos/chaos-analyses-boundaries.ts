import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';

/** Writes at which a process may die: just after the commit, or while the transaction that wrote is still open. */
const writes = [
  'analysis begun',
  'analysis begun anew',
  'analysis deleted',
  'analysis claimed',
  'analysis stepped on',
  'analysis scraped',
  'analysis analyzing',
  'analysis completed',
  'analysis paid',
  'analysis failed',
  'analysis touched',
  'run begun',
  'run ended',
  'report spent',
  'preview counted',
  'pictures named',
  'site noted',
  'reading shared',
  'report stored',
  'lease taken',
  'lease prolonged',
  'lease released',
] as const;

const committed = (write: string) => `${write}, committed`;
const open = (write: string) => `${write}, transaction open`;

/** What a process asks of others, and what it does in Redis. */
const asked = ['advert asked for', 'picture asked for', 'model asked'] as const;
const inRedis = ['job put in line', 'job taken', 'job ended in Redis', 'event told'] as const;

/** Every place between two steps of an analysis: all of them must have been struck in a whole run. */
export const boundaries: readonly string[] = [
  ...writes.flatMap((write) => [committed(write), open(write)]),
  ...asked,
  ...inRedis,
];

const AFTER_OR = 'after insert or update or delete';
const tables = [
  'analyses',
  'analysis_runs',
  'credit_entries',
  'preview_days',
  'analysis_pictures',
  'site_readings',
  'shared_captures',
  'stored_reports',
  'leases',
];

/** Names the write, waits inside it when somebody holds it there, and tells of it when it is committed. */
const TRIGGER = `
  create unlogged table chaos_held (write text primary key);
  create function chaos_strike() returns trigger language plpgsql as $$
  declare
    who text := current_setting('application_name');
    what text;
  begin
    if who !~ '^(web|worker)-' then return null; end if;
    -- A branch for each table, since only the branch that is taken may name its columns.
    if tg_table_name = 'analyses' then
      if tg_op = 'INSERT' then what := 'analysis begun';
      elsif tg_op = 'DELETE' then what := 'analysis deleted';
      elsif new.attempt > old.attempt then what := 'analysis begun anew';
      elsif new.status <> old.status then what := 'analysis ' || new.status;
      elsif new.run > old.run then what := 'analysis claimed';
      elsif new.is_paid <> old.is_paid then what := 'analysis paid';
      elsif new.scraping_progress <> old.scraping_progress then what := 'analysis stepped on';
      elsif new.updated_at <> old.updated_at then what := 'analysis touched';
      end if;
    elsif tg_table_name = 'analysis_runs' then
      if tg_op = 'INSERT' then what := 'run begun';
      elsif tg_op = 'UPDATE' then
        if new.outcome is not null then what := 'run ended'; end if;
      end if;
    elsif tg_table_name = 'credit_entries' then
      if new.reason = 'spend' then what := 'report spent'; end if;
    elsif tg_table_name = 'leases' then
      if coalesce(new.name, old.name) like 'round:%' then what := null;
      elsif tg_op = 'DELETE' then what := 'lease released';
      elsif tg_op = 'INSERT' then what := 'lease taken';
      elsif new.holder <> old.holder then what := 'lease taken';
      else what := 'lease prolonged';
      end if;
    elsif tg_op <> 'DELETE' then
      what := case tg_table_name
        when 'preview_days' then 'preview counted'
        when 'analysis_pictures' then 'pictures named'
        when 'site_readings' then 'site noted'
        when 'shared_captures' then 'reading shared'
        when 'stored_reports' then 'report stored' end;
    end if;
    if what is null then return null; end if;
    if exists (select 1 from chaos_held where write = what) then
      perform set_config('application_name', who || '|' || what, true);
      perform pg_sleep(0.25);
      perform set_config('application_name', who, true);
    end if;
    perform pg_notify('chaos', who || '|' || what);
    return null;
  end $$;
  ${tables.map((table) => `create trigger chaos ${AFTER_OR} on ${table} for each row execute function chaos_strike();`).join('\n')}`;

/** Hears of the writes of the processes under test, and holds some of their transactions open. */
export class WatchedWrites {
  private readonly end = new AbortController();
  private listening: pg.Client | undefined;

  /**
   * @param onWrite told of a boundary and the process, by its application name; the process still is there
   * @param wanted boundaries that should be struck next
   * @param struck how often a boundary was struck so far
   */
  constructor(
    private readonly databaseUrl: string,
    private readonly onWrite: (boundary: string, process: string) => void,
    private readonly wanted: () => ReadonlySet<string>,
    private readonly struck: (boundary: string) => number,
  ) {}

  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.databaseUrl });
    await client.connect();
    await client.query(TRIGGER);
    await client.end();
    void this.untilStopped(() => this.listen());
    void this.untilStopped(() => this.hold());
  }

  stop(): void {
    this.end.abort();
    void this.listening?.end().catch(() => undefined);
  }

  /** PostgreSQL goes away now and then: whatever breaks is begun again. */
  private async untilStopped(work: () => Promise<void>): Promise<void> {
    while (!this.end.signal.aborted) {
      await work().catch(() => undefined);
      await sleep(100);
    }
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.databaseUrl, application_name: 'chaos' });
    this.listening = client;
    const lost = new Promise<void>((resolve) => client.once('end', resolve).on('error', () => resolve()));
    let told: [boundary: string, process: string][] = [];
    client.on('notification', ({ payload = '' }) => {
      const [process = '', write = ''] = payload.split('|');
      if (told.length === 0) setImmediate(tell);
      told.push([committed(write), process]);
    });
    // One commit tells of several writes at once: the first of them would be struck each time, and the others never.
    const tell = () => {
      const rarestFirst = told.sort(([a], [b]) => this.struck(a) - this.struck(b));
      told = [];
      for (const [boundary, process] of rarestFirst) this.onWrite(boundary, process);
    };
    await client.connect();
    await client.query('listen chaos');
    await lost;
  }

  private async hold(): Promise<void> {
    const client = new pg.Client({ connectionString: this.databaseUrl, application_name: 'chaos' });
    client.on('error', () => undefined);
    await client.connect();
    try {
      for (let round = 0; !this.end.signal.aborted; round += 1) {
        if (round % 40 === 0) {
          const wanted = this.wanted();
          const held = writes.filter((write) => wanted.has(open(write)));
          await client.query('delete from chaos_held');
          await client.query('insert into chaos_held select unnest($1::text[])', [held]);
        }
        const { rows } = await client.query<{ name: string }>(
          `select application_name as name from pg_stat_activity where application_name like '%|%'`,
        );
        for (const { name } of rows) {
          const [process = '', write = ''] = name.split('|');
          this.onWrite(open(write), process);
        }
        await sleep(25);
      }
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
