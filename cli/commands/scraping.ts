import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import type { SiteHealth } from '../../src/scraping/site-check.js';
import { withScraping } from '../context.js';
import { complain, endWith, exitCodes, printJson, printTable, printText, Refused, say } from '../output.js';
import { within } from '../time-limit.js';
import { webAddress } from '../web-address.js';

interface SaveOptions {
  to: string;
  force?: boolean;
  json?: boolean;
}

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
      `
Exit codes: 0 every site reads well; 2 a site lacks facts; 3 none lacks facts, but one refused or did not answer.
Examples:
  $ npx app-cli scraping check
  $ npx app-cli scraping check notar.se --json`,
    )
    .action(async (host: string | undefined, options: { json?: boolean }) => {
      const all: SiteHealth[] = [];
      const signal = await within(3_600_000, host ?? 'all sites');
      await withScraping(async (scraping) => {
        for await (const health of scraping.check(host, signal)) {
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
      if (has('fields missing')) endWith(exitCodes.no);
      else if (has('unknown')) endWith(exitCodes.cannotTell);
    });
}

function saveFixtureCommand(): Command {
  return new Command('save-fixture')
    .description(
      'Save the page of an advert for tests, without scripts that act, names, phones and mail addresses.',
    )
    .argument('<url>', 'link of an advert', webAddress)
    .option('--to <folder>', 'where its folder is made', 'fixtures/pages')
    .option('--force', 'replace a page that is saved already; its expected.json is kept')
    .option('--json', 'print {folder, changed}, changed with the fields that read otherwise than on the page')
    .addHelpText(
      'after',
      `
Writes <folder>/<site>/<id>/page.html and expected.json, whose values are to be read on the page by hand.
Examples:
  $ npx app-cli scraping save-fixture https://www.notar.se/kopa-bostad/objekt/OBJ… --to test/fixtures/pages`,
    )
    .action(async (address: string, options: SaveOptions) => {
      const signal = await within(90_000, address);
      const saved = await withScraping(async (scraping) => {
        const link = scraping.recognise(address);
        const name = link.key
          .slice(link.site.length + 1)
          .replace(/[^\w-]+/g, '_')
          .slice(0, 80);
        const folder = join(options.to, link.site, name);
        if (existsSync(join(folder, 'page.html')) && !options.force)
          throw new Refused(`${folder} is saved already: add --force to save its page anew`);
        const { html, changed } = await scraping.fetchFixture(link, signal);
        await mkdir(folder, { recursive: true });
        await writeFile(join(folder, 'page.html'), html);
        await writeNew(join(folder, 'expected.json'), `${JSON.stringify({ url: link.url }, null, 2)}\n`);
        return { folder, changed };
      });
      if (saved.changed.length > 0)
        complain(`these read otherwise than on the page: ${saved.changed.join(', ')}`);
      if (options.json) printJson(saved);
      else printText(`${saved.folder}\n`);
      say('Read the page and write what it states into expected.json, under "expected".');
    });
}

/** What somebody wrote by hand is left as it is. */
async function writeNew(path: string, text: string): Promise<void> {
  await writeFile(path, text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
