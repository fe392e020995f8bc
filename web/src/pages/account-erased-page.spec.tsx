import { screen, within } from '@testing-library/dom';
import { expectAccessible } from '../../test/expect-accessible.js';
import { openPage } from '../../test/open-page.js';

it('says that the account is gone, and leads to the start', async () => {
  await openPage('/konto-raderat');
  const title = await screen.findByRole('heading', { level: 1, name: 'Kontot är raderat' });
  const notice = within(title.parentElement!);
  notice.getByText(
    'Allt som fanns på kontot är borta, och du är utloggad överallt. Du får ett mejl som bekräftar det.',
  );
  expect(notice.getByRole('link', { name: 'Till startsidan' }).getAttribute('href')).toBe('/');
  await expectAccessible();
});
