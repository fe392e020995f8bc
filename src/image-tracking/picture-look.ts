import type { FilterDecision } from './image-tracking.types.js';
import { isUsualJpeg } from './jpeg-scans.js';
import {
  decodeSmall,
  type FileKind,
  maxAvifPixels,
  maxPixels,
  type PictureHeader,
  readHeader,
  sniffKind,
} from './picture-file.js';
import { measurePicture, type PictureMeasures, type Pixels } from './picture-measures.js';

const minFileBytes = 1_500;
const minShortSide = 150;
const minLongSide = 240;
const maxSideRatio = 5;
const unusual = 'Bilden är kodad på ett ovanligt sätt. Öppna den och spara den som en vanlig JPEG';
const heic = 'Bilden är i Apples format HEIC, som inte går att läsa här. Dela eller spara den som JPEG';

export interface PictureFault {
  /** The stage at which such a picture is filtered. */
  readonly stage: 'format' | 'size' | 'classification';
  /** Swedish. */
  readonly reason: string;
  /** The file may hold a picture that is worth seeing, and could not be decoded. */
  readonly isUnread?: boolean;
  /** It may not be stored. */
  readonly isWithoutRoom?: true;
}

export const tooManyTogether: PictureFault = {
  stage: 'size',
  reason: 'Annonsens bilder har för många pixlar tillsammans',
  isUnread: true,
};

/** What one file is: as much as could be read of it before a fault, if it has one. */
export interface Look {
  readonly details: NonNullable<FilterDecision['details']>;
  readonly header?: PictureHeader;
  readonly fault?: PictureFault;
  readonly measures?: PictureMeasures;
  /** The picture, small. */
  readonly pixels?: Pixels;
}

/**
 * Looks at a file: its kind by its first bytes, its header, its size, and once, small, its pixels. Never throws for what
 * is wrong with the file. What takes long, or memory, is for the caller to end: see `PictureProcesses`.
 * @param pixelsLeft a picture of more is not decoded
 */
export async function lookAt(bytes: Buffer, pixelsLeft: number): Promise<Look> {
  const kind = sniffKind(bytes);
  const file = { format: kind, fileSize: bytes.length };
  const faulty = (stage: PictureFault['stage'], reason: string, isUnread = false) => ({
    fault: { stage, reason, isUnread },
  });
  if (isHeic(bytes)) return { details: file, ...faulty('format', heic, true) };
  if (!isPicture(kind)) return { details: file, ...faulty('format', formatFault(bytes, kind)) };
  if (kind === 'jpeg' && !isUsualJpeg(bytes)) return { details: file, ...faulty('format', unusual, true) };
  let header: PictureHeader;
  try {
    header = await readHeader(bytes, kind);
  } catch {
    return { details: file, ...faulty('format', 'Filens huvud är skadat', true) };
  }
  const { width, height } = header;
  const details = { ...file, width, height };
  const count = width * height;
  const most = kind === 'avif' ? maxAvifPixels : maxPixels;
  if (count > most) return { details, header, ...faulty('size', tooManyPixels(count, most), true) };
  const shape = shapeFault(bytes.length, width, height);
  if (shape) return { details, header, ...faulty('size', shape) };
  if (count > pixelsLeft) return { details, header, fault: tooManyTogether };
  try {
    const pixels = await decodeSmall(bytes);
    return { details, header, measures: measurePicture(pixels), pixels };
  } catch {
    return { details, header, ...faulty('classification', 'Bilddatan är skadad', true) };
  }
}

function isPicture(kind: FileKind): kind is PictureHeader['kind'] {
  return kind === 'jpeg' || kind === 'png' || kind === 'webp' || kind === 'avif' || kind === 'gif';
}

function formatFault(bytes: Buffer, kind: FileKind): string {
  if (kind === 'svg') return 'Vektorgrafik (svg), oftast en ikon eller logotyp';
  if (kind === 'pdf') return 'Filen är en PDF, ingen bild';
  if (kind === 'text') return 'Filen är text, ingen bild';
  return bytes.length === 0 ? 'Filen är tom' : 'Filen är ingen bild i ett känt format';
}

/** HEIF files whose pictures are coded with HEVC, as phones write them; decoders for it are not free to ship. */
function isHeic(bytes: Buffer): boolean {
  const brands = bytes.toString('latin1', 4, Math.min(bytes.length, 40));
  return brands.startsWith('ftyp') && /hei[cxms]|hev[cx]|mif1|msf1/.test(brands) && !/avi[fs]/.test(brands);
}

function tooManyPixels(count: number, most: number): string {
  return `För många pixlar: ${Math.round(count / 1e6)} miljoner, gränsen är ${most / 1e6}`;
}

/** Of buttons, lines and banners. */
function shapeFault(fileSize: number, width: number, height: number): string | undefined {
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  if (short < minShortSide || long < minLongSide) return `För liten: ${width} × ${height} px`;
  if (long / short > maxSideRatio) return `För avlång: ${width} × ${height} px`;
  if (fileSize < minFileBytes) return `För liten fil: ${fileSize} B`;
  return undefined;
}
