import { Command, InvalidArgumentError } from 'commander';
import { userOf, withApp } from '../context.js';
import { operatorName } from '../operator.js';
import { printJson, printTable, say } from '../output.js';

export function creditsCommand(): Command {
  return new Command('credits')
    .description('Show and give reports.')
    .addCommand(showCommand())
    .addCommand(grantCommand());
}

function showCommand(): Command {
  return new Command('show')
    .description('Show what somebody has left, and the ledger behind it, newest first.')
    .argument('<mail>')
    .option(
      '--json',
      'print {email, free, credits, entries: [{createdAt, kind, amount, reason, reference, actor}]}',
    )
    .addHelpText(
      'after',
      `
Examples:
  $ npx app-cli credits show anna@example.se
  $ npx app-cli credits show anna@example.se --json | jq .credits`,
    )
    .action((given: string, { json }: { json?: boolean }) =>
      withApp(async (app) => {
        const { CreditsService } = await import('../../src/billing/credits.service.js');
        const { id, email } = await userOf(app, given);
        const credits = app.get(CreditsService);
        const [balance, entries] = await Promise.all([credits.balance(id), credits.entries(id)]);
        if (json) return printJson({ email, ...balance, entries });
        say(`${email}: ${balance.free} free and ${balance.credits} bought reports left.`);
        printTable(
          ['WHEN', 'KIND', 'AMOUNT', 'REASON', 'ACTOR', 'REFERENCE'],
          entries.map(({ createdAt, kind, amount, reason, actor, reference }) => [
            createdAt,
            kind,
            amount > 0 ? `+${amount}` : amount,
            reason,
            actor,
            reference,
          ]),
        );
      }),
    );
}

function grantCommand(): Command {
  return new Command('grant')
    .description('Give somebody reports. They count as bought ones and cannot be taken back here.')
    .argument('<mail>')
    .argument('<count>', '1-1000', count)
    .requiredOption('--reason <text>', 'why; it stands in the ledger', reason)
    .option('--json', 'print {email, granted, free, credits}')
    .addHelpText(
      'after',
      `
Examples:
  $ npx app-cli credits grant anna@example.se 2 --reason "the advert was gone, ticket 81"`,
    )
    .action((given: string, granted: number, options: { reason: string; json?: boolean }) =>
      withApp(async (app) => {
        const { CreditsService } = await import('../../src/billing/credits.service.js');
        const { id, email } = await userOf(app, given);
        const credits = app.get(CreditsService);
        await credits.grant(id, granted, options.reason, operatorName());
        const { free, credits: bought } = await credits.balance(id);
        if (options.json) return printJson({ email, granted, free, credits: bought });
        say(`${email} has ${free} free and ${bought} bought reports now.`);
      }),
    );
}

function count(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > 1000)
    throw new InvalidArgumentError('Write a whole number from 1 to 1000.');
  return number;
}

function reason(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('Say why in words.');
  return text;
}
