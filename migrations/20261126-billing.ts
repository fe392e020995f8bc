import { Migration } from '@mikro-orm/migrations';

/**
 * What is sold, what was bought, and what Stripe told us. Purchases and ledger entries outlive their buyer: the
 * books are kept for seven years, without the person in them.
 */
export class Billing extends Migration {
  override up(): void {
    this.addSql(
      `create table "products" ("product_key" text not null, "report_count" int not null, "position" int not null, "is_active" boolean not null default true, primary key ("product_key"));`,
    );
    this.addSql(
      `alter table "products" add constraint "products_report_count_check" check (report_count >= 1 and report_count <= 1000);`,
    );
    this.addSql(
      `insert into "products" ("product_key", "report_count", "position", "is_active") values ('single-report', 1, 1, true), ('package-3-reports', 3, 2, true);`,
    );

    this.addSql(
      `create table "purchases" ("id" uuid not null, "user_id" uuid null, "product_key" text not null, "product_name" text not null, "report_count" int not null, "price_id" text not null, "amount" int not null, "currency" text not null, "analysis_id" uuid null, "status" text not null, "session_id" text null, "payment_intent_id" text null, "amount_paid" int not null, "amount_refunded" int not null, "dispute_status" text null, "reports_granted" int not null, "reports_taken_back" int not null, "reports_owed" int not null, "reports_withdrawn" int not null, "amount_withdrawn" int not null, "withdrawn_at" timestamptz null, "withdrawal_refund_id" text null, "receipt_url" text null, "terms_version" text not null, "terms_accepted_at" timestamptz not null, "revision" int not null, "created_at" timestamptz not null, "completed_at" timestamptz null, "updated_at" timestamptz not null, "confirmation_sent_at" timestamptz null, "withdrawal_sent_at" timestamptz null, "admins_told_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(
      `create index "purchases_user_id_created_at_index" on "purchases" ("user_id", "created_at");`,
    );
    this.addSql(`create index "purchases_created_at_id_index" on "purchases" ("created_at", "id");`);
    this.addSql(
      `alter table "purchases" add constraint "purchases_session_id_unique" unique ("session_id");`,
    );
    this.addSql(`create index "purchases_payment_intent_id_index" on "purchases" ("payment_intent_id");`);
    this.addSql(`create index "purchases_status_updated_at_index" on "purchases" ("status", "updated_at");`);
    this.addSql(
      `alter table "purchases" add constraint "purchases_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null;`,
    );

    this.addSql(
      `create table "stripe_events" ("id" text not null, "type" text not null, "payload" jsonb not null, "status" text not null, "note" text null, "purchase_id" uuid null, "attempts" int not null, "created_at" timestamptz not null, "received_at" timestamptz not null, "applied_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(
      `create index "stripe_events_status_received_at_index" on "stripe_events" ("status", "received_at");`,
    );

    this.addSql(`alter table "credit_entries" drop constraint "credit_entries_user_id_foreign";`);
    this.addSql(`alter table "credit_entries" alter column "user_id" drop not null;`);
    this.addSql(
      `alter table "credit_entries" add constraint "credit_entries_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null;`,
    );
  }

  override down(): void {
    this.addSql(`delete from "credit_entries" where "user_id" is null;`);
    this.addSql(`alter table "credit_entries" drop constraint "credit_entries_user_id_foreign";`);
    this.addSql(`alter table "credit_entries" alter column "user_id" set not null;`);
    this.addSql(
      `alter table "credit_entries" add constraint "credit_entries_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(`drop table "stripe_events";`);
    this.addSql(`drop table "purchases";`);
    this.addSql(`drop table "products";`);
  }
}
