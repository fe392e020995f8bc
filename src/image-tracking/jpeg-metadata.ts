const startOfScan = 0xda;
const endOfImage = 0xd9;
/** APP1, which holds Exif and XMP. */
const exif = 0xe1;

/** What changes how a picture looks, by its marker and the name it begins with. */
const applicationData: Readonly<Record<number, string>> = {
  0xe0: 'JFIF\0',
  0xe2: 'ICC_PROFILE\0',
  0xee: 'Adobe',
};

/**
 * Removes Exif, XMP, IPTC, comments, further pictures and what follows the picture's end from a JPEG, without touching
 * its picture data; colour profile and the markers that decoding needs stay. Undefined when its segments cannot be
 * followed.
 */
export function stripJpegMetadata(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let at = 2;
  let hasPicture = false;
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1]!;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfImage) {
      kept.push(bytes.subarray(at, at + 2));
      break;
    }
    if (at + 4 > bytes.length) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker === startOfScan) {
      const next = endOfScan(bytes, end);
      kept.push(bytes.subarray(at, next));
      hasPicture = true;
      at = next;
      continue;
    }
    if (isNeeded(marker, bytes, at)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return hasPicture ? Buffer.concat(kept) : undefined;
}

/** JFIF, colour profile and Adobe's colour transform change how a picture looks; other application data do not. */
function isNeeded(marker: number, bytes: Buffer, at: number): boolean {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  const name = applicationData[marker];
  return name !== undefined && bytes.toString('latin1', at + 4, at + 4 + name.length) === name;
}

/** In coded data 0xFF is followed by 0 or a restart marker; anything else is the next marker. */
function endOfScan(bytes: Buffer, from: number): number {
  for (
    let at = bytes.indexOf(0xff, from);
    at >= 0 && at + 1 < bytes.length;
    at = bytes.indexOf(0xff, at + 1)
  ) {
    const next = bytes[at + 1]!;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/**
 * Width and height in pixels of a JPEG that has no Exif and no XMP, so that nothing turns it. Undefined for any other,
 * and where its segments cannot be followed to the first scan.
 */
export function plainJpegSize(bytes: Buffer): { width: number; height: number } | undefined {
  let size: { width: number; height: number } | undefined;
  for (let at = 2; at + 9 <= bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1]!;
    if (bytes[at] !== 0xff || marker < 0xc0 || marker === exif) return undefined;
    if (marker === startOfScan) return size;
    if (isStartOfFrame(marker))
      size = { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    // Some cameras write a height of 0 and tell it after the scan.
    if (size && (size.width === 0 || size.height === 0)) return undefined;
  }
  return undefined;
}

/** Of 0xC0–0xCF all but the tables for Huffman coding (4), for arithmetic coding (12) and the reserved one (8). */
function isStartOfFrame(marker: number): boolean {
  return marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}
