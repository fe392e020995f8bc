import { Command, InvalidArgumentError } from 'commander';
import { userOf, withApp } from '../context.js';
import { operatorName } from '../operator.js';
import { printJson, printTable, say } from '../output.js';

export function creditsCommand(): Command {
  return new Command('credits')
    .description('Show and give reports.')
    .addCommand(
      new Command('show')
        .description('Show what somebody has left, and the ledger behind it, newest first.')
        .argument('<mail>')
        .option('--json', 'print {email, free, credits, entries}')
        .action(async (email: string, options: { json?: boolean }) =>
          withApp(async (app) => {
            const { CreditsService } = await import('../../src/billing/credits.service.js');
            const user = await userOf(app, email);
            const credits = app.get(CreditsService);
            const [balance, entries] = await Promise.all([
              credits.balance(user.id),
              credits.entries(user.id),
            ]);
            if (options.json) return printJson({ email: email, ...balance, entries });
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
        ),
    )
    .addCommand(
      new Command('grant')
        .description('Give somebody reports.')
        .argument('<mail>')
        .argument('<count>', '1-1000', count)
        .requiredOption('--reason <text>', 'why; it stands in the ledger', reason)
        .addHelpText(
          'after',
          `
Examples:
  $ npx app-cli credits grant anna@example.se 2 --reason "the advert was gone, ticket 81"`,
        )
        .action(async (email: string, amount: number, options: { reason: string }) =>
          withApp(async (app) => {
            const { CreditsService } = await import('../../src/billing/credits.service.js');
            const user = await userOf(app, email);
            const credits = app.get(CreditsService);
            await credits.grant(user.id, amount, options.reason, operatorName());
            const { free, credits: bought } = await credits.balance(user.id);
            say(`${email} has ${free} free and ${bought} bought reports now.`);
          }),
        ),
    );
}

function count(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 1000)
    throw new InvalidArgumentError('a whole number from 1 to 1000');
  return number;
}

function reason(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('say why in words');
  return text;
}
