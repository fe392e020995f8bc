import { Command } from 'commander';
import type { Capture } from '../../src/scraping/listing.types.js';
import type { SavedPage } from '../../src/scraping/read/handed-in-reader.js';
import { withScraping } from '../context.js';
import { readGivenFile } from '../given-file.js';
import { interruption } from '../interrupt.js';
import { printJson, printTable, say } from '../output.js';
import { within } from '../time-limit.js';
import { webAddress } from '../web-address.js';

interface Options {
  file?: string;
  url?: string;
  json?: boolean;
}

export function scrapeCommand(): Command {
  return new Command('scrape')
    .description('Read an advert, or a saved page of one, and print what would be used. Nothing is saved.')
    .argument('[url]', 'link of an advert', webAddress)
    .option('--file <file>', 'read a saved page instead: .html, .mhtml, .pdf or .txt')
    .option('--url <address>', "the saved page's own address, when the file does not tell it", webAddress)
    .option('--json', 'print {url, listing, provenance, disagreements, source, images}')
    .addHelpText(
      'after',
      `
Exit codes: 2 when the page is no readable advert, 3 when the site refused or did not answer.
Examples:
  $ npx app-cli scrape https://www.notar.se/kopa-bostad/objekt/OBJ… --json
  $ npx app-cli scrape --file sparad.mhtml --json
  $ npx app-cli scrape --file kopierad.txt --url https://www.hemnet.se/bostad/…`,
    )
    .action(async (link: string | undefined, options: Options, command: Command) => {
      if ((link === undefined) === (options.file === undefined)) {
        command.error('error: give either a link or --file');
      }
      const capture = await (link === undefined
        ? captureFile(options.file!, options.url)
        : captureLink(link, !options.json));
      const { images = [], floorplans = [] } = capture.listing;
      if (options.json) return printJson({ ...capture, images: [...images, ...floorplans] });
      const rows = Object.entries(capture.listing).map(([field, value]) => [
        field,
        typeof value === 'object' ? JSON.stringify(value) : String(value).replaceAll('\n', ' '),
      ]);
      printTable(['FIELD', 'VALUE'], rows);
    });
}

async function captureLink(link: string, talks: boolean): Promise<Capture> {
  const signal = await within(90_000, link);
  return withScraping((scraping) =>
    scraping.capture(scraping.recognise(link), {
      signal,
      onStep: async (step) => {
        if (talks) say(step);
      },
    }),
  );
}

async function captureFile(path: string, address: string | undefined): Promise<SavedPage> {
  const bytes = await readGivenFile(path);
  return withScraping((scraping) => scraping.readFile(bytes, address, interruption()));
}
