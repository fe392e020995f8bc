import { Command, Option } from 'commander';
import type { AdminAnalysisSort } from '../../../src/analyses/admin-analyses.types.js';
import type { AnalysisConditions } from '../../../src/analyses/analysis-conditions.js';
import { instanceInWords, withApp } from '../../context.js';
import { momentWords, since, until } from '../../moment.js';
import { printJson, say } from '../../output.js';
import { whole } from '../../whole.js';
import { host, verdict } from './arguments.js';
import { ownerAndHost } from './find.js';
import { printAnalyses } from './tables.js';

const statuses = ['processing', 'scraped', 'analyzing', 'completed', 'failed', 'unfinished', 'stuck'];
/** Each order's word and its usual way round. */
const sorts: Readonly<Record<string, readonly [AdminAnalysisSort, 'asc' | 'desc']>> = {
  created: ['created_at', 'desc'],
  address: ['address', 'asc'],
  user: ['user_email', 'asc'],
  status: ['status', 'asc'],
  paid: ['is_paid', 'desc'],
};

interface ListOptions extends Pick<AnalysisConditions, 'status' | 'verdict' | 'since' | 'until'> {
  readonly user?: string;
  readonly paid?: 'yes' | 'no';
  readonly failedSince?: Date;
  readonly host?: string;
  readonly search?: string;
  readonly sort: string;
  readonly order?: 'asc' | 'desc';
  readonly limit: number;
  readonly json?: boolean;
}

export function listCommand(): Command {
  return new Command('list')
    .description("List everybody's analyses, newest first.")
    .option('--user <mail>', 'only those of one user')
    .addOption(
      new Option('--status <status>', 'stuck: unfinished, and nothing has moved for ten minutes').choices(
        statuses,
      ),
    )
    .addOption(new Option('--paid <answer>', 'only those that are, or are not').choices(['yes', 'no']))
    .option('--verdict <verdict>', 'GREEN, YELLOW or RED', verdict)
    .option('--host <host>', 'of the advert, with its subdomains: hemnet.se', host)
    .option('--since <time>', `created since: ${momentWords}`, since)
    .option('--until <time>', 'created before, written alike; a day counts whole', until)
    .option('--failed-since <time>', 'failed since, written alike', since)
    .option('--search <text>', "in link, address, owner's mail and id; a failure's code whole")
    .addOption(
      new Option('--sort <by>', 'what the order goes by').choices(Object.keys(sorts)).default('created'),
    )
    .addOption(
      new Option('--order <way>', 'desc for created and paid, asc for the others, unless said').choices([
        'asc',
        'desc',
      ]),
    )
    .option('--limit <n>', 'how many', whole(1, 1_000_000), 24)
    .option(
      '--json',
      'print [{id, hemnetUrl, address, userEmail, status, isPaid, isUnderWay, createdAt, startedAt, failedAt, failureCode, failureReason, verdict, attempts, runs, tokens, costUsd}]',
    )
    .addHelpText(
      'after',
      `
Examples:
  $ npx app-cli analyses list --user anna@example.se
  $ npx app-cli analyses list --failed-since 2h --host hemnet.se
  $ npx app-cli analyses list --status completed --paid no --since 2026-11-01 --until 2026-11-30 --limit 1000 --json`,
    )
    .action((options: ListOptions, command: Command) => {
      if (options.since && options.until && options.since >= options.until)
        command.error('error: --since is not before --until');
      return withApp(async (app) => {
        const { AdminAnalysesService, adminAnalysesQuery } =
          await import('../../../src/analyses/admin-analyses.service.js');
        const [sort, usualOrder] = sorts[options.sort]!;
        const { search, order = usualOrder, limit } = options;
        const query = { ...adminAnalysesQuery.parse({ search, sort, order }), limit };
        const conditions = { ...conditionsOf(options), ...(await ownerAndHost(app, options)) };
        const { total, items } = await app.get(AdminAnalysesService).find(conditions, query);
        if (options.json) return printJson(items);
        if (items.length === 0) return say(`${nothing(options)} in ${await instanceInWords()}.`);
        printAnalyses(items);
        if (total > items.length) say(`${items.length} of ${total}; --limit shows more.`);
      });
    });
}

function conditionsOf(options: ListOptions): AnalysisConditions {
  const { status, paid, verdict, since, until, failedSince } = options;
  return {
    ...(status && { status }),
    ...(paid && { isPaid: paid === 'yes' }),
    ...(verdict && { verdict }),
    ...(since && { since }),
    ...(until && { until }),
    ...(failedSince && { failedSince }),
  };
}

/** `anna@example.se has no analyses` */
function nothing({ user, sort: _sort, limit: _limit, order: _order, ...filters }: ListOptions): string {
  const which = Object.keys(filters).length > 0 ? 'such analyses' : 'analyses';
  return user === undefined ? `There are no ${which}` : `${user} has no ${which}`;
}
