import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { AnalysisResult } from '../reports/analysis-result.schema.js';

/** A whole report of public content, found again by `ReportsService.keyOf`. Nothing tells whom it was written for. */
@Entity({ tableName: 'stored_reports' })
export class StoredReport {
  @PrimaryKey({ type: 'text' })
  key: string;

  @Property({ type: 'jsonb' })
  result: AnalysisResult;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  @Index()
  usedAt: Date;

  constructor(key: string, result: AnalysisResult, at: Date) {
    this.key = key;
    this.result = result;
    this.createdAt = at;
    this.usedAt = at;
  }
}
