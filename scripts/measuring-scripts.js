/**
 * Every npm script that measures, the long ones first, so that two at a time end together. Each takes `--smoke`: it runs
 * small and holds no bar, writes nothing into the tree, and ends by the codes of test/bench/ending.ts.
 * @type {readonly string[]}
 */
export const measuringScripts = [
  'bench',
  'chaos:analyses',
  'fuzz',
  'bench:load',
  'lighthouse',
  'chaos:billing',
  'soak:browser',
  'screenshots',
  'eval:reports',
  'eval:adverts',
  'eval:questions',
  'eval:reading',
  'fit:images',
  'fit:reading',
  'check:texts',
  'eval:images',
  'eval:scraping',
  'eval:duplicates',
];
