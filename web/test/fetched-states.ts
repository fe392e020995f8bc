import { screen, waitFor, within } from '@testing-library/dom';
import { problem } from '../../test/support/problem.js';
import type { Answers } from './api-answers.js';
import { expectAccessible } from './expect-accessible.js';
import { openPage, type OpenedPage, type Visit } from './open-page.js';

interface Fetched extends Pick<Visit, 'as'> {
  readonly path: string;
  readonly api: string;
  /** What it comes to in the end, as JSON. */
  readonly view: unknown;
  /** What else the page asks. */
  readonly beside?: Answers;
  /** Said while it is on its way. */
  readonly loading: string;
  /** The title of its failure. */
  readonly failed: string;
  /** What then is to be seen of the view, and nothing before. */
  readonly shown: () => HTMLElement | null;
  /** What stands whatever the answer is. */
  readonly always?: () => HTMLElement;
}

/** What a page shows of something it asks for: on its way, failed, out of reach, and there once it has come. */
export function expectFetchedStates({
  path,
  as,
  api,
  view,
  beside,
  loading,
  failed,
  shown,
  always,
}: Fetched): void {
  const open = (answer: Answers[string]): Promise<OpenedPage> =>
    openPage(path, { ...(as ? { as } : {}), answers: { ...beside, [api]: answer } });
  async function seesView(): Promise<void> {
    await waitFor(() => expect(shown()).not.toBeNull());
    expect(screen.queryByText(loading)).toBeNull();
    expect(screen.queryByRole('heading', { name: failed })).toBeNull();
  }
  const seesNothingYet = (): void => {
    expect(shown()).toBeNull();
    always?.();
  };

  it('is said to be on its way, and shown once it has come', async () => {
    const page = await open('awaited');
    const said = await screen.findByText(loading);
    expect(said.closest('[role=status]')).not.toBeNull();
    seesNothingYet();
    await expectAccessible();
    page.answer({ [api]: { json: view } });
    await seesView();
    await expectAccessible();
  });

  it('is asked for again where it could not be fetched, which is said with its reason and code', async () => {
    const page = await open(problem(500, 'Något gick fel hos oss.', { requestId: '4f1c2b9e' }));
    const alert = (await screen.findByRole('heading', { name: failed })).closest<HTMLElement>(
      '[role=alert]',
    )!;
    within(alert).getByText('Något gick fel hos oss.');
    within(alert).getByText('Felkod: 4f1c2b9e');
    seesNothingYet();
    await expectAccessible();
    page.answer({ [api]: { json: view } });
    await page.user.click(within(alert).getByRole('button', { name: 'Försök igen' }));
    await seesView();
    expect(page.asked(api)).toHaveLength(2);
  });

  it.each([
    ['is away', problem(503)],
    ['cannot be reached', 'silent'],
  ] as const)('is asked for again where the server %s', async (_how, answer) => {
    const page = await open(answer);
    const title = await screen.findByRole('heading', { name: failed });
    const notice = within(title.parentElement!);
    notice.getByText('Tjänsten svarar inte. Det brukar gå över på någon minut. Dina analyser finns kvar.');
    seesNothingYet();
    await expectAccessible();
    page.answer({ [api]: { json: view } });
    await page.user.click(notice.getByRole('button', { name: 'Försök igen' }));
    await seesView();
  });
}
