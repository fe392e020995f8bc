import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A device that has had its free reports; the id is hashed and kept for 24 months. */
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
