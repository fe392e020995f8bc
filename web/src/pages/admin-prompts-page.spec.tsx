import { screen, waitFor, within } from '@testing-library/dom';
import type {
  ExperimentLine,
  ExperimentPage,
  PromptsView,
  PromptView,
} from '../../../src/experiments/experiments.types.js';
import { problem } from '../../../test/support/problem.js';
import { expectListStates } from '../../test/admin-list-states.js';
import type { Answers } from '../../test/api-answers.js';
import { expectAccessible } from '../../test/expect-accessible.js';
import { openPage, type OpenedPage } from '../../test/open-page.js';

const path = '/admin/prompts';
const api = '/api/admin/experiments';
const promptsApi = '/api/admin/prompts';

const template = (more: Partial<PromptView>): PromptView => ({
  id: 'default-v1',
  name: 'Standard',
  description: 'Balanserad.',
  isActive: true,
  system: 'Du läser annonser. Döm med måtta.',
  showsRuleVerdict: true,
  digest: '0123456789abcdef',
  experiments: 2,
  ...more,
});
const prompts: PromptsView = {
  items: [
    template({}),
    template({
      id: 'unbiased-v1',
      name: 'Objektiv',
      isActive: false,
      system: 'Du läser annonser.',
      showsRuleVerdict: false,
    }),
  ],
  model: 'gpt-test',
};
const line = (at: number, more: Partial<ExperimentLine> = {}): ExperimentLine => ({
  id: `c0000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  analysisId: 'c0ffee00-0000-4000-8000-000000000002',
  hemnetUrl: `https://www.hemnet.se/bostad/storgatan-${at}`,
  address: `Storgatan ${at}`,
  promptIds: ['default-v1', 'unbiased-v1'],
  repeats: 1,
  status: 'completed',
  summary: { succeeded: 2, total: 2 },
  createdAt: '2026-11-01T21:30:00.000Z',
  ...more,
});
const pageOf = (items: readonly ExperimentLine[]): ExperimentPage => ({
  items,
  total: items.length,
  offset: 0,
});

describe('the experiments', () => {
  expectListStates<ExperimentPage>({
    path,
    api,
    title: 'Prompts',
    loading: 'Laddar experimenten...',
    failed: 'Kunde inte hämta experiment data',
    empty: {
      title: 'Inga experiment än',
      text: 'Gå till Analyser och välj Testa prompts på en analys som är klar. Då får båda promptmallarna skriva om samma bostad.',
      action: ['Till analyserna', '/admin/analyses?filter=completed'],
    },
    noMatch: {
      title: 'Inga experiment hittades',
      text: 'Inget experiment stämmer med sökningen och urvalet.',
      action: 'Visa alla experiment',
    },
    noPage: 'Så många experiment finns det inte',
    count: (total) => `${total} experiment`,
    name: 'Experiment',
    asks: {
      search: 'Sök adress eller länk',
      filter: ['Med unbiased-v1', 'unbiased-v1'],
      sort: ['Annons', 'address'],
    },
    page: (many, total, offset = 0) => ({
      items: Array.from({ length: many }, (_, at) => line(at)),
      total,
      offset,
    }),
    beside: { [promptsApi]: { json: prompts } },
  });
});

it('orders the experiments by their rounds, the most first', async () => {
  const page = await openPage(path, {
    as: 'admin',
    answers: { [api]: { json: pageOf([line(1)]) }, [promptsApi]: { json: prompts } },
  });
  const head = await screen.findByRole('columnheader', { name: 'Omgångar' });
  await page.user.click(within(head).getByRole('button'));
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Omgångar' }).getAttribute('aria-sort')).toBe(
      'descending',
    ),
  );
  expect(window.location.search).toBe('?sort=repeats');
  await waitFor(() => {
    const { searchParams } = new URL(page.asked(api).at(-1)!.url);
    expect([searchParams.get('sort'), searchParams.get('order')]).toEqual(['repeats', 'desc']);
  });
});

