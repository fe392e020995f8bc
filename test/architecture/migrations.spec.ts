import type { Migration } from '@mikro-orm/migrations';
import { migrations } from '../../migrations/migrations.js';
import { contractingStatements } from './migration-rules.js';

/** The newest of the first release: no program runs that is older. */
const FIRST_RELEASE = '20261203-audit-ids';

function statementsOf(migration: Migration): string[] {
  void migration.up();
  return migration.getQueries().map(String);
}

const known = new Set(['homes']);
const faultOf = (...statements: string[]) =>
  contractingStatements(statements, known).faults.map((fault) => fault.split(':')[0]);

describe('the rules', () => {
  it.each([
    ['drops', 'drop table "homes";'],
    ['drops', 'drop trigger "t" on "homes";'],
    ['empties', 'truncate homes'],
    ['writes rows', 'update "homes" h set "a" = 1 from "rooms" r where r.id = h.id;'],
    ['writes rows', 'delete from homes where a > 0'],
    ['writes rows', 'UPDATE public.homes set a = 1'],
    ['writes rows', 'merge into "public"."homes" h using rooms r on r.id = h.id when matched then delete'],
    [
      'writes rows',
      'with old as (select id from rooms) update homes set a = 1 from old where old.id = homes.id',
    ],
    [
      'writes rows',
      'with old as (delete from homes where a > 0 returning *) insert into rooms select * from old',
    ],
    ['writes rows', 'delete\n  from\n  "homes"'],
    ['writes rows', 'do $$ begin update homes set a = 1; end $$'],
    ['drops a column', 'alter table public."homes" drop column "a"'],
    ['builds an index of every row', 'create index i on public.homes (a)'],
    ['renames', 'alter table "homes" rename column "a" to "b";'],
    ['renames', 'alter table homes rename to houses'],
    ['drops a column', 'alter table "homes" add column "b" int null, drop column "a";'],
    ['makes a column obligatory', 'alter table "homes" alter column "a" set not null;'],
    ['changes a type', 'alter table "homes" alter column "a" type bigint using ("a"::bigint);'],
    ['adds an obligatory column without a default', 'alter table "homes" add column "a" text not null;'],
    [
      'adds an obligatory column without a default',
      'alter table "homes" add column "b" int not null default 0, add column "a" text not null;',
    ],
    [
      'computes a column of every row',
      'alter table "homes" add column "a" int generated always as (b + 1) stored null;',
    ],
    ['builds an index of every row', 'create unique index "i" on "homes" ("a");'],
    ['builds an index of every row', 'alter table "homes" add constraint "u" unique ("a");'],
    [
      'checks every row',
      'alter table "homes" add constraint "f" foreign key ("a") references "users" ("id") on delete cascade;',
    ],
  ])('find what %s (%s)', (fault, statement) => {
    expect(faultOf(statement)).toEqual([fault]);
  });

  it.each([
    ['alter table "homes" add column "a" text null;'],
    ['alter table "homes" add column "a" boolean not null default false;'],
    ['alter table "homes" alter column "a" drop not null;'],
    ['alter table "homes" add constraint "c" check (a > 0) not valid;'],
    ['create index concurrently "i" on "homes" ("a");'],
    ['create table "rooms" ("id" uuid not null, primary key ("id"));'],
    ['drop index "homes_a_index";'],
    [
      'with rooms as (select 1) insert into "homes" ("a") select * from rooms on conflict do update set a = 1',
    ],
  ])('let pass %s', (statement) => {
    expect(faultOf(statement)).toEqual([]);
  });

  it('let a migration index and constrain the table that it makes', () => {
    expect(
      faultOf(
        'create table "rooms" ("id" uuid not null);',
        'create index "rooms_index" on "rooms" ("id");',
        'alter table "rooms" add constraint "f" foreign key ("id") references "homes" ("id");',
      ),
    ).toEqual([]);
  });
});

describe('the migrations', () => {
  it('stand in the order of their names', () => {
    const names = migrations.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    expect(names).toContain(FIRST_RELEASE);
  });

  it('since the first release leave the program before able to work, and nobody waiting', () => {
    let tables: Set<string> = new Set();
    const faults: string[] = [];
    for (const { name, class: Class } of migrations) {
      // What it is made with serves to read a schema; these only tell their statements.
      const migration = new (Class as new (...args: unknown[]) => Migration)(undefined, undefined);
      const found = contractingStatements(statementsOf(migration), tables);
      tables = found.tables;
      if (name <= FIRST_RELEASE) continue;
      faults.push(...found.faults.map((fault) => `${name} ${fault}`));
    }
    expect(tables).toContain('analyses');
    expect(faults).toEqual([]);
  });
});
