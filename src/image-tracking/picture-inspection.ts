import { PictureRefused } from './image-tracking.errors.js';
import { PictureSignature } from './near-duplicates.js';
import { sniffKind } from './picture-file.js';
import { type Look, tooManyTogether } from './picture-look.js';
import type { PictureProcesses } from './picture-processes.js';

/** After so many pictures of an advert that took too long, the others are done without: each held a process for as long. */
const mostEndless = 2;

/** What one advert's pictures may take together. */
export class PictureBudget {
  private endless = 0;

  /** @param pixelsLeft of all that are decoded */
  constructor(public pixelsLeft = Infinity) {}

  get isSpent(): boolean {
    return this.endless >= mostEndless;
  }

  addEndless(): void {
    this.endless += 1;
  }
}

export interface Inspection extends Omit<Look, 'pixels'> {
  readonly signature?: PictureSignature;
}

/**
 * Looks at a file in a process of its own, see `lookAt`. Never throws for what is wrong with the file.
 * @throws PicturesBusy, and the signal's reason
 */
export async function inspectPicture(
  bytes: Buffer,
  processes: Pick<PictureProcesses, 'look'>,
  { budget = new PictureBudget(), signal }: { budget?: PictureBudget; signal?: AbortSignal } = {},
): Promise<Inspection> {
  try {
    if (budget.isSpent) throw new PictureRefused('Annonsens bilder tar för lång tid att läsa');
    const { pixels, ...seen } = await processes.look(bytes, budget.pixelsLeft, signal);
    const { header, details, fault } = seen;
    if (header && (pixels || fault?.stage === 'classification'))
      budget.pixelsLeft -= header.width * header.height;
    // Others were looked at meanwhile.
    if (header && budget.pixelsLeft < 0) return { details, header, fault: tooManyTogether };
    return pixels ? { ...seen, signature: new PictureSignature(pixels) } : seen;
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    budget.addEndless();
    const details = { format: sniffKind(bytes), fileSize: bytes.length };
    return { details, fault: { stage: 'format', reason: error.fault, isUnread: true } };
  }
}
