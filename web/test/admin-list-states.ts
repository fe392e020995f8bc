import { screen, waitFor, within } from '@testing-library/dom';
import type { AdminListPage } from '../../src/shared/database/admin-list.js';
import { problem } from '../../test/support/problem.js';
import { expectAccessible } from './expect-accessible.js';
import { openPage, type OpenedPage } from './open-page.js';
import type { Answers } from './api-answers.js';

interface ListOfStates<Page extends AdminListPage<unknown>> {
  readonly path: string;
  readonly api: string;
  /** Of the page, which stands above every state. */
  readonly title: string;
  readonly loading: string;
  readonly failed: string;
  /** Without an action the page offers to look again. */
  readonly empty: {
    readonly title: string;
    readonly text: string | RegExp;
    readonly action?: readonly [label: string, href: string];
  };
  readonly noMatch: { readonly title: string; readonly text: string; readonly action: string };
  readonly noPage: string;
  /** `60 köp` */
  readonly count: (total: number) => string;
  /** Of the table, and of the list of cards. */
  readonly name: string;
  /** A word of each thing the list can be asked for, as people read it, and what the server is asked for then. */
  readonly asks: {
    readonly search: string;
    readonly filter: readonly [choice: string, name: string];
    /** A column whose first press orders the list from A. */
    readonly sort: readonly [head: string, name: string];
  };
  /** What the figures above the list are called; some have none. */
  readonly figures?: string;
  /** A page of so many of so many, beginning at an offset. */
  readonly page: (many: number, total: number, offset?: number) => Page;
  /** What else the page asks. */
  readonly beside?: Answers;
}

