/** Chunks that a still picture is drawn from: what it holds, its transparency, its colour profile. */
const needed = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);
/** Marks in the first byte of VP8X that Exif and XMP follow. */
const tellsMetadata = 0x08 | 0x04;

/**
 * Removes from a WebP that does not move all chunks but those it is drawn from, and what follows its end; nothing else
 * changes. Undefined when its chunks cannot be followed, or hold no picture.
 */
export function stripWebpMetadata(bytes: Buffer): Buffer | undefined {
  const most = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  const kept: Buffer[] = [];
  let hasPicture = false;
  for (let at = 12; at + 8 <= most;) {
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (end > bytes.length) return undefined;
    const name = bytes.toString('latin1', at, at + 4);
    if (needed.has(name)) kept.push(bytes.subarray(at, end));
    hasPicture ||= name === 'VP8 ' || name === 'VP8L';
    at = end;
  }
  if (!hasPicture) return undefined;
  const whole = Buffer.concat([bytes.subarray(0, 12), ...kept]);
  whole.writeUInt32LE(whole.length - 8, 4);
  if (whole.toString('latin1', 12, 16) === 'VP8X') whole[20]! &= ~tellsMetadata;
  return whole;
}
