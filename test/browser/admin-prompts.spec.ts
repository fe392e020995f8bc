import { addExperiment, promptsPath, startWithoutExperiments } from '../support/prompt-experiments.js';
import { describeScreens, type Stage } from '../support/screens.js';

/** Every way an experiment can stand, and a home with a long name. */
async function showKinds(stage: Stage): Promise<void> {
  const admin = await startWithoutExperiments(stage);
  const on = (day: number) => new Date(Date.UTC(2026, 10, day, 9, 30));
  await addExperiment(stage, admin, {
    status: 'running',
    repeats: 3,
    runs: ['completed', 'running', 'waiting'],
  });
  await addExperiment(stage, admin, { address: 'Storgatan 2', createdAt: on(19) });
  await addExperiment(stage, admin, {
    address: 'Storgatan 3',
    runs: ['completed', 'failed'],
    createdAt: on(18),
  });
  await addExperiment(stage, admin, {
    address: 'Storgatan 4',
    status: 'failed',
    runs: ['failed'],
    promptIds: ['unbiased-v1'],
    createdAt: on(17),
  });
  await addExperiment(stage, admin, {
    address: null,
    hemnetUrl: `https://www.exempelmaklaren.example/objekt/${'ljus-och-trivsam-lagenhet-'.repeat(6)}1`,
    repeats: 5,
    createdAt: on(16),
  });
  await stage.open(promptsPath);
  await stage.page.getByText('5 experiment', { exact: true }).waitFor();
  await stage.page.getByRole('heading', { level: 3, name: 'Standard default-v1 Aktiv' }).waitFor();
}

describeScreens(
  'the administrators’ prompts and experiments',
  [
    { name: 'admin-prompts-kinds', show: showKinds },
    {
      name: 'admin-prompts-unfolded',
      route: '/admin/prompts',
      async show(stage) {
        await startWithoutExperiments(stage);
        await stage.open(promptsPath);
        const folded = stage.page.getByText('Instruktionerna', { exact: true });
        await folded.first().click();
        await folded.last().click();
        await stage.page.getByText('Det markerade står inte i unbiased-v1.').waitFor();
        await stage.page.getByText('Det markerade står inte i default-v1.').waitFor();
      },
    },
    {
      name: 'admin-prompts-remove',
      async show(stage) {
        await showKinds(stage);
        await stage.page.getByRole('button', { name: 'Ta bort experimentet om Storgatan 1' }).click();
        await stage.page.getByRole('dialog', { name: 'Ta bort experimentet?' }).waitFor();
        await stage.page.getByText('Det pågår fortfarande och avbryts.').waitFor();
      },
    },
  ],
  // Asked for nothing here: the page tells that there is one.
  { OPENAI_API_KEY: 'sk-not-used', OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' },
);
