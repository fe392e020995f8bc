import type { AnalysisView } from '../../src/analyses/analysis.types.js';
import type { ExperimentStarted, PromptsView } from '../../src/experiments/experiments.types.js';
import { startOpenAiServer, type OpenAiBehaviour, type OpenAiServer } from '../support/openai-server.js';
import { addExperiment, promptsPath, startWithoutExperiments } from '../support/prompt-experiments.js';
import { phone, useStages, type Stages } from '../support/screens.js';
import { waitFor } from '../support/wait-for.js';

const access = {} as Record<string, string>;
let model: OpenAiServer;
let answer: () => OpenAiBehaviour = () => ({ kind: 'good' });
beforeAll(async () => {
  model = await startOpenAiServer({ answer: () => answer() });
  access['OPENAI_API_KEY'] = model.apiKey;
  access['OPENAI_BASE_URL'] = model.baseUrl;
});
afterAll(() => model?.close());
const stages: Stages = useStages(access);

it('shows an experiment under way, how it ends, and the way to its comparison', async () => {
  const stage = await stages.stand();
  const { page } = stage;
  const admin = await startWithoutExperiments(stage);
  const { body: home } = await admin.call<AnalysisView>('POST', '/analyses', {
    url: stages.adverts.link('storgatan-1-1001'),
  });
  const status = async () => (await admin.call<AnalysisView>('GET', `/analyses/${home.id}`)).body.status;
  await waitFor(async () => (await status()) === 'completed', { timeoutMs: 25_000, everyMs: 100 });
  let isSeen = false;
  answer = () => ({ kind: 'slow', bytes: 2_000, everyMs: 200, until: () => isSeen });
  const begun = admin.call<ExperimentStarted>('POST', '/admin/experiments', {
    analysisId: home.id,
    promptIds: ['default-v1', 'unbiased-v1'],
  });
  await waitFor(() => model.requests.length >= 3);
  await stage.open(promptsPath);
  const row = page.getByRole('row', { name: 'Storgatan 1' });
  await row.getByText('Pågår').waitFor();
  isSeen = true;
  await row.getByText('Slutfört').waitFor();
  expect((await row.innerText()).replaceAll('\u00a0', ' ')).toContain('2 av 2 lyckades');
  const { experimentId } = (await begun).body;
  await row.getByRole('link', { name: 'Visa jämförelse för Storgatan 1' }).click();
  await page.waitForURL(`${stages.app.url}/admin/experiment/${experimentId}`);
});

it('takes an experiment away, once that is meant', async () => {
  const stage = await stages.stand(phone);
  const { page } = stage;
  const admin = await startWithoutExperiments(stage);
  await addExperiment(stage, admin, { address: 'Storgatan 1' });
  await addExperiment(stage, admin, { address: 'Storgatan 2', promptIds: ['unbiased-v1'] });
  await stage.open(promptsPath);
  await page.getByText('2 experiment', { exact: true }).waitFor();
  const counts = () => page.getByRole('definition').allInnerTexts();
  expect((await counts()).filter((text) => /^\d$/.test(text))).toEqual(['1', '2']);
  const remove = page.getByRole('button', { name: 'Ta bort experimentet om Storgatan 2' });
  const dialog = page.getByRole('dialog', { name: 'Ta bort experimentet?' });
  await remove.click();
  await dialog.getByRole('button', { name: 'Behåll' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.evaluate('document.activeElement?.ariaLabel')).toBe(
    'Ta bort experimentet om Storgatan 2',
  );
  await remove.click();
  await dialog.getByText('Storgatan 2').waitFor();
  await dialog.getByRole('button', { name: 'Ta bort' }).click();
  await page.getByText('Experimentet är borttaget').waitFor();
  await page.getByText('1 experiment', { exact: true }).waitFor();
  await waitFor(async () => (await counts()).filter((text) => /^\d$/.test(text)).join() === '1,1', {
    what: 'the prompts to count one less',
  });
});

it('copies the whole of the instructions, and marks what sets them apart', async () => {
  const stage = await stages.stand();
  const { page } = stage;
  const admin = await startWithoutExperiments(stage);
  await stage.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: stages.app.url });
  await stage.open(promptsPath);
  const { items } = (await admin.call<PromptsView>('GET', '/admin/prompts')).body;
  await page.getByText('Instruktionerna', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Kopiera instruktionerna i unbiased-v1' }).click();
  await page.getByText('Kopierat').waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(items[1]!.system);
  const marked = (await page.locator('details[open] mark').allInnerTexts()).join(' ');
  expect(marked).toContain('Du har inget intresse av att affären blir av eller inte blir av.');
  // A rule of both.
  expect(marked).not.toContain('Anta aldrig.');
});
