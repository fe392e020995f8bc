import { screen, waitFor, within } from '@testing-library/dom';
import { expectAccessible } from '../../test/expect-accessible.js';
import { openPage } from '../../test/open-page.js';

it.each([
  ['an unknown address', '/nothing/here', {}],
  ['one that is escaped wrongly', '/nothing/%E0', {}],
  ['an unknown address, to a member', '/nothing/here', { as: 'buyer' }],
] as const)('says in English that there is nothing at %s', async (_what, path, visit) => {
  // The router warns of what is escaped wrongly.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const page = await openPage(path, visit);
  const title = await screen.findByRole('heading', { level: 1, name: '404: Page not found' });
  expect(title.closest('[lang="en"]')).not.toBeNull();
  within(title.parentElement!).getByText(
    'There is nothing at this address. The page may have moved, or the link may be incomplete.',
  );
  await waitFor(() => expect(document.title).toBe('Page not found · Visningsklar'));
  await expectAccessible();
  await page.user.click(screen.getByRole('link', { name: 'Return to home' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  await waitFor(() => expect(document.title).toBe('Förstå bostaden före visningen · Visningsklar'));
});
