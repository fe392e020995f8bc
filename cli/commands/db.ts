import { Command } from 'commander';
import { readConfig, readSchemaConfig, withApp } from '../context.js';
import { operatorName } from '../operator.js';
import { endWith, exitCodes, printJson, printTable, Refused, say } from '../output.js';
import { findDatabase } from '../services.js';
import { backupCommand } from './db/backup.js';
import { restoreCommand } from './db/restore.js';

export function dbCommand(): Command {
  return new Command('db')
    .description('Bring the database to the newest schema; back it up and restore it; add the demo accounts.')
    .addCommand(migrateCommand())
    .addCommand(statusCommand())
    .addCommand(backupCommand())
    .addCommand(restoreCommand())
    .addCommand(seedCommand());
}

/** The schema's history, without the rest of the services: a database without tables has none of them yet. */
async function schema() {
  const config = await readSchemaConfig();
  await findDatabase(config);
  const { migrate, migrationStates } = await import('../../src/shared/database/migrate.js');
  return { migrate: () => migrate(config, { actor: operatorName() }), states: await migrationStates(config) };
}

function migrateCommand(): Command {
  return new Command('migrate')
    .description(
      'Run the migrations that have not run, together or not at all, while others use the database.',
    )
    .option('--dry-run', 'print those that would run, change nothing')
    .option('--json', 'print {dryRun, migrations: [name]}')
    .addHelpText(
      'after',
      `
Examples:
  $ npx app-cli db migrate --dry-run
  $ npx app-cli db migrate`,
    )
    .action(async ({ dryRun = false, json }: { dryRun?: boolean; json?: boolean }) => {
      const { migrate, states } = await schema();
      const pending = states.flatMap(({ name, state }) => (state === 'pending' ? [name] : []));
      const migrations = dryRun ? pending : await migrate();
      if (json) printJson({ dryRun, migrations });
      else if (migrations.length > 0)
        printTable(
          ['MIGRATION'],
          migrations.map((name) => [name]),
        );
      if (migrations.length === 0) return say('The schema is up to date.');
      const count = migrations.length === 1 ? '1 migration' : `${migrations.length} migrations`;
      say(dryRun ? `${count} would run; nothing was changed.` : `Ran ${count}.`);
    });
}

function statusCommand(): Command {
  return new Command('status')
    .description('Show which migrations have run and which are pending; ends with 2 unless all have run.')
    .option('--json', 'print [{name, state, executedAt}], state one of applied, pending, unknown')
    .addHelpText(
      'after',
      `
A migration is "unknown" when the database has it and this program does not: a newer program was here.
Examples:
  $ npx app-cli db status
  $ npx app-cli db status --quiet || npx app-cli db migrate`,
    )
    .action(async ({ json }: { json?: boolean }) => {
      const { states } = await schema();
      if (json) printJson(states);
      else
        printTable(
          ['MIGRATION', 'STATE', 'APPLIED'],
          states.map(({ name, state, executedAt }) => [name, state, executedAt]),
        );
      const count = (wanted: string) => states.filter(({ state }) => state === wanted).length;
      const [pending, unknown] = [count('pending'), count('unknown')];
      if (pending + unknown === 0) return say('The schema is up to date.');
      if (pending > 0) say(`${pending} pending: run "npx app-cli db migrate".`);
      if (unknown > 0) say(`${unknown} that this program does not know: run the newest release.`);
      endWith(exitCodes.no);
    });
}

function seedCommand(): Command {
  return new Command('seed')
    .description('Create the demo accounts where they are missing; not in production.')
    .option('--json', 'print [{role, email, password}]')
    .addHelpText(
      'after',
      `
Examples:
  $ npx app-cli db seed`,
    )
    .action(async ({ json }: { json?: boolean }) => {
      if ((await readConfig()).nodeEnv === 'production')
        throw new Refused('everybody knows the passwords of the demo accounts: none are made in production');
      await withApp(async (app) => {
        const { seed } = await import('../../src/embedded/seed.js');
        const accounts = await seed(app, operatorName());
        if (json) return printJson(accounts);
        printTable(
          ['ROLE', 'MAIL', 'PASSWORD'],
          accounts.map(({ role, email, password }) => [role, email, password]),
        );
      });
    });
}
