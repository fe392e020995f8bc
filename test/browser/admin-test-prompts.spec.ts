import type { Page } from 'playwright';
import {
  startOpenAiServer,
  type ChatRequest,
  type OpenAiBehaviour,
  type OpenAiServer,
} from '../support/openai-server.js';
import { experimentOf, run, runUnderWay } from '../support/experiments.js';
import { addReport, flatHome } from '../support/report-stage.js';
import { describeScreens, phone, type Stage } from '../support/screens.js';
import { problem } from '../support/shop.js';
import { waitFor } from '../support/wait-for.js';
import { analysisMs } from '../support/patience.js';

const access = {} as Record<string, string>;
let model: OpenAiServer;
let answer: (request: ChatRequest) => OpenAiBehaviour = () => ({ kind: 'good' });
beforeAll(async () => {
  model = await startOpenAiServer({ answer: (request) => answer(request) });
  access['OPENAI_API_KEY'] = model.apiKey;
  access['OPENAI_BASE_URL'] = model.baseUrl;
});
afterAll(() => model?.close());
beforeEach(() => {
  answer = () => ({ kind: 'good' });
});

const slow: OpenAiBehaviour = { kind: 'slow', bytes: 500, everyMs: 250 };
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Testa prompts' });

/** Opens the dialog from the list of analyses, of which there is one. */
async function openDialog(stage: Stage): Promise<void> {
  const { page } = stage;
  const admin = await stage.signIn('admin');
  await addReport(stage.app, admin, flatHome());
  await stage.open(`/admin/analyses?search=${encodeURIComponent(admin.email)}`);
  await page.getByRole('button', { name: /^Testa prompts/ }).click();
  await dialogOf(page).waitFor();
}

const showModel = ({ page }: Stage, model: string | null): Promise<unknown> =>
  page.route('**/api/admin/prompts', (route) => route.fulfill({ json: { items: [], model } }));

const stages = describeScreens(
  'the dialog that tests prompts',
  [
    {
      name: 'admin-test-prompts',
      async show(stage) {
        await showModel(stage, 'gpt-test');
        await openDialog(stage);
        await dialogOf(stage.page).getByText('Modell: gpt-test').waitFor();
      },
    },
    {
      name: 'admin-test-prompts-under-way',
      async show(stage) {
        const view = experimentOf([run('default-v1', 1), runUnderWay('unbiased-v1', 1, true)]);
        await stage.page.route('**/api/admin/experiments', (route) =>
          route.fulfill({ status: 202, json: { experimentId: view.id, summary: view.summary } }),
        );
        await stage.page.route(`**/api/admin/experiments/${view.id}`, (route) =>
          route.fulfill({ json: view }),
        );
        await openDialog(stage);
        await dialogOf(stage.page).getByRole('button', { name: 'Starta experimentet' }).click();
        await dialogOf(stage.page).getByText('1 av 2 körningar klara').waitFor();
      },
    },
    {
      name: 'admin-test-prompts-refused',
      async show(stage) {
        await showModel(stage, null);
        await stage.page.route('**/api/admin/experiments', (route) =>
          route.fulfill(problem(429, 'Det pågår redan 3 experiment. Vänta tills ett av dem är klart.')),
        );
        await openDialog(stage);
        await dialogOf(stage.page).getByText('Ingen modell är inkopplad').waitFor();
        await dialogOf(stage.page).getByRole('button', { name: 'Starta experimentet' }).click();
        await dialogOf(stage.page).getByRole('alert').getByText('Kunde inte köra experiment').waitFor();
      },
    },
  ],
  access,
);

it('starts an experiment, follows it and leads to what came of it', async () => {
  const stage = await stages.stand();
  const { page } = stage;
  // The objective prompt raises another flag than the balanced one.
  const isObjective = ({ messages }: ChatRequest) => JSON.stringify(messages[0]).includes('Döm varje bostad');
  answer = (request) => ({
    kind: 'good',
    change: (good) =>
      isObjective(request)
        ? {
            ...good,
            redFlags: good.redFlags.map((flag) => ({ ...flag, title: 'Löftet i annonsen är obelagt' })),
          }
        : good,
  });
  await openDialog(stage);
  const dialog = dialogOf(page);
  await dialog.getByLabel('Omgångar').selectOption('2');
  const cost = await dialog.getByText('4 körningar').first().innerText();
  expect(cost).toContain('ungefär 30–60 sekunder per omgång');
  await dialog.getByRole('button', { name: 'Starta experimentet' }).click();
  await page.waitForURL('**/admin/experiment/*', { timeout: analysisMs });
  await page.getByRole('heading', { level: 1, name: 'Experiment', exact: true }).waitFor();
  await page.getByText('Experiment slutfört!').waitFor();
  expect(await page.getByText('2 av 2 prompts kördes framgångsrikt').count()).toBe(1);
  const figures = (await page.getByRole('definition').allInnerTexts()).map((text) =>
    text.replaceAll('\u00a0', ' '),
  );
  expect(figures.slice(0, 4)).toEqual(['2', '2 omgångar av varje', 'Slutfört', '4 av 4 körningar lyckades']);
  const short = await page.getByRole('status', { name: 'Skillnaderna i korthet' }).innerText();
  expect(short.replaceAll('\u00a0', ' ')).toContain('1 flagga finns bara hos unbiased-v1.');
  await page.getByRole('tab', { name: 'Röda Flaggor' }).click();
  const only = page.getByRole('heading', { name: 'Löftet i annonsen är obelagt Bara hos unbiased-v1' });
  await only.waitFor();
  expect(await page.getByText('i 2 av 2').count()).toBeGreaterThan(0);
  expect(model.violations).toEqual([]);
});

it('goes on when the dialog is closed, as it says', async () => {
  const stage = await stages.stand(phone);
  const { page } = stage;
  answer = () => slow;
  await openDialog(stage);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Starta experimentet' }).click();
  await dialog.getByText('Experimentet fortsätter ändå').waitFor();
  await dialog.getByText('0 av 2 körningar klara').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Experimentet fortsätter', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Visa jämförelse' }).click();
  await page.waitForURL('**/admin/experiment/*');
  answer = () => ({ kind: 'good' });
  await waitFor(async () => (await page.getByText('Slutfört').count()) > 0, {
    timeoutMs: 30_000,
    what: 'the experiment to end',
  });
});
