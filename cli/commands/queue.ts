import { Command } from 'commander';
import type { AdminJob, RetriedJobs } from '../../src/analyses/admin-queue.types.js';
import type { AdminQueueService } from '../../src/analyses/admin-queue.service.js';
import type { JobState } from '../../src/shared/queue/queue.types.js';
import { confirm } from '../confirm.js';
import { withApp } from '../context.js';
import { operator, operatorName } from '../operator.js';
import { printJson, printTable, Refused, say } from '../output.js';

interface ManyOptions {
  dryRun?: boolean;
  yes?: boolean;
  json?: boolean;
}

export function queueCommand(): Command {
  return new Command('queue')
    .description('Show and steer the queues of jobs.')
    .addCommand(statusCommand())
    .addCommand(retryFailedCommand())
    .addCommand(turnCommand('pause', 'Begin no job of a queue, in any process; those under way go on.'))
    .addCommand(turnCommand('resume', 'Let the jobs of a paused queue begin again.'))
    .addCommand(drainCommand());
}

const theQueue = ['<queue>', 'as "queue status" names it'] as const;

function statusCommand(): Command {
  return new Command('status')
    .description('Count the jobs of each queue by their state.')
    .option('--json', 'print [{name, isPaused, workers, counts, waitingSince}]')
    .addHelpText('after', examples('status', 'status --json'))
    .action(async (options: { json?: boolean }) =>
      withQueues(async (queues) => {
        const states = await queues.states();
        if (options.json) return printJson(states);
        printTable(
          ['QUEUE', 'STATE', 'WORKERS', 'WAITING', 'ACTIVE', 'STALLED', 'DELAYED', 'FAILED', 'WAITING SINCE'],
          states.map(({ name, isPaused, workers, counts, waitingSince }) => [
            name,
            isPaused ? 'paused' : 'open',
            workers,
            counts.waiting,
            counts.active,
            counts.stalled,
            counts.delayed,
            counts.failed,
            waitingSince,
          ]),
        );
      }),
    );
}

function retryFailedCommand(): Command {
  return new Command('retry-failed')
    .description('Try all failed jobs of a queue again; a failed analysis is started over.')
    .argument(...theQueue)
    .option('--dry-run', 'print the jobs that would be tried, and try none')
    .option('--json', `print {queued, restarted, overtaken, gone, left}, ${dryRunShape}`)
    .addHelpText('after', examples('retry-failed analyses --dry-run', 'retry-failed analyses'))
    .action(async (queue: string, { dryRun, json }: ManyOptions) =>
      withQueue(queue, async (queues) => {
        if (dryRun) return printJobs(await jobsOf(queues, queue, ['failed']), 'would be tried again', json);
        const retried = await queues.retryFailed(who(), queue);
        if (json) printJson(retried);
        say(inWords(retried));
      }),
    );
}

function turnCommand(act: 'pause' | 'resume', description: string): Command {
  return new Command(act)
    .description(description)
    .argument(...theQueue)
    .option('--json', 'print {name, isPaused, workers, counts, waitingSince}')
    .addHelpText('after', examples(`${act} analyses`))
    .action(async (queue: string, options: { json?: boolean }) =>
      withQueue(queue, async (queues) => {
        const state = await queues[act](who(), queue);
        if (options.json) printJson(state);
        const { waiting, active } = state.counts;
        say(`${queue} is ${state.isPaused ? 'paused' : 'open'}: ${active} under way, ${waiting} waiting.`);
      }),
    );
}

function drainCommand(): Command {
  return new Command('drain')
    .description('Take away all jobs that wait or are delayed; the analyses that wait for them are failed.')
    .argument(...theQueue)
    .option('--dry-run', 'print the jobs that would be taken away, and take none')
    .option('--yes', 'do not ask')
    .option('--json', `print {removed, analysesFailed}, ${dryRunShape}`)
    .addHelpText(
      'after',
      `
A failed analysis costs nothing, and its owner can start it over. What is still to be done about purchases, events of
Stripe's and experiments gets new jobs within minutes: pause the queue to hold those.
${examples('drain analyses --dry-run', 'drain analyses --yes')}`,
    )
    .action(async (queue: string, { dryRun, yes, json }: ManyOptions) =>
      withQueue(queue, async (queues) => {
        if (dryRun)
          return printJobs(await jobsOf(queues, queue, ['waiting', 'delayed']), 'would be taken away', json);
        const { counts } = await queues.state(queue);
        if (counts.waiting + counts.delayed > 0)
          await confirm(
            `take away ${counts.waiting} waiting and ${counts.delayed} delayed jobs of ${queue}`,
            {
              yes,
            },
          );
        const drained = await queues.drain(who(), queue);
        if (json) printJson(drained);
        const { removed, analysesFailed } = drained;
        say(
          `Took away ${removed} ${removed === 1 ? 'job' : 'jobs'}; ${analysesFailed} analyses were failed.`,
        );
      }),
    );
}

const dryRunShape = 'with --dry-run [{id, state, subject, addedAt, failedAt, reason, …}]';

const who = () => ({ caller: operator, actor: operatorName() });

function examples(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ npx app-cli queue ${line}`).join('\n')}`;
}

async function withQueues(act: (queues: AdminQueueService) => Promise<void>): Promise<void> {
  await withApp(async (app) => {
    const { AdminQueueService } = await import('../../src/analyses/admin-queue.service.js');
    await act(app.get(AdminQueueService));
  });
}

/** @throws Refused naming the queues that there are, for any other */
async function withQueue(name: string, act: (queues: AdminQueueService) => Promise<void>): Promise<void> {
  const { jobs } = await import('../../src/jobs.js');
  const names = [...new Set(jobs.map(({ queue }) => queue))];
  if (!names.includes(name)) throw new Refused(`there is no queue ${name}: there are ${names.join(', ')}`);
  await withQueues(act);
}

/** Jobs read in one call. */
const page = 200;

async function jobsOf(
  queues: AdminQueueService,
  queue: string,
  states: readonly JobState[],
): Promise<AdminJob[]> {
  const jobs: AdminJob[] = [];
  for (const state of states) {
    for (let offset = 0, total = Infinity; offset < total; offset += page) {
      const found = await queues.page(queue, { state, order: 'asc', offset, limit: page });
      jobs.push(...found.items);
      total = found.total;
    }
  }
  return jobs;
}

function printJobs(jobs: readonly AdminJob[], what: string, json: boolean | undefined): void {
  if (json) printJson(jobs);
  else if (jobs.length > 0)
    printTable(
      ['JOB', 'STATE', 'ABOUT', 'ADDED', 'REASON'],
      jobs.map(({ id, state, subject, about, addedAt, reason }) => [
        id,
        state,
        about?.title ?? subject,
        addedAt,
        reason,
      ]),
    );
  say(`${jobs.length} ${jobs.length === 1 ? 'job' : 'jobs'} ${what}; nothing was done.`);
}

function inWords({ queued, restarted, overtaken, gone, left }: RetriedJobs): string {
  const parts = [
    `${restarted} analyses started over`,
    `${queued} other jobs in line`,
    `${overtaken + gone} with nothing left to do`,
    ...(left > 0 ? [`${left} left as they are`] : []),
  ];
  return `${parts.join(', ')}.`;
}
