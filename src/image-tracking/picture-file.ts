import sharp from 'sharp';
import { plainJpegSize } from './jpeg-metadata.js';
import type { Pixels } from './picture-measures.js';

/** No picture of an advert needs more; a larger one is refused by its header, before anything is decoded. */
export const maxPixels = 50_000_000;
/** Of AVIF, which takes a second of a core and 500 MB for each 25 million; no portal and no phone makes larger ones. */
export const maxAvifPixels = 25_000_000;
/** Long side of what is measured. */
const measureSide = 256;

export type FileKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'svg' | 'pdf' | 'text' | 'unknown';

/** Tells a file by its first bytes; names and content types of the outside world are not trusted. */
export function sniffKind(bytes: Buffer): FileKind {
  const ascii = bytes.toString('latin1', 0, 512);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (ascii.startsWith('RIFF') && ascii.slice(8, 12) === 'WEBP') return 'webp';
  if (ascii.startsWith('GIF8')) return 'gif';
  if (ascii.slice(4, 8) === 'ftyp' && /avi[fs]/.test(ascii.slice(8, 32))) return 'avif';
  if (ascii.startsWith('%PDF-')) return 'pdf';
  if (/^[\s\ufeff]*<(\?xml|!--|svg|!doctype svg)[^]*<svg|^[\s\ufeff]*<svg/i.test(ascii)) return 'svg';
  const printable = [...bytes.subarray(0, 512)].every((byte) => byte >= 32 || (byte >= 9 && byte <= 13));
  return bytes.length > 0 && printable ? 'text' : 'unknown';
}

export interface PictureHeader {
  readonly kind: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
  /** Pixels as shown, after the camera's own turn. */
  readonly width: number;
  readonly height: number;
  readonly turned: boolean;
  readonly animated: boolean;
  /** Exif or XMP, which may tell where and by whom a picture was taken. */
  readonly hasPrivateMetadata: boolean;
}

/** Reads a picture's header without decoding it. Throws when the header is damaged. */
export async function readHeader(bytes: Buffer, kind: PictureHeader['kind']): Promise<PictureHeader> {
  const plain = kind === 'jpeg' ? plainJpegSize(bytes) : undefined;
  if (plain) return { kind, ...plain, turned: false, animated: false, hasPrivateMetadata: false };
  const header = await sharp(bytes, { limitInputPixels: false }).metadata();
  const turned = (header.orientation ?? 1) > 1;
  return {
    kind,
    width: header.autoOrient.width,
    height: header.pageHeight ?? header.autoOrient.height,
    turned,
    animated: (header.pages ?? 1) > 1,
    hasPrivateMetadata: header.exif !== undefined || header.xmp !== undefined,
  };
}

/** Decodes a picture once, small, upright and on white. Damaged or truncated data throws. */
export async function decodeSmall(bytes: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' })
    .autoOrient()
    .resize(measureSide, measureSide, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