/** Whatever a list of the administrators' may show instead of its rows, and the ways on from there. */
export function expectListStates<Page extends AdminListPage<unknown>>(list: ListOfStates<Page>): void {
  const { api, failed, empty, noMatch } = list;
  const few = list.page(2, 2);

  const open = async (answer: Answers[string], search = '', width?: number): Promise<OpenedPage> => {
    const page = await openPage(`${list.path}${search}`, {
      as: 'admin',
      answers: { ...list.beside, [api]: answer },
      ...(width ? { width } : {}),
    });
    await screen.findByRole('heading', { level: 1, name: list.title });
    return page;
  };
  const rows = () =>
    within(screen.getByRole('table', { name: list.name }))
      .getAllByRole('row')
      .slice(1);
  const seesFew = async (): Promise<void> => {
    await screen.findByText(list.count(2));
    expect(rows()).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  };
  const figures = () => (list.figures ? screen.queryAllByLabelText(list.figures).length : 0);
  const told = (title: string) => screen.findByRole('heading', { level: 2, name: title });
  /** What stands around a heading of that kind. */
  const around = (heading: HTMLElement) => within(heading.parentElement!);

  it('says that it is on its way, and shows the list once it has come', async () => {
    const page = await open('awaited');
    const status = (await screen.findByText(list.loading)).closest('[role=status]');
    expect(status).not.toBeNull();
    await expectAccessible();
    page.answer({ [api]: { json: few } });
    await seesFew();
    expect(screen.queryByText(list.loading)).toBeNull();
    await expectAccessible();
  });

  it('says what could not be fetched, why and by which code, and asks again', async () => {
    const page = await open(problem(500, 'Något gick fel hos oss.', { requestId: '4f1c2b9e' }));
    const alert = (await told(failed)).closest<HTMLElement>('[role=alert]')!;
    expect(within(alert).getByText('Något gick fel hos oss.')).toBeTruthy();
    expect(within(alert).getByText('Felkod: 4f1c2b9e')).toBeTruthy();
    expect(figures()).toBe(0);
    await expectAccessible();
    page.answer({ [api]: { json: few } });
    await page.user.click(within(alert).getByRole('button', { name: 'Försök igen' }));
    await seesFew();
    expect(page.asked(api)).toHaveLength(2);
  });

  it.each([
    ['is away', problem(503)],
    ['cannot be reached', 'silent'],
  ] as const)('says that the server %s, and asks again', async (_how, answer) => {
    const page = await open(answer);
    const notice = around(await told(failed));
    notice.getByText('Tjänsten svarar inte. Det brukar gå över på någon minut. Dina analyser finns kvar.');
    expect(figures()).toBe(0);
    await expectAccessible();
    page.answer({ [api]: { json: few } });
    await page.user.click(notice.getByRole('button', { name: 'Försök igen' }));
    await seesFew();
  });

  it('leads out of a search that is refused, which would be refused again', async () => {
    const page = await open(problem(422, 'Sökningen får ha högst 200 tecken.'), '?search=aa');
    const alert = (await told(failed)).closest<HTMLElement>('[role=alert]')!;
    within(alert).getByText('Sökningen får ha högst 200 tecken.');
    expect(within(alert).queryByRole('button', { name: 'Försök igen' })).toBeNull();
    page.answer({ [api]: { json: few } });
    await page.user.click(within(alert).getByRole('button', { name: noMatch.action }));
    await seesFew();
    expect(window.location.search).toBe('');
    expect(new URL(page.asked(api).at(-1)!.url).searchParams.has('search')).toBe(false);
  });

  it('is searched anew where a search was refused', async () => {
    const page = await open(problem(422, 'Sökningen får ha högst 200 tecken.'), '?search=aa');
    await told(failed);
    page.answer({ [api]: { json: list.page(0, 0) } });
    const field = screen.getByRole('searchbox', { name: list.asks.search });
    await page.user.clear(field);
    await page.user.type(field, 'ingenstans');
    await told(noMatch.title);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(window.location.search).toBe('?search=ingenstans');
  });

  it('keeps what is typed in its address at once, and asks for it after a pause', async () => {
    const page = await open({ json: few });
    await seesFew();
    const before = page.asked(api).length;
    await page.user.type(screen.getByRole('searchbox', { name: list.asks.search }), 'gatan');
    expect(window.location.search).toBe('?search=gatan');
    expect(page.asked(api)).toHaveLength(before);
    await waitFor(() => expect(page.asked(api)).toHaveLength(before + 1));
    expect(new URL(page.asked(api).at(-1)!.url).searchParams.get('search')).toBe('gatan');
  });

  it('is searched while one types, selected and ordered, all of which its address keeps', async () => {
    const { search, filter, sort } = list.asks;
    const page = await open({ json: few });
    await seesFew();
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: search });
    const head = () => screen.getByRole('columnheader', { name: sort[0] });
    const press = () => page.user.click(within(head()).getByRole('button'));
    const until = (address: string) => waitFor(() => expect(window.location.search).toBe(address));
    const lastAsked = () => Object.fromEntries(new URL(page.asked(api).at(-1)!.url).searchParams);

    await page.user.type(field, 'gatan 6');
    await until('?search=gatan+6');
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Visa' }), filter[0]);
    await until(`?search=gatan+6&filter=${filter[1]}`);
    expect(head().getAttribute('aria-sort')).toBeNull();
    await press();
    await until(`?search=gatan+6&filter=${filter[1]}&sort=${sort[1]}`);
    await waitFor(() => expect(head().getAttribute('aria-sort')).toBe('ascending'));
    await waitFor(() => expect(lastAsked()['order']).toBe('asc'));
    page.answer({ [api]: { json: list.page(0, 0) } });
    await press();
    await told(noMatch.title);
    expect(lastAsked()).toEqual({
      search: 'gatan 6',
      filter: filter[1],
      sort: sort[1],
      order: 'desc',
      limit: '25',
      offset: '0',
    });

    page.answer({ [api]: { json: few } });
    await page.user.click(screen.getByRole('button', { name: noMatch.action }));
    await seesFew();
    expect(field.value).toBe('');
    // How it is ordered stays.
    expect(window.location.search).toBe(`?sort=${sort[1]}&order=desc`);
    expect(head().getAttribute('aria-sort')).toBe('descending');
  });

  it('tells what will stand here where there is nothing yet', async () => {
    const page = await open({ json: list.page(0, 0) });
    const notice = around(await told(empty.title));
    notice.getByText(empty.text);
    expect(screen.queryByRole('search')).toBeNull();
    await expectAccessible();
    if (empty.action) {
      const [label, href] = empty.action;
      expect(notice.getByRole('link', { name: label }).getAttribute('href')).toBe(href);
      return;
    }
    page.answer({ [api]: { json: few } });
    await page.user.click(notice.getByRole('button', { name: 'Kontrollera igen' }));
    await seesFew();
  });

  it('says that nothing matches, and shows all again', async () => {
    const page = await open({ json: list.page(0, 0) }, '?search=ingenstans');
    const notice = around(await told(noMatch.title));
    notice.getByText(noMatch.text);
    const field = screen.queryByRole<HTMLInputElement>('searchbox');
    if (field) expect(field.value).toBe('ingenstans');
    await expectAccessible();
    page.answer({ [api]: { json: few } });
    await page.user.click(notice.getByRole('button', { name: noMatch.action }));
    await seesFew();
    if (field) expect(field.value).toBe('');
    expect(window.location.search).toBe('');
  });

  it('says that there is no such page, and leads to the first', async () => {
    const page = await open({ json: list.page(0, 1, 150) }, '?page=7');
    const notice = around(await told(list.noPage));
    notice.getByText('Listan har blivit kortare, eller så har adressen ett för högt sidnummer.');
    await expectAccessible();
    page.answer({ [api]: { json: few } });
    await page.user.click(notice.getByRole('link', { name: 'Till första sidan' }));
    await seesFew();
    expect(window.location.search).toBe('');
  });

  it.each([
    ['a wide window', 1280],
    ['a phone', 390],
  ])('shows many in pages, on %s', async (_where, width) => {
    const page = await open({ json: list.page(25, 60) }, '', width);
    await screen.findByText(`1–25 av ${list.count(60)}`.replace(/^(1–25 av 60).*/, '$1'), { exact: false });
    const items = () =>
      width === 390 ? [...screen.getByRole('list', { name: list.name }).children] : rows();
    expect(items()).toHaveLength(25);
    // The order is chosen by the heads of the table, or from a list where there are none.
    expect(screen.queryAllByRole('combobox', { name: 'Ordning' })).toHaveLength(width === 390 ? 1 : 0);
    await expectAccessible();
    page.answer({ [api]: { json: list.page(10, 60, 50) } });
    const ways = () => within(screen.getByRole('navigation', { name: 'Sidor' }));
    expect(ways().queryByRole('link', { name: 'Föregående' })).toBeNull();
    await page.user.click(ways().getByRole('link', { name: 'Nästa' }));
    await waitFor(() => expect(items()).toHaveLength(10));
    expect(window.location.search).toBe('?page=2');
    const { searchParams } = new URL(page.asked(api).at(-1)!.url);
    expect([searchParams.get('limit'), searchParams.get('offset')]).toEqual(['25', '25']);
  });

  it('has no way on from the last page', async () => {
    await open({ json: list.page(10, 60, 50) }, '?page=3');
    await screen.findByText('51–60 av 60', { exact: false });
    const ways = within(screen.getByRole('navigation', { name: 'Sidor' }));
    expect(ways.getByRole('link', { name: 'Föregående' }).getAttribute('href')).toContain('?page=2');
    expect(ways.queryByRole('link', { name: 'Nästa' })).toBeNull();
  });

  it('keeps what is known of all while a page of them cannot be fetched', async () => {
    const page = await open({ json: list.page(25, 60) });
    await screen.findByText('1–25 av 60', { exact: false });
    page.answer({ [api]: problem(500) });
    await page.user.click(screen.getByRole('link', { name: 'Nästa' }));
    await told(failed);
    expect(figures()).toBe(list.figures ? 1 : 0);
    await expectAccessible();
  });
}
