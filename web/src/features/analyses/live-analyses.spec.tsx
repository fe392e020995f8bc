import { screen, waitFor, within } from '@testing-library/dom';
import type { AnalysisCard, AnalysisPage } from '../../../../src/analyses/analysis.types.js';
import { problem } from '../../../../test/support/problem.js';
import type { Answers } from '../../../test/api-answers.js';
import { openPage, type OpenedPage } from '../../../test/open-page.js';
import { analysisCard, analysisView, failed, underWay } from '../../../test/samples.js';
import { stopTime } from '../../../test/stopped-time.js';

const list = '/api/analyses';
const events = '/api/analyses/events';
const pathOf = ({ id }: AnalysisCard): string => `${list}/${id}`;

/** Opens the list while no live events come. */
function open(items: readonly AnalysisCard[], answers: Answers): Promise<OpenedPage> {
  const page: AnalysisPage = { items, nextCursor: null };
  return openPage('/dashboard', {
    as: 'buyer',
    answers: { [list]: { json: page }, [events]: 'silent', ...answers },
  });
}
const cardOf = async (address: string): Promise<HTMLElement> =>
  (await screen.findByRole('heading', { level: 2, name: address })).closest('article')!;

describe('an analysis under way, while no live events come', () => {
  const going = () => analysisCard({ ...underWay, address: 'Ringvägen 100' });

  it('is read anew every five seconds until it is ready, which is said for ten seconds', async () => {
    stopTime();
    const card = going();
    const one = pathOf(card);
    const page = await open([card], { [one]: { json: analysisView(card) } });
    await cardOf('Ringvägen 100');
    const pass = async (reads: number): Promise<void> => {
      await jest.advanceTimersByTimeAsync(5_000);
      await waitFor(() => expect(page.asked(one)).toHaveLength(reads), { interval: 1 });
    };
    await pass(1);
    await pass(2);
    page.answer({ [one]: { json: analysisView({ address: 'Ringvägen 100', createdAt: card.createdAt }) } });
    await pass(3);
    const toast = (await screen.findByText('Analys klar!')).closest<HTMLElement>('[role=status]')!;
    within(toast).getByRole('link', { name: 'Visa rapport' });
    await within(await cardOf('Ringvägen 100')).findByText(/4,15/);
    await jest.advanceTimersByTimeAsync(9_500);
    screen.getByText('Analys klar!');
    await jest.advanceTimersByTimeAsync(500);
    await waitFor(() => expect(screen.queryByText('Analys klar!')).toBeNull());
    expect(page.asked(one)).toHaveLength(3);
  });

  it('is shown as failed once it has not moved for ten minutes', async () => {
    stopTime();
    const card = { ...going(), startedAt: new Date(Date.now() - 9 * 60_000).toISOString() };
    await open([card], { [pathOf(card)]: { json: analysisView(card) } });
    within(await cardOf('Ringvägen 100')).getByRole('progressbar');
    await jest.advanceTimersByTimeAsync(30_000);
    expect(within(await cardOf('Ringvägen 100')).queryByText('Misslyckades')).toBeNull();
    await jest.advanceTimersByTimeAsync(45_000);
    await within(await cardOf('Ringvägen 100')).findByText('Misslyckades');
  });
});

/** One event, after which the page comes again and hears no more. */
const onlyEvent = (data: object): Answers => ({
  [events]: ({ headers }) =>
    headers.has('last-event-id')
      ? 'silent'
      : {
          status: 200,
          contentType: 'text/event-stream',
          body: ['id: 1-0', 'retry: 1', `data: ${JSON.stringify(data)}`, '', ''].join('\n'),
        },
});

