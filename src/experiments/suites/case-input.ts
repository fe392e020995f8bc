import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ImageTrackingService } from '../../image-tracking/image-tracking.service.js';
import type { TrackedImage } from '../../image-tracking/image-tracking.types.js';
import type { ReportInput } from '../../reports/reports.types.js';
import { AppError } from '../../shared/app-error.js';
import type { CasePicture, GoldenCase } from './case.schema.js';
import { SuiteInvalid } from './suites.errors.js';

/**
 * What the report of a case is written from.
 * @param folder absolute, that its pictures are relative to
 * @param tracking stores the pictures that the case has as files
 * @throws SuiteInvalid when such a file is no picture that can be used
 */
export async function caseInput(
  golden: GoldenCase,
  folder: string,
  tracking: Pick<ImageTrackingService, 'accept'>,
): Promise<ReportInput> {
  const { name, listing, disagreements, documents, ownPrices } = golden;
  const images: TrackedImage[] = [];
  for (const [index, picture] of golden.pictures.entries()) {
    const { kind, file } = picture;
    const stored =
      file === undefined
        ? countedOnly(picture, `${name}/${index}`)
        : await accepted(resolve(folder, file), name, tracking);
    images.push({ url: `bild:${index + 1}`, kind, confidence: 100, ...stored });
  }
  return { listing, images, disagreements, documents, ...(ownPrices ? { ownPrices } : {}) };
}

type Stored = Omit<TrackedImage, 'url' | 'kind' | 'confidence'>;

/** Its content is nowhere, so that the rules count it and no model is shown it. */
function countedOnly({ width, height }: CasePicture, name: string): Stored {
  const sha256 = createHash('sha256').update(name).digest('hex');
  return { sha256, width, height, fileSize: 0, format: 'jpeg' };
}

async function accepted(
  path: string,
  name: string,
  tracking: Pick<ImageTrackingService, 'accept'>,
): Promise<Stored> {
  try {
    return await tracking.accept(await readFile(path));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new SuiteInvalid(`case ${name}: ${path} is no picture that can be used`);
  }
}
