import type { Subject } from '../../../src/reports/reading/learned/subjects.js';
import type { Concept } from './concepts.js';

/** The subject of each state of a part. */
const ofStates: Readonly<Record<string, Subject>> = {
  damaged: 'damage',
  rejected: 'damage',
  excluded: 'agreement',
};

/** The subject of a kind by the beginning of its name, the longest that fits. */
const ofKinds: Readonly<Record<string, Subject>> = {
  'association.': 'money',
  'association.insolvency': 'association',
  'association.auditor-remark': 'association',
  'association.accounts-late': 'association',
  'association.maintenance-plan': 'association',
  'association.no-maintenance-plan': 'association',
  'association.works': 'association',
  'association.unsold-flats': 'association',
  'association.one-owner': 'association',
  'association.small': 'association',
  'association.dispute': 'association',
  'association.developer-trouble': 'association',
  'association.board-trouble': 'association',
  'association.selling-space': 'association',
  'association.own-upkeep': 'agreement',
  'association.member-duties': 'agreement',
  'association.house-rules': 'agreement',
  'cost.': 'money',
  'facility.debt': 'money',
  'heat.cost': 'money',
  'land.leasehold-rent': 'money',
  'water.connection': 'money',
  'land.': 'ground',
  'property.': 'ground',
  'easement.': 'ground',
  'facility.': 'ground',
  'drain.': 'ground',
  'place.landslide': 'ground',
  'place.flood-risk': 'ground',
  'place.mine': 'ground',
  'substance.contaminated-ground': 'ground',
  'damage.': 'damage',
  'substance.': 'damage',
  'deal.inspect': 'damage',
  'deal.not-inspected': 'damage',
  'comfort.': 'condition',
  'safety.': 'condition',
  'build.': 'condition',
  'heat.': 'condition',
  'energy.': 'condition',
  'water.': 'condition',
  'sewage.': 'condition',
  'power.': 'condition',
  'area.': 'condition',
  'storage.': 'agreement',
  'parking.': 'agreement',
  'lift.': 'condition',
  'tenure.': 'agreement',
  'use.': 'agreement',
  'right.': 'agreement',
  'rented.': 'agreement',
  'deal.': 'agreement',
  'new.': 'agreement',
  'permit.': 'authority',
  'plan.': 'authority',
  'authority.': 'authority',
  'room.': 'authority',
  'sewage.rejected': 'authority',
  'sewage.exemption': 'authority',
  'place.water-protection': 'authority',
  'place.': 'surroundings',
  'fact.': 'unknown',
};

/** What a concept is about, roughly. */
export function subjectOf(concept: Concept): Subject {
  const [state = ''] = concept.split(':');
  if (concept.includes(':')) return ofStates[state] ?? 'condition';
  const beginning = Object.keys(ofKinds)
    .filter((name) => concept.startsWith(name))
    .reduce((longest, name) => (name.length > longest.length ? name : longest), '');
  return ofKinds[beginning] ?? 'unknown';
}
