import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import type { SiteHealth } from '../../src/scraping/site-check.js';
import { withScraping } from '../context.js';
import { exitCodes, printJson, printTable, say } from '../output.js';

export function scrapingCommand(): Command {
  return new Command('scraping')
    .description('Looks after the reading of sites.')
    .addCommand(checkCommand())
    .addCommand(saveFixtureCommand());
}

function checkCommand(): Command {
  return new Command('check')
    .description('Read one current advert of each site, or of one, and tell which required facts were found.')
    .argument('[host]', 'only this site, for instance notar.se')
    .option('--json', 'print [{site, url, state, found, missing, fault?}]')
    .addHelpText(
      'after',
      '\nExit codes: 0 every site reads well, 2 a site lacks facts, 3 a site refused or did not answer.',
    )
    .action(async (host: string | undefined, options: { json?: boolean }) => {
      const all: SiteHealth[] = [];
      await withScraping(async (scraping) => {
        for await (const health of scraping.check(host, AbortSignal.timeout(3_600_000))) {
          all.push(health);
          if (!options.json) say(`${health.site}: ${health.state}`);
        }
      });
      if (options.json) printJson(all);
      else {
        const rows = all.map(({ site, state, missing, fault, url }) => [
          site,
          state,
          missing.join(', ') || fault,
          url,
        ]);
        printTable(['SITE', 'STATE', 'MISSING', 'READ'], rows);
      }
      const has = (state: SiteHealth['state']) => all.some((health) => health.state === state);
      if (has('fields missing')) process.exitCode = exitCodes.no;
      else if (has('unknown')) process.exitCode = exitCodes.cannotTell;
    });
}

function saveFixtureCommand(): Command {
  return new Command('save-fixture')
    .description(
      'Save the page of an advert for tests, without scripts that act, names, phones and mail addresses.',
    )
    .argument('<url>', 'link of an advert')
    .option('--to <folder>', 'where its folder is made', 'fixtures/pages')
    .addHelpText(
      'after',
      '\nWrites <folder>/<site>/<id>/page.html and expected.json, whose values are to be read on the page by hand.',
    )
    .action(async (address: string, options: { to: string }) => {
      const folder = await withScraping(async (scraping) => {
        const link = scraping.recognise(address);
        const { html, changed } = await scraping.fetchFixture(link, AbortSignal.timeout(90_000));
        const name = link.key
          .slice(link.site.length + 1)
          .replace(/[^\w-]+/g, '_')
          .slice(0, 80);
        const folder = join(options.to, link.site, name);
        await mkdir(folder, { recursive: true });
        await writeFile(join(folder, 'page.html'), html);
        await writeFile(join(folder, 'expected.json'), `${JSON.stringify({ url: link.url }, null, 2)}\n`);
        if (changed.length > 0) say(`Warning: these read otherwise than on the page: ${changed.join(', ')}.`);
        return folder;
      });
      say('Read the page and write what it states into expected.json, under "expected".');
      process.stdout.write(`${folder}\n`);
    });
}
