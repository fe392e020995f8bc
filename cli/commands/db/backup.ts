import { Command } from 'commander';
import { readConfig } from '../../context.js';
import { interruption } from '../../interrupt.js';
import { writeNewFile } from '../../new-file.js';
import { operatorName } from '../../operator.js';
import { printJson, say } from '../../output.js';
import { findDatabase } from '../../services.js';

export function backupCommand(): Command {
  return new Command('backup')
    .description('Write all rows as they stand at this moment into one file, while the service goes on.')
    .argument('<file>', 'readable by you alone')
    .option('--force', 'overwrite the file')
    .option('--json', 'print {file, createdAt, schema, tables: [{table, rows}]}')
    .addHelpText(
      'after',
      `
For machines without PostgreSQL's own tools; docs/operations.md tells of pg_dump and point-in-time recovery. The file
holds everything about everybody: keep it as you keep the database. Pictures are not in it: copy IMAGE_STORE as well,
after the backup. The log of acts tells of each.

Examples:
  $ npx app-cli db backup visningsklar-$(date +%F).backup
  $ npx app-cli db restore visningsklar-2026-11-22.backup --dry-run`,
    )
    .action(async (path: string, { force = false, json }: { force?: boolean; json?: boolean }) => {
      const signal = interruption();
      const config = await readConfig();
      await findDatabase(config, { migrated: true });
      const [{ backUp }, { recordAlone }] = await Promise.all([
        import('../../../src/shared/database/backup/backup.js'),
        import('../../../src/shared/database/backup/record-alone.js'),
      ]);
      // Before anything of it is written: who takes a copy of everything cannot do it unseen.
      await recordAlone(config, { actor: operatorName(), act: 'database.backup' });
      const { filled, file } = await writeNewFile(path, { force }, (write) =>
        backUp(config, write, { signal }),
      );
      if (json) return printJson({ file, ...filled });
      const rows = filled.tables.reduce((sum, table) => sum + table.rows, 0);
      say(`${rows} rows of ${filled.tables.length} tables as of ${filled.createdAt} are in ${file}.`);
      say('Copy the pictures (IMAGE_STORE) as well.');
    });
}
