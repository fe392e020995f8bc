import { Command } from 'commander';
import { readConfig, withApp } from '../context.js';
import { operatorName } from '../operator.js';
import { say } from '../output.js';

export function dbCommand(): Command {
  return new Command('db')
    .description('Bring the database to the newest schema; add the demo accounts.')
    .addCommand(
      new Command('migrate').description('Run the migrations that have not run.').action(async () => {
        const { migrate } = await import('../../src/shared/database/migrate.js');
        const done = await migrate(await readConfig(), operatorName());
        say(done.length > 0 ? `Ran: ${done.join(', ')}.` : 'The schema is up to date.');
      }),
    )
    .addCommand(
      new Command('seed').description('Create the demo accounts; not in production.').action(async () =>
        withApp(async (app) => {
          const { seed } = await import('../../src/embedded/seed.js');
          const accounts = await seed(app, operatorName());
          for (const { email, password, role } of accounts) say(`${role}: ${email} / ${password}`);
        }),
      ),
    );
}
