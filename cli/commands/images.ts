import { Readable } from 'node:stream';
import { Command } from 'commander';
import { AppError } from '../../src/shared/app-error.js';
import type { Classification } from '../../src/image-tracking/image-tracking.service.js';
import { readConfig, withContext } from '../context.js';
import { readGivenFile } from '../given-file.js';
import { interruption } from '../interrupt.js';
import { complain, endWith, exitCodes, printJson, printTable, Refused } from '../output.js';
import { startProgress } from '../progress.js';

/** Files read and decoded at one time. */
const atOnce = 2;

type Judged = Classification & { readonly file: string };

export function imagesCommand(): Command {
  return new Command('images').description('Look at pictures as an analysis does.').addCommand(
    new Command('classify')
      .description('Tell floor plans from photos.')
      .argument('<files...>', 'JPEG, PNG, WebP, AVIF or GIF')
      .option('--json', 'print [{file, isFloorplan, confidence, edgeDensity, colorVariance, brightness}]')
      .addHelpText(
        'after',
        `
Exit codes: 2 when a file is no picture that can be judged; the others are printed.
Examples:
  $ npx app-cli images classify plan.png rum.jpg
  $ npx app-cli images classify bilder/*.jpg --json`,
      )
      .action(async (files: string[], options: { json?: boolean }) => {
        const results = await classify(files);
        const judged = results.filter((result): result is Judged => !('fault' in result));
        for (const result of results) if ('fault' in result) complain(result.fault);
        if (judged.length < results.length) endWith(exitCodes.no);
        if (options.json) return printJson(judged);
        if (judged.length === 0) return;
        printTable(
          ['FILE', 'KIND', 'CONFIDENCE', 'EDGES', 'COLOURS', 'BRIGHTNESS'],
          judged.map(({ file, isFloorplan, confidence, edgeDensity, colorVariance, brightness }) => [
            file,
            isFloorplan ? 'floorplan' : 'photo',
            `${confidence} %`,
            edgeDensity,
            colorVariance,
            brightness,
          ]),
        );
      }),
  );
}

/** Each file's judgement or fault, in the order given. */
async function classify(files: readonly string[]): Promise<(Judged | { fault: string })[]> {
  const { ImageTrackingModule } = await import('../../src/image-tracking/image-tracking.module.js');
  const { ImageTrackingService } = await import('../../src/image-tracking/image-tracking.service.js');
  const { ConfigModule } = await import('../../src/shared/config/config.module.js');
  const config = await readConfig({ services: false });
  class PicturesModule {}
  const module = { module: PicturesModule, imports: [ConfigModule.for(config), ImageTrackingModule] };
  return withContext(module, (app) => {
    const tracking = app.get(ImageTrackingService);
    const signal = interruption();
    const progress = startProgress(files.length);
    const judge = async (file: string) => {
      signal.throwIfAborted();
      try {
        return { file, ...(await tracking.classify(await readGivenFile(file))) };
      } catch (error) {
        return { fault: faultOf(file, error) };
      } finally {
        progress.step(file);
      }
    };
    return Readable.from(files)
      .map(judge, { concurrency: atOnce })
      .toArray()
      .finally(() => progress.stop());
  });
}

function faultOf(file: string, error: unknown): string {
  if (error instanceof Refused) return error.message;
  const fault = error instanceof AppError ? error.userMessage : String(error);
  return `${file}: ${fault}`;
}
