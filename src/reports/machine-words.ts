/**
 * The fields of a result whose texts no buyer reads as they stand: names of rules, facts and parts, and words that a page has
 * its own words for.
 */
export const machineWords: ReadonlySet<string> = new Set([
  'rule',
  'rules',
  'field',
  'id',
  'severity',
  'status',
  'verdict',
  'difficulty',
  'feasibility',
  'priority',
  'per',
  'place',
  'whom',
  'basis',
  'praises',
  'about',
  'purpose',
  'tells',
  'leavesOut',
  'parts',
  'atBest',
  'partnerCategories',
]);
