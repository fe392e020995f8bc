import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { RawListingData } from './analysis.types.js';

/**
 * An advert as it was read last, for the next buyer who pastes it. It holds what is public alone: nothing that a buyer
 * handed in, and no word of whose analysis it was.
 */
@Entity({ tableName: 'shared_captures' })
@Index({
  name: 'shared_captures_pictures_index',
  expression: `create index "shared_captures_pictures_index" on "shared_captures" using gin (("raw" -> 'trackedImages') jsonb_path_ops)`,
})
export class SharedCapture {
  /** The address by which it is found: the one that was read, or the one that the site states. */
  @PrimaryKey({ type: 'text', fieldName: 'listing_key' })
  address!: string;

  @Property({ type: 'jsonb' })
  raw!: RawListingData;

  @Property({ type: 'timestamptz' })
  @Index()
  capturedAt!: Date;
}
