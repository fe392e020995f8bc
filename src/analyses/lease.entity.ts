import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Somebody makes a thing that others want as well; it is over when released or when nobody prolongs it. */
@Entity({ tableName: 'leases' })
export class Lease {
  @PrimaryKey({ type: 'text' })
  name: string;

  @Property({ type: 'uuid' })
  holder: string;

  @Property({ type: 'timestamptz' })
  heldUntil: Date;

  constructor(name: string, holder: string, heldUntil: Date) {
    this.name = name;
    this.holder = holder;
    this.heldUntil = heldUntil;
  }
}
