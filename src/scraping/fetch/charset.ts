/** Byte order marks outrank every declaration (the Encoding Standard, section 6). */
const marks: readonly [string, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * Text of an HTML body in the charset that its byte order mark, its header or its own meta tag names. When none does:
 * UTF-8, or the Western charset of older Swedish pages when the bytes are no UTF-8.
 */
export function decodeHtml(body: Buffer, contentType: string | undefined): string {
  const declared =
    marks.find(([, mark]) => mark.every((byte, index) => body[index] === byte))?.[0] ??
    /charset=["']?\s*([\w-]+)/i.exec(contentType ?? '')?.[1] ??
    /<meta[^>]{1,200}charset=["']?\s*([\w-]+)/i.exec(body.toString('latin1', 0, 4096))?.[1];
  return (declared && decode(body, declared)) ?? decode(body, 'utf-8', true) ?? decode(body, 'windows-1252')!;
}

/** Undefined when there is no such charset, or, when it must fit, the bytes are not of it. */
function decode(body: Buffer, charset: string, fatal = false): string | undefined {
  try {
    return new TextDecoder(charset, { fatal }).decode(body);
  } catch {
    return undefined;
  }
}
