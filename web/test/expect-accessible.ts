import axe from 'axe-core';
import { settled } from './stopped-time.js';

/** The frames around pages, which are looked at where they are shown as they are. */
const frames = [
  '#sidebar',
  '[class^=navigation-]',
  '[class^=signed-in-shell-header]',
  '[class^=site-header-]',
  '[class^=site-footer-]',
];

/**
 * Expects that axe finds no violation on the page within its frame. Contrast is a matter of layout; a real browser
 * measures it.
 */
export async function expectAccessible(): Promise<void> {
  const { violations } = await settled(
    axe.run(
      { exclude: frames },
      { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } },
    ),
  );
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.slice(0, 3).map(({ target }) => target.join(' ')) })),
  ).toEqual([]);
}
