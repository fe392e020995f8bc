/**
 * Every npm script that measures, the long ones last. Each takes `--smoke`: it runs small and holds no bar, writes
 * nothing into the tree, and ends by the codes of test/bench/ending.ts.
 * @type {readonly string[]}
 */
export const measuringScripts = [
  'check:texts',
  'eval:scraping',
  'eval:duplicates',
  'eval:images',
  'fit:images',
  'eval:reports',
  'soak:browser',
  'screenshots',
  'lighthouse',
  'bench:load',
  'chaos:billing',
  'chaos:analyses',
  'fuzz',
  'bench',
];
