import { Command } from 'commander';
import type { AuditFinding } from '../../src/billing/billing.types.js';
import { withApp } from '../context.js';
import { operatorName } from '../operator.js';
import { endWith, exitCodes, printJson, printText, say } from '../output.js';
import { whole } from '../whole.js';

const DAY_MS = 24 * 60 * 60_000;

export function billingCommand(): Command {
  return new Command('billing').description('Look after the money.').addCommand(
    new Command('audit')
      .description("Compare Stripe's books, our purchases, the ledger and the opened reports.")
      .option(
        '--days <n>',
        'how far back purchases, checkouts, refunds and disputes are read, 1-3650',
        whole(1, 3650),
        30,
      )
      .option('--json', 'print [{kind, id, text, remedy}]')
      .addHelpText(
        'after',
        `
Exit codes: 0 all agrees; 2 something does not; 3 Stripe does not answer.
Examples:
  $ npx app-cli billing audit
  $ npx app-cli billing audit --days 365 --json`,
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
          else for (const finding of findings) printText(inWords(finding));
          say(
            findings.length === 0
              ? `All agrees, ${options.days} days back.`
              : `${findings.length} ${findings.length === 1 ? 'thing does' : 'things do'} not agree.`,
          );
          if (findings.length > 0) endWith(exitCodes.no);
          const { days } = options;
          if (
            !(await app.get(BillingAuditService).record(operatorName(), { findings: findings.length, days }))
          )
            say(
              'This database takes no writes: nothing was noted, and MoneyUnaudited still counts from the last audit at the primary.',
            );
        }),
      ),
  );
}

/** What is wrong, and below it what to do. */
function inWords({ kind, id, text, remedy }: AuditFinding): string {
  return `${kind} ${id}: ${text}\n    → ${remedy}\n`;
}
