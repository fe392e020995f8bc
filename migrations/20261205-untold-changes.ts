import { Migration } from '@mikro-orm/migrations';

/** What an analysis shows to its owner has changed and open pages are not told yet: noted by whatever changes it. */
export class UntoldChanges extends Migration {
  override up(): void {
    this.addSql(
      `create table "untold_changes" ("analysis_id" uuid not null, "user_id" uuid not null, "type" text not null, "revision" bigint not null, "changed_at" timestamptz not null, primary key ("analysis_id"));`,
    );
    this.addSql(
      `alter table "untold_changes" add constraint "untold_changes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(`create index "untold_changes_user_id_index" on "untold_changes" ("user_id");`);
    this.addSql(`create index "untold_changes_changed_at_index" on "untold_changes" ("changed_at");`);
    // Counts on over all analyses, so that one that is begun again after a deletion is newer all the same.
    this.addSql(`create sequence "analysis_revisions" as bigint;`);
    this.addSql(`
      create function note_untold_change() returns trigger language plpgsql as $$
      declare
        changed analyses;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        insert into untold_changes (analysis_id, user_id, type, revision, changed_at)
        select changed.id, changed.user_id, lower(tg_op), nextval('analysis_revisions'), clock_timestamp()
          -- An account that is erased has no pages.
         where exists (select 1 from users where id = changed.user_id)
        on conflict (analysis_id) do update set
          type = case when untold_changes.type = 'insert' and excluded.type = 'update' then 'insert' else excluded.type end,
          revision = excluded.revision, changed_at = excluded.changed_at;
        return null;
      end $$;`);
    // What is brought in as it was, is nobody's news.
    this.addSql(
      `create trigger analyses_begin after insert on analyses for each row when (new.status = 'processing') execute function note_untold_change();`,
    );
    this.addSql(
      `create trigger analyses_go after delete on analyses for each row execute function note_untold_change();`,
    );
    this.addSql(`
      create trigger analyses_change after update on analyses for each row
        when ((old.status, old.attempt, old.is_paid, old.scraping_progress, old.failure_code, old.failure_reason,
               old.address, old.image, old.photos_count, old.floorplans_count)
          is distinct from (new.status, new.attempt, new.is_paid, new.scraping_progress, new.failure_code,
               new.failure_reason, new.address, new.image, new.photos_count, new.floorplans_count))
        execute function note_untold_change();`);
  }

  override down(): void {
    this.addSql(`drop trigger "analyses_change" on "analyses";`);
    this.addSql(`drop trigger "analyses_go" on "analyses";`);
    this.addSql(`drop trigger "analyses_begin" on "analyses";`);
    this.addSql(`drop function note_untold_change();`);
    this.addSql(`drop table "untold_changes";`);
    this.addSql(`drop sequence "analysis_revisions";`);
  }
}
