import { Migration } from '@mikro-orm/migrations';

/** Who uses what came with a refresh token has it: its answer was not lost, and the token of before is a thief's. */
export class ArrivedAnswers extends Migration {
  override up(): void {
    this.addSql(`alter table "refresh_sessions" add column "arrived_at" timestamptz null;`);
  }

  override down(): void {
    this.addSql(`alter table "refresh_sessions" drop column "arrived_at";`);
  }
}
