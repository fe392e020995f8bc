import { Migration } from '@mikro-orm/migrations';

/** Prompts compared on one home, and the pictures that such a comparison keeps. */
export class Experiments extends Migration {
  override up(): void {
    this.addSql(
      `create table "held_pictures" ("sha256" text not null, "holder" uuid not null, "analysis_id" uuid not null, primary key ("sha256", "holder"));`,
    );
    this.addSql(`create index "held_pictures_holder_index" on "held_pictures" ("holder");`);
    this.addSql(`create index "held_pictures_analysis_id_index" on "held_pictures" ("analysis_id");`);
    this.addSql(
      `alter table "held_pictures" add constraint "held_pictures_analysis_id_foreign" foreign key ("analysis_id") references "analyses" ("id") on delete cascade;`,
    );
    this.addSql(
      `create table "prompt_experiments" ("id" uuid not null, "analysis_id" uuid not null, "prompt_ids" text[] not null, "repeats" int not null, "status" text not null, "input" jsonb not null, "day" text not null, "model" text null, "version" text not null, "created_by_id" uuid null, "created_at" timestamptz not null, "ended_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(
      `create index "prompt_experiments_created_at_id_index" on "prompt_experiments" ("created_at", "id");`,
    );
    this.addSql(
      `create index "prompt_experiments_status_created_at_index" on "prompt_experiments" ("status", "created_at");`,
    );
    this.addSql(
      `create index "prompt_experiments_analysis_id_index" on "prompt_experiments" ("analysis_id");`,
    );
    this.addSql(
      `create index "prompt_experiments_created_by_id_index" on "prompt_experiments" ("created_by_id");`,
    );
    this.addSql(
      `alter table "prompt_experiments" add constraint "prompt_experiments_analysis_id_foreign" foreign key ("analysis_id") references "analyses" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "prompt_experiments" add constraint "prompt_experiments_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `create table "prompt_experiment_results" ("id" uuid not null, "experiment_id" uuid not null, "prompt_id" text not null, "repeat" int not null, "status" text not null default 'waiting', "tries" int not null default 0, "touched_at" timestamptz null, "started_at" timestamptz null, "ended_at" timestamptz null, "tokens_used" int null, "cost_usd" double precision null, "execution_time_ms" int null, "result_data" jsonb null, "failure_reason" text null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "prompt_experiment_results" add constraint "prompt_experiment_results_experiment_id_prompt_id_repeat_unique" unique ("experiment_id", "prompt_id", "repeat");`,
    );
    this.addSql(
      `alter table "prompt_experiment_results" add constraint "prompt_experiment_results_experiment_id_foreign" foreign key ("experiment_id") references "prompt_experiments" ("id") on delete cascade;`,
    );
  }

  override down(): void {
    this.addSql(`drop table "prompt_experiment_results";`);
    this.addSql(`drop table "prompt_experiments";`);
    this.addSql(`drop table "held_pictures";`);
  }
}
