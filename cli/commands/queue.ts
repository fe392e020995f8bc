import { Command } from 'commander';
import type { RetriedJobs } from '../../src/analyses/admin-queue.types.js';
import type { AdminQueueService } from '../../src/analyses/admin-queue.service.js';
import { withApp } from '../context.js';
import { operator, operatorName } from '../operator.js';
import { printJson, printTable, Refused, say } from '../output.js';

export function queueCommand(): Command {
  return new Command('queue')
    .description('Show and steer the queues of jobs; "queue status" names them.')
    .addCommand(statusCommand())
    .addCommand(retryFailedCommand())
    .addCommand(turnCommand('pause', 'Begin no job of a queue, in any process; those under way go on.'))
    .addCommand(turnCommand('resume', 'Let the jobs of a paused queue begin again.'))
    .addCommand(drainCommand());
}

function statusCommand(): Command {
  return new Command('status')
    .description('Count the jobs of each queue by their state.')
    .option('--json', 'print [{name, isPaused, workers, counts, waitingSince}]')
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
    .argument('<queue>')
    .option('--json', 'print {queued, restarted, overtaken, gone, left}')
    .action(async (queue: string, options: { json?: boolean }) =>
      withQueues(async (queues) => {
        const retried = await queues.retryFailed(who(), queue);
        if (options.json) printJson(retried);
        else say(inWords(retried));
      }),
    );
}

function turnCommand(act: 'pause' | 'resume', description: string): Command {
  return new Command(act)
    .description(description)
    .argument('<queue>')
    .option('--json', 'print the state of the queue')
    .action(async (queue: string, options: { json?: boolean }) =>
      withQueues(async (queues) => {
        const state = await queues[act](who(), queue);
        if (options.json) return printJson(state);
        const { waiting, active } = state.counts;
        say(`${queue} is ${state.isPaused ? 'paused' : 'open'}: ${active} under way, ${waiting} waiting.`);
      }),
    );
}

function drainCommand(): Command {
  return new Command('drain')
    .description('Take away all jobs that wait or are delayed; the analyses that wait for them are failed.')
    .argument('<queue>')
    .option('--yes', 'do it; without it nothing is done')
    .option('--json', 'print {removed, analysesFailed}')
    .addHelpText(
      'after',
      `
A failed analysis costs nothing, and its owner can start it over. What is still to be done about purchases, events of
Stripe's and experiments gets new jobs within minutes: pause the queue to hold those.`,
    )
    .action(async (queue: string, options: { yes?: boolean; json?: boolean }) =>
      withQueues(async (queues) => {
        if (!options.yes) {
          const { counts } = await queues.state(queue);
          throw new Refused(
            `${counts.waiting} waiting and ${counts.delayed} delayed jobs of ${queue} would be taken away: add --yes`,
          );
        }
        const drained = await queues.drain(who(), queue);
        if (options.json) return printJson(drained);
        const { removed, analysesFailed } = drained;
        say(
          `Took away ${removed} ${removed === 1 ? 'job' : 'jobs'}; ${analysesFailed} analyses were failed.`,
        );
      }),
    );
}

const who = () => ({ caller: operator, actor: operatorName() });

async function withQueues(act: (queues: AdminQueueService) => Promise<void>): Promise<void> {
  await withApp(async (app) => {
    const { AdminQueueService } = await import('../../src/analyses/admin-queue.service.js');
    await act(app.get(AdminQueueService));
  });
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
