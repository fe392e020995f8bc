import { screen, waitFor, within } from '@testing-library/dom';
import type {
  AdminJob,
  AdminJobPage,
  AdminQueues,
  JobSubject,
  RetriedJobs,
} from '../../../src/analyses/admin-queue.types.js';
import type { QueueState } from '../../../src/shared/queue/queue.types.js';
import { problem } from '../../../test/support/problem.js';
import type { Answers } from '../../test/api-answers.js';
import { expectAccessible } from '../../test/expect-accessible.js';
import { linesOf, piecesOf } from '../../test/list-lines.js';
import { openPage, type OpenedPage } from '../../test/open-page.js';
import { stopTime } from '../../test/stopped-time.js';

const path = '/admin/queue';
const api = '/api/admin/queue';
const jobsOf = (queue: string) => `${api}/${queue}/jobs`;

const none = { waiting: 0, active: 0, stalled: 0, delayed: 0, failed: 0 };
const queue = (name: string, more: Partial<QueueState> = {}): QueueState => ({
  name,
  isPaused: false,
  workers: 1,
  counts: none,
  waitingSince: null,
  ...more,
});
const queues = (...first: readonly QueueState[]): AdminQueues => ({
  queues: ['billing', 'experiments', 'analyses'].map(
    (name) => first.find((one) => one.name === name) ?? queue(name),
  ),
});
const about: JobSubject = {
  kind: 'analysis',
  id: 'c0000000-0000-4000-8000-000000000001',
  isGone: false,
  title: 'Storgatan 1',
  status: 'failed',
  attempt: 1,
  purchaseId: null,
};
const job = (more: Partial<AdminJob> = {}): AdminJob => ({
  id: `${about.id}:1`,
  queue: 'analyses',
  name: 'run-analysis',
  state: 'failed',
  key: `${about.id}:1`,
  subject: `analysis:${about.id}`,
  payload: { analysisId: about.id, attempt: 1 },
  attemptsMade: 1,
  attemptsAllowed: 3,
  waits: 0,
  stalls: 0,
  addedAt: '2026-11-01T21:30:00.000Z',
  startedAt: '2026-11-01T21:31:00.000Z',
  failedAt: '2026-11-01T21:32:00.000Z',
  dueAt: null,
  reason: 'listing_gone: Annonsen är borttagen.',
  about,
  ...more,
});
const pageOf = (...items: readonly AdminJob[]): AdminJobPage => ({ items, total: items.length, offset: 0 });
const oneFailed = queues(queue('analyses', { counts: { ...none, failed: 1 } }));

const open = (answers: Answers, search = '', width = 1280): Promise<OpenedPage> =>
  openPage(`${path}${search}`, { as: 'admin', answers, width });
const failing: Answers = { [api]: { json: oneFailed }, [jobsOf('analyses')]: { json: pageOf(job()) } };
const well: Answers = { [api]: { json: queues() }, [jobsOf('analyses')]: { json: pageOf() } };
const told = (element: Element) => element.textContent!.replaceAll('\u00a0', ' ');
const toastOf = async (title: string, role = 'status') =>
  (await screen.findByText(title)).closest<HTMLElement>(`[role=${role}]`)!;