describe('the templates', () => {
  const templates = () => within(screen.getByRole('region', { name: 'Promptmallar' }));
  const open = async (answer: Answers[string]): Promise<OpenedPage> => {
    const page = await openPage(path, {
      as: 'admin',
      answers: { [api]: { json: pageOf([]) }, [promptsApi]: answer },
    });
    await screen.findByRole('region', { name: 'Promptmallar' });
    return page;
  };

  it('are said to be on their way, and then say who they are and in what they differ', async () => {
    const page = await open('awaited');
    const loading = await screen.findByText('Laddar promptmallarna...');
    expect(loading.closest('[role=status]')).not.toBeNull();
    await expectAccessible();
    page.answer({ [promptsApi]: { json: prompts } });
    await templates().findByRole('heading', { level: 3, name: /^Standard default-v1 ?Aktiv$/ });
    templates().getByRole('heading', { level: 3, name: 'Objektiv unbiased-v1' });
    templates().getByText('Modellen heter gpt-test.');
    templates().getByText('Köparnas rapporter skrivs med den här.');
    templates().getByText('Används bara i experiment.');
    // By whether they are told the rules' verdict, and by one sentence.
    const marked = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent?.trim());
    expect(marked).toEqual(['Visas för modellen', 'Döm med måtta.', 'Visas inte för modellen']);
    await expectAccessible();
  });

  it('are asked for again where they could not be fetched', async () => {
    const page = await open(problem(500, 'Fel hos oss'));
    const title = await templates().findByRole('heading', { name: 'Promptmallarna kunde inte hämtas' });
    const alert = title.closest<HTMLElement>('[role=alert]')!;
    within(alert).getByText('Fel hos oss');
    await expectAccessible();
    page.answer({ [promptsApi]: { json: prompts } });
    await page.user.click(within(alert).getByRole('button', { name: 'Försök igen' }));
    await templates().findByRole('heading', { level: 3, name: /^Standard default-v1 ?Aktiv$/ });
  });

  it('say that no model is there to be asked', async () => {
    await open({ json: { ...prompts, model: null } satisfies PromptsView });
    await templates().findByText(
      'Ingen modell är inkopplad, så alla rapporter skrivs med fasta regler. Sätt OPENAI_API_KEY och starta om tjänsten för att låta en modell skriva.',
    );
    await expectAccessible();
  });
});

describe('the removal of an experiment', () => {
  const one = line(1);
  const removal = `DELETE ${api}/${one.id}`;
  const dialog = () => within(screen.getByRole('dialog', { name: 'Ta bort experimentet?' }));

  async function ask(more: Partial<ExperimentLine> = {}): Promise<OpenedPage> {
    const page = await openPage(path, {
      as: 'admin',
      answers: { [api]: { json: pageOf([{ ...one, ...more }]) }, [promptsApi]: { json: prompts } },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Ta bort experimentet om Storgatan 1' }));
    dialog().getByText('Storgatan 1');
    return page;
  }

  it('says that what is under way is broken off', async () => {
    const page = await ask({ status: 'running', summary: { succeeded: 0, total: 2 } });
    dialog().getByText(/Det pågår fortfarande och avbryts\. Det går inte att ångra\.$/);
    await expectAccessible();
    await page.user.click(dialog().getByRole('button', { name: 'Behåll' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Ta bort experimentet om Storgatan 1');
    expect(page.asked(removal)).toEqual([]);
  });

  it('is done, and the list is read anew', async () => {
    const page = await ask();
    expect(dialog().queryByText(/Det pågår/)).toBeNull();
    page.answer({ [removal]: 'done', [api]: { json: pageOf([]) } });
    await page.user.click(dialog().getByRole('button', { name: 'Ta bort' }));
    await screen.findByText('Experimentet är borttaget');
    await screen.findByRole('heading', { name: 'Inga experiment än' });
    await waitFor(() => expect(document.activeElement?.id).toBe('content'));
  });

  it('says why it could not be done', async () => {
    const page = await ask();
    page.answer({ [removal]: problem(500, 'Fel hos oss') });
    await page.user.click(dialog().getByRole('button', { name: 'Ta bort' }));
    const toast = (await screen.findByText('Kunde inte ta bort experimentet')).closest<HTMLElement>(
      '[role=alert]',
    )!;
    within(toast).getByText('Fel hos oss');
    await screen.findByText('1 experiment');
  });
});
