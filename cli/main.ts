import { Command } from 'commander';
import { analysesCommand } from './commands/analyses.js';
import { billingCommand } from './commands/billing.js';
import { creditsCommand } from './commands/credits.js';
import { dbCommand } from './commands/db.js';
import { imagesCommand } from './commands/images.js';
import { productsCommand } from './commands/products.js';
import { queueCommand } from './commands/queue.js';
import { reportsCommand } from './commands/reports.js';
import { scrapeCommand } from './commands/scrape.js';
import { scrapingCommand } from './commands/scraping.js';
import { settingsCommand } from './commands/settings.js';
import { usersCommand } from './commands/users.js';
import { webhooksCommand } from './commands/webhooks.js';
import { exitWith } from './output.js';

const program = new Command('app-cli')
  .description('Operates Visningsklar: reads adverts, runs analyses, keeps users and the database.')
  .option('--verbose', 'show the whole error with its stack')
  .addHelpText(
    'after',
    `
Environment: the names of .env.example. Without DATABASE_URL the instance that "npm start" runs is used.
Exit codes:  0 good; 1 could not run: a wrong or missing argument, or no services; 2 the answer is no: what is named
             is not there, cannot be used or is refused; 3 cannot tell: a site or service of others did not answer.
Examples:
  $ npx app-cli scrape https://www.hemnet.se/bostad/… --json
  $ npx app-cli analyses run https://exempelmaklaren.example/objekt/… --user kopare@visningsklar.example
  $ npx app-cli users make-admin anna@example.se`,
  )
  .showHelpAfterError()
  .addCommand(scrapeCommand())
  .addCommand(scrapingCommand())
  .addCommand(imagesCommand())
  .addCommand(reportsCommand())
  .addCommand(analysesCommand())
  .addCommand(settingsCommand())
  .addCommand(usersCommand())
  .addCommand(productsCommand())
  .addCommand(creditsCommand())
  .addCommand(billingCommand())
  .addCommand(webhooksCommand())
  .addCommand(queueCommand())
  .addCommand(dbCommand());

// Commander ends with 1, "could not run", for a wrong flag and a missing argument.
try {
  await program.parseAsync();
} catch (error) {
  exitWith(error, { verbose: program.opts<{ verbose?: boolean }>().verbose ?? false });
}
