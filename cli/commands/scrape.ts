import { Command } from 'commander';
import { readConfig, withContext } from '../context.js';
import { printJson, printTable, say } from '../output.js';

export function scrapeCommand(): Command {
  return new Command('scrape')
    .description('Read an advert and print what would be used, without saving anything.')
    .argument('<url>', 'link of an advert')
    .option('--json', 'print {url, listing, provenance, disagreements, source}')
    .addHelpText(
      'after',
      '\nExit codes: 2 when the page is no readable advert, 3 when the site refused or did not answer.',
    )
    .action(async (url: string, options: { json?: boolean }) => {
      const config = await readConfig({ services: false });
      const { ConfigModule } = await import('../../src/shared/config/config.module.js');
      const { ScrapingModule } = await import('../../src/scraping/scraping.module.js');
      const { ScrapingService } = await import('../../src/scraping/scraping.service.js');
      class ScrapeModule {}
      const module = { module: ScrapeModule, imports: [ConfigModule.for(config), ScrapingModule] };
      await withContext(module, async (app) => {
        const scraping = app.get(ScrapingService);
        const capture = await scraping.capture(scraping.recognise(url), {
          signal: AbortSignal.timeout(90_000),
          onStep: async (step) => {
            if (!options.json) say(step);
          },
        });
        if (options.json) return printJson(capture);
        const rows = Object.entries(capture.listing).map(([field, value]) => [
          field,
          typeof value === 'object' ? JSON.stringify(value) : String(value).replaceAll('\n', ' '),
        ]);
        printTable(['FIELD', 'VALUE'], rows);
      });
    });
}
