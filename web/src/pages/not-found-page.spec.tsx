import { screen, waitFor, within } from '@testing-library/dom';
import { expectAccessible } from '../../test/expect-accessible.js';
import { openPage } from '../../test/open-page.js';

it.each([
  ['an unknown address', '/nothing/here', {}],
  ['one that is escaped wrongly', '/nothing/%E0', {}],
  ['an unknown address, to a member', '/nothing/here', { as: 'buyer' }],
] as const)('says that there is nothing at %s, and below in English', async (_what, path, visit) => {
  // The router warns of what is escaped wrongly.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const page = await openPage(path, visit);
  const title = await screen.findByRole('heading', { level: 1, name: 'Sidan finns inte' });
  const notice = within(title.parentElement!);
  notice.getByText('Det finns inget på den här adressen. Sidan kan ha flyttat, eller så är länken avklippt.');
  const english = notice.getByText(/^404: Page not found\./);
  expect([english.lang, title.closest('[lang="en"]')]).toEqual(['en', null]);
  within(english).getByRole('link', { name: 'Return to home' });
  await waitFor(() => expect(document.title).toBe('Sidan finns inte · Visningsklar'));
  await expectAccessible();
  await page.user.click(screen.getByRole('link', { name: 'Till startsidan' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  await waitFor(() => expect(document.title).toBe('Förstå bostaden före visningen · Visningsklar'));
});
