import { Entity, Index, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp } from '@mikro-orm/postgresql';
import { Analysis } from './analysis.entity.js';

/**
 * A stored picture that something made of an analysis needs for as long as it exists, whatever the analysis itself
 * shows by then. It goes with the analysis, or when its holder lets it go.
 */
@Entity({ tableName: 'held_pictures' })
@Index({ properties: ['holder'] })
export class HeldPicture {
  [PrimaryKeyProp]?: ['sha256', 'holder'];

  @PrimaryKey({ type: 'text' })
  sha256: string;

  /** Id of what needs it. */
  @PrimaryKey({ type: 'uuid' })
  holder: string;

  @ManyToOne({ entity: () => Analysis, deleteRule: 'cascade', index: true })
  analysis: Analysis;

  constructor(sha256: string, holder: string, analysis: Analysis) {
    this.sha256 = sha256;
    this.holder = holder;
    this.analysis = analysis;
  }
}
