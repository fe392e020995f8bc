import { Migration } from '@mikro-orm/migrations';

/** What an account holds of pictures that its pages name is counted. Those of before count nothing. */
export class PictureBytes extends Migration {
  override up(): void {
    this.addSql(`alter table "analysis_pictures" add column "bytes" int not null default 0;`);
  }

  override down(): void {
    this.addSql(`alter table "analysis_pictures" drop column "bytes";`);
  }
}
