import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../auth/user.entity.js';

/**
 * What an analysis shows to its owner has changed, and open pages are not told yet. The database writes it in the
 * transaction of the change, by triggers of `analyses`; whoever has told it removes it.
 */
@Entity({ tableName: 'untold_changes' })
export class UntoldChange {
  /** Of an analysis that may be gone by now. */
  @PrimaryKey({ type: 'uuid' })
  analysisId!: string;

  @ManyToOne({ entity: () => User, deleteRule: 'cascade', index: true })
  user!: User;

  @Property({ type: 'text' })
  type!: 'insert' | 'update' | 'delete';

  /** Greater for each later change of the analysis. */
  @Property({ type: 'bigint' })
  revision!: string;

  @Property({ type: 'timestamptz' })
  @Index()
  changedAt!: Date;
}
