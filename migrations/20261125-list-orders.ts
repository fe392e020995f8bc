import { Migration } from '@mikro-orm/migrations';

/** The dashboard's sort orders by index, and what /home counts of each result without opening it. */
export class ListOrders extends Migration {
  override up(): void {
    for (const [name, key] of orders) {
      this.addSql(`create index "analyses_${name}_index" on "analyses" ("user_id", (${key}), "id");`);
    }
    this.addSql(
      `alter table "analyses" add column "red_flag_titles" jsonb generated always as (jsonb_path_query_array(analysis_result, '$."redFlags"[*]."title"'::jsonpath)) stored null, add column "technical_statuses" jsonb generated always as (jsonb_path_query_array(analysis_result, '$."technicalSpecs".*."status"'::jsonpath)) stored null;`,
    );
  }

  override down(): void {
    this.addSql(`alter table "analyses" drop column "technical_statuses", drop column "red_flag_titles";`);
    for (const [name] of orders) this.addSql(`drop index "analyses_${name}_index";`);
  }
}

const orders = [
  ['price_asc', 'coalesce(price, 2147483647)'],
  ['price_desc', 'coalesce(price, -1)'],
  ['size_asc', "coalesce(living_area, 'Infinity')"],
  ['size_desc', 'coalesce(living_area, -1)'],
  ['verdict_asc', "case verdict when 'GREEN' then 1 when 'YELLOW' then 2 when 'RED' then 3 else 9 end"],
  ['verdict_desc', "case verdict when 'GREEN' then 1 when 'YELLOW' then 2 when 'RED' then 3 else 0 end"],
  ['address_asc', `coalesce('0' || lower(address), '1') collate "sv-x-icu"`],
  ['address_desc', `coalesce('1' || lower(address), '0') collate "sv-x-icu"`],
] as const;
