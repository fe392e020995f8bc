import { withinTags } from './tag-limit.js';

it('leaves a text of 100,000 tags whole, and cuts a longer one before the next', () => {
  const most = '<li>a'.repeat(100_000);
  expect(withinTags(most)).toBe(most);
  expect(withinTags(`${most}<li>b`)).toBe(most);
});