describe('an analysis whose card an event has no room for', () => {
  const card = analysisCard({ ...underWay, address: 'Ringvägen 100' });
  const ready = analysisView({ address: 'Ringvägen 100', createdAt: new Date().toISOString() });

  it('is read by itself, and told when it is ready', async () => {
    const page = await open([card], {
      ...onlyEvent({ type: 'changed', id: card.id }),
      [pathOf(card)]: 'awaited',
    });
    await cardOf('Ringvägen 100');
    await waitFor(() => expect(page.asked(pathOf(card))).toHaveLength(1));
    page.answer({ [pathOf(card)]: { json: ready } });
    await screen.findByText('Analys klar!');
    await screen.findByText(/4,15/);
    expect(page.asked(list)).toHaveLength(1);
  });

  it('has the list read anew when it cannot be read', async () => {
    const page = await open([card], {
      ...onlyEvent({ type: 'changed', id: card.id }),
      [pathOf(card)]: 'awaited',
    });
    await cardOf('Ringvägen 100');
    await waitFor(() => expect(page.asked(pathOf(card))).toHaveLength(1));
    page.answer({
      [list]: { json: { items: [ready], nextCursor: null } satisfies AnalysisPage },
      [pathOf(card)]: problem(429),
    });
    await screen.findByText(/4,15/);
  });
});

it('tells what has ended while events were missed, and once', async () => {
  const card = analysisCard({ ...underWay, address: 'Ringvägen 100' });
  const ready = analysisView({ address: 'Ringvägen 100', startedAt: card.startedAt });
  const page = await open([card], {
    ...onlyEvent({ type: 'reset' }),
    [events]: 'awaited',
    [pathOf(card)]: { json: ready },
  });
  await cardOf('Ringvägen 100');
  page.answer({
    [list]: { json: { items: [ready], nextCursor: null } satisfies AnalysisPage },
    ...onlyEvent({ type: 'reset' }),
  });
  const toast = (await screen.findByText('Analys klar!')).closest<HTMLElement>('[role=status]')!;
  within(toast).getByRole('link', { name: 'Visa rapport' });
  await within(await cardOf('Ringvägen 100')).findByText(/4,15/);
  expect(screen.getAllByText('Analys klar!')).toHaveLength(1);
});

it('leaves out what was deleted elsewhere while the list was being read', async () => {
  const [kept, gone] = [
    analysisCard({ address: 'Ringvägen 100' }),
    analysisCard({ id: 'c0000000-0000-4000-8000-000000000002', address: 'Storgatan 1' }),
  ];
  const page = await open([], {
    [list]: 'awaited',
    ...onlyEvent({ type: 'delete', id: gone.id }),
  });
  // The page comes again once it has heard the event.
  await waitFor(() => expect(page.asked(events)).toHaveLength(2));
  page.answer({ [list]: { json: { items: [gone, kept], nextCursor: null } satisfies AnalysisPage } });
  await cardOf('Ringvägen 100');
  await waitFor(() => expect(screen.queryByText('Storgatan 1')).toBeNull());
});

it('shows that work goes on after another try, whatever else is on the way', async () => {
  const slow = analysisCard({ ...failed, address: 'Sena gatan 1' });
  const tried = analysisCard({
    ...failed,
    id: 'c0000000-0000-4000-8000-000000000002',
    address: 'Felgatan 2',
  });
  const slowRetry = `POST ${pathOf(slow)}/retry`;
  const page = await open([slow, tried], {
    [slowRetry]: 'awaited',
    [`POST ${pathOf(tried)}/retry`]: { json: { success: true } },
    [pathOf(tried)]: 'awaited',
  });
  for (const address of ['Sena gatan 1', 'Felgatan 2'])
    await page.user.click(within(await cardOf(address)).getByRole('button', { name: /Försök igen/ }));
  await waitFor(() => expect(page.asked(pathOf(tried))).toHaveLength(1));
  page.answer({ [slowRetry]: problem(500) });
  await screen.findByRole('alert');
  page.answer({ [pathOf(tried)]: { json: analysisView({ ...tried, status: 'analyzing' }) } });
  const bar = await screen.findByRole('progressbar', { name: 'Analys av Felgatan 2' });
  expect((await cardOf('Felgatan 2')).contains(bar)).toBe(true);
});
