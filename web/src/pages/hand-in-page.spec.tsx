import { screen, waitFor, within } from '@testing-library/dom';
import { readyMessage } from '../features/hand-in/bookmarklet.js';
import { expectAccessible } from '../../test/expect-accessible.js';
import { openPage, type OpenedPage, type Visit } from '../../test/open-page.js';

const url = 'https://www.hemnet.se/bostad/lagenhet-3rum-provgatan-9-12345678';
const menu = () => screen.queryByRole('navigation', { name: 'Huvudmeny' });

/** Opens the page as nobody's bookmark does: no window has opened this one. */
async function open(visit: Visit = {}): Promise<OpenedPage> {
  const page = await openPage('/hand-in', visit);
  await screen.findByRole('heading', { level: 1, name: 'Skicka en annons hit' });
  return page;
}
async function start(page: OpenedPage): Promise<void> {
  await page.user.type(screen.getByRole('textbox'), url);
  await page.user.click(screen.getByRole('button', { name: 'Analysera' }));
}

it('stands in a quiet frame for a visitor', async () => {
  await open();
  expect(menu()).toBeNull();
  // A header with ways to sign in would lead away from a page that waits here.
  expect(within(screen.getByRole('banner')).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Skicka till Visningsklar' }).getAttribute('href')).toMatch(
    /^javascript:/,
  );
  await expectAccessible();
});

it('stands within the navigation of who is signed in', async () => {
  const page = await open({ as: 'buyer', answers: { '/api/analyses': 'awaited' } });
  const way = { name: 'Mina Analyser' };
  within(screen.getByRole('navigation', { name: 'Brödsmulor' })).getByRole('link', way);
  await expectAccessible();
  await page.user.click(within(menu()!).getByRole('link', way));
  await screen.findByRole('heading', { level: 1, ...way });
});

it('is begun by its link where no page came', async () => {
  const api = 'POST /api/analyses';
  const page = await open({ as: 'buyer', answers: { [api]: 'awaited' } });
  await start(page);
  await waitFor(() => expect(page.asked(api)).toHaveLength(1));
  expect(await page.asked(api)[0]!.clone().json()).toEqual({ url });
  expect(window.location.pathname + window.location.search).toBe(`/analyze?url=${encodeURIComponent(url)}`);
});

it('keeps the link of a visitor, who signs up first and is led on to it', async () => {
  const page = await open();
  await start(page);
  await screen.findByRole('heading', { level: 1, name: 'Skapa konto' });
  const next = encodeURIComponent(`/analyze?url=${encodeURIComponent(url)}`);
  expect(window.location.pathname + window.location.search).toBe(`/auth?mode=signup&next=${next}`);
  expect(JSON.parse(localStorage.getItem('visningsklar.pending-link')!)).toMatchObject({ url });
});

describe('a page of another window', () => {
  afterEach(() => {
    window.opener = null;
  });

  it.each([
    ['https://www.blocket.example/annons/1', 'blocket.example kan vi inte läsa'],
    ['https://www.hemnet.se/bostader?location_ids=17744', 'Vi tog inte emot sidan'],
  ])('is refused aloud where it is %s', async (address, title) => {
    window.opener = window;
    const announced = jest.spyOn(window, 'postMessage').mockImplementation(() => undefined);
    await openPage('/hand-in');
    const waiting = await screen.findByText('Tar emot sidan...');
    expect(waiting.closest('[role=status]')).not.toBeNull();
    // It listens once it has said that it does.
    await waitFor(() => expect(announced).toHaveBeenCalledWith(readyMessage, '*'));
    const data = { kind: 'visningsklar:page', url: address, html: '<!doctype html><p>Provgatan 5' };
    const { origin } = new URL(address);
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: window }));
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.queryByRole('button', { name: 'Analysera den här bostaden' })).toBeNull();
    await expectAccessible();
  });
});
