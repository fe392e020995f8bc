import { Readable } from 'node:stream';
import { Command } from 'commander';
import { AppError } from '../../src/shared/app-error.js';
import type { Classification } from '../../src/image-tracking/image-tracking.service.js';
import { readConfig, withContext } from '../context.js';
import { readGivenFile } from '../given-file.js';
import { exitCodes, printJson, printTable, Refused, say } from '../output.js';

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
        '\nExit codes: 2 when a file is no picture that can be judged; the others are printed.',
      )
      .action(async (files: string[], options: { json?: boolean }) => {
        const results = await classify(files);
        const judged = results.filter((result): result is Judged => !('fault' in result));
        for (const result of results) if ('fault' in result) say(`app-cli: ${result.fault}`);
        if (judged.length < results.length) process.exitCode = exitCodes.no;
        if (options.json) return printJson(judged);
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
    return Readable.from(files)
      .map(
        async (file: string) => {
          try {
            return { file, ...(await tracking.classify(await readGivenFile(file))) };
          } catch (error) {
            return { fault: faultOf(file, error) };
          }
        },
        { concurrency: atOnce },
      )
      .toArray();
  });
}

function faultOf(file: string, error: unknown): string {
  if (error instanceof Refused) return error.message;
  const fault = error instanceof AppError ? error.userMessage : String(error);
  return `${file}: ${fault}`;
}
