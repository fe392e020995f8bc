import PostalMime from 'postal-mime';

/** A page as browsers save it in one file (RFC 2557). Its pictures are read from their own addresses, as always. */
export interface SavedArchive {
  readonly html: string;
  /** The page's own address, when the archive names it. */
  readonly url?: string;
}

/** Whether the bytes begin like a MIME message, as .mhtml and .mht files do. */
export function isMhtml(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 4096)).toString('latin1');
  return (
    /^\s*(from|subject|date|mime-version|snapshot-content-location|content-type):/i.test(head) &&
    /^content-type:\s*(multipart\/related|text\/html)/im.test(head)
  );
}

/** Bytes of a part's headers, depth of parts within parts, parts in all that are looked at for the page. */
const limits = { head: 65_536, depth: 5, parts: 200 };

/** @returns undefined when the archive holds no page */
export async function openMhtml(bytes: Uint8Array): Promise<SavedArchive | undefined> {
  const message = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const html = await firstPage(message);
  if (!html) return undefined;
  const { headers } = await PostalMime.parse(message.subarray(0, limits.head), {
    maxNestingDepth: limits.depth,
  });
  const url = headers.find(({ key }) => key === 'snapshot-content-location')?.value;
  return { html, ...(url ? { url } : {}) };
}

/** The first part that is a page. Frames are parts of their own after it: advertisements, mostly. */
async function firstPage(
  message: Buffer,
  left = { parts: limits.parts },
  depth = 0,
): Promise<string | undefined> {
  const boundary = boundaryOf(message);
  if (boundary === undefined) return (await PostalMime.parse(message)).html;
  if (depth === limits.depth) return undefined;
  for (const part of partsOf(message, boundary)) {
    left.parts -= 1;
    if (left.parts < 0) return undefined;
    const html = await firstPage(part, left, depth + 1);
    if (html) return html;
  }
  return undefined;
}

/** What parts the message, when it is in parts. */
function boundaryOf(message: Buffer): string | undefined {
  const [head] = message.toString('latin1', 0, limits.head).split(/\r?\n\r?\n/, 1);
  const lines = head!.replace(/\r?\n[ \t]+/g, ' ');
  const type = /^content-type:[ \t]*multipart\/.*/im.exec(lines)?.[0];
  const [, quoted, bare] = /;[ \t]*boundary=(?:"([^"]+)"|([^\s";]+))/i.exec(type ?? '') ?? [];
  return quoted ?? bare;
}

function* partsOf(message: Buffer, boundary: string): Generator<Buffer> {
  const mark = Buffer.from(`\n--${boundary}`, 'latin1');
  let start: number | undefined;
  for (let at = message.indexOf(mark); at >= 0; at = message.indexOf(mark, at + 1)) {
    const next = message.toString('latin1', at + mark.length, at + mark.length + 2);
    // Another boundary may begin with the same letters.
    if (!/^(?:--|[ \t\r\n]|$)/.test(next)) continue;
    if (start !== undefined) yield message.subarray(start, at);
    if (next === '--') return;
    const line = message.indexOf('\n', at + mark.length);
    if (line < 0) return;
    start = line + 1;
  }
  if (start !== undefined) yield message.subarray(start);
}
