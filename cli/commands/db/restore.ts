import { Command } from 'commander';
import { confirm } from '../../confirm.js';
import { readSchemaConfig } from '../../context.js';
import { interruption } from '../../interrupt.js';
import { operatorName } from '../../operator.js';
import { complain, endWith, exitCodes, printJson, Refused, say } from '../../output.js';
import { findDatabase } from '../../services.js';

interface RestoreCommandOptions {
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly json?: boolean;
}

export function restoreCommand(): Command {
  return new Command('restore')
    .description(
      'Bring a backup into an empty database, all of it or nothing, and then to the newest schema.',
    )
    .argument('<backup>', 'file that "db backup" wrote')
    .option('--dry-run', 'read the whole file and check its digests; no database is asked')
    .option('--yes', 'do not ask')
    .option(
      '--json',
      'print {dryRun, createdAt, schema, tables: [{table, rows}], migrated: [name], findings}',
    )
    .addHelpText(
      'after',
      `
The database that DATABASE_URL names has to be there and to have no tables. Afterwards the ledger is looked through:
what does not agree in it is printed, and the command ends with 2. Then copy the pictures back, start the service and
run "npx app-cli billing audit", which asks Stripe as well. Jobs are put in line again by the sweep within a minute.

Examples:
  $ npx app-cli db restore visningsklar-2026-11-22.backup --dry-run
  $ createdb visningsklar_tried
  $ DATABASE_URL=postgresql://…/visningsklar_tried npx app-cli db restore visningsklar-2026-11-22.backup`,
    )
    .action(async (path: string, { dryRun = false, yes = false, json }: RestoreCommandOptions) => {
      const signal = interruption();
      const { createReadStream } = await import('node:fs');
      const { access } = await import('node:fs/promises');
      await access(path).catch(() => {
        throw new Refused(`${path}: there is no such file, or you may not read it`);
      });
      const config = dryRun ? { databaseUrl: '' } : await readSchemaConfig();
      if ('embedded' in config) {
        await findDatabase(config);
        const { host, pathname } = new URL(config.databaseUrl);
        await confirm(`fill the empty database ${host}${pathname} from ${path}`, { yes });
      }
      const { restore, RestoreRefused } = await import('../../../src/shared/database/backup/restore.js');
      const { BackupDamaged } = await import('../../../src/shared/database/backup/frames.js');
      const options = { actor: operatorName(), dryRun, signal };
      const restored = await restore(config, createReadStream(path), options).catch((error: unknown) => {
        if (error instanceof RestoreRefused) throw new Refused(error.message);
        if (error instanceof BackupDamaged)
          throw new Refused(
            `${path} is damaged: ${error.message}; nothing of it was kept, take another backup`,
          );
        throw error;
      });
      const findings = dryRun ? [] : await ledgerOf(config);
      if (json) printJson({ dryRun, ...restored, findings });
      const rows = restored.tables.reduce((sum, table) => sum + table.rows, 0);
      const what = `${rows} rows of ${restored.tables.length} tables as of ${restored.createdAt}`;
      say(dryRun ? `${what} are whole in ${path}.` : `${what} are restored.`);
      if (restored.migrated.length > 0)
        say(`${dryRun ? 'Newer than it' : 'Brought up to date by'}: ${restored.migrated.join(', ')}.`);
      for (const { kind, id, text } of findings) complain(`${kind} ${id}: ${text}`);
      if (findings.length > 0) endWith(exitCodes.no);
    });
}

/** What does not agree in the ledger; Stripe is not asked. */
async function ledgerOf({ databaseUrl }: { databaseUrl: string }) {
  const [{ MikroORM }, { ormConfig }, { AuditEntry }, { ledgerFaults }] = await Promise.all([
    import('@mikro-orm/postgresql'),
    import('../../../src/shared/database/database.js'),
    import('../../../src/shared/audit/audit-entry.entity.js'),
    import('../../../src/billing/ledger-audit.js'),
  ]);
  const orm = await MikroORM.init(ormConfig({ databaseUrl, entities: [AuditEntry] }));
  try {
    return await ledgerFaults(orm.em.fork());
  } finally {
    await orm.close(true);
  }
}
