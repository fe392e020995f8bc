import { Migration } from '@mikro-orm/migrations';

/** Accounts, the credit ledger and analyses. */
export class Initial extends Migration {
  override up(): void {
    this.addSql(
      `create table "app_settings" ("setting_key" text not null, "setting_value" text not null, "updated_at" timestamptz not null, primary key ("setting_key"));`,
    );
    this.addSql(
      `create table "device_grants" ("device_hash" text not null, "created_at" timestamptz not null, primary key ("device_hash"));`,
    );
    this.addSql(
      `create table "users" ("id" uuid not null, "email" text not null, "password_hash" text not null, "email_confirmed_at" timestamptz null, "device_hash" text null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "users" add constraint "users_email_unique" unique ("email");`);
    this.addSql(`create index "users_device_hash_index" on "users" ("device_hash");`);
    this.addSql(
      `create table "refresh_sessions" ("id" uuid not null, "family" uuid not null, "user_id" uuid not null, "token_hash" text not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, "rotated_at" timestamptz null, "revoked_at" timestamptz null, "user_agent" text null, primary key ("id"));`,
    );
    this.addSql(`create index "refresh_sessions_family_index" on "refresh_sessions" ("family");`);
    this.addSql(`create index "refresh_sessions_user_id_index" on "refresh_sessions" ("user_id");`);
    this.addSql(
      `alter table "refresh_sessions" add constraint "refresh_sessions_token_hash_unique" unique ("token_hash");`,
    );
    this.addSql(`create index "refresh_sessions_expires_at_index" on "refresh_sessions" ("expires_at");`);
    this.addSql(
      `create table "preview_days" ("user_id" uuid not null, "day" text not null, "used" int not null default 0, primary key ("user_id", "day"));`,
    );
    this.addSql(
      `create table "email_tokens" ("id" uuid not null, "user_id" uuid not null, "purpose" text not null, "token_hash" text not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, "used_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "email_tokens_user_id_index" on "email_tokens" ("user_id");`);
    this.addSql(
      `alter table "email_tokens" add constraint "email_tokens_token_hash_unique" unique ("token_hash");`,
    );
    this.addSql(`create index "email_tokens_expires_at_index" on "email_tokens" ("expires_at");`);
    this.addSql(
      `create table "credit_entries" ("id" uuid not null, "user_id" uuid not null, "kind" text not null, "amount" int not null, "reason" text not null, "reference" text not null, "actor" text not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "credit_entries_user_id_index" on "credit_entries" ("user_id");`);
    this.addSql(
      `alter table "credit_entries" add constraint "credit_entries_reason_reference_unique" unique ("reason", "reference");`,
    );
    this.addSql(
      `create table "analyses" ("id" uuid not null, "user_id" uuid not null, "hemnet_url" text not null, "listing_key" text not null, "status" text not null, "is_paid" boolean not null, "attempt" int not null, "run" int not null, "scraping_progress" jsonb not null, "raw_listing_data" jsonb null, "analysis_result" jsonb null, "failure_code" text null, "failure_reason" text null, "created_at" timestamptz not null, "started_at" timestamptz not null, "updated_at" timestamptz not null, "address" text null, "municipality" text null, "price" int null, "price_per_sqm" int null, "monthly_fee" int null, "operating_cost" int null, "living_area" double precision null, "rooms" double precision null, "property_type" text null, "tenure" text null, "year_built" int null, "image" text null, "photos_count" int not null, "floorplans_count" int not null, "verdict" text null, "confidence" int null, "red_flags_count" int null, primary key ("id"));`,
    );
    this.addSql(`create index "analyses_status_updated_at_index" on "analyses" ("status", "updated_at");`);
    this.addSql(
      `create index "analyses_user_id_created_at_id_index" on "analyses" ("user_id", "created_at", "id");`,
    );
    this.addSql(
      `alter table "analyses" add constraint "analyses_user_id_listing_key_unique" unique ("user_id", "listing_key");`,
    );
    this.addSql(
      `create table "analysis_runs" ("id" uuid not null, "analysis_id" uuid not null, "attempt" int not null, "run" int not null, "started_at" timestamptz not null, "ended_at" timestamptz null, "outcome" text null, "error_code" text null, "error_message" text null, "timings" jsonb not null, "tokens" jsonb null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "analysis_runs" add constraint "analysis_runs_analysis_id_run_unique" unique ("analysis_id", "run");`,
    );
    this.addSql(
      `create table "analysis_pictures" ("sha256" text not null, "analysis_id" uuid not null, primary key ("sha256", "analysis_id"));`,
    );
    this.addSql(`create index "analysis_pictures_analysis_id_index" on "analysis_pictures" ("analysis_id");`);
    this.addSql(
      `create table "user_roles" ("user_id" uuid not null, "role" text not null, primary key ("user_id", "role"));`,
    );
    this.addSql(
      `alter table "refresh_sessions" add constraint "refresh_sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "preview_days" add constraint "preview_days_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "email_tokens" add constraint "email_tokens_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "credit_entries" add constraint "credit_entries_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "analyses" add constraint "analyses_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "analysis_runs" add constraint "analysis_runs_analysis_id_foreign" foreign key ("analysis_id") references "analyses" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "analysis_pictures" add constraint "analysis_pictures_analysis_id_foreign" foreign key ("analysis_id") references "analyses" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "user_roles" add constraint "user_roles_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }

  override down(): void {
    this.addSql(`drop table "user_roles";`);
    this.addSql(`drop table "analysis_pictures";`);
    this.addSql(`drop table "analysis_runs";`);
    this.addSql(`drop table "analyses";`);
    this.addSql(`drop table "credit_entries";`);
    this.addSql(`drop table "email_tokens";`);
    this.addSql(`drop table "preview_days";`);
    this.addSql(`drop table "refresh_sessions";`);
    this.addSql(`drop table "users";`);
    this.addSql(`drop table "device_grants";`);
    this.addSql(`drop table "app_settings";`);
  }
}
