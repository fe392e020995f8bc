import { Entity, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp } from '@mikro-orm/postgresql';
import { Analysis } from './analysis.entity.js';

/** Which stored pictures an analysis shows: who may see a picture, and when it is no longer used. */
@Entity({ tableName: 'analysis_pictures' })
export class AnalysisPicture {
  [PrimaryKeyProp]?: ['sha256', 'analysis'];

  @PrimaryKey({ type: 'text' })
  sha256: string;

  @ManyToOne({ entity: () => Analysis, primary: true, deleteRule: 'cascade', index: true })
  analysis: Analysis;

  constructor(sha256: string, analysis: Analysis) {
    this.sha256 = sha256;
    this.analysis = analysis;
  }
}
