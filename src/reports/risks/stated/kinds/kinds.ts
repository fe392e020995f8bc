import type { StatedKind } from '../../../reading/stated/stated-places.js';
import type { Entry } from '../entry.js';
import { conditionRisks } from './condition.js';
import { constructionRisks } from './construction.js';
import { contractRisks } from './contract.js';
import { electricityRisks } from './electricity.js';
import { grantedRoomRisks } from './granted-rooms.js';
import { groundRisks } from './ground.js';
import { heatingRisks } from './heating.js';
import { landRisks } from './land.js';
import { locationRisks } from './location.js';
import { materialRisks } from './materials.js';
import { moistureRisks } from './moisture.js';
import { openDamageRisks } from './open-damage.js';
import { orderRisks } from './orders.js';
import { ownBillRisks } from './own-bills.js';
import { roofRisks } from './roof.js';
import { waterAndSewageRisks } from './water-and-sewage.js';

/** Every kind of risk that adverts state in their own words, in the order in which they are told. */
export const kinds: Readonly<Record<StatedKind, Entry>> = {
  ...moistureRisks,
  ...openDamageRisks,
  ...constructionRisks,
  ...roofRisks,
  ...materialRisks,
  ...waterAndSewageRisks,
  ...conditionRisks,
  ...electricityRisks,
  ...heatingRisks,
  ...landRisks,
  ...groundRisks,
  ...orderRisks,
  ...contractRisks,
  ...ownBillRisks,
  ...grantedRoomRisks,
  ...locationRisks,
};

export const statedKinds = Object.keys(kinds) as StatedKind[];

/** What the advert says of the surroundings, with where to look it up for the address. */
export const isOfLocation = (kind: StatedKind): boolean => kind in locationRisks;
