import { Migration } from '@mikro-orm/migrations';

/** What is looked up without its owner: the adverts of a kind and place, and who names a stored picture. */
export class Lookups extends Migration {
  override up(): void {
    this.addSql(
      `create index "analyses_municipality_property_type_tenure_created_at_index" on "analyses" ("municipality", "property_type", "tenure", "created_at");`,
    );
    this.addSql(
      `create index "shared_captures_pictures_index" on "shared_captures" using gin (("raw" -> 'trackedImages') jsonb_path_ops);`,
    );
    this.addSql(
      `create index "hand_ins_pictures_index" on "hand_ins" using gin ("pictures" jsonb_path_ops);`,
    );
    this.addSql(`create index "hand_ins_sha256_index" on "hand_ins" ("sha256");`);
  }

  override down(): void {
    this.addSql(`drop index "hand_ins_sha256_index";`);
    this.addSql(`drop index "hand_ins_pictures_index";`);
    this.addSql(`drop index "shared_captures_pictures_index";`);
    this.addSql(`drop index "analyses_municipality_property_type_tenure_created_at_index";`);
  }
}
