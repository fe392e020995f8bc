import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** How long a device or a mailbox that had its free reports is known: an interval of PostgreSQL's. */
export const grantsKnownFor = '24 months';

/** A device that has had its free reports; the id is hashed and kept for `grantsKnownFor`. */
@Entity({ tableName: 'device_grants' })
export class DeviceGrant {
  @PrimaryKey({ type: 'text' })
  deviceHash: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  constructor(deviceHash: string) {
    this.deviceHash = deviceHash;
  }
}
