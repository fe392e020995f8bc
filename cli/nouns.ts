import type { Command } from 'commander';

/** What can be operated on: its word, what it is for, and its commands, read only when they are asked for. */
export interface Noun {
  readonly name: string;
  readonly description: string;
  /** Lines without `npx app-cli`; absent where its own help has some. */
  readonly examples?: readonly string[];
  readonly load: () => Promise<Command>;
}

/** In the order of the help. */
export const nouns: readonly Noun[] = [
  {
    name: 'scrape',
    description: 'Read an advert, or a saved page of one, and print what would be used.',
    load: async () => (await import('./commands/scrape.js')).scrapeCommand(),
  },
  {
    name: 'scraping',
    description: 'Look after the reading of sites.',
    examples: [
      'scraping check notar.se',
      'scraping save-fixture https://www.notar.se/kopa-bostad/objekt/OBJ… --to test/fixtures/pages',
    ],
    load: async () => (await import('./commands/scraping.js')).scrapingCommand(),
  },
  {
    name: 'images',
    description: 'Look at pictures as an analysis does.',
    examples: ['images classify plan.jpg kok.jpg --json'],
    load: async () => (await import('./commands/images.js')).imagesCommand(),
  },
  {
    name: 'reports',
    description: 'Write reports without an analysis in the database.',
    examples: ['reports write --listing bostad.json --analyst rules'],
    load: async () => (await import('./commands/reports.js')).reportsCommand(),
  },
  {
    name: 'analyses',
    description: 'List, show, run, retry, cancel and delete analyses.',
    load: async () => (await import('./commands/analyses.js')).analysesCommand(),
  },
  {
    name: 'users',
    description: 'List, show, create, export and erase users; make administrators.',
    examples: ['users list --search anna', 'users show anna@example.se', 'users make-admin anna@example.se'],
    load: async () => (await import('./commands/users.js')).usersCommand(),
  },
  {
    name: 'credits',
    description: 'Show and give reports.',
    examples: [
      'credits show anna@example.se',
      'credits grant anna@example.se 2 --reason "the advert was gone, ticket 81"',
    ],
    load: async () => (await import('./commands/credits.js')).creditsCommand(),
  },
  {
    name: 'products',
    description: 'Show and decide what is sold.',
    examples: ['products list', 'products add package-10-reports --reports 10'],
    load: async () => (await import('./commands/products.js')).productsCommand(),
  },
  {
    name: 'billing',
    description: 'Look after the money.',
    examples: ['billing audit --days 7'],
    load: async () => (await import('./commands/billing.js')).billingCommand(),
  },
  {
    name: 'webhooks',
    description: "Show and replay Stripe's events.",
    examples: ['webhooks list --status failed', 'webhooks replay --since 2h --status failed --dry-run'],
    load: async () => (await import('./commands/webhooks.js')).webhooksCommand(),
  },
  {
    name: 'settings',
    description: 'Show and turn what may be turned at run time.',
    examples: ['settings list', 'settings set report_cost_ceiling_usd 0.25'],
    load: async () => (await import('./commands/settings.js')).settingsCommand(),
  },
  {
    name: 'queue',
    description: 'Show and steer the queues of jobs.',
    examples: ['queue status', 'queue pause analyses'],
    load: async () => (await import('./commands/queue.js')).queueCommand(),
  },
  {
    name: 'objections',
    description: 'Show what readers say is wrong in their reports, and make golden cases of it.',
    load: async () => (await import('./commands/objections.js')).objectionsCommand(),
  },
  {
    name: 'experiments',
    description: 'Try prompts on frozen homes and judge what they write.',
    load: async () => (await import('./commands/experiments.js')).experimentsCommand(),
  },
  {
    name: 'db',
    description: 'Bring the database to the newest schema; back it up and restore it; add the demo accounts.',
    examples: ['db status', 'db migrate --dry-run', 'db backup all.backup'],
    load: async () => (await import('./commands/db.js')).dbCommand(),
  },
  {
    name: 'doctor',
    description: 'Look at everything that the product stands on, and say what to do.',
    load: async () => (await import('./commands/doctor.js')).doctorCommand(),
  },
  {
    name: 'init-env',
    description: 'Make the secrets that docker-compose.yml needs, in .env.',
    load: async () => (await import('./commands/init-env.js')).initEnvCommand(),
  },
  {
    name: 'retention',
    description: 'Remove what has been kept for as long as it may be.',
    examples: ['retention run --dry-run'],
    load: async () => (await import('./commands/retention.js')).retentionCommand(),
  },
  {
    name: 'completion',
    description: 'Print what makes your shell complete the names of commands and options.',
    load: async () => (await import('./commands/completion.js')).completionCommand(),
  },
];
