import { Command, InvalidArgumentError } from 'commander';
import { withApp } from '../context.js';
import { exitCodes, printJson, printTable, say } from '../output.js';

const DAY_MS = 24 * 60 * 60_000;

export function billingCommand(): Command {
  return new Command('billing').description('Look after the money.').addCommand(
    new Command('audit')
      .description("Compare Stripe's books, our purchases, the ledger and the opened reports.")
      .option('--days <n>', 'how far back purchases and sessions are read', days, 30)
      .option('--json', 'print the findings as a list')
      .addHelpText(
        'after',
        '\nEnds with 0 when all agrees, 2 when something does not, 3 when Stripe does not answer.',
      )
      .action(async (options: { days: number; json?: boolean }) =>
        withApp(async (app) => {
          const [{ BillingAuditService }, { PaidAuditService }] = await Promise.all([
            import('../../src/billing/billing-audit.service.js'),
            import('../../src/analyses/paid-audit.service.js'),
          ]);
          const since = new Date(Date.now() - options.days * DAY_MS);
          const findings = [
            ...(await app.get(BillingAuditService).audit(since)),
            ...(await app.get(PaidAuditService).audit()),
          ];
          if (options.json) printJson(findings);
          else if (findings.length > 0)
            printTable(
              ['KIND', 'ID', 'WHAT'],
              findings.map(({ kind, id, text }) => [kind, id, text]),
            );
          say(
            findings.length === 0
              ? `All agrees, ${options.days} days back.`
              : `${findings.length} things do not agree.`,
          );
          if (findings.length > 0) process.exitCode = exitCodes.no;
        }),
      ),
  );
}

function days(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 3650)
    throw new InvalidArgumentError('a whole number from 1 to 3650');
  return number;
}
