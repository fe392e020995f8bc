import { Command, Option } from 'commander';
import { objectionReasons, type ObjectionReason } from '../../../src/analyses/objection.types.js';
import { instanceInWords, withApp } from '../../context.js';
import { printJson, printTable, say } from '../../output.js';
import { whole } from '../../whole.js';
import { minute } from '../analyses/tables.js';

interface Options {
  readonly state?: 'open' | 'handled';
  readonly reason?: ObjectionReason;
  readonly limit: number;
  readonly json?: boolean;
}

export function listCommand(): Command {
  return new Command('list')
    .description('List what readers say is wrong, newest first.')
    .addOption(new Option('--state <state>', 'only those').choices(['open', 'handled']))
    .addOption(new Option('--reason <reason>', 'only those').choices(objectionReasons))
    .option('--limit <n>', 'how many', whole(1, 1_000_000), 24)
    .option(
      '--json',
      'print [{id, createdAt, analysisId, address, hemnetUrl, path, claim: {name, title, texts, figures, evidence}, reason, text, isAdministrators, version, analyst, template, model, handledAt, caseName}]',
    )
    .addHelpText(
      'after',
      `
Examples:
  $ npx app-cli objections list --state open
  $ npx app-cli objections list --reason wrong-sum --limit 1000 --json`,
    )
    .action(({ state, reason, limit, json }: Options) =>
      withApp(async (app) => {
        const { AdminObjectionsService } = await import('../../../src/analyses/admin-objections.service.js');
        const conditions = {
          ...(state === undefined ? {} : { isHandled: state === 'handled' }),
          ...(reason === undefined ? {} : { reason }),
        };
        const { total, items } = await app.get(AdminObjectionsService).find(conditions, limit);
        if (json) return printJson(items);
        if (items.length === 0) return say(`There are no such objections in ${await instanceInWords()}.`);
        printTable(
          ['ID', 'CREATED', 'STATE', 'REASON', 'CLAIM'],
          items.map(({ id, createdAt, handledAt, reason: why, path, claim }) => [
            id,
            minute(createdAt),
            handledAt === null ? 'open' : 'handled',
            why,
            claim.title ?? path,
          ]),
        );
        if (total > items.length) say(`${items.length} of ${total}; --limit shows more.`);
      }),
    );
}
