/**
 * Removes Exif, XMP, IPTC and comments from a JPEG without touching its picture data; colour profile and the markers
 * that decoding needs stay. Returns the input when its segments cannot be followed.
 */
export function stripJpegMetadata(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!;
    const startOfScan = marker === 0xda;
    if (startOfScan) {
      kept.push(bytes.subarray(at));
      return Buffer.concat(kept);
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const isApplication = marker >= 0xe0 && marker <= 0xef;
    const isComment = marker === 0xfe;
    // APP0 (JFIF), APP2 (colour profile) and APP14 (Adobe's colour transform) change how the picture looks.
    const neededApplication = marker === 0xe0 || marker === 0xe2 || marker === 0xee;
    if (!isComment && (!isApplication || neededApplication)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return bytes;
}