describe('the jobs of a queue', () => {
  it('are said to be on their way, and then tell what became of each', async () => {
    const page = await open({ [api]: 'awaited', [jobsOf('analyses')]: 'awaited' });
    expect((await screen.findByText('Laddar jobben...')).closest('[role=status]')).not.toBeNull();
    await expectAccessible();
    page.answer(failing);
    await screen.findByText('1 jobb');
    screen.getByRole('heading', { level: 2, name: 'Analyser: misslyckade' });
    const [row] = within(screen.getByRole('table', { name: 'Jobb' }))
      .getAllByRole('row')
      .slice(1);
    for (const words of ['Storgatan 1', 'listing_gone: Annonsen är borttagen.', '1 av 3'])
      expect(told(row!)).toContain(words);
    expect(within(row!).getByRole('link').getAttribute('href')).toBe(`/listing/${about.id}`);
    await expectAccessible();
  });

  it.each([
    ['a wide window', 1280],
    ['a phone', 390],
  ])('tell what each is about and all that is kept of it, on %s', async (_where, width) => {
    const page = await open(failing, '', width);
    await screen.findByText(/^1\sjobb$/);
    const [line] = linesOf('Jobb');
    const words = ['Storgatan 1', 'Analys', 'listing_gone: Annonsen är borttagen.', '1 av 3'];
    expect(piecesOf(line!)).toEqual(expect.arrayContaining(words));
    expect(within(line!).getByRole('link').getAttribute('href')).toBe(`/listing/${about.id}`);
    expect(screen.queryByText(job().id)).toBeNull();
    await page.user.click(within(line!).getByRole('button', { name: 'Visa mer: Storgatan 1' }));
    screen.getByText(job().id);
    await expectAccessible();
  });

  it('are asked for again where they could not be fetched', async () => {
    const page = await open({
      [api]: problem(500, 'Fel hos oss'),
      [jobsOf('analyses')]: problem(500, 'Fel hos oss'),
    });
    const title = await screen.findByRole('heading', { name: 'Jobben kunde inte hämtas' });
    const alert = title.closest<HTMLElement>('[role=alert]')!;
    within(alert).getByText('Fel hos oss');
    await expectAccessible();
    page.answer(failing);
    await page.user.click(within(alert).getByRole('button', { name: 'Försök igen' }));
    await screen.findByText('1 jobb');
    expect(page.asked(api)).toHaveLength(2);
  });

  it('are asked for again by themselves while Redis is away, of which nothing is lost', async () => {
    stopTime();
    const away = problem(503, 'Kön svarar inte.', { code: 'queue_unavailable' });
    const page = await open({ [api]: away, [jobsOf('analyses')]: away });
    const title = await screen.findByRole('heading', { level: 2, name: 'Kön svarar inte' });
    const alert = title.closest<HTMLElement>('[role=alert]')!;
    within(alert).getByText(/^Redis går inte att nå\. Inget är förlorat: /);
    within(alert).getByRole('button', { name: 'Kontrollera igen' });
    await expectAccessible();
    page.answer(well);
    await jest.advanceTimersByTimeAsync(5_000);
    await screen.findByRole('heading', { name: 'Allt är väl' });
  });

  it('may be none in any queue that should be looked at', async () => {
    await open(well);
    const notice = within(
      (await screen.findByRole('heading', { level: 2, name: 'Allt är väl' })).parentElement!,
    );
    notice.getByText('Inget jobb har misslyckats eller fastnat i någon kö.');
    notice.getByRole('button', { name: 'Kontrollera igen' });
    await expectAccessible();
  });

  it('may be none here, and some elsewhere, to which the page leads', async () => {
    const page = await open({ ...failing, [jobsOf('billing')]: { json: pageOf() } }, '?queue=billing');
    const title = await screen.findByRole('heading', { level: 2, name: 'Inget misslyckat jobb här' });
    const notice = within(title.parentElement!);
    notice.getByText(/^Men 1\sjobb har misslyckats i kön Analyser\.$/);
    expect(screen.queryByText('Allt är väl')).toBeNull();
    await expectAccessible();
    await page.user.click(notice.getByRole('link', { name: 'Visa' }));
    await screen.findByText('1 jobb');
  });

  it('are those of the first queue where the address names one that there is not', async () => {
    await open(failing, '?queue=nope');
    await screen.findByRole('heading', { level: 2, name: 'Analyser: misslyckade' });
    await screen.findByText('1 jobb');
  });

  it('may be none in the state that was chosen', async () => {
    const page = await open(well, '?filter=delayed');
    const notice = within(
      (await screen.findByRole('heading', { level: 2, name: 'Inga jobb här' })).parentElement!,
    );
    notice.getByText('Inget jobb i kön är i det läget just nu.');
    await expectAccessible();
    page.answer(failing);
    await page.user.click(notice.getByRole('button', { name: 'Visa misslyckade' }));
    await screen.findByText('1 jobb');
  });

  it('wait with the time that the oldest has waited', async () => {
    stopTime(new Date('2026-11-01T21:35:00.000Z'));
    const counts = { ...none, waiting: 1 };
    const waiting = queue('analyses', {
      counts,
      isPaused: true,
      workers: 0,
      waitingSince: '2026-11-01T21:30:00.000Z',
    });
    await open(
      {
        [api]: { json: queues(waiting) },
        [jobsOf('analyses')]: {
          json: pageOf(job({ state: 'waiting', startedAt: null, failedAt: null, reason: null })),
        },
      },
      '?filter=waiting',
    );
    await screen.findByText('Väntar på sin tur');
    const [first] = within(screen.getByRole('list', { name: 'Köerna' })).getAllByRole('listitem');
    expect(told(first!)).toContain(
      'Pausad · Ingen process tar jobb härifrånäldsta jobbet lades in för 5 minuter sedan',
    );
    expect(screen.queryByRole('button', { name: /^Försök igen: / })).toBeNull();
    await expectAccessible();
  });

  it('stand as they were while no answer comes, which is said for as long', async () => {
    stopTime();
    const page = await open(failing);
    await screen.findByText('1 jobb');
    expect(screen.queryByRole('alert')).toBeNull();
    page.answer({ [api]: 'silent', [jobsOf('analyses')]: 'silent' });
    await jest.advanceTimersByTimeAsync(5_000);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Vi får inget svar just nu. Det som visas kan vara gammalt.');
    screen.getByText('1 jobb');
    await expectAccessible();
    page.answer(failing);
    await jest.advanceTimersByTimeAsync(5_000);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('an act on a job', () => {
  const retry = `POST ${jobsOf('analyses')}/${encodeURIComponent(job().id)}/retry`;
  const removal = `DELETE ${jobsOf('analyses')}/${encodeURIComponent(job().id)}`;
  const dialog = () => within(screen.getByRole('dialog', { name: 'Ta bort jobbet?' }));
  const ask = async (one: AdminJob): Promise<OpenedPage> => {
    const page = await open({ ...failing, [jobsOf('analyses')]: { json: pageOf(one) } });
    await page.user.click(await screen.findByRole('button', { name: /^Ta bort: / }));
    return page;
  };

  it.each([
    ['queued', 'Jobbet står i kön igen'],
    ['restarted', 'Analysen startas om'],
    [
      'overtaken',
      'Analysen körs redan av ett annat jobb eller har gått vidare, så jobbet togs bara bort ur listan',
    ],
    ['gone', 'Analysen är raderad, så jobbet togs bara bort ur listan'],
  ] as const)('tries it again and says what became of it: %s', async (outcome, said) => {
    const page = await open({ ...failing, [retry]: { json: { outcome } } });
    await page.user.click(await screen.findByRole('button', { name: 'Försök igen: Storgatan 1' }));
    expect(await toastOf(said)).not.toBeNull();
    // The list is read anew.
    await waitFor(() => expect(page.asked(jobsOf('analyses'))).toHaveLength(2));
  });

  it('says why it could not be tried again', async () => {
    const page = await open({ ...failing, [retry]: problem(409, 'Jobbet körs redan.') });
    await page.user.click(await screen.findByRole('button', { name: 'Försök igen: Storgatan 1' }));
    within(await toastOf('Kunde inte försöka igen', 'alert')).getByText('Jobbet körs redan.');
  });

  it.each([
    ['a failed analysis', job(), 'Jobbet försvinner ur listan. Analysen ändras inte.'],
    [
      'one that another job may work on',
      job({ about: { ...about, status: 'processing' } }),
      'Arbetar inget annat jobb med analysen av Storgatan 1 avbryts den och visas som misslyckad för sin ägare. Den kostar inget och kan startas om.',
    ],
    [
      'one that waits for this job',
      job({ state: 'waiting', about: { ...about, status: 'processing' } }),
      'Analysen av Storgatan 1 avbryts och visas som misslyckad för sin ägare. Den kostar inget och kan startas om.',
    ],
    [
      'one that has moved on',
      job({ about: { ...about, status: 'processing', attempt: 2 } }),
      'Jobbet försvinner ur listan. Analysen ändras inte.',
    ],
    [
      'a purchase',
      job({ about: { ...about, kind: 'purchase' } }),
      'Jobbet försvinner. Återstår något att göra läggs ett nytt jobb i kön av sig självt.',
    ],
  ])('says before it takes the job of %s away what that means', async (_what, one, text) => {
    const page = await ask(one);
    dialog().getByText(text);
    await expectAccessible();
    await page.user.click(dialog().getByRole('button', { name: 'Behåll' }));
    expect(page.asked(removal)).toEqual([]);
  });

  it('leads to where an experiment is ended, whose job comes back', async () => {
    const page = await ask(job({ about: { ...about, kind: 'experiment' } }));
    dialog().getByText(/läggs ett nytt jobb i kön inom en minut/);
    page.answer({
      '/api/admin/prompts': { json: { items: [], model: null } },
      '/api/admin/experiments': { json: pageOf() },
    });
    await page.user.click(dialog().getByRole('link', { name: 'Prompts' }));
    await screen.findByRole('heading', { level: 1, name: 'Prompts' });
    expect(window.location.pathname).toBe('/admin/prompts');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes it away, and says what ended with it', async () => {
    const page = await ask(job({ about: { ...about, status: 'processing' } }));
    page.answer({ [removal]: { json: { outcome: 'analysis_failed' } }, ...well });
    await page.user.click(dialog().getByRole('button', { name: 'Ta bort' }));
    await toastOf('Jobbet är borttaget och analysen avbruten');
    await screen.findByRole('heading', { name: 'Allt är väl' });
  });

  it('says why it could not be taken away', async () => {
    const page = await ask(job());
    page.answer({ [removal]: problem(409, 'Jobbet körs redan.') });
    await page.user.click(dialog().getByRole('button', { name: 'Ta bort' }));
    within(await toastOf('Kunde inte ta bort jobbet', 'alert')).getByText('Jobbet körs redan.');
  });
});

describe('an act on a queue', () => {
  const act = (name: string) => screen.findByRole('button', { name: `${name}: Analyser` });

  it('pauses it, once that is meant', async () => {
    const page = await open(well);
    await page.user.click(await act('Pausa'));
    const dialog = within(screen.getByRole('dialog', { name: 'Pausa Analyser?' }));
    dialog.getByText(/^Inget nytt jobb börjar, i någon process, förrän kön återupptas\./);
    await expectAccessible();
    const paused = queue('analyses', { isPaused: true });
    page.answer({ [`POST ${api}/analyses/pause`]: { json: paused }, [api]: { json: queues(paused) } });
    await page.user.click(dialog.getByRole('button', { name: 'Pausa' }));
    await toastOf('Analyser är pausad');
    page.answer({ [`POST ${api}/analyses/resume`]: problem(503, 'Redis svarar inte.') });
    await page.user.click(await act('Återuppta'));
    within(await toastOf('Kunde inte återuppta kön', 'alert')).getByText('Redis svarar inte.');
  });

  it.each<readonly [RetriedJobs, string, string | undefined]>([
    [{ queued: 1, restarted: 2, overtaken: 0, gone: 0, left: 0 }, '3 jobb körs på nytt', undefined],
    [
      { queued: 0, restarted: 1, overtaken: 1, gone: 1, left: 1 },
      '1 jobb körs på nytt',
      '2 jobb hade inget kvar att göra. 1 jobb gick inte att försöka igen nu.',
    ],
  ])('tries all that failed again, and counts what became of them: %j', async (outcome, title, text) => {
    const page = await open({ ...failing, [`POST ${api}/analyses/retry-failed`]: { json: outcome } });
    await page.user.click(await act('Försök igen med alla'));
    const dialog = within(
      screen.getByRole('dialog', { name: 'Försöka igen med alla misslyckade i Analyser?' }),
    );
    dialog.getByText(/^1\sjobb körs på nytt\. Misslyckade analyser startas om från början/);
    await page.user.click(dialog.getByRole('button', { name: 'Försök igen' }));
    const toast = await toastOf(title);
    if (text) within(toast).getByText(text);
  });
});
