import { tabBeside, tabOf } from './tabs.js';

it.each([
  ['oversikt', 'ArrowRight', 'rum'],
  ['rum', 'ArrowLeft', 'oversikt'],
  ['bilder', 'ArrowRight', 'oversikt'],
  ['oversikt', 'ArrowLeft', 'bilder'],
  ['detaljer', 'Home', 'oversikt'],
  ['rum', 'End', 'bilder'],
  ['rum', 'ArrowDown', null],
  ['rum', 'a', null],
] as const)('goes from %s by %s to %s', (tab, key, next) => {
  expect(tabBeside(tab, key)).toBe(next);
});

it('takes the first tab for an address that names none of ours', () => {
  expect([tabOf('fragor'), tabOf('okand'), tabOf(null)]).toEqual(['fragor', 'oversikt', 'oversikt']);
});
