/** Chunks that a still picture is drawn from: what it holds, its transparency and background, its colours and proportions. */
const needed = new Set(
  'IHDR PLTE IDAT IEND tRNS bKGD pHYs sBIT gAMA cHRM sRGB iCCP cICP mDCV cLLI'.split(' '),
);

/** Removes from a PNG all chunks but those it is drawn from, and what follows its end; nothing else changes. Undefined when its chunks cannot be followed. */
export function stripPngMetadata(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = [bytes.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (needed.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return undefined;
}
