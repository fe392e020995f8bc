/** Start of frame: baseline, extended and progressive, all with Huffman coding. */
const usualFrames: readonly number[] = [0xc0, 0xc1, 0xc2];
const progressive = 0xc2;
const startOfScan = 0xda;
const endOfImage = 0xd9;
/**
 * Blocks that all scans of a picture read together; all of the picture is gone through for each scan. The usual ten scans of
 * a picture of 24 million pixels with whole colours read 5.3 million, of 50 million pixels 11.
 */
const mostBlocks = 12_000_000;

interface Component {
  readonly id: number;
  readonly blocks: number;
}

/**
 * Whether a JPEG is coded as cameras, phones and portals do it. Arithmetic coding, lossless frames and scans by the dozen are
 * allowed by the standard, are used by nobody, and make a small file take seconds.
 */
export function isUsualJpeg(bytes: Buffer): boolean {
  let components: readonly Component[] = [];
  let frame = 0;
  let blocks = 0;
  for (let at = nextMarker(bytes, 2); at >= 0; at = nextMarker(bytes, at)) {
    const marker = bytes[at + 1]!;
    const content = at + 4;
    const end = content + (bytes.length < content ? 0 : bytes.readUInt16BE(at + 2) - 2);
    // What is cut short is found when it is decoded.
    if (marker === endOfImage || end < content || end > bytes.length) return true;
    if (isFrame(marker)) {
      if (!usualFrames.includes(marker)) return false;
      frame = marker;
      components = componentsOf(bytes.subarray(content, end));
    } else if (marker === startOfScan) {
      const scan = bytes.subarray(content, end);
      // The whole picture in one pass, after which nothing more is read.
      if (frame !== progressive && blocks === 0 && scan[0] === components.length) return true;
      blocks += blocksOfScan(scan, components);
      if (blocks > mostBlocks) return false;
    }
    at = end;
  }
  return true;
}

/** Where the next marker with a length stands, or the picture's end; what lies before it is coded data. -1 when there is none. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) return -1;
    // 0 and 0xFF stand for nothing, 1 and 0xD0–0xD8 have no length.
    if (next > 1 && next < 0xff && (next < 0xd0 || next > 0xd8)) return at;
  }
  return -1;
}

/** Of 0xC0–0xCF all but the tables for Huffman coding (4) and the reserved one (8); the tables for arithmetic coding (12) count. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8;
}

/** The blocks of 8 × 8 samples that each component has, by the factors that it is sampled with. */
function componentsOf(frame: Buffer): Component[] {
  if (frame.length < 6) return [];
  const [height, width, count] = [frame.readUInt16BE(1), frame.readUInt16BE(3), frame[5]!];
  const own = Array.from({ length: count }, (_, index) => frame.subarray(6 + 3 * index, 9 + 3 * index));
  const sampled = own
    .filter(({ length }) => length === 3)
    .map(([id, factors]) => ({ id: id!, across: factors! >> 4, down: factors! & 15 }));
  const across = Math.max(1, ...sampled.map((each) => each.across));
  const down = Math.max(1, ...sampled.map((each) => each.down));
  return sampled.map((each) => ({
    id: each.id,
    blocks: Math.ceil((width * each.across) / across / 8) * Math.ceil((height * each.down) / down / 8),
  }));
}

function blocksOfScan(scan: Buffer, components: readonly Component[]): number {
  const ids = Array.from({ length: scan[0] ?? 0 }, (_, index) => scan[1 + 2 * index]);
  return components.filter(({ id }) => ids.includes(id)).reduce((sum, { blocks }) => sum + blocks, 0);
}
