import { randomBytes } from 'node:crypto';
import { Command } from 'commander';
import { writeNewFile } from '../new-file.js';
import { printText, say } from '../output.js';

interface Options {
  readonly mailbox?: boolean;
  readonly print?: boolean;
  readonly force?: boolean;
}

export function initEnvCommand(): Command {
  return new Command('init-env')
    .option('--mailbox', 'for a trial: mails go to the mailbox of "docker compose --profile mail up"')
    .option('--print', 'print it instead')
    .option('--force', 'overwrite the file: what is encrypted or stored under its secrets is lost')
    .addHelpText(
      'after',
      `
Needs no services, and writes into the folder where it is called: that of docker-compose.yml. "npm start" reads the
same file. Docker alone makes it like this, readable by you alone and never over another:
  $ docker build -t visningsklar .
  $ (umask 077; set -C; docker run --rm visningsklar node bin/app-cli.js init-env --print > .env)

Examples:
  $ npx app-cli init-env
  $ npx app-cli init-env --mailbox && docker compose --profile mail up --build`,
    )
    .action(async ({ mailbox = false, print = false, force = false }: Options) => {
      const text = environmentText(mailbox);
      if (print) printText(text);
      else {
        const { file } = await writeNewFile('.env', { force }, (write) => write(text));
        say(`The secrets are in ${file}, which only you can read.`);
      }
      const open = mailbox ? '' : ', SMTP_URL and MAIL_FROM of your mail server';
      say(`Fill in STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET of your Stripe account${open}.`);
      if (!mailbox) return say('Then: docker compose up --build');
      say('Then: docker compose --profile mail up --build');
      say(
        'Mails are read at http://localhost:8025, as operator with MAILBOX_PASSWORD; "npm start" has no such mailbox.',
      );
    });
}

/** Each of them of 32 bytes that nobody can guess. */
const secrets = [
  'JWT_SECRET',
  'METRICS_TOKEN',
  'POSTGRES_PASSWORD',
  'POSTGRES_OWNER_PASSWORD',
  'POSTGRES_APP_PASSWORD',
  'REDIS_PASSWORD',
];

function environmentText(hasMailbox: boolean): string {
  const secret = (name: string): string => `${name}=${randomBytes(32).toString('hex')}`;
  const mail = hasMailbox
    ? ['SMTP_URL=smtp://mail:1025', secret('MAILBOX_PASSWORD')]
    : ['SMTP_URL=', 'MAIL_FROM='];
  return [
    '# For docker-compose.yml. All names are in .env.example.',
    ...secrets.map(secret),
    '# Of your Stripe account and its webhook',
    'STRIPE_SECRET_KEY=',
    'STRIPE_WEBHOOK_SECRET=',
    hasMailbox ? '# The mailbox of the profile "mail"' : '# Of your mail server',
    ...mail,
    '',
  ].join('\n');
}
