import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { type Opt, PrimaryKeyProp } from '@mikro-orm/postgresql';
import { Analysis } from './analysis.entity.js';

/** Which stored pictures an analysis shows: who may see a picture, and when it is no longer used. */
@Entity({ tableName: 'analysis_pictures' })
export class AnalysisPicture {
  [PrimaryKeyProp]?: ['sha256', 'analysis'];

  @PrimaryKey({ type: 'text' })
  sha256: string;

  @ManyToOne({ entity: () => Analysis, primary: true, deleteRule: 'cascade', index: true })
  analysis: Analysis;

  /** What it takes in the store; 0 of those from before this was counted. */
  @Property({ type: 'integer', default: 0 })
  bytes: number & Opt;

  constructor(sha256: string, analysis: Analysis, bytes = 0) {
    this.sha256 = sha256;
    this.analysis = analysis;
    this.bytes = bytes;
  }
}
