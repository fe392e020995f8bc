import type { AnalysisView } from '../../src/analyses/analysis.types.js';
import { QueueControl } from '../../src/shared/queue/queue-control.service.js';
import { signUp } from './api-client.js';
import type { Stage } from './screens.js';
import { waitFor } from './wait-for.js';

export const queuePath = '/admin/queue';
/** What the page asks for. */
export const queueApi = '**/api/admin/queue';
export const jobsApi = '**/api/admin/queue/*/jobs?*';

export const controlOf = ({ app }: Pick<Stage, 'app'>): QueueControl =>
  app.app.get(QueueControl, { strict: false });

/** An administrator is signed in, and the queues are empty and open. */
export async function standQueue(stage: Stage): Promise<void> {
  const control = controlOf(stage);
  for (const queue of control.names) {
    await control.resume(queue);
    for (const state of ['waiting', 'delayed', 'failed'] as const)
      for (const id of await control.ids(queue, state))
        await control.remove(queue, id).catch(() => undefined);
  }
  await stage.signIn('admin');
}

/** Starts analyses of these adverts for a buyer. @returns their ids */
export async function startAnalyses({ app, adverts }: Stage, slugs: readonly string[]): Promise<string[]> {
  const buyer = await signUp(app.url);
  const ids: string[] = [];
  for (const slug of slugs)
    ids.push((await buyer.call<AnalysisView>('POST', '/analyses', { url: adverts.link(slug) })).body.id);
  return ids;
}

/** The page lists so many jobs. */
export const untilListed = ({ page }: Stage, count: number): Promise<void> =>
  page.getByRole('status').getByText(`${count} jobb`, { exact: true }).waitFor();

/** Three analyses have failed, two wait in a line that is paused, and the page is open. @returns the ids of the failed */
export async function showFailedJobs(stage: Stage): Promise<string[]> {
  await standQueue(stage);
  const control = controlOf(stage);
  const failed = await startAnalyses(stage, ['borttagen-1006', 'ingen-annons-1008']);
  failed.push(...(await startAnalyses(stage, ['borttagen-1006'])));
  await waitFor(async () => (await control.state('analyses')).counts.failed === 3);
  await control.pause('analyses');
  await startAnalyses(stage, ['storgatan-1-1001', 'storgatan-2-1002']);
  await stage.open(queuePath);
  await untilListed(stage, 3);
  return failed;
}
