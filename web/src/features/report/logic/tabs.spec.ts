import { tabOf } from './tabs.js';

it('takes the first tab for an address that names none of ours', () => {
  expect([tabOf('fragor'), tabOf('okand'), tabOf(null)]).toEqual(['fragor', 'oversikt', 'oversikt']);
});
