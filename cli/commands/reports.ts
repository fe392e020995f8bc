import { Command, InvalidArgumentError, Option } from 'commander';
import type { AnalysisResult, Evidence } from '../../src/reports/analysis-result.schema.js';
import { oneLine } from '../../src/experiments/output/plain-text.js';
import { promptTemplateIds, type PromptTemplateId } from '../../src/reports/reports.types.js';
import { readConfig, withContext } from '../context.js';
import { inShape, readJsonFile } from '../given-file.js';
import { interruption } from '../interrupt.js';
import { complain, endWith, exitCodes, printJson, printTable, printText, Refused } from '../output.js';

interface Options {
  listing: string;
  analyst?: 'rules' | 'openai';
  template: PromptTemplateId;
  today?: Date;
  pictures?: boolean;
  json?: boolean;
}

export function reportsCommand(): Command {
  return new Command('reports').description('Write reports without an analysis in the database.').addCommand(
    new Command('write')
      .description('Write the report of a listing and print it. Nothing is saved.')
      .requiredOption(
        '--listing <file>',
        'JSON in the shape of raw_listing_data, or what "scrape --json" prints',
      )
      .addOption(new Option('--analyst <analyst>', 'default the configured one').choices(['rules', 'openai']))
      .addOption(
        new Option('--template <id>', 'the prompt for the model')
          .choices(promptTemplateIds)
          .default('default-v1'),
      )
      .option('--today <day>', 'the day whose rules apply, YYYY-MM-DD; default today', dayOf)
      .option('--pictures', "fetch and judge the listing's pictures first")
      .option('--json', 'print the analysis_result')
      .addHelpText(
        'after',
        `
Exit codes: 2 when the file holds no listing, when the model was asked for and no key is set, and when the model was
            asked for and the rules had to write (the report is printed all the same).
Examples:
  $ npx app-cli reports write --listing bostad.json --json
  $ npx app-cli reports write --listing bostad.json --analyst openai --template unbiased-v1`,
      )
      .action(async (options: Options) => {
        const result = await write(options);
        if (result.meta.fallbackReason) {
          complain(result.meta.fallbackReason);
          endWith(exitCodes.no);
        }
        if (options.json) return printJson(result);
        print(result);
      }),
  );
}

async function write({
  listing: path,
  analyst,
  template,
  today,
  pictures,
}: Options): Promise<AnalysisResult> {
  const { listingSchema } = await import('../../src/scraping/listing.schema.js');
  const { ReportsModule } = await import('../../src/reports/reports.module.js');
  const { ReportsService } = await import('../../src/reports/reports.service.js');
  const { ImageTrackingService } = await import('../../src/image-tracking/image-tracking.service.js');
  const { ConfigModule } = await import('../../src/shared/config/config.module.js');
  const record = await readJsonFile(path);
  const inner = (record as { listing?: unknown } | null)?.listing;
  const listing =
    inner == null
      ? inShape(record, listingSchema, path, 'the top level')
      : inShape(inner, listingSchema, path, 'the field "listing"');
  const config = await readConfig({ services: false });
  if (analyst === 'openai' && !config.openai)
    throw new Refused(
      'OPENAI_API_KEY is not set, so no model can write. Set it: OPENAI_API_KEY=… npx app-cli reports write …, ' +
        'or let the rules write with --analyst rules.',
    );
  class WriteModule {}
  const module = { module: WriteModule, imports: [ConfigModule.for(config), ReportsModule] };
  const signal = interruption();
  return withContext(module, async (app) => {
    const { images: photos = [], floorplans = [] } = listing;
    const { images } = pictures
      ? await app
          .get(ImageTrackingService, { strict: false })
          .track({ photos, floorplans, source: 'broker' }, { signal })
      : { images: [] };
    return app
      .get(ReportsService)
      .write(
        { listing, images, disagreements: [] },
        { signal, template, ...(analyst ? { analyst } : {}), ...(today ? { today } : {}) },
      );
  });
}

/** Noon, which is the same day in Sweden. */
function dayOf(text: string): Date {
  const day = new Date(`${text}T12:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) {
    throw new InvalidArgumentError('Write a day like 2026-11-21.');
  }
  return day;
}

function print(result: AnalysisResult): void {
  printText(`${result.verdict}  ${oneLine(result.verdictReason)}  (${result.confidence.score} %)\n`);
  if (result.redFlags.length > 0)
    printTable(
      ['SEVERITY', 'FLAG', 'WHAT'],
      result.redFlags.map(({ severity, title, description }) => [severity, title, description]),
    );
  const { unjudged = [] } = result;
  if (unjudged.length > 0)
    printTable(
      ['NOT JUDGED', 'TEXT', 'ASK'],
      unjudged.map(({ subject, evidence, ask }) => [subject, quotedIn(evidence), ask]),
    );
  const open = result.missingInfoDetails.filter(({ isFormal }) => !isFormal);
  if (open.length > 0)
    printTable(
      ['MISSING', 'ASK'],
      open.map(({ label, ask }) => [label, ask]),
    );
  const formal = result.missingInfoDetails.filter(({ isFormal }) => isFormal);
  if (formal.length > 0) printText(`Formal: ${formal.map(({ label }) => label).join(', ')}\n`);
}

const quotedIn = (evidence: readonly Evidence[]): string =>
  evidence.flatMap((proof) => (proof.kind === 'quote' ? [oneLine(proof.text)] : [])).join(' … ');
