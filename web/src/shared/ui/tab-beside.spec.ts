import { tabBeside } from './tab-beside.js';

const tabs = ['oversikt', 'rum', 'detaljer', 'bilder'];

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
  expect(tabBeside(tabs, tab, key)).toBe(next);
});
